"""Where the options of a question lie is told inside the picture's file, and nothing more."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from rendering.draw import draw
from rendering.registry import painters
from rendering.samples.positions import Sample
from tests.rendering.samples import samples_of

GAMES = pytest.mark.parametrize("key", painters())


def question(key: str) -> Sample:
    return next(sample for sample in samples_of(key) if sample.frame.focus)


def told(data: bytes) -> list[tuple[list[int], list[str]]]:
    image = Image.open(BytesIO(data))
    image.load()
    return msgspec.json.decode(image.text.get("spots", "[]"))


@GAMES
def test_a_file_tells_where_its_options_are(key: str):
    sample = question(key)
    names = sample.frame.focus[:3]
    offers = {name: (f"take:{name}", "leave") for name in names} | {"nowhere": ("none",)}
    plain = draw(key, "board", sample.view, sample.frame)
    drawn = draw(key, "board", sample.view, replace(sample.frame, offers=offers))
    found = told(drawn.data)
    assert [options for _, options in found] == [[f"take:{name}", "leave"] for name in names]
    for (x, y, w, h), _ in found:
        assert x >= 0 <= y
        assert x + w <= drawn.width
        assert y + h <= drawn.height
        assert min(w, h) > 10
    one, other = (Image.open(BytesIO(each.data)).convert("RGB") for each in (plain, drawn))
    assert one.tobytes() == other.tobytes()


@GAMES
def test_without_an_offer_nothing_is_told(key: str):
    sample = question(key)
    assert b"tEXt" not in draw(key, "board", sample.view, sample.frame).data
