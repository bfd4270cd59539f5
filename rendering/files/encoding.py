"""From an image to a file.

Measured on crowded boards of 1600 × 1770 px (`make bench` has the figures of today): a PNG of 256
fixed colours takes a small part of the time of WebP or RGB PNG at half their size or less, and type
stays sharp; lossy WebP is larger than it at every quality that keeps 20 px type clean.

The file is put together here, because Pillow knows no other deflate than zlib's: its level 4 takes
16 ms for such a board and gives 213 KiB, ISA-L's level 2 takes 2 ms and gives 241.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from struct import pack
from types import MappingProxyType
from typing import NamedTuple
from zlib import crc32

import msgspec
from isal import isal_zlib
from PIL import Image

from rendering.kit.box import Box
from rendering.kit.palette import colours_of, reduced
from rendering.kit.theme import Colour

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEVEL = 2  # of ISA-L's deflate: 3 takes four times as long and saves nothing here
BITS, INDEXED = 8, 3
SPOTS, PLACES = b"spots", b"places"  # keywords of chunks, followed by JSON


class Spot(NamedTuple):
    """The options of a place: its pixels on this picture, and what others may call it."""

    box: Box | None
    options: tuple[str, ...]
    names: tuple[str, ...] = ()  # the one that fits best first


def png(
    image: Image.Image,
    own: tuple[Colour, ...],
    spots: Sequence[Spot] = (),
    places: Mapping[str, Box] = MappingProxyType({}),
) -> bytes:
    """The file, from an image in these colours or in any; where its spots lie, and what each of its
    places is called, is told in text chunks, which viewers skip.
    """
    small = image if image.mode == "P" else reduced(image, own)
    head = pack(">IIBBBBB", *small.size, BITS, INDEXED, 0, 0, 0)
    lines = isal_zlib.compress(_lines(small), LEVEL)
    text = [(b"tEXt", SPOTS + b"\0" + msgspec.json.encode(spots))] if spots else []
    if places:  # hundreds of them: a fifth of their size when deflated
        named = isal_zlib.compress(msgspec.json.encode(places), LEVEL)
        text.append((b"zTXt", PLACES + b"\0\0" + named))
    colours = b"PLTE", colours_of(own)
    chunks = ((b"IHDR", head), colours, *text, (b"IDAT", lines), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(*chunk) for chunk in chunks)


def _lines(small: Image.Image) -> bytes:
    """Each with a 0 before it: no filter. Neighbours of indexed colours are no guess."""
    width, height = small.size
    ruled = Image.new("P", (width + 1, height), 0)
    ruled.paste(small, (1, 0))
    return ruled.tobytes()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data))
