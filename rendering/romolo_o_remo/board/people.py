"""The units of a hex as pieces: who stands, who is tired, who is hindered, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.romolo_o_remo.seat.view import UnitView
from games.romolo_o_remo.terms import UnitKind
from games.romolo_o_remo.words.labels import unit_name
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import SEATS, lettered
from rendering.kit.theme import GOLD, INK, MARBLE, RED, on
from rendering.kit.type import width
from rendering.romolo_o_remo.look.pieces import piece
from rendering.words.spoken import Words

# Heights of pieces: one or two on a hex, some, many, many beside a city.
LARGE, MEDIUM, SMALL, TINY = 60, 50, 38, 30
WIDTH = {LARGE: 62, MEDIUM: 51, SMALL: 50, TINY: 38}  # with the number
# Side of its shape, size of type.
NUMBER = {LARGE: (34, 26), MEDIUM: (30, 20), SMALL: (30, 20), TINY: (24, 20)}
IN_ROW = 3
FEW = 4  # units shown one by one on a small hex
ROOMY = 98  # radius of a hex with room for more
SIZE = 22  # of type
KEPT = 0.84  # width of a figure, as a share of its height


class Figure(NamedTuple):
    """A unit, or several alike where there are many."""

    owner: int
    kind: UnitKind
    text: str  # its number, or how many they are
    lying: bool
    hindered: bool
    active: bool
    units: tuple[str, ...] = ()  # their names


def singly(radius: int) -> int:
    """How many units of a hex are shown one by one."""
    return 2 * IN_ROW if radius > ROOMY else FEW


def figures_of(units: Sequence[UnitView], most: int) -> list[Figure]:
    """One by one, or where there are many counted by owner, kind and state."""
    if len(units) <= most:
        return [_figure(u, u.name[1:])._replace(units=(u.name,)) for u in units]
    alike: dict[Figure, tuple[str, ...]] = {}
    for u in units:
        figure = _figure(u, u.name[1:] if u.active else "")
        alike[figure] = (*alike.get(figure, ()), u.name)
    return [
        f._replace(text=f.text if f.active else _times(len(units)), units=units)
        for f, units in alike.items()
    ]


def _times(n: int) -> str:
    """One stands for itself: a count would only cover the piece."""
    return f"×{n}" if n > 1 else ""


def called(u: UnitView, words: Words) -> str:
    """«Wo1»: no hex has such a name."""
    return words.tell(unit_name(u.name))


def _figure(u: UnitView, text: str) -> Figure:
    return Figure(u.owner, u.kind, text, u.lying, u.hindered, u.active)


def crowd(canvas: Canvas, row: Sequence[Figure], cx: int, y: int, tall: int, wide: int) -> None:
    """A row of pieces; each is a spot, whose mark stands at its feet."""
    x = cx - wide * len(row) // 2
    for figure in row:
        at = Box(x, y, wide, tall)
        unit_piece(canvas, figure, at)
        tag = Tag(Box(at.x, at.bottom - 24, at.w, 24))
        for name in figure.units:
            canvas.spot(f"unit:{figure.owner}:{name}", at, tag=tag)
        x += wide


def unit_piece(canvas: Canvas, figure: Figure, box: Box) -> None:
    """The piece, and its number on the shape of its king; a tired one lies on its side."""
    if figure.active:
        canvas.rounded(box.inset(-3), 12, INK)
        canvas.rounded(box.inset(-1), 10, GOLD)
    elif figure.hindered:
        canvas.rounded(box.inset(-2), 12, RED)
        canvas.rounded(box.inset(2), 8, MARBLE)
    h = box.h
    stands = Box(box.x + 1, box.y, round(h * KEPT), h)
    flat = round(h * 0.72)
    lies = Box(box.x + 1, box.bottom - flat, min(box.w, round(flat / KEPT)), flat)
    at = lies if figure.lying else stands
    canvas.sprite(at, piece, figure.kind, figure.owner, figure.lying)
    if figure.text.isdigit():
        side, size = NUMBER[h]
        at = Box(box.right - side, box.bottom - side + 3, side, side)
        own = SEATS[figure.owner].colour  # steps of a move are white on it: not to be mixed up
        lettered(canvas, figure.owner, figure.text, at, own, size, MARBLE)
    elif figure.text:
        _counted(canvas, figure, box)


def _counted(canvas: Canvas, figure: Figure, box: Box) -> None:
    w = width(figure.text, "bold", SIZE) + 8
    at = Box(box.right - w + 2, box.bottom - 26, w, 26)
    ground = SEATS[figure.owner].colour
    canvas.plate(at, 7, ground, INK)
    canvas.text(figure.text, at, "bold", SIZE, on(ground), "centre")
