"""The sheet a picture is drawn on. It knows where its texts and its named spots lie."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from rendering.kit import type as typeface
from rendering.kit.box import Box
from rendering.kit.icons import Icon, icon_glyph
from rendering.kit.shapes import Shape, corner_masks, outline_mask, rounded_mask, shape_mask
from rendering.kit.theme import PLASTER, Colour
from rendering.kit.type import SMALLEST, Face, Setting

Align: TypeAlias = Literal["left", "centre", "right"]
LARGE = 3000  # square pixels from which areas are filled without a mask, which is slow


class Placed(NamedTuple):
    """A text on the sheet: where it lies, the room it was given, whether it was cut short."""

    text: str
    box: Box
    room: Box
    size: int
    elided: bool


class Tag(NamedTuple):
    """Where the name of a marked spot stands, and the name that is printed there anyway."""

    box: Box
    printed: str = ""


class Canvas:
    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.texts: list[Placed] = []
        self.spots: dict[str, Box] = {}
        self.round_spots: set[str] = set()
        self.tags: dict[str, Tag] = {}
        self.parts: list[Box] = []
        self._small: Image.Image | None = None

    def small(self) -> Image.Image:
        """The sheet at half size, for moving pictures; nothing may be drawn on it after this."""
        if self._small is None:
            self._small = self.image.reduce(2)
        return self._small

    @property
    def box(self) -> Box:
        return Box(0, 0, *self.image.size)

    def put(self, other: Canvas, x: int, y: int) -> None:
        """Lays another sheet on this one, with its texts and spots."""
        self.image.paste(other.image, (x, y))
        self.texts += [
            placed._replace(box=placed.box.moved(x, y), room=placed.room.moved(x, y))
            for placed in other.texts
        ]
        self.spots |= {name: box.moved(x, y) for name, box in other.spots.items()}
        self.round_spots |= other.round_spots
        self.tags |= {
            name: tag._replace(box=tag.box.moved(x, y)) for name, tag in other.tags.items()
        }
        self.parts += [part.moved(x, y) for part in other.parts]

    def spot(self, name: str, box: Box, round: bool = False, tag: Tag | None = None) -> None:
        """Names a place, to be highlighted or marked later; a mark has its name at the tag."""
        self.spots[name] = box
        if round:
            self.round_spots.add(name)
        if tag:
            self.tags[name] = tag

    def part(self, box: Box) -> None:
        """A piece of the sheet that makes sense without the rest of it, with an edge around."""
        self.parts.append(box)

    def cut_out(self, box: Box) -> Canvas:
        """A piece as a sheet of its own, with the texts and spots that lie on it."""
        piece = Canvas(box.w, box.h, PLASTER)
        piece.put(self, -box.x, -box.y)
        piece.texts = [placed for placed in piece.texts if piece.box.contains(placed.box)]
        piece.spots = {name: at for name, at in piece.spots.items() if piece.box.contains(at)}
        piece.round_spots &= piece.spots.keys()
        piece.tags = {name: tag for name, tag in piece.tags.items() if name in piece.spots}
        piece.parts = []
        return piece

    # ---- areas --------------------------------------------------------------------------------

    def fill(self, box: Box, colour: Colour) -> None:
        self.image.paste(colour, box.corners)

    def stamp(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        self.image.paste(colour, (x, y), mask)

    def rounded(self, box: Box, radius: int, colour: Colour) -> None:
        if box.w * box.h < LARGE or min(box.w, box.h) <= 2 * radius:
            self.stamp(rounded_mask(box.w, box.h, radius), box.x, box.y, colour)
            return
        self.fill(Box(box.x + radius, box.y, box.w - 2 * radius, box.h), colour)
        for x in (box.x, box.right - radius):
            self.fill(Box(x, box.y + radius, radius, box.h - 2 * radius), colour)
        for n, corner in enumerate(corner_masks(radius) if radius else ()):
            x = box.right - radius if n % 2 else box.x
            y = box.bottom - radius if n >= 2 else box.y
            self.stamp(corner, x, y, colour)

    def outline(self, box: Box, radius: int, width: int, colour: Colour) -> None:
        self.stamp(outline_mask(box.w, box.h, radius, width), box.x, box.y, colour)

    def plate(self, box: Box, radius: int, face: Colour, line: Colour, width: int = 2) -> None:
        """A filled rectangle with a line around it."""
        self.rounded(box, radius, line)
        self.rounded(box.inset(width), max(0, radius - width), face)

    def shape(self, shape: Shape, box: Box, colour: Colour) -> None:
        self.stamp(shape_mask(shape, box.w, box.h), box.x, box.y, colour)

    def icon(self, icon: Icon, cx: int, cy: int, size: int, colour: Colour) -> None:
        """An icon centred on a point."""
        mask = icon_glyph(icon, size).mask
        self.stamp(mask, cx - mask.width // 2, cy - mask.height // 2, colour)

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
        size, step = setting.size, typeface.leading(setting.size)
        cap = typeface.cap_height(face, size)
        block = cap + step * (len(setting.lines) - 1)
        baseline = room.y + (room.h - block) // 2 + cap
        box = Box(room.x, room.y, 0, 0)
        for line in setting.lines:
            box = self._line(line, room, baseline, face, size, colour, align)
            self.texts.append(Placed(line, box, room, size, setting.elided))
            baseline += step
        return box

    def _line(
        self,
        line: str,
        room: Box,
        baseline: int,
        face: Face,
        size: int,
        colour: Colour,
        align: Align,
    ) -> Box:
        found = typeface.glyphs(line, face, size)
        spare = room.w - typeface.width(line, face, size)
        x = room.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
        x += max(0, found.left)
        y = baseline + found.top
        self.stamp(found.mask, x, y, colour)
        return Box(x, y, *found.mask.size)
