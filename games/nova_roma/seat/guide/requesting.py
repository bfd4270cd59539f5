"""Petitions: another action as strong as can be paid, and how it begins."""

from __future__ import annotations

from games.core.guiding import Answer
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.seat.guide.opening import Opening, fitting
from games.nova_roma.seat.guide.openings import openings
from games.nova_roma.seat.view import View
from games.nova_roma.terms import MARKER_PRICE, Action
from games.nova_roma.words.labels import ACTION_TEXT

MOST_REQUESTS = 10
FREE_TO_BEGIN: tuple[Action, ...] = ("trade", "upgrade")  # whatever one has
LONG_WAYS: tuple[Action, ...] = ("race", "sail")  # lanes, markers, harbours: too much for a button
REQUESTED: tuple[Action, ...] = (
    "build", "sail", "race", "produce", "recruit", *FREE_TO_BEGIN,
)  # fmt: skip


def requested(view: View, seat: Seat, strength: int) -> list[list[Opening]]:
    """The actions alone, and those of them that begin in few ways with how they do."""
    k = min(strength, view.players[seat].influence)
    if not k:
        return [[]]
    begun = {action: _begun(view, seat, action, k) for action in REQUESTED}
    possible = [action for action in REQUESTED if any(begun[action]) or action in FREE_TO_BEGIN]
    alone = {action: [_request(view, seat, action, k, None)] for action in possible}
    ways = {
        action: [
            alone[action],
            *([_request(view, seat, action, k, way) for way in level] for level in begun[action]),
        ]
        for action in possible
        if action != "trade"  # goods of one's choice are what it is for
    } | {"trade": [alone["trade"]]}
    further = fitting(ways, MOST_REQUESTS)
    return [[way for (way,) in alone.values()], [way for each in further.values() for way in each]]


def _begun(view: View, seat: Seat, action: Action, k: int) -> list[list[Opening]]:
    """As far as a button can say it."""
    found = openings(view, seat, action, k)
    return found[:1] if action in LONG_WAYS else found


def _request(view: View, seat: Seat, action: Action, k: int, way: Opening | None) -> Opening:
    label = Text("do-request", {"action": ACTION_TEXT[action], "n": k})
    answers: tuple[Answer, ...] = ((f"{action}:{k}",),)
    if way:
        label = Text("join-request", {"request": label, "what": way.label})
        answers = (*answers, *way.answers)
    if _is_asked_for_marker(view, seat):
        label = Text("join-no-marker", {"what": label})
        answers = (("none",), *answers)
    return Opening(label, answers, way.hint if way else None, way.spot if way else action)


def _is_asked_for_marker(view: View, seat: Seat) -> bool:
    if len(view.players) == 1 or view.marker_claimed is not None:
        return False
    is_first = seat == view.first_player and view.lap == 1
    return view.players[seat].influence >= MARKER_PRICE and not is_first
