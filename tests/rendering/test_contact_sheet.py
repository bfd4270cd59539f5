"""The sheet of a game: every kind of picture, large and as a phone shows it."""

from __future__ import annotations

import pytest

from rendering.draw import draw
from rendering.frame import Picture
from rendering.registry import painter_of, painters
from rendering.samples.contact_sheet import GAP, ORDER, PREVIEW, ContactSheet, shown_kind
from rendering.samples.gallery import _samples


@pytest.mark.parametrize("key", painters())
def test_the_gallery_has_every_kind_of_every_game(key: str) -> None:
    found = {shown_kind(sample) for sample in _samples(painter_of(key), "en")}
    assert found >= set(ORDER) - {"film", "marks", "still"}


def test_a_sheet_shows_each_kind_twice() -> None:
    samples = {shown_kind(sample): sample for sample in _samples(painter_of("trajan"), "en")}
    sheet, drawn = ContactSheet(), dict[str, Picture]()
    for kind in ("front", "hand"):
        it = samples[kind]  # type: ignore[index]
        drawn[kind] = draw("trajan", it.kind, it.view, it.frame)
        sheet.add(kind, drawn[kind])  # type: ignore[arg-type]
    image = sheet.image()
    assert image.width == 1200 + PREVIEW + 3 * GAP
    assert image.height == sum(picture.height + GAP for picture in drawn.values()) + GAP
