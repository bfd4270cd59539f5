"""Behind the turn of Corduba: the bridge over the Baetis, tiled roofs, olive trees, white walls."""

from __future__ import annotations

from PIL import Image

from rendering.board.look import Look
from rendering.front.brush import Brush, sky_colours
from rendering.kit.cache import remember
from rendering.kit.theme import GOLD, colour, mix

CLAY, NOON = colour("#7C3418"), colour("#C26A2A")
SUN = colour("#CB8A3C")
FAR = colour("#A4552A")
TILES = colour("#8E3A22")
SHADE = colour("#5E2817")
WHITE = colour("#B98A5C")
RIVER = colour("#2F6F86")
RIPPLE = colour("#4E8BA0")
OLIVE = colour("#5C5F2A")
SKY = sky_colours(CLAY, NOON)
COLOURS = (*SKY, SUN, FAR, TILES, SHADE, WHITE, RIVER, RIPPLE, OLIVE)


@remember(2)
def town_by_the_bridge(w: int, h: int) -> Image.Image:
    brush = Brush(w, h, SKY)
    brush.disc(w - 330, h - 96, 32, SUN)
    brush.hills(h - 52, 11, 500, 200, FAR)
    houses = ((0, 54, 42), (50, 46, 58), (92, 60, 46), (148, 50, 52), (194, 64, 48), (254, 48, 56),
              (298, 62, 54))  # fmt: skip
    for left, wide, tall in houses:
        _house(brush, w - 300 + left, h - 30, wide, tall)
    brush.temple(w - 168, h - 84, 74, 58, WHITE, SHADE)
    for x, tall in ((20, 34), (70, 40), (120, 32), (260, 36), (390, 32), (470, 38)):
        brush.tree(x, h - 24, tall, OLIVE)
    brush.rect(0, h - 30, w, h, RIVER)
    _bridge(brush, w - 620, h, 330)
    for x, y in ((60, 18), (240, 9), (330, 20), (w - 260, 14), (w - 120, 8), (w - 330, 7)):
        brush.line([(x, h - y), (x + 54, h - y)], 2.5, RIPPLE)
    return brush.done()


def _house(brush: Brush, x: float, base: float, w: float, h: float) -> None:
    brush.rect(x, base - h, x + w, base, WHITE)
    brush.rect(x + w * 0.62, base - h, x + w, base, mix(WHITE, FAR, 0.35))
    roof = [(x - 5, base - h + 2), (x + 6, base - h - 15), (x + w - 6, base - h - 15),
            (x + w + 5, base - h + 2)]  # fmt: skip
    brush.polygon(roof, TILES)
    for n in range(int(w // 16)):
        brush.arch(x + 6 + n * 16, base - h + 14, 8, 15, SHADE)


def _bridge(brush: Brush, x: float, h: float, w: float) -> None:
    """Round arches whose piers part the water."""
    brush.rect(x, h - 60, x + w, h - 8, FAR)
    brush.rect(x - 6, h - 66, x + w + 6, h - 58, TILES)
    step = w / 6
    for n in range(6):
        left = x + n * step + step * 0.13
        brush.arch(left, h - 54, step * 0.74, 30, mix(CLAY, NOON, 0.55))
        brush.rect(left, h - 30, left + step * 0.74, h - 8, RIVER)
        pier = x + n * step
        brush.polygon([(pier - 9, h - 8), (pier, h - 40), (pier + 9, h - 8)], FAR)


LOOK = Look(
    painting=town_by_the_bridge,
    colours=COLOURS,
    ground=colour("#F6E9D2"),
    frame=colour("#8E3A22"),
    border_colour=GOLD,
)
