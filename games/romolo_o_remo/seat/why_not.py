"""What a player may miss among the options of a question, and why it is not there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from games.core.contract import Decision
from games.core.guiding import WhyNot
from games.core.text import Text, Value
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.kings import coins
from games.romolo_o_remo.map.grid import GRIDS
from games.romolo_o_remo.seat.view import HexView, PlayerView, UnitView, View
from games.romolo_o_remo.terms import (
    BUILDINGS,
    EXPLORER_PRICE,
    POOL,
    SITE,
    SOLDIER_PRICE,
    WORKER_PRICE,
    Building,
    UnitKind,
)
from games.romolo_o_remo.words.labels import (
    BUILDING_TEXT,
    TERRAIN_TEXT,
    UNIT_TEXT,
    cubes_signs,
    unit_name,
)

Missing = Iterator[WhyNot]
PRICES = {"worker": WORKER_PRICE, "soldier": SOLDIER_PRICE, "explorer": EXPLORER_PRICE}


class Acting(NamedTuple):
    """The unit that is asked about, and where it stands."""

    view: View
    me: PlayerView
    unit: UnitView
    here: HexView

    @property
    def near(self) -> list[HexView]:
        names = GRIDS[len(self.view.players)].near[self.here.name]
        return [hex for hex in self.view.hexes if hex.name in names]


def why_not(view: View, decision: Decision) -> tuple[WhyNot, ...]:
    reasons = _REASONS.get(decision.key)
    if reasons is None:
        return ()
    there = {option.id for option in decision.options}
    known = reasons(view, view.players[decision.seat])
    return tuple(each for each in known if each.id not in there and not _is_there(each.id, there))


def _is_there(id: str, options: set[str]) -> bool:
    """Whether an option does the same in a finer way: `produce` in `produce:A1`."""
    return any(option.startswith(f"{id}:") for option in options)


def _because(id: str, label: Text, reason: str, **args: Value) -> WhyNot:
    return WhyNot(id, label, Text(f"why-not-{reason}", args))


# ---- units ------------------------------------------------------------------------------------


def _units(view: View, me: PlayerView) -> Missing:
    for hex in view.hexes:
        for u in hex.units:
            if u.owner == me.seat:
                label = Text("do-unit", {"unit": unit_name(u.name), "hex": hex.name})
                yield _because(u.name, label, "acted" if u.activated else "lies")


# ---- what a unit does -------------------------------------------------------------------------


def _deeds(view: View, me: PlayerView) -> Missing:
    found = [
        Acting(view, me, u, hex)
        for hex in view.hexes
        for u in hex.units
        if u.owner == me.seat and u.active
    ]
    for at in found:
        yield from _steps(at)
        if at.unit.kind == "worker":
            yield from _work(at)


def _steps(at: Acting) -> Missing:
    afloat = at.here.terrain == "water"
    for hex in at.near:
        terrain = TERRAIN_TEXT[hex.terrain] if hex.up and hex.terrain else Text("terrain-hidden")
        label = Text("do-move", {"hex": hex.name, "terrain": terrain})
        if not at.unit.left:
            yield _because(f"move:{hex.name}", label, "no-actions")
        elif hex.up and hex.terrain == "water" and not afloat and not at.here.harbours:
            yield _because(f"move:{hex.name}", label, "harbour")
        else:
            yield _because(f"move:{hex.name}", label, "closed")


def _work(at: Acting) -> Missing:
    hindered = _hindered(at)
    for id, label, reason, args in _jobs(at):
        if hindered:
            yield _because(id, label, hindered)
        else:
            yield _because(id, label, reason, **args)


def _hindered(at: Acting) -> str:
    """What keeps a worker from any work."""
    if at.unit.hindered:
        return "hindered"
    if any(u.owner != at.me.seat for u in at.here.units):
        return "hostile"
    return "" if at.unit.left else "no-actions"


class Job(NamedTuple):
    id: str
    label: Text
    reason: str
    args: dict[str, Value]


def _jobs(at: Acting) -> Iterator[Job]:
    yield Job("produce", Text("why-produce"), _unproductive(at), {})
    for kind in BUILDINGS:
        cost = cubes_signs(TABLES.costs[kind])
        label = Text("do-build", {"building": BUILDING_TEXT[kind], "cost": cost})
        yield Job(f"build:{kind}", label, *_unbuildable(at, kind))
    for unit, price in PRICES.items():
        kind_of: UnitKind = next(kind for kind in UNIT_TEXT if kind == unit)
        cost = cubes_signs(price)
        label = Text("do-create", {"unit": UNIT_TEXT[kind_of], "cost": cost})
        yield Job(f"create:{unit}", label, _uncreatable(at, kind_of), {"cost": cost})
    price_of = coins(at.me.next_price)
    recruit = "recruited" if at.view.turn.recruited else "coins"
    yield Job("recruit", Text("do-recruit", {"coins": price_of}), recruit, {"coins": price_of})
    yield Job("sell", Text("do-sell"), "sell", {})


def _unproductive(at: Acting) -> str:
    if at.here.terrain == "water":
        return "afloat"
    return "worked" if at.here.worked else "store"


def _unbuildable(at: Acting, kind: Building) -> tuple[str, dict[str, Value]]:
    site = SITE[kind]
    if at.here.terrain != site:
        return "site", {"terrain": TERRAIN_TEXT[site]}
    if not at.view.bank[POOL[kind]]:
        return "bank", {}
    water = any(hex.up and hex.terrain == "water" for hex in at.near)
    if kind == "harbour" and not water:
        return "shore", {}
    if at.here.count + 1 > at.here.limit + (kind == "aqueduct"):
        return "full", {}
    return "goods", {"cost": cubes_signs(TABLES.costs[kind])}


def _uncreatable(at: Acting, kind: UnitKind) -> str:
    me = at.me
    if kind == "soldier" and at.here.name != me.capital:
        return "capital"
    if not me.pool.get(kind):
        return "pool"
    if kind == "worker" and me.workers >= me.most_workers:
        return "limit"
    if kind == "soldier" and me.military >= me.most_military:
        return "limit"
    return "goods"


_REASONS: dict[str, Callable[[View, PlayerView], Missing]] = {
    "romolo.unit": _units,
    "romolo.deed": _deeds,
}
