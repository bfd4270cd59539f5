"""The sea around the land: beaches, surf, waves, the shore at the other side."""

from __future__ import annotations

from math import pi, sin
from random import Random
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from rendering.kit.cache import remember
from rendering.kit.theme import INK, MARBLE, PLASTER, Colour, mix
from rendering.romolo_o_remo.look.brush import CORNERS
from rendering.romolo_o_remo.look.colours import DEEP, GOODS, ROOF, SAND, SHALLOWS, SURF

OVER = 2
Shore: TypeAlias = Literal["top", "right", "bottom", "left"]


@remember(24)
def coast(w: int, h: int, colour: Colour, look: int) -> Image.Image:
    """A hex with rounded corners and an uneven edge, to lie below the land."""
    mask = Image.new("L", (w, h))
    dice, room = Random(look), 0.94
    dots = []
    for n, (x, y) in enumerate(CORNERS):
        after = CORNERS[(n + 1) % 6]
        for k in range(4):
            away = room * dice.uniform(0.955, 1)
            px, py = x + (after[0] - x) * k / 4, y + (after[1] - y) * k / 4
            dots.append(((0.5 + (px - 0.5) * away) * w, (0.5 + (py - 0.5) * away) * h))
    ImageDraw.Draw(mask).polygon(dots, fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(w * 0.03))
    made = Image.new("RGBA", (w, h), (*colour, 0))
    made.putalpha(soft.point([min(255, max(0, (n - 96) * 8 + 128)) for n in range(256)]))
    return made


@remember(24)
def wavelets(w: int, h: int, look: int) -> Image.Image:
    """A few waves."""
    made, dice = Image.new("RGBA", (w * OVER, h * OVER)), Random(look)
    draw = ImageDraw.Draw(made)
    for _ in range(5):
        x, y = dice.uniform(0.1, 0.75) * w * OVER, dice.uniform(0.15, 0.85) * h * OVER
        step = w * OVER * 0.045
        wave = [(x + k * step, y + step * 0.45 * sin(k * pi / 2)) for k in range(5)]
        colour = dice.choice((SHALLOWS, SURF, DEEP))
        draw.line(wave, (*colour, 255), max(2, round(w * OVER * 0.016)), "curve")
    return made.reduce(OVER)


@remember(24)
def shore(w: int, h: int, side: Shore) -> Image.Image:
    """The other bank along an edge of the map: plaster, then sand, then surf."""
    made = Image.new("RGBA", (w * OVER, h * OVER))
    draw, dice = ImageDraw.Draw(made), Random(side)
    upright = side in ("left", "right")
    long, deep = (h, w) if upright else (w, h)
    phase, steps = dice.uniform(0, 6), 60
    waver = [0.55 + 0.16 * sin(n * 0.62 + phase) + 0.1 * sin(n * 1.7) for n in range(steps + 1)]
    for extra, colour in ((0.32, SURF), (0.2, SAND), (-0.12, PLASTER)):
        edge = [(n / steps * long * OVER, (v + extra) * deep * OVER) for n, v in enumerate(waver)]
        dots = [(0.0, 0.0), *edge, (long * OVER, 0.0)]
        match side:
            case "bottom":
                dots = [(x, h * OVER - y) for x, y in dots]
            case "left":
                dots = [(y, x) for x, y in dots]
            case "right":
                dots = [(w * OVER - y, x) for x, y in dots]
            case _:
                pass
        draw.polygon(dots, fill=(*colour, 255))
    return made.reduce(OVER)


@remember(8)
def ship(w: int, h: int) -> Image.Image:
    """A merchantman under sail."""
    over = 4
    made = Image.new("RGBA", (w * over, h * over))
    draw = ImageDraw.Draw(made)

    def area(points: list[tuple[float, float]], face: Colour) -> None:
        dots = [(x * w * over, y * h * over) for x, y in points]
        draw.polygon(dots, fill=(*face, 255))
        draw.line([*dots, dots[0]], (*INK, 255), max(1, w * over // 32), "curve")

    area([(0.04, 0.62), (0.14, 0.7), (0.8, 0.7), (0.96, 0.54), (0.84, 0.9), (0.2, 0.9)],
         GOODS["wood"])  # fmt: skip
    area([(0.49, 0.04), (0.53, 0.04), (0.53, 0.7), (0.49, 0.7)], mix(GOODS["wood"], INK, 0.3))
    area([(0.2, 0.12), (0.84, 0.12), (0.78, 0.36), (0.88, 0.56), (0.24, 0.56)], MARBLE)
    area([(0.42, 0.12), (0.62, 0.12), (0.58, 0.36), (0.66, 0.56), (0.46, 0.56)], ROOF)
    return made.reduce(over)
