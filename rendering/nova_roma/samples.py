"""What the gallery shows of Nova Roma: every number of players, from the draft to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from games.nova_roma import GAME
from games.nova_roma.city import free_places, mask_of
from games.nova_roma.squares import SQUARES
from games.nova_roma.terms import ZONES
from games.nova_roma.view import View
from rendering.fixtures import Position, Sample, play
from rendering.frame import Frame, Language
from rendering.nova_roma.crowding import crowded

ENDLESS = 10_000
LONG_NAMES = ("Wolfeschlegelsteinhausen", "Gaius 🦁", "李明", "Maximiliane von Hohenlohe")


class Stop(NamedTuple):
    """Where a game is looked at; the seeds give busy ones."""

    name: str
    seats: int
    seed: int
    share: float  # of the whole game


STOPS = (
    Stop("start", 1, 1, 0.02),
    Stop("start", 2, 1, 0.02),
    Stop("start", 4, 2, 0.02),
    Stop("middle", 1, 6, 0.5),
    Stop("middle", 2, 3, 0.5),
    Stop("middle", 3, 4, 0.5),
    Stop("middle", 4, 5, 0.5),
    Stop("late", 2, 7, 0.95),
    Stop("late", 4, 5, 0.97),
)
ENDS = tuple(Stop("end", seats, seats + 4, 1) for seats in GAME.seats)


def samples(language: Language) -> Iterator[Sample]:
    for stop in STOPS:
        game = play(GAME, stop.seats, stop.seed, ENDLESS, language=language)
        at = game[int((len(game) - 1) * stop.share)]
        yield Sample(f"{stop.name}{stop.seats}", "board", at.view, at.frame)
        if stop.name != "start":
            yield Sample(f"hand-{stop.name}{stop.seats}", "hand", at.own, _some_playable(at))
    yield from _placing(game)
    yield from _full(at)
    yield from _drafts(language)
    for stop in ENDS:
        end = play(GAME, stop.seats, stop.seed, ENDLESS, language=language, to_the_end=True)[-1]
        yield Sample(f"{stop.name}{stop.seats}", "final", end.view, end.frame)


def read(data: bytes) -> View:
    return msgspec.json.decode(data, type=View)


# ---- questions --------------------------------------------------------------------------------


def _placing(game: list[Position]) -> Iterator[Sample]:
    """A patrician to be placed, then a building from its orientation to the last question."""
    at = _first(game, lambda view: view.phase == "turn" and view.turn.square is None)
    free = {token.square for token in read(at.view).forum.tokens}
    marks = {square: square for square in SQUARES if square not in free}
    yield Sample("mark-forum", "board", at.view, replace(at.frame, marks=marks))
    at = _first(game, lambda view: bool(view.turn.planned and not view.turn.planned.orientation))
    yield Sample("plan-orientation", "board", at.view, at.frame)
    at = _first(game, _is_oriented)
    yield Sample("plan-spot", "board", at.view, replace(at.frame, marks=_anchors(read(at.view))))
    at = _first(game, lambda view: bool(view.turn.planned and view.turn.planned.cells))
    yield Sample("plan-confirm", "board", at.view, at.frame)


def _is_oriented(view: View) -> bool:
    planned = view.turn.planned
    return planned is not None and planned.orientation is not None and not planned.cells


def _anchors(view: View) -> dict[str, str]:
    """First cells of the places for the building in hand."""
    planned = view.turn.planned
    assert planned is not None
    taken = mask_of(cell for building in view.buildings for cell in building.cells)
    places = [place for group in free_places(planned.shape, ZONES, taken) for place in group]
    fit = [p for p in places if (p.zone, p.orientation) == (planned.zone, planned.orientation)]
    return {place.anchor: place.anchor for place in fit}


def _first(game: list[Position], fits: Callable[[View], bool]) -> Position:
    return next(position for position in game if fits(read(position.view)))


def _drafts(language: Language) -> Iterator[Sample]:
    variant = {"mosaic_draft": "on", "follower_draft": "on"}
    game = play(GAME, 4, 3, 16, language=language, variant=variant)
    yield Sample("draft-mosaic", "board", game[5].view, game[5].frame)
    yield Sample("draft-followers", "hand", game[-1].own, _some_playable(game[-1]))


# ---- more than enough -------------------------------------------------------------------------


def _full(at: Position) -> Iterator[Sample]:
    """Fuller than any game gets, with the longest names, and much of it new."""
    full = crowded(read(at.view))
    before = replace(
        full,
        buildings=full.buildings[:-2],
        ships=full.ships[1:] + full.ships[:1],
        scores=tuple(replace(score, goals=score.goals + 3) for score in full.scores),
        players=tuple(replace(player, coins=3, influence=7) for player in full.players),
    )
    frame = replace(at.frame, names=LONG_NAMES, before=msgspec.json.encode(before))
    view = msgspec.json.encode(full)
    yield Sample("full4", "board", view, frame)
    yield Sample("compact4", "board", view, replace(frame, style="compact"))
    yield Sample("hand-large", "hand", *_large_hand(at))


def _large_hand(at: Position) -> tuple[bytes, Frame]:
    own = crowded(read(at.own))
    assert own.seat is not None
    hand = tuple(f"FO{n:02}" for n in range(3, 15))
    mine = replace(own.players[own.seat], hand=hand, hand_size=len(hand))
    players = tuple(mine if p.seat == own.seat else p for p in own.players)
    return msgspec.json.encode(replace(own, players=players)), replace(at.frame, playable=hand[2:6])


def _some_playable(at: Position) -> Frame:
    """One card marked, as the bot would mark those among the options."""
    own = read(at.own)
    mine = own.players[own.seat] if own.seat is not None else None
    cards = (*(mine.pack or ()), *(mine.hand or ())) if mine else ()
    return replace(at.frame, playable=cards[:1])
