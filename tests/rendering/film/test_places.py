"""What a film looks at: whole places, and something to read in every frame."""

from __future__ import annotations

import msgspec

from rendering.board.scene import Scene
from rendering.draw import moment
from rendering.film.reel import Reel, _whole_place, _whose_turn
from rendering.film.still import WINDOW
from rendering.film.window import find
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


def test_the_mat_of_who_sows_is_seen_whole():
    reel, found = Reel(painter_of("trajan").front), 0
    for shown in trajan(60, 90):
        lens = reel._stage(shown).lens
        if shown.news and "empties tray" in shown.news.text:
            found += 1
            assert lens.region.contains(panel(shown.scene, shown.news.seat))
        list(reel.shoot(shown))
    assert found


def test_a_place_of_the_town_is_seen_whole_where_it_fits_the_window():
    shown = next(trajan(60, 60))
    space = find(shown.scene, {"space:G5"})["space:G5"]
    place = _whole_place(shown.scene, space)
    assert place.contains(space)
    assert place.area > 10 * space.area
    assert place.w <= WINDOW.w
    province = find(shown.scene, {"province:belgica"})["province:belgica"]
    assert _whole_place(shown.scene, province) == province, "the map is larger than the window"


def test_a_frame_that_tells_no_deed_says_whose_turn_it_is():
    shown = next(trajan(60, 60))
    said = _whose_turn(shown.head)
    assert said
    assert said.text == shown.head.turn
    assert said.seat == shown.head.seats[0]
    assert _whose_turn(shown.head._replace(turn="")) is None
