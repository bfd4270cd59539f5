"""The six monuments; unbuilt ones as drawings of the architect."""

from __future__ import annotations

from PIL import Image

from rendering.corduba.look.brush import Brush
from rendering.corduba.look.colours import HILL, RIVER, ROOF, SAND
from rendering.kit.cache import remember
from rendering.kit.theme import INK, MARBLE, RED, TERRACOTTA, Colour, mix

STONE = mix(HILL, MARBLE, 0.5)


@remember(48)
def monument(w: int, h: int, id: str, built: bool) -> Image.Image:
    """Standing, or pale while nobody has built it."""
    brush = Brush(w, h, over=3)
    _DRAWN[id](brush)
    made = brush.done()
    if built:
        return made
    pale = Image.new("RGBA", made.size, (*mix(MARBLE, SAND, 0.5), 255))
    faint = Image.blend(made, pale, 0.6)
    faint.putalpha(made.getchannel("A"))
    return faint


def _aqueduct(b: Brush) -> None:
    for y, n, tall in ((0.1, 8, 0.3), (0.42, 5, 0.54)):
        b.box(0.02, y, 0.96, tall, STONE)
        for k in range(n):
            b.arch(0.05 + k * 0.92 / n, y + 0.08, 0.92 / n - 0.05, tall - 0.08, RIVER)
    b.box(0.02, 0.04, 0.96, 0.06, RIVER)


def _bridge(b: Brush) -> None:
    b.box(0.0, 0.72, 1.0, 0.26, RIVER)
    b.area([(0.0, 0.6), (0.5, 0.3), (1.0, 0.6), (1.0, 0.9), (0.0, 0.9)], STONE)
    for x in (0.08, 0.38, 0.68):
        b.arch(x, 0.58, 0.24, 0.34, RIVER)


def _circus(b: Brush) -> None:
    b.oval(0.5, 0.55, 0.49, 0.4, STONE, INK)
    b.oval(0.5, 0.55, 0.38, 0.27, SAND, INK)
    b.box(0.26, 0.51, 0.48, 0.08, MARBLE)
    b.area([(0.48, 0.52), (0.5, 0.18), (0.52, 0.52)], TERRACOTTA)


def _theatre(b: Brush) -> None:
    for r, face in ((0.48, STONE), (0.36, MARBLE), (0.24, STONE), (0.13, SAND)):
        b.oval(0.5, 0.72, r, r * 1.3, face, INK)
    b.box(0.0, 0.72, 1.0, 0.28, SAND, None)
    b.box(0.08, 0.7, 0.84, 0.24, MARBLE)
    for n in range(7):
        b.box(0.12 + n * 0.115, 0.74, 0.05, 0.2, STONE)


def _temple(b: Brush) -> None:
    b.box(0.06, 0.88, 0.88, 0.1, STONE)
    for n in range(6):
        b.box(0.12 + n * 0.14, 0.44, 0.07, 0.44, MARBLE)
    b.area([(0.04, 0.44), (0.5, 0.1), (0.96, 0.44)], MARBLE)
    b.area([(0.28, 0.39), (0.5, 0.23), (0.72, 0.39)], ROOF["purple"])


def _arch(b: Brush) -> None:
    b.box(0.1, 0.3, 0.8, 0.66, MARBLE)
    b.box(0.04, 0.24, 0.92, 0.08, STONE)
    b.box(0.14, 0.04, 0.72, 0.2, RED)
    _opening(b, RIVER)
    for x in (0.16, 0.76):
        b.box(x, 0.36, 0.07, 0.56, STONE)


def _opening(b: Brush, face: Colour) -> None:
    b.arch(0.32, 0.44, 0.36, 0.54, INK)
    b.arch(0.34, 0.47, 0.32, 0.51, face)


_DRAWN = {
    "aquaeductus": _aqueduct,
    "pons": _bridge,
    "circus": _circus,
    "theatrum": _theatre,
    "templum": _temple,
    "arcus": _arch,
}
