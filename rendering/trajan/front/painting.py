"""Behind the turn of Trajan: his column and an arch of triumph, standards of the legions."""

from __future__ import annotations

from PIL import Image

from rendering.board.look import Look
from rendering.front.brush import Brush, sky_colours
from rendering.kit.cache import remember
from rendering.kit.theme import GOLD, colour, mix

NIGHT, DUSK = colour("#33163F"), colour("#8A3B62")
GLOW = colour("#C4686A")
FAR = colour("#6B2C58")
NEAR = colour("#4A1F47")
DARK = colour("#321436")
STONE = colour("#936A72")
CLOTH = colour("#7A2233")
GILT = colour("#AD8344")
POLE = mix(GILT, FAR, 0.55)
SKY = sky_colours(NIGHT, DUSK)
COLOURS = (*SKY, GLOW, FAR, NEAR, DARK, STONE, CLOTH, GILT, POLE)


@remember(2)
def triumph(w: int, h: int) -> Image.Image:
    brush = Brush(w, h, SKY)
    brush.ellipse(w - 230, h, 260, 52, mix(DUSK, GLOW, 0.6))
    brush.hills(h - 30, 12, 520, 180, FAR)
    brush.hills(h - 12, 8, 300, 20, NEAR)
    for n in range(5):
        _standard(brush, w - 505 + n * 34, h, 72 + (n % 2) * 10)
    _arch(brush, w - 340, h)
    _column(brush, w - 80, h)
    brush.rect(0, h - 7, w, h, DARK)
    return brush.done()


def _column(brush: Brush, x: float, h: float) -> None:
    """With its band of reliefs winding up, and the emperor on top."""
    brush.rect(x - 36, h - 34, x + 36, h, NEAR)
    brush.rect(x - 28, h - 42, x + 28, h - 34, STONE)
    top = h - 116
    brush.rect(x - 18, top, x + 18, h - 42, STONE)
    for n in range(4):
        y = top + 6 + n * 18
        brush.polygon([(x - 18, y + 9), (x + 18, y), (x + 18, y + 4), (x - 18, y + 13)], NEAR)
    brush.rect(x + 8, top, x + 18, h - 42, mix(STONE, NEAR, 0.45))
    brush.rect(x - 25, top - 7, x + 25, top, STONE)
    brush.rect(x - 7, top - 24, x + 7, top - 7, GILT)
    brush.disc(x, top - 29, 6, GILT)
    brush.line([(x + 5, top - 18), (x + 16, top - 32)], 3, GILT)


def _arch(brush: Brush, x: float, h: float) -> None:
    """Three gates under a high attic, with a team of horses on it in outline."""
    brush.rect(x, h - 116, x + 168, h, NEAR)
    brush.rect(x - 6, h - 122, x + 174, h - 112, mix(NEAR, STONE, 0.45))
    brush.rect(x - 4, h - 86, x + 172, h - 80, mix(NEAR, STONE, 0.3))
    brush.arch(x + 58, h - 76, 52, 76, GLOW)
    for side in (12, 124):
        brush.arch(x + side, h - 54, 32, 54, mix(DUSK, GLOW, 0.5))
    for side in (4, 50, 112, 158):
        brush.rect(x + side, h - 80, x + side + 6, h, mix(NEAR, STONE, 0.45))
    for n in range(4):
        left = x + 44 + n * 18
        brush.ellipse(left + 8, h - 130, 10, 7, DARK)
        brush.polygon([(left + 12, h - 132), (left + 20, h - 146), (left + 22, h - 138)], DARK)


def _standard(brush: Brush, x: float, h: float, tall: float) -> None:
    brush.line([(x, h), (x, h - tall)], 3, POLE)
    brush.rect(x - 13, h - tall + 10, x + 13, h - tall + 40, CLOTH)
    brush.polygon(
        [(x - 13, h - tall + 40), (x, h - tall + 33), (x + 13, h - tall + 40),
         (x + 13, h - tall + 36), (x - 13, h - tall + 36)], CLOTH,
    )  # fmt: skip
    brush.rect(x - 16, h - tall + 6, x + 16, h - tall + 10, POLE)
    brush.polygon(
        [(x - 12, h - tall - 10), (x, h - tall - 2), (x + 12, h - tall - 10), (x, h - tall + 6)],
        POLE,
    )


LOOK = Look(
    painting=triumph,
    colours=COLOURS,
    ground=colour("#F0E6DC"),
    frame=colour("#6B2C58"),
    border_colour=GOLD,
)
