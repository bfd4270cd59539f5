"""Who inflicts losses chooses them: units first, then buildings and the tower (7.5, step 7)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.core.asking import Offer, offer, pick, pick_some
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text
from games.romolo_o_remo.jobs.building import choose_walls
from games.romolo_o_remo.kings import is_rival, named
from games.romolo_o_remo.map.limits import leave, unit_offered
from games.romolo_o_remo.map.people import combat_value, is_there, unit
from games.romolo_o_remo.map.sites import Ruin, Standing, ruins, tear_down
from games.romolo_o_remo.state import Fight, Side, State
from games.romolo_o_remo.terms import TOWER_LOSSES
from games.romolo_o_remo.war.values import losses_of
from games.romolo_o_remo.words.labels import ruin_id, ruin_text, unit_name

Target: TypeAlias = "Ruin | Literal['tower', 'none']"
# What the solo opponent tears down first.
RIVALS_ORDER: tuple[Standing, ...] = (
    *("aqueduct", "forum", "harbour", "quarry", "sawmill", "temple", "warehouse", "farm", "wall"),
)


def inflict(t: Table, s: State, now: Fight) -> Steps[None]:
    """Both numbers are fixed before anything is removed: who falls still strikes."""
    one, other = now.attacker, now.defender
    on_defender, on_attacker = losses_of(now, other), losses_of(now, one)
    yield from _assign(t, s, now.hex, one, other, on_defender)
    yield from _assign(t, s, now.hex, other, one, on_attacker)


def _assign(t: Table, s: State, hex: str, by: Side, on: Side, losses: int) -> Steps[None]:
    if not losses:
        return
    names = yield from _fallen(s, by, on, losses)
    for name in names:
        leave(s, unit(s, on.seat, name))
        t.tell("told-loses-unit", who=named(s, on.seat), unit=unit_name(name), hex=hex)
    surplus = losses - len(names)
    while surplus:
        target = yield from _surplus_target(s, hex, by, on, surplus)
        if target == "none":
            return
        if target == "tower":
            surplus -= _hit_tower(t, s, hex, on, surplus)
            continue
        tear_down(s, hex, target)
        t.tell("told-destroys", who=named(s, by.seat), hex=hex, building=ruin_text(target))
        surplus -= 1


def _fallen(s: State, by: Side, on: Side, losses: int) -> Steps[list[str]]:
    """As many of the enemy's units as there are losses."""
    units = [unit(s, on.seat, name) for name in on.units if is_there(s, on.seat, name)]
    if losses >= len(units):
        return [u.name for u in units]
    if is_rival(s, by.seat):
        strongest = sorted(units, key=lambda u: (-combat_value(s, u), u.name))
        return [u.name for u in strongest[:losses]]
    if len({u.kind for u in units}) == 1:
        return [u.name for u in units[:losses]]  # they are all alike: nobody need be asked
    offers = [unit_offered(u) for u in units]
    prompt = Text("ask-losses", {"n": losses, "who": named(s, on.seat)})
    seat = Seat(by.seat)
    return list((yield from pick_some(seat, "romolo.losses", prompt, offers, losses, losses)))


# ---- what is left over ------------------------------------------------------------------------


def _has_tower(s: State, hex: str, on: Side) -> bool:
    return s.places[hex].tower == on.seat and not is_rival(s, on.seat)


def _needed(s: State, hex: str) -> int:
    return 1 if s.places[hex].damaged else TOWER_LOSSES


def _hit_tower(t: Table, s: State, hex: str, on: Side, surplus: int) -> int:
    """Destroys or damages a tower; gives the losses that took."""
    place, needed = s.places[hex], _needed(s, hex)
    if surplus < needed:
        place.damaged = True
        t.tell("told-tower-damaged", who=named(s, on.seat), hex=hex)
        return surplus
    place.tower, place.damaged = None, False
    t.tell("told-tower-falls", who=named(s, on.seat), hex=hex)
    return needed


def _surplus_target(s: State, hex: str, by: Side, on: Side, surplus: int) -> Steps[Target]:
    found = ruins(s.places[hex])
    tower = _has_tower(s, hex, on)
    if not found and not tower:
        return "none"
    if is_rival(s, by.seat):
        return rivals_target(s, hex, surplus if tower else 0)
    offers: list[Offer[Target]] = [offer(r, ruin_id(r), ruin_text(r)) for r in found]
    if tower:
        falls = surplus >= _needed(s, hex)
        label = Text("do-break-tower" if falls else "do-damage-tower")
        offers.append(offer("tower", "tower", label, spot=f"hex:{hex}"))
    offers.append(offer("none", "none", Text("do-spare"), group="end"))
    prompt = Text("ask-surplus-losses", {"hex": hex, "n": surplus})
    target = yield from pick(Seat(by.seat), "romolo.surplus", prompt, offers)
    if isinstance(target, Ruin):
        target = yield from choose_walls(s, by.seat, hex, target)
    return target


def rivals_target(s: State, hex: str, at_tower: int = 0) -> Target:
    """The tower if it falls now, else buildings in a fixed order, else a crack in the tower."""
    if at_tower and at_tower >= _needed(s, hex):
        return "tower"
    found = sorted(ruins(s.places[hex]), key=lambda ruin: RIVALS_ORDER.index(ruin.kind))
    if found:
        first = found[0]
        return Ruin("wall", sides=tuple(s.places[hex].walls[:3])) if first.kind == "wall" else first
    return "tower" if at_tower else "none"
