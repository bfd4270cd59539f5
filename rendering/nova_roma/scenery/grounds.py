"""The grounds of the four blocks: painted once, at twice the size of the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from PIL import Image

from rendering.kit.cache import remember
from rendering.nova_roma.scenery.brush import Brush
from rendering.nova_roma.scenery.colours import GRASS, PAVING, STREET, WATER
from rendering.nova_roma.scenery.measures import CITY, FORUM, HIPPODROME, LEFT, RIGHT, SEA
from rendering.nova_roma.scenery.shore import paint_sea
from rendering.nova_roma.scenery.squares import paint_forum, paint_hippodrome
from rendering.nova_roma.scenery.streets import paint_city

Place: TypeAlias = Literal["city", "forum", "hippodrome", "sea"]

TWICE = 2
_SIZES = {
    "city": (LEFT, CITY),
    "forum": (RIGHT, FORUM),
    "hippodrome": (RIGHT, HIPPODROME),
    "sea": (LEFT, SEA),
}
_COLOURS = {"city": STREET, "forum": PAVING, "hippodrome": GRASS, "sea": WATER}
_PAINTERS: dict[str, Callable[[Brush], None]] = {
    "city": paint_city,
    "forum": paint_forum,
    "hippodrome": paint_hippodrome,
    "sea": paint_sea,
}


@remember(10)
def ground(w: int, h: int, place: Place) -> Image.Image:
    """Of this size; the board's own is the usual one."""
    painted = _painted(place)
    if (w, h) == _SIZES[place]:
        return painted.reduce(TWICE)
    return painted.resize((w, h), Image.Resampling.BICUBIC)


@remember(4)
def _painted(place: Place) -> Image.Image:
    w, h = _SIZES[place]
    brush = Brush((w, h), (w * TWICE, h * TWICE), _COLOURS[place], over=1)
    _PAINTERS[place](brush)
    return brush.image.convert("RGB")
