"""The whole ground, or a window of it, at any scale."""

from __future__ import annotations

from PIL import Image

from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.theme import PLASTER
from rendering.trajan.scenery.brush import Brush
from rendering.trajan.scenery.city import paint_city
from rendering.trajan.scenery.colours import DEEP
from rendering.trajan.scenery.country import paint_country
from rendering.trajan.scenery.plan import HARBOUR, MAP

UNIT = 1000  # what it has become tells the scale
KEPT = 16  # windows: six places, at the scales of boards and of front pages


@remember(KEPT)
def land(x: int, y: int, w: int, h: int, unit: int) -> Image.Image:
    """A window, all in pixels: `unit` of them are 1000 units of the scene."""
    scale = unit / UNIT
    brush = Brush((x / scale, y / scale, w / scale, h / scale), (w, h), DEEP)
    if brush.shows(MAP) or brush.shows(HARBOUR):
        paint_country(brush)
    paint_city(brush)
    return brush.done()


def place(box: Box) -> Canvas:
    """An empty part of the scene."""
    canvas = Canvas(box.w, box.h, PLASTER)
    canvas.picture(0, 0, land, *box, UNIT)
    return canvas
