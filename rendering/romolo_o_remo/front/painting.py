"""Behind the turn of Romolo o Remo?: hills along a river in the morning, huts, and the she-wolf."""

from __future__ import annotations

from PIL import Image

from rendering.board.look import Look
from rendering.front.brush import Brush, sky_colours
from rendering.kit.cache import remember
from rendering.kit.theme import OCHRE, colour, mix

FOREST, MORNING = colour("#23402E"), colour("#5E7A3C")
SUN = colour("#948D48")
FAR = colour("#4B6B3A")
MIDDLE = colour("#3A5932")
NEAR = colour("#2A4529")
DARK = colour("#1B2E20")
RIVER = colour("#5C8A78")
STRAW = colour("#927A40")
SKY = sky_colours(FOREST, MORNING)
COLOURS = (*SKY, SUN, FAR, MIDDLE, NEAR, DARK, RIVER, STRAW)


@remember(2)
def seven_hills(w: int, h: int) -> Image.Image:
    brush = Brush(w, h, SKY)
    brush.disc(w - 352, h - 92, 38, SUN)
    brush.hills(h - 58, 15, 380, 120, FAR)
    brush.hills(h - 36, 12, 300, 30, MIDDLE)
    brush.polygon(
        [(w - 560, h - 44), (w - 540, h - 46), (w - 600, h - 26), (w - 500, h - 14),
         (w - 640, h), (w - 790, h), (w - 620, h - 16), (w - 690, h - 28)], RIVER,
    )  # fmt: skip
    brush.hills(h - 9, 7, 240, 90, NEAR)
    for x, tall in ((40, 40), (88, 30), (210, 36), (430, 32), (w - 430, 46), (w - 398, 34)):
        brush.tree(x, h - 6, tall, DARK)
    for x, side in ((w - 350, 46), (w - 296, 36), (w - 60, 42)):
        _hut(brush, x, h - 8, side)
    brush.ellipse(w - 170, h + 4, 130, 26, NEAR)
    _wolf(brush, w - 250, h - 128, 1.22)
    brush.rect(0, h - 5, w, h, DARK)
    return brush.done()


def _hut(brush: Brush, x: float, base: float, side: float) -> None:
    brush.rect(x - side * 0.36, base - side * 0.4, x + side * 0.36, base, mix(STRAW, DARK, 0.45))
    brush.polygon(
        [
            (x - side * 0.52, base - side * 0.36),
            (x, base - side),
            (x + side * 0.52, base - side * 0.36),
        ],
        STRAW,
    )
    brush.rect(x - side * 0.09, base - side * 0.3, x + side * 0.09, base, DARK)


# The she-wolf from the side, looking left over her back's line; and two children below her.
_WOLF = (
    (4, 30), (0, 38), (6, 44), (16, 43), (22, 50), (30, 56), (34, 62), (33, 78), (31, 92),
    (29, 102),
    (38, 102), (40, 92), (45, 78), (48, 66), (62, 70), (84, 70), (98, 65), (103, 76), (101, 88),
    (97, 102), (106, 102), (109, 92), (115, 80), (117, 66), (120, 54), (128, 66), (134, 84),
    (140, 86), (138, 72), (130, 52), (120, 40), (104, 35), (84, 36), (64, 36), (48, 34), (38, 26),
    (32, 18), (30, 8), (25, 16), (21, 8), (18, 20), (10, 26),
)  # fmt: skip


def _wolf(brush: Brush, x: float, y: float, scale: float) -> None:
    brush.polygon([(x + px * scale, y + py * scale) for px, py in _WOLF], DARK)
    for left in (66, 84):
        brush.disc(x + left * scale, y + 82 * scale, 5 * scale, DARK)
        body = [(left - 6, 102), (left - 5, 88), (left + 5, 88), (left + 7, 102)]
        brush.polygon([(x + px * scale, y + py * scale) for px, py in body], DARK)


LOOK = Look(
    painting=seven_hills,
    colours=COLOURS,
    ground=colour("#EAEBD6"),
    frame=colour("#3A5932"),
    border_colour=OCHRE,
)
