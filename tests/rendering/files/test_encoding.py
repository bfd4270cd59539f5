"""A file holds the very pixels, in a form that any reader takes."""

from __future__ import annotations

from io import BytesIO
from zlib import decompress

import pytest
from PIL import Image, ImageDraw

from rendering.files.encoding import png
from rendering.kit.palette import reduced
from rendering.kit.theme import INK, PLASTER, RED


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (1600, 1200)])
def test_what_is_read_is_what_was_drawn(size: tuple[int, int]) -> None:
    image = Image.new("RGB", size, PLASTER)
    ImageDraw.Draw(image).ellipse((0, 0, *size), fill=RED, outline=INK)
    data = png(image, ())
    with Image.open(BytesIO(data)) as found:
        found.verify()  # every chunk's sum, too
    with Image.open(BytesIO(data)) as found:
        assert (found.format, found.mode, found.size) == ("PNG", "P", size)
        assert found.convert("RGB").tobytes() == reduced(image, ()).convert("RGB").tobytes()


def test_the_pixels_are_deflated_as_zlib_has_it() -> None:
    data = png(Image.new("RGB", (40, 30), RED), ())
    begin = data.index(b"IDAT")
    length = int.from_bytes(data[begin - 4 : begin], "big")
    lines = decompress(data[begin + 4 : begin + 4 + length])
    assert len(lines) == 30 * (1 + 40)
    assert {lines[n * 41] for n in range(30)} == {0}
