"""Stones, cards and tiles of Trajan are told apart, also without colours."""

from __future__ import annotations

import pytest

from games.trajan.data.circle import COLOURS
from games.trajan.data.tiles import BONUS_TILES, BUILDINGS, DEMANDS, TRAJAN_TILES
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import PLASTER_LIGHT, contrast, on
from rendering.trajan.look.faces import bonus_face, forum_face, trajan_face
from rendering.trajan.look.signs import (
    ACTION_SIGN,
    BUILDING_SIGN,
    CARD_COLOUR,
    CARD_SIGN,
    DEMAND_SIGN,
    STONE,
    letter,
)
from rendering.trajan.words.head import PACKAGE
from rendering.words.spoken import Words


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_stone_has_its_own_letter(language):
    words = Words(PACKAGE, language, (), 0)
    assert len({letter(colour, words) for colour in COLOURS}) == len(COLOURS)


@pytest.mark.parametrize("ground", [*STONE.values(), *CARD_COLOUR.values()])
def test_letters_read_on_stones_and_cards(ground):
    assert contrast(ground, on(ground)) >= 4.5


def test_every_sign_is_used_once():
    for signs in (ACTION_SIGN, DEMAND_SIGN, CARD_SIGN):
        assert len(set(signs.values())) == len(signs)
    assert {*BUILDING_SIGN} == {*BUILDINGS}
    assert {*DEMAND_SIGN} == {*DEMANDS}


def drawn(draw, *arguments) -> bytes:
    canvas = Canvas(64, 60, PLASTER_LIGHT)
    draw(canvas, *arguments)
    assert all(canvas.box.contains(placed.box) for placed in canvas.texts)
    assert not any(placed.elided for placed in canvas.texts)
    return canvas.image.tobytes()


def test_no_two_tiles_look_alike():
    words, box = Words(PACKAGE, "de", (), 0), Box(2, 2, 60, 56)
    wanted = {(t.colours, t.vp, t.effect) for t in TRAJAN_TILES.values()}
    found = {drawn(trajan_face, id, box, words) for id in TRAJAN_TILES}
    assert len(found) == len(wanted)
    sides = [(id, side) for id in BONUS_TILES for side in ("yellow", "grey")]
    assert len({drawn(bonus_face, id, side, box) for id, side in sides}) == len(sides)
    kinds = ("bread", "games", "votes_2", "votes_5", "wild_demand", "wild_extra", "extra_forum")
    assert len({drawn(forum_face, f"ft_{kind}", box) for kind in kinds}) == len(kinds)
