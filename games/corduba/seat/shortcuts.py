"""Orientation and spot of a building by one press: the places that bring most."""

from __future__ import annotations

from games.corduba.city.maps import BIT, Placement, spots, walled_in
from games.corduba.data import TABLES
from games.corduba.seat.view import DistrictView, View
from games.corduba.terms import ROW_LENGTH
from games.corduba.words.labels import drawing
from games.core.contract import Decision
from games.core.guiding import Shortcut
from games.core.text import Text

MOST = 9  # with what stands below them no more rows than a panel has


def shortcuts(view: View, decision: Decision) -> tuple[Shortcut, ...]:
    """Where a building may be turned; chains of neutral houses are laid step by step."""
    plan = view.planned
    if decision.key != "corduba.build.orientation" or plan is None or plan.kind is None:
        return ()
    district = next(each for each in view.districts if each.id == plan.district)
    shape, taken = TABLES.buildings[plan.kind].shape, _taken(district)
    found = spots(plan.district, shape, taken)
    if found.chain:
        return ()
    left = ROW_LENGTH - view.players[decision.seat].rows[plan.district]
    gains = {p: min(left, walled_in(p, taken).own.bit_count()) for p in found.placements}
    turns = [placement.turn for placement in found.placements]
    several = [p for p in gains if turns.count(p.turn) > 1]  # else turning says where
    best = sorted(several, key=lambda p: (-gains[p], -(p.edge & taken).bit_count()))
    return tuple(_shortcut(shape, p, gains[p]) for p in best[:MOST])


def _shortcut(shape: str, placement: Placement, gain: int) -> Shortcut:
    args = {"place": placement.first, "picture": drawing(shape, placement.turn)}
    return Shortcut(
        Text("do-spot-turned", args),
        ((f"r{placement.turn}",), (f"spot:{placement.id}",)),
        Text("hint-spot", {"n": gain}),
        f"cell:{placement.district}:{placement.first}",
    )


def _taken(district: DistrictView) -> int:
    cells = (cell for tile in district.tiles for cell in tile.cells)
    return sum(BIT[district.id][cell] for cell in (*district.insulae, *cells))
