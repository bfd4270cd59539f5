"""Pixels: an image to draw on, and how many of them one unit of a picture has.

Everything above this file reckons in units: at scale 1 they are pixels. Type, lines, icons and
shapes are made anew for every scale, so that nothing that is shown larger is blurred.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import floor
from typing import Any, Literal, ParamSpec, Protocol, TypeAlias

from PIL import Image

from rendering.kit import type as typeface
from rendering.kit.box import Box
from rendering.kit.icons import Icon, icon_glyph
from rendering.kit.shapes import (
    Shape,
    corner_masks,
    outline_corners,
    outline_mask,
    rounded_mask,
    shape_mask,
)
from rendering.kit.theme import Colour
from rendering.kit.type import Face

Align: TypeAlias = Literal["left", "centre", "right"]
Stroke: TypeAlias = tuple[Callable[..., object], tuple[Any, ...]]  # a method of Surface, arguments
Drawn: TypeAlias = "Callable[[], Sheet | None]"
P = ParamSpec("P")

LARGE = 3000  # square pixels from which areas are filled without a mask, which is slow
GROWN = 1.5  # times type may be larger than drawn, to be read
LABEL = 3  # times the room of its line a plate may have
BLEED = 8  # units by which ink may leave the room of its line


class Sheet(Protocol):
    """What strokes were laid from, if it is still there."""

    def image_of(self, strokes: int, *, anew: bool) -> Image.Image | None: ...


class Surface:
    """An image that shows units from its own (left, top) on, so many pixels each.

    With `least`, type of fewer pixels is set as large as that; where there is no room for it, or
    the edge would cut it, it is left out.
    """

    def __init__(
        self, image: Image.Image, scale: float = 1, left: int = 0, top: int = 0, least: int = 0
    ) -> None:
        image.load()
        self.image = image
        # Pillow's own `paste` takes longer to find out what it is given than to colour the pixels.
        self._paste: Callable[..., None] = image.im.paste
        self._size = image.size
        self.scale = scale
        self.left, self.top = left, top
        self.least = least
        self.plain = scale == 1 and not left and not top and not least

    def draw(self, strokes: Sequence[Stroke]) -> None:
        for n, (method, arguments) in enumerate(strokes):
            if not self.least or not self._is_bare_label(strokes, n):
                method(self, *arguments)

    def _is_bare_label(self, strokes: Sequence[Stroke], n: int) -> bool:
        """Whether a plate was made for a line of type that is left out, with signs or without."""
        if strokes[n][0] is not Surface.rounded:
            return False
        plate: Box = strokes[n][1][0]
        for method, arguments in strokes[n + 1 : n + 9]:
            if method is Surface.lines:
                lines, room, face, size, _, align = arguments
                inked = any(self._inked(lines, room, face, size, align))
                if inked or not plate.inset(-4).contains(room):
                    return False
                if LABEL * room.area >= plate.area:
                    return True
            elif method not in _FLAT or (
                method is Surface.rounded and not plate.contains(arguments[0])
            ):
                return False
        return False

    # ---- from units to pixels -----------------------------------------------------------------

    def length(self, n: int) -> int:
        """A length in pixels; a thin line stays a line."""
        return n if self.scale == 1 else max(min(n, 1), floor(n * self.scale + 0.5))

    def point(self, x: int, y: int) -> tuple[int, int]:
        if self.plain:
            return x, y
        s = self.scale
        return floor(x * s + 0.5) + self.left, floor(y * s + 0.5) + self.top

    def box(self, box: Box) -> Box:
        if self.plain:
            return box
        x, y, w, h = box
        s, left, top = self.scale, self.left, self.top
        right, bottom = floor((x + w) * s + 0.5), floor((y + h) * s + 0.5)
        x, y = floor(x * s + 0.5), floor(y * s + 0.5)
        return Box(x + left, y + top, right - x, bottom - y)

    def _seen(self, box: Box) -> Box | None:
        """Where a box of units lies in pixels; None if that is wholly outside of the image."""
        if self.plain:
            return box
        x, y, w, h = at = self.box(box)
        width, height = self._size
        return None if x >= width or y >= height or x + w <= 0 or y + h <= 0 else at

    def _hides(self, box: Box) -> bool:
        return self._seen(box) is None

    def _made(self, make: Callable[..., Image.Image], args: tuple[object, ...]) -> Image.Image:
        """A mask or picture for this scale: whole numbers among the arguments are lengths."""
        if self.scale == 1:
            return make(*args)
        return make(*(self.length(arg) if type(arg) is int else arg for arg in args))

    # ---- areas --------------------------------------------------------------------------------

    def _colour(self, colour: Colour, x: int, y: int, mask: Image.Image) -> None:
        """What a mask leaves open."""
        core = mask.im
        w, h = core.size
        self._paste(colour, (x, y, x + w, y + h), core)

    def fill(self, box: Box, colour: Colour) -> None:
        self._paste(colour, self.box(box).corners)

    def stamp(
        self, x: int, y: int, colour: Colour, make: Callable[..., Image.Image], *args: object
    ) -> None:
        self._colour(colour, *self.point(x, y), self._made(make, args))

    def picture(self, x: int, y: int, make: Callable[..., Image.Image], *args: object) -> None:
        self.image.paste(self._made(make, args), self.point(x, y))

    def sprite(self, box: Box, make: Callable[..., Image.Image], *args: object) -> None:
        """A picture with transparent parts, of the size of its box."""
        at = self._seen(box)
        if at is None:
            return
        made = make(at.w, at.h, *args)
        assert made.mode == "RGBA"
        core = made.im
        self._paste(core, (at.x, at.y, at.x + made.width, at.y + made.height), core)

    def cover(self, make: Callable[..., Image.Image], *args: object) -> None:
        """With a texture, which has the same grain at every scale; a piece has its piece of it."""
        is_piece = self.scale == 1 and not self.least
        x, y = (-self.left, -self.top) if is_piece else (0, 0)
        texture = make(*args)
        seen = Box(x, y, *self._size).common(Box(0, 0, *texture.size))
        if seen:
            self.image.paste(texture.crop(seen.corners), (seen.x - x, seen.y - y))

    def rounded(self, box: Box, radius: int, colour: Colour) -> None:
        at, radius = self._seen(box), self.length(radius)
        if at is None:
            return
        box = at
        if box.area < LARGE or min(box.w, box.h) <= 2 * radius:
            self._colour(colour, box.x, box.y, rounded_mask(box.w, box.h, radius))
            return
        self._paste(colour, (box.x + radius, box.y, box.right - radius, box.bottom))
        for x in (box.x, box.right - radius):
            self._paste(colour, (x, box.y + radius, x + radius, box.bottom - radius))
        self._corners(box, radius, colour, corner_masks(radius) if radius else ())

    def outline(self, box: Box, radius: int, width: int, colour: Colour) -> None:
        at, radius, width = self._seen(box), self.length(radius), self.length(width)
        side = max(radius, width)
        if at is None:
            return
        if at.area < LARGE or min(at.w, at.h) <= 2 * side:
            self._colour(colour, at.x, at.y, outline_mask(at.w, at.h, radius, width))
            return
        for y in (at.y, at.bottom - width):
            self._paste(colour, (at.x + side, y, at.right - side, y + width))
        for x in (at.x, at.right - width):
            self._paste(colour, (x, at.y + side, x + width, at.bottom - side))
        self._corners(at, side, colour, outline_corners(radius, width))

    def _corners(self, box: Box, side: int, colour: Colour, masks: Sequence[Image.Image]) -> None:
        for n, corner in enumerate(masks):
            x = box.right - side if n % 2 else box.x
            y = box.bottom - side if n >= 2 else box.y
            self._colour(colour, x, y, corner)

    def shape(self, shape: Shape, box: Box, colour: Colour) -> None:
        at = self._seen(box)
        if at is not None:
            self._colour(colour, at.x, at.y, shape_mask(shape, at.w, at.h))

    def icon(self, icon: Icon, cx: int, cy: int, size: int, colour: Colour) -> None:
        """An icon centred on a point."""
        if self._hides(Box(cx - size, cy - size, 2 * size, 2 * size)):
            return
        mask = icon_glyph(icon, self.length(size)).mask
        x, y = self.point(cx, cy)
        self._colour(colour, x - mask.width // 2, y - mask.height // 2, mask)

    # ---- text ---------------------------------------------------------------------------------

    def lines(
        self,
        lines: Sequence[str],
        room: Box,
        face: Face,
        size: int,
        colour: Colour,
        align: Align,
    ) -> None:
        """Lines centred in the height of their room."""
        for found, x, y in self._inked(lines, room, face, size, align):
            self._colour(colour, x, y, found)

    def _inked(
        self, lines: Sequence[str], room: Box, face: Face, size: int, align: Align
    ) -> Iterator[tuple[Image.Image, int, int]]:
        """The ink of those lines that can be read, and where it lies in pixels."""
        if self._hides(room.inset(-BLEED)):
            return
        pixels = self.length(size)
        if pixels < self.least:
            inked = line_boxes(lines, room, face, size, align)
            pixels = readable(inked, room, pixels, self.least)
            if not pixels:
                return
        step = self.length(typeface.leading(size))
        whole = Box(0, 0, *self.image.size)
        for found, x, y in _set_lines(lines, self.box(room), step, face, pixels, align):
            if not self.least or whole.contains(Box(x, y, *found.size)):
                yield found, x, y

    def label(self, strokes: Sequence[Stroke]) -> None:
        """Words with their ground and signs, if all of the words can be read."""
        set_ = (arguments for method, arguments in strokes if method is Surface.lines)
        said = ((lines, room, face, size, align) for lines, room, face, size, _, align in set_)
        if not self.least or all(any(self._inked(*line)) for line in said):
            self.draw(strokes)

    # ---- sheets on sheets ---------------------------------------------------------------------

    def lay(
        self,
        strokes: Sequence[Stroke],
        ground: Colour,
        box: Box,
        drawn: Drawn,
    ) -> None:
        """Draws another sheet where it lies; what leaves its box is cut off as by its edge.

        If it is still there and not changed, it has perhaps been drawn already.
        """
        sheet = drawn() if self.scale == 1 and not self.least else None
        image = sheet.image_of(len(strokes), anew=self.plain) if sheet else None
        if image:
            self.image.paste(image, self.point(box.x, box.y))
            return
        whole = self.box(box)
        seen = whole.common(Box(0, 0, *self.image.size))
        if seen is None:
            return
        part = Image.new("RGB", (seen.w, seen.h), ground)
        at = whole.x - seen.x, whole.y - seen.y
        Surface(part, self.scale, *at, self.least).draw(strokes)
        self.image.paste(part, (seen.x, seen.y))

    def shot(
        self, strokes: Sequence[Stroke], ground: Colour, region: Box, box: Box, least: int
    ) -> None:
        """A region of another sheet, drawn at the scale at which it fills a box."""
        at = self.box(box)
        part = Image.new("RGB", (at.w, at.h), ground)
        scale = at.w / region.w
        left, top = -floor(region.x * scale + 0.5), -floor(region.y * scale + 0.5)
        Surface(part, scale, left, top, self.length(least)).draw(strokes)
        self.image.paste(part, (at.x, at.y))


def readable(inked: Sequence[Box], room: Box, pixels: int, least: int) -> int:
    """The size of type that is smaller than the least: this, where its room has space for a line
    so much larger; 0 where it has not.
    """
    if len(inked) != 1 or pixels * GROWN < least:
        return 0
    w, h = (side * least / pixels for side in inked[0][2:])
    return least if w <= room.w and h <= room.h else 0


_FLAT = (Surface.rounded, Surface.shape, Surface.outline)  # what a label has besides its name


def reach(stroke: Stroke) -> Box | None:
    """The units a stroke may colour; None if it is a texture, which has no edge."""
    method, arguments = stroke
    if method is Surface.cover:
        return None
    if method is Surface.label:
        first, *others = (box for box in map(reach, arguments[0]) if box)
        return first.around(*others)
    if method is Surface.lines:
        lines, room, face, size, _, align = arguments
        first, *others = line_boxes(lines, room, face, size, align) or [room]
        return first.around(*others)
    if method in (Surface.stamp, Surface.picture):
        x, y, *rest = arguments
        make, *lengths = rest if method is Surface.picture else rest[1:]
        return Box(x, y, *make(*lengths).size)
    if method is Surface.icon:
        _, x, y, size, _ = arguments
        return Box(x - size, y - size, 2 * size, 2 * size)
    box: Box = next(each for each in reversed(arguments) if isinstance(each, Box))
    return box


def line_boxes(lines: Sequence[str], room: Box, face: Face, size: int, align: Align) -> list[Box]:
    """The pixels each line covers where a unit is a pixel."""
    found = _set_lines(lines, room, typeface.leading(size), face, size, align)
    return [Box(x, y, *mask.size) for mask, x, y in found]


def _set_lines(
    lines: Sequence[str], room: Box, step: int, face: Face, size: int, align: Align
) -> Iterator[tuple[Image.Image, int, int]]:
    """The ink of each line and where it lies, all in pixels."""
    cap = typeface.cap_height(face, size)
    baseline = room.y + (room.h - cap - step * (len(lines) - 1)) // 2 + cap
    for line in lines:
        found = typeface.glyphs(line, face, size)
        spare = room.w - found.width
        x = room.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
        yield found.mask, x + max(0, found.left), baseline + found.top
        baseline += step
