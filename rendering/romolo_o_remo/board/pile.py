"""Units that are asked for and stand too close on their hex: once more in a row, each by name."""

from __future__ import annotations

from games.romolo_o_remo.seat.view import HexView, View
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.romolo_o_remo.board.chart import BROAD
from rendering.romolo_o_remo.board.hexes import is_crowded
from rendering.romolo_o_remo.board.market import HEAD, panel
from rendering.romolo_o_remo.board.people import LARGE, Figure, unit_piece
from rendering.words.spoken import Words

NAME = 28  # height of the name below a unit
WIDE, TALL = 84, LARGE + NAME + 14
PER_ROW = (BROAD - 16) // WIDE


def piles(view: View, frame: Frame) -> list[HexView]:
    """Hexes whose units are asked for and could not all be seen below their names."""
    return [
        hex
        for hex in view.hexes
        if is_crowded(hex) and any(f"unit:{u.owner}:{u.name}" in frame.focus for u in hex.units)
    ]


def asked_units(view: View, frame: Frame, words: Words) -> Canvas | None:
    found = [(hex, u) for hex in piles(view, frame) for u in hex.units]
    asked = [(hex, u) for hex, u in found if f"unit:{u.owner}:{u.name}" in frame.focus]
    if not asked:
        return None
    names = ", ".join(dict.fromkeys(hex.name for hex, _ in asked))
    rows = -(-len(asked) // PER_ROW)
    canvas = panel(BROAD, HEAD + rows * TALL + 6, words.say("romolo-units-on", hex=names), "")
    for n, (_, u) in enumerate(asked):
        at = Box(10 + n % PER_ROW * WIDE, HEAD + 4 + n // PER_ROW * TALL, WIDE - 8, TALL - 8)
        figure = Figure(u.owner, u.kind, "", u.lying, u.hindered, False)
        unit_piece(canvas, figure, Box(at.x + 12, at.y + 3, LARGE - 6, LARGE))
        tag = Tag(Box(at.x + 4, at.bottom - NAME - 2, at.w - 8, NAME))
        canvas.spot(f"unit:{u.owner}:{u.name}", at, tag=tag)
    return canvas
