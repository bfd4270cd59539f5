"""What the picture of every hand has: title bar, rows of cards, marks on them."""

from __future__ import annotations

from PIL import Image

from rendering.board.scene import MARGIN, TALLEST, WIDTH
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.panels import plaster, title_bar
from rendering.kit.seats import badge
from rendering.kit.shapes import halo_mask
from rendering.kit.theme import GOLD, MARBLE, PLASTER, VEIL, VERDIGRIS, Colour, on
from rendering.kit.type import width

TITLE = 108
GUTTER = 24
GLOW = 14


def hand_sheet(height: int, seat: int, name: str, title: str, note: str) -> Canvas:
    """An empty sheet with its title bar: whose hand it is, and a note at the right."""
    canvas = Canvas(WIDTH, height, PLASTER)
    canvas.cover(plaster, WIDTH, TALLEST)
    title_bar(canvas, TITLE - 4)
    badge(canvas, seat, name, Box(MARGIN, 10, 66, 66), MARBLE)
    w = width(note, "semi", 34)
    canvas.text(note, Box(WIDTH - MARGIN - w, 10, w, 66), "semi", 34, MARBLE)
    room = Box(MARGIN + 86, 10, WIDTH - 2 * MARGIN - 86 - w - 30, 66)
    canvas.text(title, room, "title", 46, GOLD)
    return canvas


def rows_and_columns(n: int, most: int) -> tuple[int, int]:
    """Of so many cards, with at most so many in a row."""
    rows = max(1, -(-n // most))
    return rows, -(-n // rows)


def grid(n: int, most: int, w: int, h: int) -> list[Box]:
    """Rows of equal length as far as possible, in the middle of the picture."""
    _, columns = rows_and_columns(n, most)
    left = (WIDTH - columns * (w + GUTTER) + GUTTER) // 2
    return [
        Box(
            left + i % columns * (w + GUTTER),
            TITLE + GUTTER + i // columns * (h + GUTTER),
            w,
            h,
        )
        for i in range(n)
    ]


def place(canvas: Canvas, card: Canvas, box: Box, name: str, playable: bool) -> None:
    """The card in its place; playable ones glow."""
    if playable:
        edge = box.inset(-GLOW)
        canvas.stamp(edge.x, edge.y, VERDIGRIS, halo_mask, box.w, box.h, 14, GLOW)
    canvas.put(card, box.x, box.y)
    if playable:
        canvas.outline(box.inset(-3), 16, 6, VERDIGRIS)
    canvas.spot(f"card:{name}", box)


def seal(canvas: Canvas, right: int, y: int, icon: Icon | None, text: str, ground: Colour) -> int:
    """A mark in the upper right corner of a card; returns where the next one ends."""
    w = 46 if icon else width(text, "bold", 24) + 22
    box = Box(right - w, y, w, 36)
    canvas.plate(box, 10, ground, MARBLE)
    if icon:
        canvas.icon(icon, *box.middle, 26, on(ground))
    else:
        canvas.text(text, box, "bold", 24, on(ground), "centre")
    return box.x - 6


def step_back(card: Canvas) -> None:
    """Dims a card that cannot be played while others can."""
    card.stamp(0, 0, PLASTER, _veil, *card.size)


@remember(4)
def _veil(w: int, h: int) -> Image.Image:
    return Image.new("L", (w, h), round(VEIL * 255))
