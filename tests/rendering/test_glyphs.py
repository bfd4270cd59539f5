"""Nothing is drawn for which the faces have no glyph: one would see an empty box."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.kit.type import drawable
from rendering.registry import painter_of, painters
from rendering.samples.gallery import LANGUAGES
from rendering.words.asked import pictured
from tests.rendering.samples import read, samples_of


def strange(text: str) -> set[str]:
    """Letters that are lost where only what can be drawn is kept."""
    return {letter for letter in text if not letter.isspace() and not drawable(letter)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", painters())
def test_every_letter_of_a_board_has_a_glyph(key, language):
    painter = painter_of(key)
    for sample in samples_of(key, language):
        if sample.kind == "board":
            asked = pictured(sample.frame.question)
            frame = replace(sample.frame, question=asked, awaited=pictured(sample.frame.awaited))
            scene = painter.board(read(key, sample), frame)
            for canvas in (compose(scene), compose(close_up(scene, asked))):
                for placed in canvas.texts:
                    assert not strange(placed.text), (sample.name, placed.text)


def test_a_question_loses_the_key_to_labels_and_nothing_else():
    said = pictured("What do you do? (+: what you get; 👤: the pieces it takes)")
    assert said == "What do you do?"
    assert pictured("Which contract? (strength 3)") == "Which contract? (strength 3)"
