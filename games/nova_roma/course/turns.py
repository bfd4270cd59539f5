"""One turn: claim, place a patrician, two actions, claim, refill."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.nova_roma.actions.concluding import do_without, forgo
from games.nova_roma.actions.obstacles import obstacle, obstacle_in_detail
from games.nova_roma.actions.perform import can_perform, perform
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.course.order import clockwise
from games.nova_roma.course.refill import refill
from games.nova_roma.forum import actions_at, free_squares, strengths_at
from games.nova_roma.mosaic.claiming import claim, claims_offered
from games.nova_roma.state import State, Turn
from games.nova_roma.terms import LAPS, Action
from games.nova_roma.words.labels import ACTION_HINT, ACTION_TEXT, chained

SPACED_LAPS = (1, 2)  # after these turns of a round a legionnaire is placed, with two players


class Placement(Struct, frozen=True):
    square: str


class Claim(Struct, frozen=True):
    field: str


class Doing(Struct, frozen=True):
    what: Literal["do", "forgo"]
    action: Action
    strength: int


First: TypeAlias = "Placement | Claim"


def turn(table: Table, s: State) -> Steps[None]:
    t, seat = Chronicle(table), Seat(s.active)
    yield from _place_patrician(t, s, seat)
    yield from _two_actions(t, s, seat)
    yield from _claim_at_the_end(t, s, seat)
    if s.players[seat].legionnaires and s.lap in SPACED_LAPS:
        yield from _place_legionnaire(t, s, seat)
    refill(t, s)
    s.turn = Turn()
    _pass_on(s)


def _pass_on(s: State) -> None:
    """The next player clockwise, the next lap, or the end of the round."""
    order = clockwise(s, s.first_player)
    at = order.index(Seat(s.active)) + 1
    if at < len(order):
        s.active = order[at]
        return
    s.active = s.first_player
    if s.lap < LAPS:
        s.lap += 1
        s.phase = "legionnaires" if s.automa else "turn"
    else:
        s.phase = "cleanup"


# ---- the patrician ----------------------------------------------------------------------------


def _place_patrician(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    """Before the patrician an achievement may be claimed, in the same question."""
    while True:
        offers: list[Offer[First]] = [
            _square_offered(s, seat, square) for square in free_squares(s)
        ]
        claims = _claims(s, seat)
        offers += claims
        key = "ask-patrician-or-claim" if claims else "ask-patrician"
        example = _brings(s, seat, free_squares(s)[0])
        prompt = Text(key, {"round": s.round, "lap": s.lap, **example})
        what = yield from pick(seat, "nova.patrician", prompt, offers)
        if isinstance(what, Placement):
            break
        yield from claim(t, s, seat, what.field)
    square = what.square
    s.patricians[square] = seat
    s.turn.square = square
    s.turn.pending = list(actions_at(s, square))
    row, column = (ACTION_TEXT[action] for action in s.turn.pending)
    t.tell("told-patrician", who=who(seat), square=square, row=row, column=column)


def _brings(s: State, seat: Seat, square: str) -> dict[str, Value]:
    """Both actions of a square and how strong they would be."""
    row, column = (ACTION_TEXT[action] for action in actions_at(s, square))
    r, c = strengths_at(s, seat, square)
    return {"square": square, "row": row, "r": r, "column": column, "c": c}


def _claims(s: State, seat: Seat) -> list[Offer[First]]:
    return [Offer(o.option, Claim(o.thing)) for o in claims_offered(s, seat, beside=True)]


def _square_offered(s: State, seat: Seat, square: str) -> Offer[First]:
    label = Text("do-square", _brings(s, seat, square))
    return offer(Placement(square), square, label, group=f"row{square[1]}", spot=square)


# ---- the actions ------------------------------------------------------------------------------


def _two_actions(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    """In any order; each is performed or forgone for a coin."""
    assert s.turn.square
    strengths = dict(zip(s.turn.pending, strengths_at(s, seat, s.turn.square), strict=True))
    while s.turn.pending:
        possible = [a for a in s.turn.pending if can_perform(s, seat, a, strengths[a])]
        blocked = [a for a in s.turn.pending if a not in possible]
        offers = [
            *(_action_offered(action, strengths[action]) for action in possible),
            *(_forgoing_offered(action) for action in s.turn.pending),
        ]
        prompt = _ask_action(
            len(s.turn.pending),
            {a: obstacle_in_detail(s, seat, a, strengths[a]) for a in blocked},
        )
        doing = yield from pick(seat, "nova.action", prompt, offers)
        s.turn.pending.remove(doing.action)
        if doing.what == "do":
            yield from perform(t, s, seat, doing.action, doing.strength)
        elif doing.action in blocked:
            do_without(t, s, seat, doing.action, obstacle(s, seat, doing.action))
        else:
            forgo(t, s, seat, doing.action)


def _ask_action(n: int, blocked: Mapping[Action, Text]) -> Text:
    """Which action first, and why one is not offered."""
    ask = Text("ask-action", {"n": n})
    if not blocked:
        return ask
    reasons = [
        Text("blocked", {"action": ACTION_TEXT[action], "why": why})
        for action, why in blocked.items()
    ]
    return Text("ask-action-blocked", {"ask": ask, "blocked": chained(reasons)})


def _action_offered(action: Action, strength: int) -> Offer[Doing]:
    label = Text("do-action", {"action": ACTION_TEXT[action], "strength": strength})
    doing = Doing("do", action, strength)
    return offer(doing, f"do:{action}", label, ACTION_HINT[action], group="do", spot=action)


def _forgoing_offered(action: Action) -> Offer[Doing]:
    label = Text("do-forgo", {"action": ACTION_TEXT[action]})
    return offer(Doing("forgo", action, 0), f"forgo:{action}", label, group="forgo")


# ---- the end of the turn ----------------------------------------------------------------------


def _claim_at_the_end(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    claims = claims_offered(s, seat)
    if not claims:
        return
    none: Offer[str] = offer("", "none", Text("do-claim-none"))
    field = yield from pick(seat, "nova.claim", Text("ask-claim"), [*claims, none])
    if field:
        yield from claim(t, s, seat, field)


def _place_legionnaire(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    offers = [_blocking_offered(s, square) for square in free_squares(s)]
    square = yield from pick(seat, "nova.legionnaire", Text("ask-legionnaire"), offers)
    s.legionnaires.append(square)
    s.players[seat].legionnaires -= 1
    t.tell("told-legionnaire", who=who(seat), square=square)


def _blocking_offered(s: State, square: str) -> Offer[str]:
    row, column = actions_at(s, square)
    values: dict[str, Value] = {
        "square": square,
        "row": ACTION_TEXT[row],
        "column": ACTION_TEXT[column],
    }
    label = Text("do-block", values)
    return offer(square, square, label, group=f"row{square[1]}", spot=square)
