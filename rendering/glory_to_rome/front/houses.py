"""Buildings as one sees them from the street: finished in their colour, begun ones in scaffolds."""

from __future__ import annotations

from zlib import crc32

from PIL import Image, ImageDraw

from rendering.kit.cache import remember
from rendering.kit.theme import BRONZE, INK, MARBLE, PLASTER_LIGHT, Colour, mix

OVERSIZE = 3
KINDS = 4  # of fronts


@remember(80)
def house(w: int, h: int, name: str, face: Colour, built: float) -> Image.Image:
    """The front of a building, standing on the lower edge; so much of its height is built."""
    image = Image.new("RGBA", (w * OVERSIZE, h * OVERSIZE))
    pen = _Pen(image, face)
    (_temple, _insula, _rotunda, _arcade)[crc32(name.encode()) % KINDS](pen)
    if built < 1:
        image = _begun(image, built)
    return image.reduce(OVERSIZE)


class _Pen:
    """Draws in the unit square, in tones of one colour."""

    def __init__(self, image: Image.Image, face: Colour) -> None:
        self.w, self.h = image.size
        self.draw = ImageDraw.Draw(image)
        self.wall = mix(face, MARBLE, 0.55)
        self.light = mix(face, MARBLE, 0.78)
        self.roof = face
        self.dark = mix(face, INK, 0.6)

    def rect(self, x: float, y: float, right: float, bottom: float, colour: Colour) -> None:
        corners = (x * self.w, y * self.h, right * self.w, bottom * self.h)
        self.draw.rectangle(corners, fill=colour, outline=INK, width=OVERSIZE * 2)

    def polygon(self, points: list[tuple[float, float]], colour: Colour) -> None:
        at = [(x * self.w, y * self.h) for x, y in points]
        self.draw.polygon(at, fill=colour, outline=INK, width=OVERSIZE * 2)

    def gate(self, x: float, y: float, right: float, bottom: float) -> None:
        """An opening with a round head."""
        wide, top = (right - x) * self.w, y * self.h
        self.draw.ellipse((x * self.w, top, right * self.w, top + wide), fill=self.dark)
        corners = (x * self.w, top + wide / 2, right * self.w, bottom * self.h)
        self.draw.rectangle(corners, fill=self.dark)


def _temple(pen: _Pen) -> None:
    pen.rect(0.08, 0.42, 0.92, 0.92, pen.dark)
    for n in range(5):
        pen.rect(0.08 + n * 0.19, 0.4, 0.16 + n * 0.19, 0.92, pen.light)
    pen.rect(0.05, 0.34, 0.95, 0.42, pen.wall)
    pen.polygon([(0.02, 0.34), (0.5, 0.04), (0.98, 0.34)], pen.roof)
    pen.rect(0.02, 0.9, 0.98, 0.99, pen.wall)


def _insula(pen: _Pen) -> None:
    pen.rect(0.12, 0.24, 0.88, 0.99, pen.wall)
    pen.polygon([(0.06, 0.26), (0.2, 0.05), (0.8, 0.05), (0.94, 0.26)], pen.roof)
    for row in (0.34, 0.54):
        for n in range(4):
            pen.rect(0.18 + n * 0.17, row, 0.27 + n * 0.17, row + 0.13, pen.dark)
    for x in (0.18, 0.43, 0.68):
        pen.gate(x, 0.74, x + 0.14, 0.98)


def _rotunda(pen: _Pen) -> None:
    top = (0.2 * pen.w, 0.06 * pen.h, 0.8 * pen.w, 0.8 * pen.h)
    pen.draw.pieslice(top, 180, 360, fill=pen.roof, outline=INK, width=OVERSIZE * 2)
    pen.rect(0.1, 0.42, 0.9, 0.99, pen.wall)
    pen.rect(0.06, 0.38, 0.94, 0.47, pen.light)
    for x in (0.17, 0.43, 0.69):
        pen.gate(x, 0.58, x + 0.14, 0.98)


def _arcade(pen: _Pen) -> None:
    pen.rect(0.04, 0.14, 0.96, 0.99, pen.wall)
    for y in (0.1, 0.52):
        pen.rect(0.02, y, 0.98, y + 0.08, pen.roof)
    for n in range(5):
        pen.gate(0.09 + n * 0.17, 0.24, 0.19 + n * 0.17, 0.5)
        pen.gate(0.08 + n * 0.17, 0.68, 0.2 + n * 0.17, 0.98)


def _begun(image: Image.Image, built: float) -> Image.Image:
    """What is not built yet pale, with poles and planks before it."""
    w, h = image.size
    pale = Image.new("RGBA", image.size, PLASTER_LIGHT)
    pale.putalpha(image.getchannel("A").point(lambda a: a * 7 // 10))
    line = round(h * (1 - built))
    image.alpha_composite(pale.crop((0, 0, w, line)))
    draw = ImageDraw.Draw(image)
    for n in range(4):
        x = round(w * (0.06 + n * 0.29))
        draw.line((x, h * 0.08, x, h), BRONZE, OVERSIZE * 4)
    for y in (0.2, 0.46, 0.72):
        draw.line((w * 0.03, h * y, w * 0.97, h * y), BRONZE, OVERSIZE * 4)
    return image
