"""The map: every hex by its name, its land, its city, its people, and whose it is."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from games.core.match import Match
from games.romolo_o_remo import GAME
from games.romolo_o_remo.map.grid import GRIDS
from games.romolo_o_remo.terms import SIDES
from rendering.frame import Frame
from rendering.kit.seats import SEATS
from rendering.romolo_o_remo.board.chart import chart
from rendering.romolo_o_remo.board.geography import geography
from rendering.romolo_o_remo.board.hexes import figures_of, singly, stones_of
from rendering.romolo_o_remo.look.colours import DEEP, LAND, PARCHMENT, PARCHMENT_DARK, WAVE
from rendering.romolo_o_remo.words.head import PACKAGE
from rendering.words.spoken import Words
from tests.games.romolo_o_remo.scene import Scene
from tests.rendering.romolo_o_remo.positions import NAMES, drawn, seen, words_on

WORDS = Words(PACKAGE, "en", NAMES, len(NAMES))


def the_hex(view, name):
    return next(hex for hex in view.hexes if hex.name == name)


def middle(canvas, name):
    """The pixel a little below the middle of a hex."""
    x, y = canvas.spots[f"hex:{name}"].middle
    return canvas.image.getpixel((x, y))


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_hex_has_its_name_and_its_spots(seats):
    view = Match.start(GAME, seats, 1, boosted=True).view(None)
    canvas, asked = drawn(view), drawn(view, marks={f"side:A2:{SIDES[0]}": "1"})
    for name in GRIDS[seats].hexes:
        assert name in words_on(canvas)
        assert f"hex:{name}" in canvas.spots
        sides = {f"side:{name}:{side}" for side in SIDES}
        assert sides <= asked.spots.keys()
        assert not sides & canvas.spots.keys(), "only where some are asked for"


@pytest.mark.parametrize("seats", GAME.seats)
def test_before_the_deal_the_land_lies_there_unknown(seats):
    view = Match.start(GAME, seats, 1).view(None)
    assert view.phase != "lots" or not view.hexes
    canvas = drawn(view)
    assert {f"hex:{name}" for name in GRIDS[seats].hexes} <= canvas.spots.keys()


def test_water_is_blue_and_unknown_land_is_parchment():
    scene = Scene().hex("D4", "water").hex("C3", "hidden")
    canvas = drawn(seen(scene))
    assert middle(canvas, "D4") in (LAND["water"], WAVE, DEEP)
    assert middle(canvas, "C3") == PARCHMENT


def test_what_an_explorer_has_seen_is_on_his_own_map_alone():
    scene = Scene().hex("C3", "forest hidden")
    scene.state.players[1].seen.append("C3")
    own, others, public = (drawn(seen(scene, seat)) for seat in (1, 0, None))
    assert middle(others, "C3") == middle(public, "C3") == PARCHMENT
    assert middle(own, "C3") not in (PARCHMENT, PARCHMENT_DARK)


def test_a_ruled_hex_has_a_band_in_the_colour_of_its_ruler():
    view = seen(Scene().capital(2, "B2"))
    canvas = chart(view, Frame(), WORDS, NAMES)
    hex = the_hex(view, "B2")
    assert hex.rulers == (2,)
    land = geography(view.hexes, 92)
    x, y = land.side(hex, 1, 0.94)
    assert canvas.image.getpixel((x, y + 20)) == SEATS[2].colour


def test_the_city_is_drawn_house_by_house():
    scene = Scene().hex("B2", "tower:0 wh:w2 wh temple temple farm")
    stones = stones_of(the_hex(seen(scene), "B2"))
    assert [stone.kind for stone in stones] == [
        *(None, "farm", "warehouse", "warehouse", "temple", "temple"),
    ]
    assert [stone.cubes for stone in stones if stone.kind == "warehouse"] == [("wood",) * 2, ()]


def test_units_have_their_names_on_the_map():
    said = words_on(drawn(seen(Scene().unit(0, "W1 B2", "S1 B2").unit(1, "E1 C3"))))
    assert {"Wo1", "So1", "Ex1"} <= set(said)
    assert said.count("E1") == 1, "the hex alone"


def test_a_crowd_is_counted_on_the_map_and_listed_at_its_owner():
    scene = Scene().unit(0, *(f"W{n} B2" for n in range(1, 6)), "S1 B2", "S2 B2 lying")
    view = seen(scene)
    figures = figures_of(the_hex(view, "B2").units, WORDS, singly(92))
    assert [figure.text for figure in figures] == ["5Wo", "1So", "1So"]
    said = words_on(drawn(view))
    assert "5Wo" in said
    assert {"Wo1 B2", "So2 B2"} <= set(said)


def test_a_multiplier_is_told_once_it_is_face_up():
    canvas = drawn(seen(Scene().hex("B2", "x3").hex("C3", "hidden x2")))
    assert "×3" in words_on(canvas)
    assert "×2" not in words_on(canvas)


def test_the_way_of_a_unit_is_an_arrow_in_its_owners_colour():
    before = msgspec.json.encode(seen(Scene().unit(1, "W1 B2")))
    view = seen(Scene().unit(1, "W1 B3"))
    land = geography(view.hexes, 92)
    (x1, y1), (x2, _) = (land.centre(the_hex(view, name)) for name in ("B2", "B3"))
    canvas = chart(view, Frame(before=before), WORDS, NAMES)
    assert canvas.image.getpixel(((x1 + x2) // 2, y1)) == SEATS[1].colour


def test_units_on_one_hex_are_spots_of_their_own():
    scene = Scene(2).unit(0, "W1 D2", "W2 D2", "S1 D2").unit(1, "W1 D2")
    canvas = drawn(seen(scene))
    units = ["unit:0:W1", "unit:0:W2", "unit:0:S1", "unit:1:W1"]
    boxes = [canvas.spots[name] for name in units]
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


def test_units_that_are_asked_for_are_not_counted_together():
    crowd = [f"{name} D2" for name in ("W1", "W2", "W3", "W4", "S1", "S2", "E1", "M1")]
    view = seen(Scene(2).unit(0, *crowd))
    assert canvas_box(view, {}, "W1") == canvas_box(view, {}, "W2"), "counted: «4Wo»"
    marks = {"unit:0:W1": "W1", "unit:0:W2": "W2"}
    assert canvas_box(view, marks, "W1") != canvas_box(view, marks, "W2")


def canvas_box(view, marks: dict[str, str], name: str):
    return drawn(view, marks=marks).spots[f"unit:0:{name}"]
