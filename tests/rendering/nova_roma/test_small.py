"""The place drawn small: what lost its words is left out, ground, signs and all."""

from __future__ import annotations

import pytest

from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import MARBLE, PLASTER
from rendering.nova_roma.board.city import city
from rendering.nova_roma.board.scene import words_for
from rendering.nova_roma.board.sea import sea
from rendering.nova_roma.scenery.colours import PLOT, lit
from rendering.nova_roma.scenery.measures import HARBOURS, KEY
from tests.rendering.nova_roma.positions import game, read

LEAST = 27


def shown(block: Canvas, region: Box, scale: float) -> set[object]:
    """The colours in a region of a block, drawn at a scale."""
    page = Canvas(round(block.box.w * scale), round(block.box.h * scale), PLASTER)
    page.shot(block, block.box, page.box, LEAST)
    x, y, w, h = (round(n * scale) for n in region)
    colours = page.image.crop((x, y, x + w, y + h)).getcolors(w * h)
    return {colour for _, colour in colours or ()}


@pytest.mark.parametrize(("scale", "read_there"), [(0.5, False), (2, True)])
def test_harbours_and_the_key_go_with_their_words(scale: float, read_there: bool):
    position = game(2)[0]
    view = read(position.view)
    words = words_for(view, position.frame)
    for harbour in ("N4", "S3"):
        seen = shown(sea(view, words), HARBOURS[harbour].inset(4), scale)
        assert (MARBLE in seen) == read_there
    assert (lit(PLOT, 0.4) in shown(city(view, words, frozenset()), KEY, scale)) == read_there
