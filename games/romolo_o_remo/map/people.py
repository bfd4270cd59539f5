"""Units on the map: where they are, how many there may be, and whom they bother."""

from __future__ import annotations

from collections.abc import Iterator

from games.romolo_o_remo.kings import allied, is_rival, king
from games.romolo_o_remo.map.sites import capital_strength, grid
from games.romolo_o_remo.state import State, Unit
from games.romolo_o_remo.terms import (
    AI_VALUE,
    COMBAT_VALUE,
    FIGURES,
    LETTER,
    UNIT_LIMITS,
    Stance,
    UnitKind,
    row_for,
)

MILITARY = ("soldier", "mercenary")


def unit(s: State, seat: int, name: str) -> Unit:
    return next(u for u in s.units if u.name == name and u.owner == seat)


def is_there(s: State, seat: int, name: str) -> bool:
    return any(u.name == name and u.owner == seat for u in s.units)


def units_of(s: State, seat: int, kind: UnitKind | None = None) -> list[Unit]:
    return [u for u in s.units if u.owner == seat and (kind is None or u.kind == kind)]


def units_on(s: State, hex: str, seat: int | None = None) -> list[Unit]:
    return [u for u in s.units if u.hex == hex and (seat is None or u.owner == seat)]


def combat_value(s: State, u: Unit) -> int:
    return AI_VALUE if is_rival(s, u.owner) else COMBAT_VALUE[u.kind]


# ---- how many ---------------------------------------------------------------------------------


def limits(s: State, seat: int) -> tuple[int, int]:
    """Most workers, most soldiers and mercenaries."""
    _, workers, military = row_for(UNIT_LIMITS, capital_strength(s, seat))
    return workers, military


def military_of(s: State, seat: int) -> list[Unit]:
    return [u for u in s.units if u.owner == seat and u.kind in MILITARY]


def free_name(s: State, seat: int, kind: UnitKind) -> str | None:
    """The first figure of a kind in a king's pool."""
    if kind == "explorer" and king(s, seat).explorer_gone:
        return None
    taken = [u.name for u in s.units if u.owner == seat and u.kind == kind]
    names = (f"{LETTER[kind]}{n}" for n in range(1, FIGURES[kind] + 1))
    return next((name for name in names if name not in taken), None)


def worker_fits(s: State, seat: int) -> bool:
    """Whether one more worker may come onto the map."""
    workers = len(units_of(s, seat, "worker"))
    return workers < min(limits(s, seat)[0], FIGURES["worker"])


def military_room(s: State, seat: int) -> int:
    return max(0, limits(s, seat)[1] - len(military_of(s, seat)))


def add_unit(s: State, seat: int, kind: UnitKind, hex: str, *, lying: bool = True) -> Unit:
    """A figure from the pool; a mercenary from the bank."""
    if kind == "mercenary":
        name = s.mercenaries.pop(0)
        s.bank["mercenary"] -= 1
    else:
        found = free_name(s, seat, kind)
        assert found is not None
        name = found
    new = Unit(name, seat, kind, hex, lying=lying)
    s.units.append(new)
    return new


# ---- hostility --------------------------------------------------------------------------------


def stance(s: State, owner: int, seat: int, hex: str) -> Stance:
    """How a king's units treat those of another on a hex; an answer given in this turn counts."""
    if allied(s, owner, seat):
        return "friendly"
    if is_rival(s, owner) or is_rival(s, seat):
        return "hostile"
    own = s.players[owner].stances[seat]
    return s.turn.answers.get(f"{owner}:{hex}", own) if own == "ask" else own


def owners_on(s: State, seat: int, hex: str) -> list[int]:
    """Kings of the other side with units on a hex."""
    owners = {u.owner: None for u in s.units if u.hex == hex and u.owner != seat}
    return [owner for owner in owners if not allied(s, owner, seat)]


def is_hostile(s: State, seat: int, hex: str, *, towers: bool = False) -> bool:
    """Whether a hostile unit is there. Who wants to be asked is not hostile before the answer."""
    return "hostile" in _stances(s, seat, hex, towers)


def askable(s: State, seat: int, hex: str, *, towers: bool = False) -> list[int]:
    """Kings who want to be asked whether their units on a hex are hostile."""
    found = owners_on(s, seat, hex)
    owner = s.places[hex].tower
    if towers and owner is not None and owner not in found and not allied(s, owner, seat):
        found.append(owner)
    return [owner for owner in found if stance(s, owner, seat, hex) == "ask"]


def _stances(s: State, seat: int, hex: str, towers: bool) -> Iterator[Stance]:
    for u in s.units:
        if u.hex == hex and u.owner != seat:
            yield stance(s, u.owner, seat, hex)
    owner = s.places[hex].tower
    if towers and owner is not None and owner != seat:
        yield stance(s, owner, seat, hex)


def targets(s: State, seat: int, hex: str) -> list[int]:
    """Kings of the other side with a unit or their tower on a hex."""
    found = owners_on(s, seat, hex)
    tower = s.places[hex].tower
    if tower is not None and tower not in found and not allied(s, tower, seat):
        found.append(tower)
    return found


# ---- going home -------------------------------------------------------------------------------


def homeward(s: State, seat: int, hex: str) -> list[str]:
    """Neighbouring hexes strictly closer to a king's capital (ruling 4)."""
    capital = king(s, seat).capital
    if capital is None:
        return []
    away = grid(s).distance[capital]
    return [near for near in grid(s).near[hex] if away[near] < away[hex]]
