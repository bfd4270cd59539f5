"""The course of the game: what comes next, up to the next checkpoint (specification 7).

A segment is as much of a player's turn as can still be taken back: it ends when something was
shown or chance was used (nobody can go back behind that anyway), when the turn passes on, and
where its choices become too many for one tail.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from games.core.asking import Offer, offer, pick
from games.core.contract import SELDOM, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.romolo_o_remo.course.activation import activate, designate, farm_hexes
from games.romolo_o_remo.ending.elimination import eliminate
from games.romolo_o_remo.ending.trigger import check_trigger, count_points, pass_on
from games.romolo_o_remo.kings import has
from games.romolo_o_remo.map.limits import trim
from games.romolo_o_remo.map.people import units_of
from games.romolo_o_remo.opening.starting import draw_lots, lay_zones, place_first, take_gifts
from games.romolo_o_remo.solo.rival import rivals_turn
from games.romolo_o_remo.state import Phase, State, Turn, Unit
from games.romolo_o_remo.supply.phase import supply
from games.romolo_o_remo.terms import REST_COINS
from games.romolo_o_remo.war.attack import attacks, combat, is_abroad
from games.romolo_o_remo.words.labels import unit_label, unit_spot

CUT_AFTER = 30  # questions: one more activation keeps the tail below 60
Command: TypeAlias = Literal["end", "raze", "architectus"]

SETTING_UP: dict[Phase, Callable[[Table, State], Steps[None]]] = {
    "lots": draw_lots,
    "zones": lay_zones,
    "gifts": take_gifts,
    "placing": place_first,
}


def segment(t: Table, s: State) -> Steps[None] | None:
    if s.phase == "over":
        return None
    if s.phase in SETTING_UP:
        return SETTING_UP[s.phase](t, s)
    if s.phase == "rival":
        return rivals_turn(t, s)
    return _stretch(t, s)


def _stretch(t: Table, s: State) -> Steps[None]:
    """A part of a turn, or all of it."""
    seat = s.active
    s.turn.revealed = False
    asked = 0
    while asked < CUT_AFTER and not s.turn.revealed:
        asked += yield from _counted(PARTS[s.phase](t, s, seat))
        if not s.players[seat].alive and not s.result:
            check_trigger(t, s)
            pass_on(t, s)
        if s.result or s.phase in ("start", "rival"):
            return


def _counted(steps: Steps[None]) -> Steps[int]:
    """Runs steps and gives the number of questions asked on the way."""
    asked = 0
    try:
        ask = next(steps)
        while True:
            answers = yield ask
            asked += 1
            ask = steps.send(answers)
    except StopIteration:
        return asked


# ---- the start of a turn ----------------------------------------------------------------------


def begin_turn(t: Table, s: State, seat: int) -> Steps[None]:
    player = s.players[seat]
    if player.conceded:
        t.tell("told-gives-up", who=who(seat))
        eliminate(t, s, seat)
        return
    if s.endgame or not units_of(s, seat, "worker"):
        wish = yield from _choose_start(s, seat)
        if wish == "end_game":
            t.tell("told-ends-game", who=who(seat))
            count_points(t, s, "ended")
            return
        if wish == "give_up":
            t.tell("told-gives-up", who=who(seat))
            eliminate(t, s, seat)
            return
    if s.endgame:
        player.endgame_turns += 1
    open_turn(s, seat)
    t.tell("told-turn", who=who(seat), round=s.round)


def open_turn(s: State, seat: int) -> None:
    """Forgets what was done in the turn before."""
    s.turn_no += 1
    s.turn = Turn(revealed=s.turn.revealed)
    for u in s.units:
        if u.owner == seat:
            u.activated = u.retreated = False
            u.left = 0
    s.phase = "action"


def _choose_start(s: State, seat: int) -> Steps[str]:
    offers = [offer("play", "play", Text("do-play-on"))]
    if s.endgame:
        offers.append(offer("end_game", "end_game", Text("do-end-game"), Text("hint-end-game")))
    if not units_of(s, seat, "worker"):
        offers.append(offer("give_up", "give_up", Text("do-give-up"), Text("hint-give-up")))
    key = "ask-endgame" if s.endgame else "ask-no-workers"
    return (yield from pick(Seat(seat), "romolo.start", Text(key), offers))


# ---- the three phases -------------------------------------------------------------------------


def act(t: Table, s: State, seat: int) -> Steps[None]:
    """One activation, or the end of the phase. The last unit need not be chosen."""
    units = [u for u in s.units if u.owner == seat and not u.lying and not u.activated]
    units.sort(key=lambda u: ("WSEM".index(u.name[0]), u.name))
    commands = _commands(s, seat)
    if not units and not commands:
        end_actions(t, s, seat)
        return
    begun = any(u.owner == seat and u.activated for u in s.units)
    if begun and len(units) == 1 and not commands:
        yield from activate(t, s, seat, units[0].name, is_last=True)
        return
    offers: list[Offer[str]] = [_unit_offered(u) for u in units]
    offers += commands
    offers.append(offer("end", "end", Text("do-end-actions"), _end_hint(s), group="end"))
    prompt = Text("ask-unit" if s.turn.acted else "ask-first-unit", {"round": s.round})
    what = yield from pick(Seat(seat), "romolo.unit", prompt, offers)
    if what == "architectus":
        yield from designate(t, s, seat)
        yield from trim(t, s)
    elif what in ("end", "raze"):
        s.turn.razes_home = what == "raze"
        end_actions(t, s, seat)
    else:
        yield from activate(t, s, seat, what)


def _unit_offered(u: Unit) -> Offer[str]:
    hint = Text("hint-hindered") if u.hindered else None
    return offer(u.name, u.name, unit_label(u), hint, group="unit", spot=unit_spot(u))


def _commands(s: State, seat: int) -> list[Offer[str]]:
    found = []
    if has(s, seat, "architectus") and not s.turn.redesignated:
        others = [hex for hex in farm_hexes(s) if hex != s.players[seat].farm_hex]
        if others:
            label, hint = Text("do-architectus"), Text("hint-architectus")
            found.append(offer("architectus", "architectus", label, hint, group="end"))
    possible = attacks(s, seat)
    if possible and not any(is_abroad(s, seat, one) for one in possible):
        hint = Text("hint-raze-home")
        found.append(offer("raze", "raze", Text("do-raze-home"), hint, group=SELDOM))
    return found


def _end_hint(s: State) -> Text | None:
    return None if s.turn.acted else Text("hint-rest")


def end_actions(t: Table, s: State, seat: int) -> None:
    """Who did nothing at all gets a coin."""
    if not s.turn.acted:
        s.players[seat].money += REST_COINS
        t.tell("told-rests", who=who(seat))
    s.phase = "combat"


def fight_on(t: Table, s: State, seat: int) -> Steps[None]:
    if not (yield from combat(t, s, seat)):
        s.phase = "supply"


def end_turn(t: Table, s: State, seat: int) -> Steps[None]:
    yield from supply(t, s, seat)
    if s.players[seat].alive and not s.result:
        check_trigger(t, s)
        pass_on(t, s)


PARTS: dict[Phase, Callable[[Table, State, int], Steps[None]]] = {
    "start": begin_turn,
    "action": act,
    "combat": fight_on,
    "supply": end_turn,
}
