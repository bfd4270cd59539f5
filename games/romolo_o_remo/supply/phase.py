"""The supply phase: income, wages, dismissal, feeding, market, reactivation (7.6)."""

from __future__ import annotations

from games.core.asking import pick_some
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.romolo_o_remo.map.limits import unit_offered
from games.romolo_o_remo.map.people import units_of
from games.romolo_o_remo.map.sites import remove
from games.romolo_o_remo.state import State
from games.romolo_o_remo.supply.feeding import feed
from games.romolo_o_remo.supply.wages import pay_wages
from games.romolo_o_remo.terms import (
    HIGHEST_PRICE,
    LOWEST_PRICE,
    RESOURCES,
    UPDATE_AT,
    Resource,
)
from games.romolo_o_remo.words.labels import RESOURCE_TEXT, cubes_text, unit_name


def supply(t: Table, s: State, seat: int) -> Steps[None]:
    income(t, s, seat)
    yield from pay_wages(t, s, seat)
    if not s.players[seat].alive:
        return
    yield from _dismiss(t, s, seat)
    yield from feed(t, s, seat)
    update_market(t, s)
    for u in s.units:
        if u.owner == seat:
            u.lying = False


def income(t: Table, s: State, seat: int) -> None:
    """All goods of all warehouses, wherever they are."""
    gained: dict[Resource, int] = {}
    for place in s.places.values():
        for store in place.stores:
            for cube in store:
                gained[cube] = gained.get(cube, 0) + 1
            store.clear()
    for kind, n in gained.items():
        s.players[seat].stock[kind] += n
    if gained:
        t.tell("told-income", who=who(seat), cubes=cubes_text(gained))


def _dismiss(t: Table, s: State, seat: int) -> Steps[None]:
    """Mercenaries may be sent away; the fallen ones go."""
    player = s.players[seat]
    remove(s, "mercenary", len(player.fallen))
    player.fallen = []
    mercenaries = units_of(s, seat, "mercenary")
    if not mercenaries:
        return
    offers = [unit_offered(u) for u in mercenaries]
    names = yield from pick_some(Seat(seat), "romolo.dismiss", Text("ask-dismiss"), offers)
    for name in names:
        s.units = [u for u in s.units if u.name != name]
        remove(s, "mercenary")
        t.tell("told-dismisses", who=who(seat), unit=unit_name(name))


def update_market(t: Table, s: State) -> None:
    """Prices rise with the cubes above them, then fall with the cubes of their kind."""
    cubes = [cube for column in s.market.values() for cube in column]
    if len(cubes) < UPDATE_AT:
        return
    for kind in RESOURCES:
        before = s.prices[kind]
        raised = min(HIGHEST_PRICE, before + len(s.market[kind]))
        s.prices[kind] = max(LOWEST_PRICE, raised - cubes.count(kind))
        if s.prices[kind] != before:
            t.tell("told-price", good=RESOURCE_TEXT[kind], before=before, after=s.prices[kind])
    s.market = {kind: [] for kind in RESOURCES}
