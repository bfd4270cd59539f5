"""The hand: what one can pay now and what it does, and what is missing for the rest."""

from __future__ import annotations

import pytest

from games.corduba.data import TABLES
from games.corduba.terms import BASICS
from games.corduba.words.labels import BUILDING_TEXT
from rendering.board.scene import TALLEST
from rendering.corduba import PAINTER
from rendering.corduba.hand.prices import (
    lacking,
    lacking_for_monument,
    payable,
    payable_monuments,
)
from rendering.corduba.words.head import words_for
from rendering.frame import Frame
from tests.games.corduba.scene import Scene
from tests.rendering.corduba.positions import NAMES, read, samples, seen, words_on

FRAME = Frame(names=NAMES[:2])


def poor() -> Scene:
    scene = Scene(2).player(0, workers=1)
    for player in scene.state.players:
        player.denarii, player.goods = 0, dict.fromkeys(player.goods, 0)
    return scene


@pytest.mark.parametrize("kind", TABLES.buildings)
def test_with_what_is_missing_a_building_can_be_paid(kind):
    scene = poor()
    scene.board(0).goods |= {"amphora": 1}
    lack = lacking(seen(scene, 0), seen(scene, 0).players[0], kind)
    me = scene.board(0)
    me.workers += lack.get("strength", 0)
    me.denarii += lack.get("denarii", 0)
    for what in (*BASICS, "marble"):
        me.goods[what] += lack.get(what, 0)
    view = seen(scene, 0)
    assert lack
    assert kind in payable(view, view.players[0])


@pytest.mark.parametrize("id", TABLES.monuments)
def test_with_what_is_missing_a_monument_can_be_paid(id):
    scene = poor()
    lack = lacking_for_monument(seen(scene, 0), seen(scene, 0).players[0], id)
    me = scene.board(0)
    me.workers += lack.get("strength", 0)
    me.denarii += lack.get("denarii", 0)
    for what in (*BASICS, "marble"):
        me.goods[what] += lack.get(what, 0)
    view = seen(scene, 0)
    assert id in payable_monuments(view, view.players[0])


def test_what_is_missing_is_drawn_and_told():
    view = seen(poor(), 0)
    said = words_on(PAINTER.hand(view, FRAME))
    assert {"Missing to build", "You can pay nothing now.", "−1"} <= set(said)
    told = PAINTER.hand_alt(view, FRAME)
    assert "Missing to build: Excubitorium" in told


def test_the_few_one_can_pay_say_what_they_do():
    scene = poor()
    scene.board(0).workers = 2
    scene.board(0).denarii = 2
    scene.board(0).goods |= {"stone": 2}
    view = seen(scene, 0)
    assert "aerarium" in payable(view, view.players[0])
    said = words_on(PAINTER.hand(view, FRAME))
    assert {"You can pay now", "+2 denarii", "+5 denarii"} <= set(said)


def test_rows_of_what_one_has_say_what_they_are_about():
    said = words_on(PAINTER.hand(seen(Scene(2), 0), FRAME))
    assert {"Workers", "People", "Rome"} <= set(said)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_hand_is_too_high_and_no_name_on_it_cut(language):
    for sample in samples(language):
        if sample.kind == "hand":
            view = read(sample.view)
            canvas = PAINTER.hand(view, sample.frame)
            assert canvas.box.h <= TALLEST, sample.name
            assert not [text for text in words_on(canvas) if text.endswith("…")], sample.name


@pytest.mark.parametrize("workers", range(1, 6))
def test_however_many_buildings_one_can_pay_the_hand_fits(workers):
    scene = poor().player(0, workers=workers)
    scene.board(0).denarii = 60
    scene.board(0).goods |= dict.fromkeys(scene.board(0).goods, 3)
    canvas = PAINTER.hand(seen(scene, 0), FRAME)
    assert canvas.box.h <= TALLEST
    names = {words_for(seen(scene), FRAME).tell(BUILDING_TEXT[kind]) for kind in TABLES.buildings}
    assert names <= set(words_on(canvas))
