"""What holds for every picture of the game: it fits, it can be read, it can be told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rendering.board.close_up import BROADEST, HIGHEST, close_up
from rendering.board.scene import TALLEST, compose
from rendering.files.encoding import png
from rendering.romolo_o_remo import PAINTER
from rendering.romolo_o_remo.samples import KINDS
from rendering.words.alt import LONGEST
from tests.rendering.checks import LARGEST, check_sizes, check_texts
from tests.rendering.checks import LONG_NAMES as NAMES
from tests.rendering.romolo_o_remo.positions import read, samples

BOTH = pytest.mark.parametrize("language", ["en", "de"])


@BOTH
def test_every_board_fits_and_nothing_on_it_is_cut_short(language):
    for sample in samples(language):
        if sample.kind == "board":
            scene = PAINTER.board(read(sample.view), replace(sample.frame, focus=()))
            assert scene.height <= TALLEST, sample.name
            canvas = compose(scene._replace(changed={}, marks={}))
            check_texts(canvas)
            check_sizes(canvas)


@BOTH
def test_long_names_fit(language):
    for sample in samples(language):
        if sample.kind == "board" and not sample.frame.focus:
            frame = replace(sample.frame, names=NAMES[:4], before=None)
            check_texts(compose(PAINTER.board(read(sample.view), frame)), NAMES)


def test_every_kind_of_question_is_shown():
    shown = {sample.name for sample in samples("en")}
    assert {f"close-{kind}" for kind in KINDS} | {"fight", "seen", "hand-seen"} <= shown


@BOTH
def test_hands_and_ends_fit(language):
    for sample in samples(language):
        view = read(sample.view)
        if sample.kind == "hand":
            canvas = PAINTER.hand(view, sample.frame)
        elif sample.kind == "final":
            canvas = compose(PAINTER.final(view, sample.frame)._replace(changed={}))
        else:
            continue
        assert canvas.box.h <= TALLEST, sample.name
        check_texts(canvas)


@BOTH
def test_every_picture_is_told(language):
    for sample in samples(language):
        tell = PAINTER.hand_alt if sample.kind == "hand" else PAINTER.alt
        said = tell(read(sample.view), sample.frame)
        assert 0 < len(said) <= LONGEST, sample.name
        assert "‹" not in said, sample.name


def test_close_ups_show_all_that_is_asked_for_and_fit():
    asked = [sample for sample in samples() if sample.frame.focus]
    assert len(asked) >= 10
    for sample in asked:
        near = close_up(PAINTER.board(read(sample.view), sample.frame))
        canvas = compose(near)
        check_texts(canvas)
        assert canvas.box.w * near.scale <= BROADEST, sample.name
        assert canvas.box.h * near.scale <= HIGHEST, sample.name
        for spot in sample.frame.focus:
            assert canvas.box.contains(canvas.spots[spot]), (sample.name, spot)
        assert len(png(canvas.at(near.scale), PAINTER.colours)) <= LARGEST
