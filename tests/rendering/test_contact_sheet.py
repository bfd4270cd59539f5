"""The sheet of a game: every kind of picture, large and as a phone shows it."""

from __future__ import annotations

import pytest

from rendering.draw import draw
from rendering.frame import Picture
from rendering.registry import painter_of, painters
from rendering.samples.contact_sheet import GAP, ORDER, PREVIEW, ContactSheet, Shown, shown_kind
from rendering.samples.gallery import of_one_move
from rendering.samples.positions import Sample
from tests.rendering.samples import samples_of


def shown(key: str) -> dict[Shown, Sample]:
    samples = (*samples_of(key), *of_one_move(painter_of(key), "en"))
    return {shown_kind(sample): sample for sample in samples}


@pytest.mark.parametrize("key", painters())
def test_the_gallery_has_every_kind_of_every_game(key: str) -> None:
    assert shown(key).keys() >= set(ORDER) - {"film", "marks", "still"}


def test_a_sheet_shows_each_kind_twice() -> None:
    samples = shown("trajan")
    sheet, drawn = ContactSheet(), dict[str, Picture]()
    for kind in ("front", "hand"):
        it = samples[kind]  # type: ignore[index]
        drawn[kind] = draw("trajan", it.kind, it.view, it.frame)
        sheet.add(kind, drawn[kind])  # type: ignore[arg-type]
    image = sheet.image()
    assert image.width == 1200 + PREVIEW + 3 * GAP
    assert image.height == sum(picture.height + GAP for picture in drawn.values()) + GAP
