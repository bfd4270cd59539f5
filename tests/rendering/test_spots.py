"""Where the options of a question lie is told inside the picture's file, and nothing more."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from rendering.draw import draw
from rendering.registry import painter_of, painters
from rendering.samples.positions import Sample, play
from tests.rendering.samples import samples_of

GAMES = pytest.mark.parametrize("key", painters())


def question(key: str) -> Sample:
    """Without its options."""
    sample = next(sample for sample in samples_of(key) if sample.frame.focus)
    return replace(sample, frame=replace(sample.frame, offers={}))


def told(data: bytes, keyword: str = "spots"):
    image = Image.open(BytesIO(data))
    image.load()
    return msgspec.json.decode(image.text.get(keyword, "[]"))


@GAMES
def test_a_file_tells_where_its_options_are(key: str):
    sample = question(key)
    names = sample.frame.focus[:3]
    offers = {name: (f"take:{name}", "leave") for name in names} | {"nowhere": ("none",)}
    plain = draw(key, "board", sample.view, sample.frame)
    drawn = draw(key, "board", sample.view, replace(sample.frame, offers=offers))
    found = told(drawn.data)
    *here, (nowhere, options, called) = found
    assert (nowhere, options, called[-1]) == (None, ["none"], "nowhere")
    assert [options for _, options, _ in here] == [[f"take:{name}", "leave"] for name in names]
    assert [called[-1] for _, _, called in here] == list(names)
    for (x, y, w, h), _, _ in here:
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


@GAMES
def test_only_a_board_for_all_tells_where_its_places_are(key: str):
    position = play(painter_of(key).game, 2, seed=1, choices=6)[-1]
    public = draw(key, "board", position.view, position.frame)
    places = told(public.data, "places")
    assert len(places) > 20
    for x, y, w, h in places.values():
        assert x >= 0 <= y
        assert x + w <= public.width
        assert y + h <= public.height
    assert b"zTXt" not in draw(key, "board", position.own, position.frame).data
    sample = question(key)  # a part of the board has them elsewhere
    assert b"zTXt" not in draw(key, "board", sample.view, sample.frame).data
