"""The arch the winner stands under; dark where nobody has won, burning where nobody is left."""

from __future__ import annotations

from PIL import Image, ImageDraw

from rendering.kit.cache import remember
from rendering.kit.theme import (
    CHANGED_GROUND,
    GOLD,
    INK,
    INK_SOFT,
    MARBLE,
    OCHRE,
    RED,
    RED_DARK,
    Colour,
    mix,
)

OVERSIZE = 2
ATTIC = (0.07, 0.035, 0.86, 0.2)  # where the inscription stands: x, y, width, height as shares
OPENING = (0.235, 0.34, 0.53, 0.66)
COLUMNS = (0.072, 0.155, 0.785, 0.868)

Shares = tuple[float, float, float, float]


@remember(8)
def arch(w: int, h: int, dark: bool, burns: bool) -> Image.Image:
    image = Image.new("RGBA", (w * OVERSIZE, h * OVERSIZE), (0, 0, 0, 0))
    mason = _Mason(ImageDraw.Draw(image), *image.size)
    stone = mix(MARBLE, INK, 0.4) if dark else MARBLE
    edge = mix(stone, INK, 0.16)
    mason.box((0.05, 0.28, 0.9, 0.72), stone)
    mason.box((0.01, 0.235, 0.98, 0.055), edge)
    mason.box((0.06, 0.03, 0.88, 0.21), stone)
    mason.box(ATTIC, RED_DARK)
    mason.box((0.03, 0, 0.94, 0.04), edge)
    mason.opening(OPENING, INK, 0.012)
    mason.opening(OPENING, mix(INK_SOFT, INK, 0.4) if dark else CHANGED_GROUND, 0)
    for x in COLUMNS:
        mason.box((x, 0.345, 0.06, 0.59), edge)
        for flute in (0.018, 0.037):
            mason.line(x + flute, 0.35, 0.93, mix(edge, INK, 0.25))
        mason.box((x - 0.012, 0.31, 0.084, 0.04), stone)
        mason.box((x - 0.016, 0.935, 0.092, 0.065), stone)
    for x in (0.12, 0.78):
        mason.disc(x + 0.05, 0.262, 0.016, GOLD if not dark else edge)
    if burns:
        for n, tall in enumerate((0.3, 0.44, 0.36, 0.5, 0.28)):
            mason.flame(0.1 + n * 0.17, tall)
    return image.reduce(OVERSIZE)


class _Mason:
    """Builds in shares of a picture's width and height."""

    def __init__(self, draw: ImageDraw.ImageDraw, w: int, h: int) -> None:
        self.draw, self.w, self.h = draw, w, h

    def box(self, shares: Shares, face: Colour) -> None:
        x, y, w, h = shares
        corners = (x * self.w, y * self.h, (x + w) * self.w - 1, (y + h) * self.h - 1)
        self.draw.rectangle(corners, face, INK, 2 * OVERSIZE)

    def opening(self, shares: Shares, face: Colour, more: float) -> None:
        """With a round head; `more` makes it wider, for a line around."""
        x, y, w, h = shares
        left, right, top = (x - more) * self.w, (x + w + more) * self.w, (y - more) * self.h
        round_ = (right - left) / 2
        self.draw.ellipse((left, top, right, top + 2 * round_), face)
        self.draw.rectangle((left, top + round_, right, (y + h) * self.h), face)

    def line(self, x: float, y: float, bottom: float, colour: Colour) -> None:
        dots = (x * self.w, y * self.h, x * self.w, bottom * self.h)
        self.draw.line(dots, colour, 2 * OVERSIZE)

    def disc(self, x: float, y: float, r: float, face: Colour) -> None:
        cx, cy, r = x * self.w, y * self.h, r * self.w
        self.draw.ellipse((cx - r, cy - r, cx + r, cy + r), face, INK, OVERSIZE)

    def flame(self, x: float, tall: float) -> None:
        for colour, share in ((RED, 1.0), (OCHRE, 0.72), (GOLD, 0.42)):
            high, wide = tall * share, 0.075 * share
            shape = [(x, 1 - high), (x + wide, 1 - high * 0.35), (x + wide * 0.8, 1),
                     (x - wide * 0.8, 1), (x - wide, 1 - high * 0.45), (x - wide * 0.2, 1 - high * 0.6)]  # fmt: skip  # noqa: E501
            self.draw.polygon([(a * self.w, b * self.h) for a, b in shape], colour)
