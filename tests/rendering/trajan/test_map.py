"""The map of Trajan: what glows on it is what a line tells."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.trajan.data.board import PROVINCES
from rendering.board.scene import compose
from rendering.kit.box import Box
from rendering.trajan.board.scene import board_scene
from rendering.trajan.scenery import country
from rendering.trajan.scenery.brush import Brush
from rendering.trajan.scenery.colours import DEEP
from rendering.trajan.scenery.plan import HARBOUR
from rendering.trajan.words.head import words_for
from tests.rendering.trajan.positions import SETTLED, game, read, write


def test_a_leader_glows_where_he_comes_and_not_where_he_was():
    """A line names the province he goes to."""
    position = game(3)[SETTLED]
    view = read(position.view)
    here, there, *others = (replace(province, leaders=()) for province in view.provinces)
    then = replace(view, provinces=(replace(here, leaders=(0,)), there, *others))
    now = replace(view, provinces=(here, replace(there, leaders=(0,)), *others))
    scene = board_scene(now, replace(position.frame, before=write(then)))
    assert set(scene.changed) == {f"province:{there.id}"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rim_of_a_province_goes_around_its_name(language):
    position = game(4, language=language)[SETTLED]
    canvas = compose(board_scene(read(position.view), position.frame))
    words = words_for(read(position.view), position.frame)
    for name in PROVINCES:
        assert any(
            text.text == words.say(f"province-{name}")
            and canvas.spots[f"province:{name}"].contains(text.box)
            for text in canvas.texts
        )


def painted(box: Box) -> bytes:
    brush = Brush((box.x, box.y, box.w, box.h), (box.w, box.h), DEEP)
    country.paint_country(brush)
    return brush.done().tobytes()


@pytest.mark.parametrize("box", [HARBOUR, Box(300, 100, 200, 150), Box(700, 500, 300, 200)])
def test_land_that_is_left_out_could_not_be_seen(box, monkeypatch):
    quick = painted(box)
    monkeypatch.setattr(country, "_seen", lambda *_: True)
    assert quick == painted(box)
