"""Attack and defence values, conflict values, losses (specification 4.12, 7.5)."""

from __future__ import annotations

from collections.abc import Iterable

from games.romolo_o_remo.kings import characters
from games.romolo_o_remo.map.people import combat_value, units_on
from games.romolo_o_remo.state import Fight, Side, State, Unit
from games.romolo_o_remo.terms import HINDRANCE, LOSSES, TOWER_VALUE, DiceTile, row_for

HEROS, OBSESSOR, DEFENSOR = 2, 2, 1


def sum_of(s: State, units: Iterable[Unit]) -> int:
    """Combat values together, once less for hindrance."""
    there = list(units)
    hindered = any(u.hindered for u in there)
    return sum(combat_value(s, u) for u in there) - HINDRANCE * hindered


def attack_value(
    s: State, seat: int, units: Iterable[Unit], *, heros: bool, at_tower: bool, dux: int = 0
) -> int:
    siege = OBSESSOR * len(characters(s, seat, "obsessor")) * at_tower
    return max(0, sum_of(s, units) + HEROS * heros + siege + dux)


def defence_value(s: State, seat: int, hex: str, dux: int = 0) -> int:
    """Of all a king's units on a hex, and of his tower."""
    tower = TOWER_VALUE * (s.places[hex].tower == seat)
    extra = DEFENSOR * len(characters(s, seat, "defensor"))
    return max(0, sum_of(s, units_on(s, hex, seat)) + tower + extra + dux)


def conflict_value(value: int, tile: DiceTile | None) -> int:
    if tile == "x2":
        return 2 * value
    return value + 3 if tile == "plus3" else value


def winner(fight: Fight) -> Side | None:
    """The higher conflict value; nobody where they are equal."""
    one, other = fight.attacker, fight.defender
    if one.conflict == other.conflict:
        return None
    return one if one.conflict > other.conflict else other


def losses_of(fight: Fight, side: Side) -> int:
    """What a side loses: by difference if beaten, by the other's hit, less its own guard."""
    enemy = fight.defender if side is fight.attacker else fight.attacker
    by_difference = max(0, enemy.conflict - side.conflict)
    lost = row_for(LOSSES, by_difference)[1]
    return max(0, lost + (enemy.tile == "hit") - (side.tile == "guard"))


def able(s: State, units: Iterable[Unit]) -> list[Unit]:
    """Units that can tear down a building each: with a value of their own, not hindered."""
    return [u for u in units if combat_value(s, u) > 0 and not u.hindered]
