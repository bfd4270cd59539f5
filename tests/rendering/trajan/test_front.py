"""The front page of Trajan: what became of a circle can be read on it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

import msgspec
import pytest
from msgspec.structs import replace

from games.trajan import GAME
from games.trajan.data.board import PROVINCES
from games.trajan.data.circle import NUMERALS
from games.trajan.data.tiles import TRAJAN_TILES
from games.trajan.seat.view import View
from rendering.board.scene import compose
from rendering.draw import final_sheet, front_sheet
from rendering.frame import Frame
from rendering.front.look import LEAST
from rendering.kit.canvas import Canvas
from rendering.kit.theme import PLASTER
from rendering.registry import painter_of
from rendering.samples.gallery import LANGUAGES, of_one_move
from rendering.samples.positions import Position, move, play
from rendering.trajan.front.land import news_of_land
from rendering.trajan.front.panel import RIM, TYPE
from rendering.trajan.front.table import FAR, STONE, deeds, table
from rendering.trajan.front.taken import taken
from rendering.trajan.look.signs import letter
from rendering.trajan.player.bowl import stones_in_rows
from rendering.trajan.words.head import words_for
from tests.rendering.trajan.positions import KEY, read, write


def seen(seats: int, is_it: Callable[[View, View], bool], language: str = "en") -> Position:
    """The first move of some stewards' games of which this is true, before and after it."""
    for seed, number in product(range(1, 9), range(40, 300, 20)):
        told = move(GAME, seats, seed, number, ("steward",), language)
        if told.frame.before and is_it(read(told.frame.before), read(told.view)):
            return told
    raise AssertionError("no such move")


def fulfils(then: View, now: View) -> bool:
    found = deeds(now, write(then))
    return bool(found) and all(it.fulfilled and it.source is not None for it in found)


def comes_to_one_province(then: View, now: View) -> bool:
    return len(news_of_land(now, write(then))) == 1


def gets_a_marker(then: View, now: View) -> bool:
    pairs = zip(then.players, now.players, strict=True)
    return any(len(after.plus2) > len(before.plus2) for before, after in pairs)


def first_gets_a_worker(then: View, now: View) -> bool:
    return now.players[0].worker_camp > then.players[0].worker_camp


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fulfilled_tile_and_its_tray_are_shown_with_letters_and_numerals(language):
    told = seen(4, fulfils, language)
    view = read(told.view)
    painter = painter_of(KEY)
    sheet, _ = front_sheet(painter, msgspec.json.decode(told.view, type=painter.view), told.frame)
    written = [placed.text for placed in sheet.texts if placed.size >= LEAST]
    words, found = words_for(view, told.frame), deeds(view, told.frame.before)
    for deed in found:
        assert deed.fulfilled
        assert deed.source is not None
        assert {NUMERALS[deed.tray], NUMERALS[deed.source]} <= {*written}
        for stone in deed.player.trays[deed.tray]:
            assert letter(stone, words) in written


def test_nothing_is_told_of_a_circle_that_stayed_as_it_was():
    told = move(GAME, 4, 5, 90, ("steward",))
    assert not deeds(read(told.view), None)
    assert not deeds(read(told.view), told.view)


def test_no_view_of_the_land_holds_what_hangs_above_it():
    told = move(GAME, 4, 5, 90, ("steward",))
    canvas = compose(table(read(told.view), told.frame))
    land = [box for spot, box in canvas.spots.items() if spot.startswith(("site:", "province:"))]
    assert canvas.spots["round"].y > max(box.bottom for box in land) + FAR


def test_tiles_laid_together_are_shown_beside_each_other():
    view = read(move(GAME, 4, 5, 90, ("steward",)).view)
    first, second, third, *_ = TRAJAN_TILES
    me = replace(view.players[0], slots=(first, None, second, None, None, third))
    now = replace(view, players=(me, *view.players[1:]))
    bare = replace(me, slots=(None,) * 6)
    before = write(replace(now, players=(bare, *view.players[1:])))
    (deed,) = deeds(now, before)
    assert deed.laid == (0, 2, 5)
    canvas = compose(table(now, Frame(before=before)))
    tiles = [canvas.spots[f"p0:slot:{tray}"] for tray in deed.laid]
    assert len({tile.y for tile in tiles}) == 1
    assert not any(one.overlaps(other) for one, other in combinations(tiles, 2))
    around = canvas.spots["p0:deed"]
    assert all(around.inset(-4).contains(tile) for tile in tiles)


