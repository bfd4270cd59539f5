"""Hexes around another as they lie on the map: three rows of short names."""

from __future__ import annotations

from games.core.contract import Decision
from games.core.guiding import Cell, Grid
from games.core.text import Text
from games.romolo_o_remo.map.grid import GRIDS
from games.romolo_o_remo.seat.view import View

# Sides of a hex in the rows they lie in; None: the hex itself.
ROSE: tuple[tuple[int | None, ...], ...] = ((5, 0), (4, None, 1), (3, 2))


def grid(view: View, decision: Decision) -> Grid:
    """Where units may withdraw to, with those who stay in the middle."""
    if decision.key != "romolo.withdraw" or view.fight is None:
        return ()
    around = GRIDS[len(view.players)].sides[view.fight.hex]
    there = {option.id for option in decision.options}

    def cell(side: int | None) -> Cell | None:
        if side is None:
            return Cell("stay")
        hex = around[side]
        id = f"withdraw:{hex}"
        return Cell(id, Text("do-place", {"hex": hex})) if hex and id in there else None

    rows = [tuple(cell(side) for side in row) for row in ROSE]
    return tuple(row for row in rows if any(row))
