"""Roofs of buildings seen from above, houses, and flames."""

from __future__ import annotations

from PIL import Image, ImageFilter

from games.corduba.terms import Colour as RoofColour
from rendering.corduba.look.brush import Brush
from rendering.corduba.look.colours import (
    FLAME,
    FLAME_CORE,
    LINEN,
    NEUTRAL_HOUSE,
    ROOF,
    lit,
    shaded,
)
from rendering.corduba.look.features import FEATURES
from rendering.corduba.look.grid import EAVES, EDGE, Grid
from rendering.kit.cache import remember
from rendering.kit.icons import icon_glyph
from rendering.kit.seats import SEATS
from rendering.kit.theme import INK, MARBLE, Colour, mix


def slopes(face: Colour) -> tuple[Colour, Colour, Colour, Colour]:
    """To the north, east, south and west; the sun stands in the north-west."""
    return lit(face), shaded(face, 0.1), shaded(face), lit(face, 0.1)


@remember(400)
def roof(w: int, h: int, colour: RoofColour, rows: tuple[str, ...], kind: str) -> Image.Image:
    """A hip roof over the cells of a shape, with what tells its kind from others."""
    face = ROOF[colour]
    brush = Brush(w, h)
    grid = Grid(rows)
    for inset, ink in ((EAVES, INK), (EAVES + EDGE, face)):
        for part in grid.silhouette(inset):
            brush.area(part, ink, None)
    for n, triangle in grid.slopes(EAVES + EDGE):
        brush.area(triangle, slopes(face)[n], None)
    for ridge in grid.ridges():
        brush.line(ridge, shaded(face, 0.3), 1.2)
    if kind in FEATURES:
        FEATURES[kind](brush, grid, face)
    return brush.done()


@remember(100)
def ghost(w: int, h: int, colour: RoofColour, rows: tuple[str, ...], kind: str) -> Image.Image:
    """A building that is only planned: half transparent."""
    made = roof(w, h, colour, rows, kind).copy()
    made.putalpha(made.getchannel("A").point([round(n * 0.6) for n in range(256)]))
    return made


# ---- houses and flames ------------------------------------------------------------------------


@remember(60)
def house(w: int, h: int, seat: int | None) -> Image.Image:
    """An insula in the colour of its owner; grey for nobody's."""
    face = NEUTRAL_HOUSE if seat is None else SEATS[seat].colour
    brush = Brush(w, h, over=4)
    brush.box(0.16, 0.44, 0.68, 0.5, LINEN)
    brush.area([(0.04, 0.5), (0.28, 0.14), (0.72, 0.14), (0.96, 0.5)], face)
    brush.area([(0.04, 0.5), (0.28, 0.14), (0.5, 0.14), (0.42, 0.5)], mix(face, MARBLE, 0.25), None)
    brush.line([(0.04, 0.5), (0.28, 0.14), (0.72, 0.14), (0.96, 0.5), (0.04, 0.5)], INK)
    if seat is None:
        for x in (0.28, 0.6):
            brush.box(x, 0.62, 0.13, 0.32, INK, None)
    return brush.done()


@remember(40)
def hollow_pawn(w: int, h: int, colour: Colour) -> Image.Image:
    """Somebody who is out: only the line around."""
    over = 4
    glyph = icon_glyph("chess-pawn", min(w, h) * over).mask
    mask = Image.new("L", (w * over, h * over))
    mask.paste(glyph, ((mask.width - glyph.width) // 2, (mask.height - glyph.height) // 2))
    inside = mask.filter(ImageFilter.MinFilter(2 * over + 1)).filter(ImageFilter.MinFilter(3))
    drawn = Image.new("RGBA", mask.size)
    drawn.paste((*colour, 255), (0, 0), mask)
    drawn.paste((*MARBLE, 255), (0, 0), inside)
    return drawn.reduce(over)


@remember(40)
def flame(w: int, h: int) -> Image.Image:
    """Unrest."""
    brush = Brush(w, h, over=4)
    outer = [
        *((0.5, 0.0), (0.62, 0.2), (0.84, 0.4), (0.94, 0.66), (0.78, 0.92), (0.5, 1.0)),
        *((0.22, 0.92), (0.06, 0.66), (0.14, 0.42), (0.28, 0.52), (0.34, 0.22)),
    ]
    brush.area([(0.04 + x * 0.92, 0.04 + y * 0.92) for x, y in outer], FLAME)
    inner = [(0.52, 0.42), (0.7, 0.66), (0.62, 0.86), (0.5, 0.92), (0.36, 0.86), (0.3, 0.66)]
    brush.area(inner, FLAME_CORE, None)
    return brush.done()