def shown(told) -> list[str]:
    """What can be read on the page."""
    painter = painter_of(KEY)
    sheet, _ = front_sheet(painter, read(told.view), told.frame)
    return [placed.text for placed in sheet.texts if placed.size >= LEAST]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_province_is_drawn_with_its_name(language):
    told = seen(4, comes_to_one_province, language)
    view = read(told.view)
    (province,) = news_of_land(view, told.frame.before)
    assert words_for(view, told.frame).say(f"province-{province.id}") in shown(told)


def test_what_came_onto_a_mat_can_be_read():
    told = seen(4, gets_a_marker)
    assert "+2" in shown(told), "the marker of the action that is done again"


def test_a_province_left_again_with_its_tile_is_shown_too():
    view = read(move(GAME, 4, 12, 260, ("steward",)).view)
    first, *others = (replace(it, tile=None) for it in view.provinces)
    now = replace(view, provinces=(first, *others))
    then = replace(view, provinces=(replace(first, tile="bread_1"), *others))
    assert [it.id for it in news_of_land(now, write(then))] == [first.id]
    assert not news_of_land(now, write(now))


def test_stones_of_a_tray_have_letters_though_there_are_many():
    view = read(move(GAME, 4, 5, 90, ("steward",)).view)
    words, canvas = words_for(view, Frame(names=("A", "B", "C", "D"))), Canvas(86, 86, PLASTER)
    stones_in_rows(canvas, ("yellow",) * 9, (), canvas.box, STONE, 0, words)
    assert [placed.size >= TYPE for placed in canvas.texts] == [True] * 9


def test_a_new_worker_is_shown_beside_its_owner_not_as_a_strip_of_the_site():
    told = seen(2, first_gets_a_worker)
    now = read(told.view)
    canvas = compose(table(now, told.frame))
    assert canvas.spots["p0:kept"].inset(-RIM).contains(canvas.spots["p0:workers"])
    order = painter_of(KEY).front.subjects
    assert order.index("p*:workers") < order.index("camp:*")


def test_the_plate_of_the_end_shows_all_of_the_map():
    end = play(GAME, 2, 5, 2000, ("steward",), to_the_end=True)[-1]
    sheet, _ = final_sheet(painter_of(KEY), read(end.view), end.frame)
    assert sum(spot.startswith("province:") for spot in sheet.spots) == len(PROVINCES)


@pytest.mark.parametrize(
    ("seed", "number", "name"), [(7, 30, "Fish"), (11, 150, "Bread")], ids=["card", "tile"]
)
def test_what_was_taken_is_seen_itself_with_its_name(seed, number, name):
    told = move(GAME, 4, seed, number, ("steward",))
    view = read(told.view)
    (thing,) = taken(view, told.frame.before, words_for(view, told.frame))
    assert thing.name == name
    sheet, _ = front_sheet(painter_of(KEY), view, told.frame)
    assert name in [placed.text for placed in sheet.texts if placed.size >= LEAST]


def test_a_forum_that_is_filled_anew_was_not_taken():
    told = move(GAME, 4, 11, 150, ("steward",))
    view = read(told.view)
    words = words_for(view, told.frame)
    assert not taken(view, None, words)
    assert not taken(replace(view, quarter=view.quarter + 1), told.frame.before, words)


def test_a_deed_tells_how_many_stones_lay_in_each_tray_before():
    told = seen(3, lambda then, now: then.players[0].trays != now.players[0].trays)
    view, before = read(told.view), read(told.frame.before or b"")
    said = {placed.text for placed in compose(table(view, told.frame)).texts}
    for deed in deeds(view, told.frame.before):
        assert deed.before == tuple(map(len, before.players[deed.player.seat].trays))
        for then, stones in zip(deed.before, deed.player.trays, strict=True):
            assert then == len(stones) or f"{then}→{len(stones)}" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_tiles_laid_are_told_after_what_led_to_them_as_worth_points_later(language):
    told = next(it for it in of_one_move(painter_of(KEY), language) if it.name == "front")
    sheet, _ = front_sheet(painter_of(KEY), read(told.view), told.frame)
    texts = [placed.text for placed in sheet.texts]
    assert {"1", "2", "5"} <= {*texts}
    lines = " ".join(texts)
    later = {"en": "later 9 points", "de": "später 9 Punkte"}[language]
    assert lines.count(later) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plate_says_where_play_brought_points(language):
    end = play(GAME, 2, 15, 10_000, language=language, to_the_end=True)[-1]
    view = read(end.view)
    painter = painter_of(KEY)
    found = painter.ending(view, end.frame)
    assert found is not None
    assert all(sum(side.parts) == side.total for side in found.sides)
    sheet, alt = final_sheet(painter, view, end.frame)
    words, texts = words_for(view, end.frame), [placed.text for placed in sheet.texts]
    for said in ("trajan-from-provinces", "trajan-from-sites"):
        assert words.say(said) in texts
        assert words.say(said) in alt
