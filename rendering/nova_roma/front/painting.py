"""Behind the turn of Nova Roma: the new city between two seas, its walls, domes and ships."""

from __future__ import annotations

from PIL import Image

from rendering.board.look import Look
from rendering.front.brush import Brush, sky_colours
from rendering.kit.cache import remember
from rendering.kit.theme import VERDIGRIS_LIGHT, colour, mix

DEEP, HAZE = colour("#0F3B45"), colour("#2F7F79")
DAWN = colour("#766B44")
FAR = colour("#256A6B")
NEAR = colour("#164C55")
DARK = colour("#0B3039")
WALL = colour("#5C6A58")
BRICK = colour("#7C4434")
SEA = colour("#1D5F6E")
FOAM = colour("#3F8A8C")
SKY = sky_colours(DEEP, HAZE)
COLOURS = (*SKY, DAWN, FAR, NEAR, DARK, WALL, BRICK, SEA, FOAM)


@remember(2)
def city_by_the_sea(w: int, h: int) -> Image.Image:
    brush = Brush(w, h, SKY)
    brush.disc(w - 372, h - 40, 34, DAWN)
    brush.hills(h - 40, 10, 460, 300, FAR)
    _city(brush, w - 330, h)
    brush.rect(0, h - 34, w, h, SEA)
    _walls(brush, w - 350, h - 24, 350)
    for n, (x, y) in enumerate(((70, 26), (330, 12), (560, 20), (180, 14), (480, 28), (40, 9))):
        brush.line([(x, h - y), (x + 46 + n * 4, h - y)], 2.5, FOAM)
    brush.galley(w - 470, h - 10, 84, DARK, FAR)
    brush.galley(w - 590, h - 22, 50, DARK, NEAR)
    return brush.done()


def _city(brush: Brush, x: float, h: float) -> None:
    """Domes, an obelisk, roofs."""
    for left, wide, tall in (
        (0, 70, 60),
        (64, 56, 78),
        (250, 64, 66),
        (320, 80, 82),
        (404, 70, 58),
    ):
        brush.rect(x + left, h - tall - 20, x + left + wide, h, NEAR)
        roof = [(x + left - 4, h - tall - 20), (x + left + wide / 2, h - tall - 36),
                (x + left + wide + 4, h - tall - 20)]  # fmt: skip
        brush.polygon(roof, BRICK)
    brush.rect(x + 122, h - 104, x + 250, h, NEAR)
    brush.ellipse(x + 186, h - 104, 54, 44, WALL)
    brush.rect(x + 122, h - 104, x + 250, h - 56, NEAR)
    brush.rect(x + 122, h - 108, x + 250, h - 100, mix(NEAR, WALL, 0.6))
    for n in range(6):
        brush.arch(x + 132 + n * 19, h - 94, 11, 30, DARK)
    for side in (140, 232):
        brush.ellipse(x + side, h - 104, 16, 14, mix(WALL, BRICK, 0.4))
    brush.polygon([(x + 286, h - 40), (x + 291, h - 128), (x + 296, h - 136),
                   (x + 301, h - 128), (x + 306, h - 40)], WALL)  # fmt: skip
    brush.rect(x + 184, h - 154, x + 188, h - 142, WALL)


def _walls(brush: Brush, x: float, base: float, w: float) -> None:
    """Towers and merlons along the shore, with layers of brick."""
    brush.rect(x, base - 34, x + w, base, WALL)
    for n in range(int(w // 12)):
        brush.rect(x + n * 12, base - 40, x + n * 12 + 6, base - 34, WALL)
    brush.rect(x, base - 20, x + w, base - 16, BRICK)
    for n in range(4):
        left = x + 10 + n * 104
        brush.rect(left, base - 60, left + 34, base, WALL)
        for k in range(3):
            brush.rect(left + k * 13, base - 68, left + k * 13 + 8, base - 60, WALL)
        brush.rect(left, base - 44, left + 34, base - 40, BRICK)
        brush.rect(left, base - 20, left + 34, base - 16, BRICK)
        brush.arch(left + 12, base - 36, 9, 14, DARK)


LOOK = Look(
    painting=city_by_the_sea,
    colours=COLOURS,
    ground=colour("#E6EBE2"),
    frame=colour("#1D5F6E"),
    border_colour=VERDIGRIS_LIGHT,
)
