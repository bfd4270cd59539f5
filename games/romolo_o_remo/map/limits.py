"""Surplus units: when a capital grows weaker its king takes some back (specification 7.8)."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.asking import Offer, offer, pick_some
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.romolo_o_remo.kings import king
from games.romolo_o_remo.map.people import limits, military_of, units_of
from games.romolo_o_remo.state import State, Unit
from games.romolo_o_remo.words.labels import unit_label, unit_name, unit_spot


def trim(t: Table, s: State) -> Steps[None]:
    """Everybody takes back what is beyond the limit, from the player at turn on."""
    n = len(s.players)
    for seat in [(s.active + i) % n for i in range(n)]:
        if not s.players[seat].alive or s.players[seat].capital is None:
            continue
        workers, military = limits(s, seat)
        yield from _take_back(t, s, seat, units_of(s, seat, "worker"), workers)
        yield from _take_back(t, s, seat, military_of(s, seat), military)


def _take_back(t: Table, s: State, seat: int, units: list[Unit], most: int) -> Steps[None]:
    surplus = len(units) - most
    if surplus <= 0:
        return
    names: Sequence[str] = [u.name for u in units[:surplus]]
    if len({_lot(u) for u in units}) > 1:
        offers = [unit_offered(u) for u in units]
        prompt = Text("ask-surplus", {"n": surplus})
        names = yield from pick_some(
            Seat(seat), "romolo.surplus_units", prompt, offers, surplus, surplus
        )
    for name in names:
        u = next(u for u in s.units if u.name == name and u.owner == seat)
        leave(s, u)
        t.tell("told-surplus", who=who(seat), unit=unit_name(name))


def _lot(u: Unit) -> tuple[object, ...]:
    """What makes one unit worth more than another: where all are alike nobody need be asked."""
    return u.kind, u.hex, u.lying, u.activated, u.hindered


def unit_offered(u: Unit) -> Offer[str]:
    """A unit by its name, whose ever it is."""
    return offer(u.name, u.name, unit_label(u), spot=unit_spot(u))


def leave(s: State, u: Unit) -> None:
    """A unit off the map: to its pool; a mercenary lies before its king until it is paid."""
    s.units.remove(u)
    if u.kind == "mercenary":
        king(s, u.owner).fallen.append(u.name)
    elif u.kind == "explorer":
        king(s, u.owner).explorer_gone = True
