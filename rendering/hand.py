"""What the picture of every hand has: title bar, rows of cards, marks on them.

It is read upright on a phone, 400 px wide: no type on it is smaller than 36 px of its 1200.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from rendering.board.look import PLAIN, Look
from rendering.board.scene import MARGIN, TALLEST
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.panels import plaster, title_bar
from rendering.kit.seats import badge
from rendering.kit.shapes import halo_mask
from rendering.kit.theme import GOLD, MARBLE, PLASTER, VEIL, VERDIGRIS, Colour, on
from rendering.kit.type import width

WIDTH = 1200
INNER = WIDTH - 2 * MARGIN
LEAST = 36  # px: a third of it, as a phone shows it, can still be read
COLUMNS = 3
TITLE = 108
GUTTER = 24
GLOW = 14
COLUMN = (INNER - GUTTER * (COLUMNS - 1)) // COLUMNS
SEAL = 44  # height of a mark over a card
OVER = 32  # how much of it stands over the edge: what is written on the card stays free


def hand_sheet(
    height: int, seat: int, name: str, title: str, note: str, look: Look = PLAIN
) -> Canvas:
    """An empty sheet with its title bar: whose hand it is, and a note at the right if it fits."""
    canvas = Canvas(WIDTH, height, PLASTER)
    canvas.cover(plaster, WIDTH, TALLEST)
    title_bar(canvas, TITLE - 4, look.frame, look.border_colour)
    badge(canvas, seat, name, Box(MARGIN, 10, 66, 66), MARBLE)
    room = Box(MARGIN + 86, 10, WIDTH - 2 * MARGIN - 86, 66)
    w = width(note, "semi", LEAST) + 30
    said = next((it for it in (title, name) if width(it, "title", LEAST) + w <= room.w), "")
    if said:
        at = Box(room.right - w + 30, room.y, w - 30, room.h)
        canvas.text(note, at, "semi", LEAST, MARBLE, least=LEAST)
        room = room._replace(w=room.w - w)
    canvas.text(said or name, room, "title", 46, GOLD, least=LEAST)
    return canvas


def rows_of(heights: Sequence[int], columns: int = COLUMNS) -> list[int]:
    """How high each row of cards is."""
    return [max(heights[n : n + columns]) for n in range(0, len(heights), columns)]


def shelves(
    heights: Sequence[int], top: int, columns: int = COLUMNS, apart: int = GUTTER
) -> list[Box]:
    """Cards in rows from the left; each row is as high as its highest card."""
    w = (INNER - GUTTER * (columns - 1)) // columns
    found, y = [], top
    for r, tall in enumerate(rows_of(heights, columns)):
        for c in range(min(columns, len(heights) - r * columns)):
            found.append(Box(MARGIN + c * (w + GUTTER), y, w, tall))
        y += tall + apart
    return found


def shelved(heights: Sequence[int], columns: int = COLUMNS, apart: int = GUTTER) -> int:
    """Height of all rows, with the gaps below them."""
    return sum(tall + apart for tall in rows_of(heights, columns))


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
    w = SEAL + 8 if icon else width(text, "bold", LEAST) + 22
    box = Box(right - w, y, w, SEAL)
    canvas.plate(box, 10, ground, MARBLE)
    if icon:
        canvas.icon(icon, *box.middle, 34, on(ground))
    else:
        canvas.text(text, box, "bold", LEAST, on(ground), "centre", least=LEAST)
    return box.x - 6


def step_back(card: Canvas) -> None:
    """Dims a card that cannot be played while others can."""
    card.stamp(0, 0, PLASTER, _veil, *card.size)


@remember(4)
def _veil(w: int, h: int) -> Image.Image:
    return Image.new("L", (w, h), round(VEIL * 255))
