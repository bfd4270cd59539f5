"""Behind the turn of Ruhm für Rom: the city grows, temples beside scaffolds, under a red sky."""

from __future__ import annotations

from PIL import Image

from rendering.board.look import Look
from rendering.front.brush import Brush, sky_colours
from rendering.kit.cache import remember
from rendering.kit.theme import OCHRE, colour, mix

NIGHT, EVENING = colour("#5A1519"), colour("#AA3F2C")
SUN = colour("#BC6A30")
FAR = colour("#8C2F27")
NEAR = colour("#6B1C1D")
DARK = colour("#4A1216")
LIT = colour("#A3512F")
SKY = sky_colours(NIGHT, EVENING)
COLOURS = (*SKY, SUN, FAR, NEAR, DARK, LIT)


@remember(2)
def rising_city(w: int, h: int) -> Image.Image:
    brush = Brush(w, h, SKY)
    brush.disc(w - 200, h - 58, 72, SUN)
    brush.disc(w - 200, h - 58, 56, mix(SUN, LIT, 0.45))
    brush.hills(h - 26, 9, 420, 60, FAR)
    brush.arcade((w - 560, h - 56, 300, 56), 9, FAR, mix(FAR, NEAR, 0.6))
    brush.arcade((0, h - 34, 600, 34), 20, mix(FAR, NEAR, 0.35), mix(FAR, NEAR, 0.75))
    brush.temple(w - 300, h - 10, 200, 118, NEAR, DARK)
    _scaffold(brush, w - 92, h)
    _crane(brush, w - 372, h)
    for x, tall in ((w - 352, 44), (w - 324, 34), (w - 84, 28)):
        brush.cypress(x, h - 4, tall, DARK)
    brush.rect(0, h - 8, w, h, DARK)
    return brush.done()


def _scaffold(brush: Brush, x: float, h: float) -> None:
    """A tower half built, with poles around it."""
    brush.rect(x + 10, h - 96, x + 78, h, NEAR)
    for n, top in enumerate((118, 106, 124, 110)):
        brush.rect(x + 10 + n * 19, h - top, x + 21 + n * 19, h - 90, NEAR)
    for y in (h - 84, h - 56, h - 28):
        brush.line([(x - 6, y), (x + 96, y)], 3, LIT)
    for dx in (-4, 28, 62, 94):
        brush.line([(x + dx, h), (x + dx, h - 128)], 3, LIT)


def _crane(brush: Brush, x: float, h: float) -> None:
    """A treadwheel crane that lifts a block."""
    brush.line([(x, h - 6), (x + 58, h - 138)], 5, DARK)
    brush.line([(x + 30, h - 6), (x + 58, h - 138)], 5, DARK)
    brush.line([(x + 58, h - 138), (x + 58, h - 104)], 2, DARK)
    brush.rect(x + 46, h - 104, x + 70, h - 88, LIT)
    brush.disc(x + 6, h - 20, 17, DARK)
    brush.disc(x + 6, h - 20, 11, FAR)


LOOK = Look(
    painting=rising_city,
    colours=COLOURS,
    ground=colour("#F3E3D3"),
    frame=colour("#8C2F27"),
    border_colour=OCHRE,
)
