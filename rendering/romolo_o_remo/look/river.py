"""Water with rounded banks that flows on into its neighbours."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from rendering.romolo_o_remo.look.brush import OVER, Brush
from rendering.romolo_o_remo.look.colours import DEEP, LAND, LEAF_DARK, LEAF_LIGHT, SAND, WAVE

POOL, FLOW = 0.36, 0.27  # half the width of a pool, of what flows out of it
BANK = 0.045
ROUND = 0.05  # how much its corners are rounded


def river(brush: Brush, dice: Random, sides: str) -> None:
    """A pool, and a flow into each of the sides."""
    brush.image.paste(LAND["plains"], (0, 0, brush.w, brush.h))
    for _ in range(12):
        x, y = dice.uniform(0.05, 0.95), dice.uniform(0.1, 0.95)
        brush.oval(x, y, 0.022, 0.019, LEAF_DARK)
        brush.oval(x - 0.005, y - 0.006, 0.012, 0.01, LEAF_LIGHT)
    middles = [_side_middle(int(side)) for side in sides]
    for extra, colour in ((BANK, SAND), (0.0, LAND["water"])):
        brush.image.paste(colour, (0, 0), _water(brush, middles, extra))
    for _ in range(9):
        x, y = dice.uniform(0.24, 0.62), dice.uniform(0.28, 0.74)
        wave = [(x + n * 0.03, y + 0.01 * sin(n * pi / 2)) for n in range(5)]
        brush.line(wave, 0.016, dice.choice((WAVE, WAVE, DEEP)))


def _water(brush: Brush, middles: Iterable[tuple[float, float]], extra: float) -> Image.Image:
    """Blurred and cut where it is half: so corners become bays."""
    room = brush.w // 4  # around the tile, so that what flows out is not rounded at its edge
    mask = Image.new("L", (brush.w + 2 * room, brush.h + 2 * room))
    draw, w = ImageDraw.Draw(mask), brush.w
    cx, cy = room + brush.w / 2, room + brush.h / 2
    r = (POOL + extra) * w
    draw.ellipse((cx - r, cy - r, cx + r, cy + r), 255)
    for x, y in middles:
        out = (room + (x - 0.5) * 1.6 * brush.w + brush.w / 2, cy + (y - 0.5) * 1.6 * brush.h)
        draw.line([(cx, cy), out], 255, round(2 * (FLOW + extra) * w))
    soft = mask.filter(ImageFilter.GaussianBlur(ROUND * w))
    edge = 6 * OVER
    sharp = soft.point([min(255, max(0, (n - 128) * edge + 128)) for n in range(256)])
    return sharp.crop((room, room, room + brush.w, room + brush.h))


def _side_middle(side: int) -> tuple[float, float]:
    angle = -pi / 3 + side * pi / 3
    return 0.5 + 0.5 * cos(angle), 0.5 + 0.5 * 0.866 * sin(angle)
