"""Frames and labels of Trajan's pictures: whole, around what belongs together, or not at all."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from games.core.contract import Event
from games.core.headlines import by_importance
from games.core.text import Text
from games.trajan import GAME
from games.trajan.words.headlines import HEADLINES
from rendering.board.scene import compose
from rendering.draw import front_sheet
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import PLASTER, VERDIGRIS
from rendering.registry import painter_of
from rendering.samples.positions import move
from rendering.trajan.board.scene import board_scene
from rendering.trajan.board.section import name_place
from rendering.trajan.front.panel import FOOT
from rendering.trajan.front.table import deeds, table
from rendering.trajan.hand.sheet import hand_canvas
from rendering.trajan.player.area import EDGE, ROUND, Area, Form, panel
from rendering.trajan.player.circle import Sown
from rendering.trajan.samples.crowding import crowded
from rendering.trajan.words.head import doing, words_for
from tests.rendering.samples import samples_of
from tests.rendering.trajan.positions import KEY, SETTLED, game, read, sowing, write


def area_of(form: Form, gained: int = 0) -> tuple[Area, Canvas]:
    position = game(4)[SETTLED]
    view = read(position.view)
    player = view.players[0]
    area = Area(player, 31, True, True, form, False, gained, Sown(), None)
    return area, panel(area, words_for(view, position.frame))


@pytest.mark.parametrize("form", ["full", "mat"])
def test_the_frame_of_who_is_awaited_is_equally_broad_all_around(form):
    _, canvas = area_of(form)
    image, (w, h) = canvas.image, canvas.size
    for n in range(EDGE):
        sides = [
            *((x, y) for x in range(ROUND, w - ROUND) for y in (n, h - 1 - n)),
            *((x, y) for y in range(ROUND, h - ROUND) for x in (n, w - 1 - n)),
        ]
        assert {image.getpixel(at) for at in sides} == {VERDIGRIS}


def test_points_before_and_after_stand_in_one_spot():
    _, canvas = area_of("full", gained=7)
    spot = canvas.spots["p0:vp"]
    assert {placed.text for placed in canvas.texts if spot.contains(placed.box)} == {"24 →", "31"}


def test_no_votes_are_written_as_nought():
    position = game(3)[SETTLED]
    view = read(position.view)
    none = tuple(replace(player, votes=0) for player in view.players)
    canvas = compose(board_scene(replace(view, players=none, vote_order=(0, 1, 2)), position.frame))
    for seat in range(3):
        box = canvas.spots[f"votes:{seat}"]
        assert "0" in [placed.text for placed in canvas.texts if box.contains(placed.box)]


@pytest.mark.parametrize(("least", "is_drawn"), [(20, True), (60, False)])
def test_a_sign_goes_with_its_words(least, is_drawn):
    position = game(3)[SETTLED]
    sheet, page = Canvas(400, 60, PLASTER), Canvas(400, 60, PLASTER)
    name_place(sheet, 10, 10, "military", words_for(read(position.view), position.frame))
    page.shot(sheet, sheet.box, Box(0, 0, 400, 60), least)
    assert (page.image.getcolors() != [(400 * 60, PLASTER)]) is is_drawn


def test_the_front_page_tells_how_far_a_sowing_is():
    position = sowing(4)
    view = read(position.view)
    frame = replace(position.frame, awaited="sow a tray and act")
    sheet, alt = front_sheet(painter_of(KEY), view, frame)
    said = doing(view, words_for(view, frame))
    assert not any("sow a tray" in placed.text for placed in sheet.texts)
    assert any(
        placed.text.split(",")[0] in said and "Sowing" in placed.text for placed in sheet.texts
    )
    assert said in alt


def test_what_a_spent_tile_led_to_is_told_before_it():
    told = [Event(Text(key)) for key in ("told-sows", "told-extra", "told-lays-tile")]
    assert by_importance(told, HEADLINES) == (2, 0, 1)


def test_the_fullest_compact_picture_is_somebodys_and_something_changed():
    sample = next(it for it in samples_of(KEY) if it.name == "full-compact4")
    view = read(sample.view)
    assert view.seat is not None
    assert sample.frame.before
    assert msgspec.json.decode(sample.frame.before) != msgspec.json.decode(write(view))


def test_trays_of_a_deed_are_counted_to_nought_below_one_badge():
    told = move(GAME, 4, 5, 90, ("steward",))
    view = read(told.view)
    sheet = compose(table(view, told.frame))
    words = words_for(view, told.frame)
    assert words.say("trajan-stones") in [placed.text for placed in sheet.texts]
    assert any(not stones for it in deeds(view, told.frame.before) for stones in it.player.trays)
    foot = next(placed.box for placed in sheet.texts if placed.text == words.say("trajan-stones"))
    row = [placed.text for placed in sheet.texts if abs(placed.box.y - foot.y) < FOOT]
    assert any(text == "0" or text.endswith("→0") for text in row)


def test_cards_everybody_knows_say_so_in_words():
    position = game(3)[SETTLED]
    own = read(position.own)
    assert own.seat is not None
    me = replace(own.players[own.seat], hand=("wine",), known_hand=("wine",), hand_size=1)
    players = tuple(me if it.seat == own.seat else it for it in own.players)
    sheet = hand_canvas(replace(own, players=players, fresh=()), position.frame)
    assert "known" in [placed.text for placed in sheet.texts]


def test_many_votes_from_tiles_are_told_as_one_figure():
    position = game(3)[SETTLED]
    view = crowded(read(position.view))
    canvas = compose(board_scene(view, position.frame))
    written = [placed.text for placed in canvas.texts]
    assert f"({sum(view.players[0].votes_tiles)})" in written
