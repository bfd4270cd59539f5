"""Units that stand elsewhere than before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from games.romolo_o_remo.seat.view import HexView, UnitView, View
from rendering.board.ways import Piece, Way, Ways
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.romolo_o_remo.look.pieces import piece

LARGER = 7  # units by which a unit is larger than other pieces on their way


class March(NamedTuple):
    start: HexView
    end: HexView
    unit: UnitView


def marches(before: bytes | None, now: View) -> Iterator[March]:
    """One for all units of a player that went the same way."""
    if before is None:
        return
    then = msgspec.json.decode(before, type=View)
    places = {hex.name: hex for hex in now.hexes}
    were = {(u.owner, u.name): hex.name for hex in then.hexes for u in hex.units}
    told = set()
    for hex in now.hexes:
        for u in hex.units:
            start = were.get((u.owner, u.name))
            if start and start != hex.name and (start, hex.name, u.owner) not in told:
                told.add((start, hex.name, u.owner))
                yield March(places[start], hex, u)


def ways(before: bytes | None, now: View) -> Ways:
    found = marches(before, now)
    return tuple(
        Way(f"hex:{a.name}", f"hex:{b.name}", unit.owner, _figure(unit)) for a, b, unit in found
    )


def _figure(unit: UnitView) -> Piece:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.sprite(box.inset(-LARGER), piece, unit.kind, unit.owner, False)

    return draw
