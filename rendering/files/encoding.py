"""From an image to a file.

Measured on crowded boards of 1600 × 1770 px (`make bench` has the figures of today): a PNG of 256
fixed colours takes a quarter of the time of WebP or RGB PNG at half their size or less, and type
stays sharp; lossy WebP is larger than it at every quality that keeps 20 px type clean.
"""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from rendering.kit.palette import palette
from rendering.kit.theme import Colour

LEVEL = 4  # of deflate: 9 takes five times as long for an eighth less
QUICK = 2  # for hands: one person waits for them, and they change with every move


def reduced(image: Image.Image, own: tuple[Colour, ...]) -> Image.Image:
    """The image in the fixed colours of its game."""
    return image.quantize(palette=palette(own), dither=Image.Dither.NONE)


def png(image: Image.Image, own: tuple[Colour, ...], level: int = LEVEL) -> bytes:
    file = BytesIO()
    reduced(image, own).save(file, "PNG", compress_level=level)
    return file.getvalue()
