"""What a film looks at: whole places, and something to read in every frame."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from rendering.board.scene import Scene
from rendering.draw import draw_animation, moment
from rendering.film.reel import Reel, _whose_turn
from rendering.film.sights import whole_place
from rendering.film.still import WINDOW
from rendering.film.window import find
from rendering.frame import Line
from rendering.front.camera import enclosing
from rendering.kit.box import Box
from rendering.registry import painter_of
from rendering.samples.positions import play


def trajan(first: int, last: int):
    painter = painter_of("trajan")
    for position in play(painter.game, 4, 5, last, ("steward",), signed=True)[first:]:
        view = msgspec.json.decode(position.view, type=painter.view)
        yield moment(painter, view, position.frame)


def panel(scene: Scene, seat: int) -> Box:
    return next(
        placed.block.box.moved(placed.x, placed.y)
        for placed in scene.placements
        if f"p{seat}:tray:0" in placed.block.spots
    )


def test_the_mat_of_who_sows_is_seen_whole_and_its_circle_large():
    reel, found = Reel(painter_of("trajan").front), 0
    for shown in (*trajan(60, 90), *trajan(255, 275)):
        lens = reel._stage(shown).lens
        if shown.news and "empties tray" in shown.news.text:
            found += 1
            mat = panel(shown.scene, shown.news.seat)
            assert lens.region.contains(mat)
            trays = [f"p{shown.news.seat}:tray:{n}" for n in range(6)]
            ring = enclosing([*find(shown.scene, set(trays)).values()])
            assert lens.seen(ring).h > 0.7 * WINDOW.h
        list(reel.shoot(shown))
    assert found


def test_who_wins_or_loses_only_points_is_seen_with_what_lies_before_them():
    reel, found = Reel(painter_of("trajan").front), 0
    for shown in trajan(255, 275):
        list(reel.shoot(shown))
        if shown.news and "demands open" in shown.news.text:
            found += 1
            assert reel._stood
            assert reel._stood.lens.region.contains(panel(shown.scene, shown.news.seat))
    assert found


def test_a_place_of_the_town_is_seen_whole_where_it_fits_the_window():
    shown = next(trajan(60, 60))
    space = find(shown.scene, {"space:G5"})["space:G5"]
    place = whole_place(shown.scene, space)
    assert place.contains(space)
    assert place.area > 10 * space.area
    assert place.w <= WINDOW.w
    province = find(shown.scene, {"province:belgica"})["province:belgica"]
    assert whole_place(shown.scene, province) == province, "the map is larger than the window"


def test_a_frame_that_tells_no_deed_says_whose_turn_it_is():
    shown = next(trajan(60, 60))
    said = _whose_turn(shown.head)
    assert said
    assert said.text == shown.head.turn
    assert said.seat == shown.head.seats[0]
    assert _whose_turn(shown.head._replace(turn="")) is None


# ---- the strip of who acts --------------------------------------------------------------------


def corduba(first: int, last: int):
    painter = painter_of("corduba")
    return play(painter.game, 4, 4, last, signed=True)[first:]


def told_by_strips(positions):
    painter = painter_of("corduba")
    for position in positions:
        view = msgspec.json.decode(position.view, type=painter.view)
        shown = moment(painter, view, position.frame)
        if shown.news and shown.news.seat is not None:
            yield shown.news, shown.strip


def test_who_inherits_or_passes_is_seen_with_all_they_have():
    found = 0
    for news, strip in told_by_strips(corduba(9, 40)):
        if "inherits" in news.text or "passes" in news.text:
            found += 1
            assert strip
            assert f"p{news.seat}:order" in strip.spots
        elif "worker" in news.text and "Portus" not in news.text:
            assert strip is None, news.text
    assert found > 5


def test_the_portus_is_seen_when_it_is_told_of():
    painter, found = painter_of("corduba"), 0
    reel = Reel(painter.front)
    for position in corduba(30, 60):
        view = msgspec.json.decode(position.view, type=painter.view)
        shown = moment(painter, view, position.frame)
        list(reel.shoot(shown))
        if shown.news and "Portus" in shown.news.text:
            found += 1
            at = find(shown.scene, {"portus"})["portus"]
            assert reel._stood
            assert reel._stood.lens.region.contains(at)
    assert found


def test_a_small_word_names_no_place():
    painter = painter_of("nova_roma")
    position = play(painter.game, 4, 4, 3, signed=True)[-1]
    view = msgspec.json.decode(position.view, type=painter.view)
    for text, named in (("places a patrician", False), ("builds in A", True)):
        frame = replace(position.frame, lines=(Line(text, 0),))
        assert bool(Reel(painter.front)._named(moment(painter, view, frame))) == named


# ---- what is not seen -------------------------------------------------------------------------


def test_a_move_in_which_nothing_is_seen_to_move_has_no_frame_of_its_own():
    painter = painter_of("romolo_o_remo")
    last = play(painter.game, 4, 4, 43, signed=True)[-2:]
    again = replace(last[-1].frame, before=last[-1].view, lines=(Line("Rests.", 0),))
    once = draw_animation(painter.game.key, [m.view for m in last], [m.frame for m in last])
    views = [*(m.view for m in last), last[-1].view]
    twice = draw_animation(painter.game.key, views, [*(m.frame for m in last), again])
    assert once.data == twice.data
