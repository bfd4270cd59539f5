"""The solo opponent's turn (specification 9.2)."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Steps, Table
from games.romolo_o_remo.ending.trigger import check_trigger, count_points, pass_on
from games.romolo_o_remo.kings import RIVAL
from games.romolo_o_remo.map.limits import trim
from games.romolo_o_remo.map.people import homeward, unit, units_of, units_on
from games.romolo_o_remo.map.river import discover
from games.romolo_o_remo.map.sites import Ruin, behind_wall, grid, ruins, tear_down
from games.romolo_o_remo.solo.events import draw_event
from games.romolo_o_remo.state import State, Unit
from games.romolo_o_remo.war.dice import roll
from games.romolo_o_remo.war.fight import fight
from games.romolo_o_remo.war.losses import rivals_target
from games.romolo_o_remo.war.values import able, defence_value, sum_of
from games.romolo_o_remo.words.labels import ruin_text

PLAYER = 0
ENDS_ON = (5, 6)


def rivals_turn(t: Table, s: State) -> Steps[None]:
    """Groups act in an order of chance, each once; then an event."""
    s.turn_no += 1
    s.turn.answers = {}
    if s.endgame:
        number = roll(t).number
        t.tell("told-rival-rolls", n=number, reveals=True)
        if number in ENDS_ON:
            count_points(t, s, "ended")
            return
    for u in units_of(s, RIVAL):
        u.lying = False
    groups = _groups(s)
    t.rng.shuffle(groups)
    for names in groups:
        yield from act(t, s, [name for name in names if _is_there(s, name)])
        if s.result:
            return
    draw_event(t, s, march)
    check_trigger(t, s)
    pass_on(t, s)


def _groups(s: State) -> list[list[str]]:
    """Units that stand together, by name."""
    hexes = dict.fromkeys(u.hex for u in units_of(s, RIVAL))
    order = grid(s).order
    return [
        [u.name for u in units_on(s, hex, RIVAL)] for hex in sorted(hexes, key=order.__getitem__)
    ]


def _is_there(s: State, name: str) -> bool:
    return any(u.owner == RIVAL and u.name == name for u in s.units)


def _units(s: State, names: Sequence[str]) -> list[Unit]:
    return [unit(s, RIVAL, name) for name in names]


def value(s: State, names: Sequence[str]) -> int:
    """A group's attack value before tiles."""
    return max(0, sum_of(s, _units(s, names)))


def is_held(s: State, hex: str) -> bool:
    """Whether the player has a unit or the tower there."""
    return bool(units_on(s, hex, PLAYER)) or s.places[hex].tower == PLAYER


def act(t: Table, s: State, names: list[str]) -> Steps[None]:
    """The first that applies: fight or flee, raze, pounce, advance, stay."""
    if not names:
        return
    hex = _units(s, names)[0].hex
    if is_held(s, hex):
        yield from _meet_player(t, s, names, hex)
        return
    if ruins(s.places[hex]) and able(s, _units(s, names)):
        yield from raze(t, s, hex, names)
        yield from trim(t, s)
        return
    prey = _prey(t, s, names, hex)
    if prey:
        go(t, s, names, prey)
        return
    ahead = [near for near in homeward(s, PLAYER, hex) if not is_held(s, near)]
    if ahead:
        go(t, s, names, one_of(t, ahead))


def one_of(t: Table, hexes: Sequence[str]) -> str:
    return hexes[t.rng.below(len(hexes))]


def _meet_player(t: Table, s: State, names: list[str], hex: str) -> Steps[None]:
    if value(s, names) < defence_value(s, PLAYER, hex):
        back = [near for near in homeward(s, RIVAL, hex) if not is_held(s, near)]
        if back:
            go(t, s, names, one_of(t, back))
            return

    def afterwards(_: list[str]) -> Steps[None]:
        yield from raze(t, s, hex, names)

    yield from fight(t, s, RIVAL, hex, names, PLAYER, False, afterwards)


def raze(t: Table, s: State, hex: str, names: Sequence[str]) -> Steps[None]:
    """Each unhindered unit destroys one building, the dearest first."""
    yield from ()
    there = [name for name in names if _is_there(s, name)]
    for _ in able(s, _units(s, there)):
        target = rivals_target(s, hex)
        if not isinstance(target, Ruin):
            return
        tear_down(s, hex, target)
        t.tell("told-rival-razes", hex=hex, building=ruin_text(target))


def _prey(t: Table, s: State, names: Sequence[str], hex: str) -> str | None:
    """The weakest neighbour that is weaker than the group."""
    strength = value(s, names)
    weak = {
        near: defence_value(s, PLAYER, near)
        for near in grid(s).near[hex]
        if is_held(s, near) and defence_value(s, PLAYER, near) < strength
    }
    if not weak:
        return None
    least = min(weak.values())
    return one_of(t, [near for near, dv in weak.items() if dv == least])


def go(t: Table, s: State, names: Sequence[str], hex: str) -> None:
    """A group moves one hex; it stays on what it discovers, even on water."""
    for u in _units(s, names):
        if u.hindered and u.hindered < s.turn_no:
            u.hindered = 0
        if behind_wall(s, hex, u.hex):
            u.hindered = s.turn_no
        u.hex = hex
    t.tell("told-rival-moves", n=len(names), hex=hex, reveals=True)
    s.turn.revealed = True
    if not s.places[hex].up:
        discover(t, s, hex)


def march(t: Table, s: State) -> None:
    """The brown event: every group comes a hex closer, whoever stands there."""
    groups = _groups(s)
    t.rng.shuffle(groups)
    for names in groups:
        ahead = homeward(s, PLAYER, _units(s, names)[0].hex)
        if ahead:
            go(t, s, names, one_of(t, ahead))
