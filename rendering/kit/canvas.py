"""The sheet a picture is drawn on. It knows where its texts and its named spots lie.

It remembers every stroke and is drawn when somebody looks, so that what is shown at another scale
is drawn at that scale alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import floor
from typing import Concatenate, NamedTuple, ParamSpec
from weakref import ref

from PIL import Image

from rendering.kit import type as typeface
from rendering.kit.box import Box
from rendering.kit.cache import Shelf
from rendering.kit.icons import Icon
from rendering.kit.shapes import Shape
from rendering.kit.surface import Align, Stroke, Surface, line_boxes, readable
from rendering.kit.theme import PLASTER, Colour
from rendering.kit.type import SMALLEST, Face, Setting

P = ParamSpec("P")

SIGN = 60  # units up to which a shape or icon is a sign; larger ones are grounds
SHELF = 40 * 2**20  # bytes of sheets that are kept as drawn
DEPTH = 4  # bytes Pillow takes for a pixel
FRINGE = 8  # units around a region of which nothing can be seen, however figures are rounded

_drawn: Shelf[tuple[Image.Image, int]] = Shelf(SHELF)  # with the number of strokes on it


class Placed(NamedTuple):
    """A text on the sheet: where it lies, the room it was given, whether it was cut short."""

    text: str
    box: Box
    room: Box
    size: int
    elided: bool
    alone: bool = True  # not one of several lines


class Tag(NamedTuple):
    """Where the name of a marked spot stands, and the name that is printed there anyway."""

    box: Box
    printed: str = ""


class Part(NamedTuple):
    """A piece of a sheet that makes sense without the rest of it, and whose it is."""

    box: Box
    seat: int | None = None


class Lying(NamedTuple):
    """What a sheet knows of itself, where it lies on another one."""

    texts: list[Placed]
    spots: dict[str, Box]
    signs: list[Box]
    tags: dict[str, Tag]
    parts: list[Part]
    angled_spots: dict[str, tuple[Box, ...]]


class Canvas:
    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.size = width, height
        self.ground = ground
        self.strokes: list[Stroke] = []
        self.texts: list[Placed] = []
        self.spots: dict[str, Box] = {}
        self.signs: list[Box] = []  # small shapes and icons
        self.round_spots: set[str] = set()
        self.six_sided_spots: set[str] = set()
        self.lit_spots: set[str] = set()
        self.angled_spots: dict[str, tuple[Box, ...]] = {}  # their cells
        self.tags: dict[str, Tag] = {}
        self.parts: list[Part] = []
        self._lay: tuple[tuple[int, ...], Lying] | None = None

    @property
    def image(self) -> Image.Image:
        """The sheet as drawn so far, a pixel for a unit."""
        image, done = _drawn.find(self) or (Image.new("RGB", self.size, self.ground), 0)
        if done < len(self.strokes) or not done:
            Surface(image).draw(self.strokes[done:])
            _drawn.keep(self, (image, len(self.strokes)), self.box.area * DEPTH)
        return image

    def image_of(self, strokes: int, *, anew: bool) -> Image.Image | None:
        """The sheet if it has just so many strokes and is drawn already, or may be now."""
        if len(self.strokes) != strokes:
            return None
        image, done = _drawn.find(self) or (None, 0)
        return self.image if anew else image if done == strokes else None

    def at(self, scale: float) -> Image.Image:
        """The sheet drawn anew, with so many pixels for each of its units."""
        if scale == 1:
            return self.image
        w, h = (round(side * scale) for side in self.size)
        image = Image.new("RGB", (w, h), self.ground)
        Surface(image, scale).draw(self.strokes)
        return image

    @property
    def box(self) -> Box:
        return Box(0, 0, *self.size)

    def put(self, other: Canvas, x: int, y: int) -> None:
        """Lays another sheet on this one, with its texts and spots."""
        box = other.box.moved(x, y)
        self._draw(Surface.lay, tuple(other.strokes), other.ground, box, ref(other))
        lying = other._lying(x, y)
        self.texts += lying.texts
        self.spots |= lying.spots
        self.signs += lying.signs
        self.round_spots |= other.round_spots
        self.six_sided_spots |= other.six_sided_spots
        self.lit_spots |= other.lit_spots
        self.angled_spots |= lying.angled_spots
        self.tags |= lying.tags
        self.parts += lying.parts

    def _lying(self, x: int, y: int) -> Lying:
        """Kept for the place it was put last: blocks stay where they are from move to move."""
        all_of_it = self.texts, self.spots, self.signs, self.tags, self.parts
        now = x, y, *map(len, all_of_it)
        if self._lay is None or self._lay[0] != now:
            self._lay = now, _moved(self, x, y)
        return self._lay[1]

    def shot(self, other: Canvas, region: Box, box: Box, least: int) -> None:
        """A region of another sheet fills a box; type is at least of so many units, or left out."""
        self._draw(Surface.shot, tuple(other.strokes), other.ground, region, box, least)
        scale, near = box.w / region.w, region.inset(-FRINGE)
        for placed in other.texts:
            if not near.overlaps(placed.box) and not near.overlaps(placed.room):
                continue
            size = floor(placed.size * scale + 0.5)
            inked = (placed.box,) if placed.alone else ()
            read = size if size >= least else readable(inked, placed.room, size, least)
            room = _seen_through(placed.room, region, box)
            at = _seen_through(placed.box, region, box)
            if read > size:  # it grows away from the side it is set at
                at = at.grown(read / max(1, size)).within(room)
            if read and box.contains(at):
                self.texts.append(placed._replace(box=at, room=room, size=read))
        seen = set(near.touching(other.spots.values()))
        shown = {n: _seen_through(at, region, box) for n, at in other.spots.items() if at in seen}
        self.spots |= {name: at for name, at in shown.items() if box.contains(at)}
        self.signs += [_seen_through(at, region, box) for at in region.touching(other.signs)]

    def spot(self, name: str, box: Box, round: bool = False, tag: Tag | None = None) -> None:
        """Names a place, to be highlighted or marked later; a mark has its name at the tag."""
        self.spots[name] = box
        if round:
            self.round_spots.add(name)
        if tag:
            self.tags[name] = tag

    def six_sided_spot(self, name: str, box: Box, tag: Tag) -> None:
        """Names a hex that stands on a corner, by the square around the circle in it."""
        self.spot(name, box, round=True, tag=tag)
        self.six_sided_spots.add(name)

    def lit_spot(self, name: str, box: Box) -> None:
        """Names a place that shows its change itself: only its number is added."""
        self.spot(name, box)
        self.lit_spots.add(name)

    def angled_spot(self, name: str, box: Box, cells: Sequence[Box], tag: Tag | None) -> None:
        """Names a place that is no rectangle: lines go around all its cells, names into the box."""
        self.spot(name, box, tag=tag)
        self.angled_spots[name] = tuple(cells)

    def part(self, box: Box, seat: int | None = None) -> None:
        """A piece of the sheet that makes sense without the rest of it, with an edge around."""
        self.parts.append(Part(box, seat))

    def cut_out(self, box: Box) -> Canvas:
        """A piece as a sheet of its own, with the texts and spots that lie on it."""
        piece = Canvas(box.w, box.h, PLASTER)
        piece.put(self, -box.x, -box.y)
        piece.texts = [placed for placed in piece.texts if piece.box.contains(placed.box)]
        piece.spots = {name: at for name, at in piece.spots.items() if piece.box.contains(at)}
        piece.round_spots &= piece.spots.keys()
        piece.six_sided_spots &= piece.spots.keys()
        piece.tags = {name: tag for name, tag in piece.tags.items() if name in piece.spots}
        cells = piece.angled_spots.items()
        piece.angled_spots = {name: boxes for name, boxes in cells if name in piece.spots}
        piece.parts = []
        return piece

    def _draw(
        self,
        stroke: Callable[Concatenate[Surface, P], None],
        *args: P.args,
        **named: P.kwargs,
    ) -> None:
        """Whenever the sheet is drawn, at whatever scale."""
        assert not named
        self.strokes.append((stroke, args))

    @contextmanager
    def label(self) -> Iterator[None]:
        """What is drawn now is left out together where its words could not be read."""
        start = len(self.strokes)
        yield
        self.strokes[start:] = [(Surface.label, (tuple(self.strokes[start:]),))]

    # ---- areas --------------------------------------------------------------------------------

    def fill(self, box: Box, colour: Colour) -> None:
        self._draw(Surface.fill, box, colour)

    def stamp(
        self,
        x: int,
        y: int,
        colour: Colour,
        make: Callable[P, Image.Image],
        *args: P.args,
        **named: P.kwargs,
    ) -> None:
        """Colours what a mask leaves open; whole numbers among its arguments are lengths."""
        assert not named
        self._draw(Surface.stamp, x, y, colour, make, *args)

    def picture(
        self,
        x: int,
        y: int,
        make: Callable[P, Image.Image],
        *args: P.args,
        **named: P.kwargs,
    ) -> None:
        """Pastes what is drawn without a canvas; whole numbers among its arguments are lengths."""
        assert not named
        self._draw(Surface.picture, x, y, make, *args)

    def sprite(
        self,
        box: Box,
        make: Callable[Concatenate[int, int, P], Image.Image],
        *args: P.args,
        **named: P.kwargs,
    ) -> None:
        """A picture with transparent parts, made for the size of its box in pixels."""
        assert not named
        self._draw(Surface.sprite, box, make, *args)

    def cover(self, make: Callable[P, Image.Image], *args: P.args, **named: P.kwargs) -> None:
        """Covers the sheet with a texture of the same grain at every scale."""
        assert not named
        self._draw(Surface.cover, make, *args)

    def rounded(self, box: Box, radius: int, colour: Colour) -> None:
        self._draw(Surface.rounded, box, radius, colour)

    def outline(self, box: Box, radius: int, width: int, colour: Colour) -> None:
        self._draw(Surface.outline, box, radius, width, colour)

    def plate(self, box: Box, radius: int, face: Colour, line: Colour, width: int = 2) -> None:
        """A filled rectangle with a line around it."""
        self.rounded(box, radius, line)
        self.rounded(box.inset(width), max(0, radius - width), face)

    def shape(self, shape: Shape, box: Box, colour: Colour) -> None:
        if max(box.w, box.h) <= SIGN:
            self.signs.append(box)
        self._draw(Surface.shape, shape, box, colour)

    def icon(self, icon: Icon, cx: int, cy: int, size: int, colour: Colour) -> None:
        """An icon centred on a point."""
        if size <= SIGN:
            self.signs.append(Box(cx - size // 2, cy - size // 2, size, size))
        self._draw(Surface.icon, icon, cx, cy, size, colour)

    # ---- text ---------------------------------------------------------------------------------

    def text(
        self,
        text: str,
        room: Box,
        face: Face,
        size: int,
        colour: Colour,
        align: Align = "left",
        least: int = SMALLEST,
    ) -> Box:
        """One line, as large as asked if it fits; centred in the height of its room."""
        setting = typeface.fit(text, face, size, room.w, least)
        return self._set(setting, room, face, colour, align)

    def paragraph(
        self,
        text: str,
        room: Box,
        face: Face,
        size: int,
        colour: Colour,
        align: Align = "left",
        least: int = SMALLEST,
    ) -> Box:
        """As many lines as the room holds, centred in its height."""
        setting = typeface.wrap(text, face, size, room.w, room.h, least)
        return self._set(setting, room, face, colour, align)

    def _set(self, setting: Setting, room: Box, face: Face, colour: Colour, align: Align) -> Box:
        lines, size = setting.lines, setting.size
        self._draw(Surface.lines, lines, room, face, size, colour, align)
        boxes = line_boxes(lines, room, face, size, align)
        for line, box in zip(lines, boxes, strict=True):
            self.texts.append(Placed(line, box, room, size, setting.elided, len(lines) == 1))
        return boxes[-1] if boxes else Box(room.x, room.y, 0, 0)


def _moved(sheet: Canvas, x: int, y: int) -> Lying:
    return Lying(
        [
            Placed(text, box.moved(x, y), room.moved(x, y), size, elided, alone)
            for text, box, room, size, elided, alone in sheet.texts
        ],
        {name: box.moved(x, y) for name, box in sheet.spots.items()},
        [box.moved(x, y) for box in sheet.signs],
        {name: tag._replace(box=tag.box.moved(x, y)) for name, tag in sheet.tags.items()},
        [part._replace(box=part.box.moved(x, y)) for part in sheet.parts],
        {
            name: tuple(box.moved(x, y) for box in cells)
            for name, cells in sheet.angled_spots.items()
        },
    )


def _seen_through(at: Box, region: Box, box: Box) -> Box:
    """Where something lies in a box that shows a region of its sheet."""
    scale = box.w / region.w
    x, y = box.x + round((at.x - region.x) * scale), box.y + round((at.y - region.y) * scale)
    return Box(x, y, round(at.w * scale), round(at.h * scale))
