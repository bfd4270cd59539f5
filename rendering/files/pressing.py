"""A sheet in the fixed colours of its game, put together from blocks that are kept in them.

Only what lies loose on the blocks, such as glows and marks, is drawn in all colours and reduced.
Every pixel is as if the whole had been.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from rendering.kit.box import Box
from rendering.kit.cache import Shelf, remember
from rendering.kit.canvas import Canvas
from rendering.kit.palette import colours_of, reduced, repainted
from rendering.kit.surface import Stroke, Surface, reach
from rendering.kit.theme import Colour

Own: TypeAlias = tuple[Colour, ...]

SHELF = 32 * 2**20  # bytes of blocks that are kept
WORTHWHILE = 0.5  # share of a sheet its blocks must cover
LOOSE = 0.35  # share of it that may lie loose on them

_pressed: Shelf[tuple[int, Own, Image.Image]] = Shelf(SHELF)  # of so many strokes


class Layers(NamedTuple):
    """What a sheet is made of: blocks with their places, a texture below them, loose strokes."""

    blocks: list[tuple[Canvas, Box]]
    texture: tuple[Any, ...] | None
    regions: list[Box]  # where something lies loose; none overlaps another
    reached: list[Box]  # by each stroke


def pressed(sheet: Canvas, own: Own) -> Image.Image:
    """The sheet, a pixel for a unit; nothing may be drawn on it: it is kept."""
    strokes, colours, image = _pressed.find(sheet) or (0, (), None)
    if image is None or strokes != len(sheet.strokes) or colours != own:
        image = _composed(sheet, own) or reduced(sheet.image, own)
        _pressed.keep(sheet, (len(sheet.strokes), own, image), sheet.box.area)
    return image


def _composed(sheet: Canvas, own: Own) -> Image.Image | None:
    """None where it is cheaper to draw all of it."""
    laid = sum(args[2].area for method, args in sheet.strokes if method is Surface.lay)
    layers = _layers(sheet) if laid >= WORTHWHILE * sheet.box.area else None
    if layers is None:
        return None
    image = _plain(sheet.size, sheet.ground, own)
    if layers.texture:
        image.paste(_texture(own, *layers.texture), (0, 0))
    for block, box in layers.blocks:
        image.paste(pressed(block, own), (box.x, box.y))
    for region in layers.regions:
        met = [n for n, box in enumerate(layers.reached) if box.overlaps(region)]
        part = Image.new("RGB", (region.w, region.h), sheet.ground)
        Surface(part, 1, -region.x, -region.y).draw([sheet.strokes[n] for n in met])
        image.paste(reduced(part, own), (region.x, region.y))
    return image


def _layers(sheet: Canvas) -> Layers | None:
    """None if a texture lies on something, or as soon as too much lies loose."""
    layers, most = Layers([], None, [], []), LOOSE * sheet.box.area
    for stroke in sheet.strokes:
        box = reach(stroke)
        if box is None:
            if layers.reached:
                return None
            layers = layers._replace(texture=stroke[1])
            layers.reached.append(sheet.box)
            continue
        layers.reached.append(box)
        block = _block(stroke)
        if block:
            layers.blocks.append((block, box))
        elif seen := box.common(sheet.box):
            _add(layers.regions, seen)
            if sum(region.area for region in layers.regions) > most:
                return None
    return layers


def _block(stroke: Stroke) -> Canvas | None:
    """The sheet that was laid, if it is still what it was."""
    method, arguments = stroke
    block = arguments[3]() if method is Surface.lay else None
    return block if block and len(block.strokes) == len(arguments[0]) else None


def _add(regions: list[Box], box: Box) -> None:
    """One more, joined with those it overlaps, so that none do."""
    while met := [other for other in regions if other.overlaps(box)]:
        box = box.around(*met)
        regions[:] = [other for other in regions if other not in met]
    regions.append(box)


def _plain(size: tuple[int, int], ground: Colour, own: Own) -> Image.Image:
    image = Image.new("P", size, _index(ground, own))
    image.putpalette(colours_of(own))
    return image


@remember(64)
def _index(colour: Colour, own: Own) -> int:
    """Where a colour stands in the palette."""
    return reduced(Image.new("RGB", (1, 1), colour), own).tobytes()[0]


@remember(8)
def _texture(own: Own, make: Callable[..., Image.Image], *args: object) -> Image.Image:
    return repainted(make(*args), own)
