"""The map: every hex by its name, its land, its city, its people, and whose it is."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from games.core.match import Match
from games.romolo_o_remo import GAME
from games.romolo_o_remo.map.grid import GRIDS
from games.romolo_o_remo.terms import SIDES, UNIT_KINDS
from rendering.frame import Frame
from rendering.kit.angled import hexagon_around, six_sides_mask
from rendering.kit.seats import SEATS
from rendering.kit.theme import VERDIGRIS
from rendering.romolo_o_remo.board.chart import WIDE, chart
from rendering.romolo_o_remo.board.geography import geography
from rendering.romolo_o_remo.board.ground import ground
from rendering.romolo_o_remo.board.hexes import stones_of
from rendering.romolo_o_remo.board.people import figures_of, singly
from rendering.romolo_o_remo.look.buildings import battlement
from rendering.romolo_o_remo.look.colours import DEEP, LAND, MIST, WAVE
from rendering.romolo_o_remo.look.land import land_tile
from rendering.romolo_o_remo.look.pieces import piece
from tests.games.romolo_o_remo.scene import Scene
from tests.rendering.romolo_o_remo.positions import NAMES, drawn, seen, words_on


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


def test_water_is_blue_and_mist_lies_on_unknown_land():
    scene = Scene().hex("D4", "water").hex("C3", "hidden")
    canvas = drawn(seen(scene))
    assert middle(canvas, "D4") in (LAND["water"], WAVE, DEEP)
    assert middle(canvas, "C3") == MIST


def test_the_ground_is_made_once_for_all_moves():
    one, other = seen(Scene().hex("D4", "water")), seen(Scene().unit(0, "W1 B2"))
    land = geography(one.hexes, WIDE)
    assert ground(one.hexes, land) is ground(other.hexes, land)


def test_the_same_ruler_on_both_sides_draws_no_border_between():
    inner = land_tile(160, 180, "plains", 0, (2,), "")
    ended = land_tile(160, 180, "plains", 0, (2,), "1")
    assert ended.getpixel((151, 90))[:3] == SEATS[2].colour
    assert inner.getpixel((151, 90))[:3] != SEATS[2].colour


def test_what_an_explorer_has_seen_is_on_his_own_map_alone():
    scene = Scene().hex("C3", "forest hidden")
    scene.state.players[1].seen.append("C3")
    own, others, public = (drawn(seen(scene, seat)) for seat in (1, 0, None))
    assert middle(others, "C3") == middle(public, "C3") == MIST
    assert middle(own, "C3") != MIST


def test_a_ruled_hex_has_a_band_in_the_colour_of_its_ruler():
    view = seen(Scene().capital(2, "B2"))
    canvas = chart(view, Frame(), NAMES)
    hex = the_hex(view, "B2")
    assert hex.rulers == (2,)
    land = geography(view.hexes, WIDE)
    x, y = land.side(hex, 1, 0.94)
    assert canvas.image.getpixel((x, y + 20)) == SEATS[2].colour


def test_the_city_is_drawn_house_by_house():
    scene = Scene().hex("B2", "tower:0 wh:w2 wh temple temple farm")
    stones = stones_of(the_hex(seen(scene), "B2"))
    assert [stone.kind for stone in stones] == [
        *(None, "farm", "warehouse", "warehouse", "temple", "temple"),
    ]
    assert [stone.cubes for stone in stones if stone.kind == "warehouse"] == [("wood",) * 2, ()]


def test_units_are_pieces_with_their_number():
    view = seen(Scene().unit(0, "W1 B2", "S2 B2").unit(1, "E1 C3"))
    canvas = drawn(view)
    on_b2 = [(figure.kind, figure.text) for figure in figures_of(the_hex(view, "B2").units, 4)]
    assert on_b2 == [("worker", "1"), ("soldier", "2")]
    assert words_on(canvas).count("E1") == 1, "the hex alone"
    looks = {piece(40, 48, kind, 0, False).tobytes() for kind in UNIT_KINDS}
    assert len(looks) == len(UNIT_KINDS)
    upright, lying = piece(40, 48, "worker", 0, False), piece(48, 40, "worker", 0, True)
    assert (upright.size, lying.size) == ((40, 48), (48, 40))


def test_a_marked_unit_has_its_whole_name():
    view = seen(Scene().unit(0, "W1 B2", "W2 B2"))
    marks = {"unit:0:W1": "Wo1", "unit:0:W2": "Wo2"}
    assert {"Wo1", "Wo2"} <= set(words_on(drawn(view, marks=marks)))


def test_the_wall_of_a_city_grows_with_its_strength():
    looks = [battlement(34, 37, strength).tobytes() for strength in (1, 2, 3, 4)]
    assert len(set(looks)) == len(looks)


def test_a_crowd_is_counted_on_the_map_and_listed_at_its_owner():
    scene = Scene().unit(0, *(f"W{n} B2" for n in range(1, 6)), "S1 B2", "S2 B2 lying")
    view = seen(scene)
    figures = figures_of(the_hex(view, "B2").units, singly(WIDE))
    assert [figure.text for figure in figures] == ["×5", "", ""]  # one needs no count
    said = words_on(drawn(view))
    assert "×5" in said
    assert {"Wo1 B2", "So2 B2"} <= set(said)


def test_a_multiplier_is_told_once_it_is_face_up():
    canvas = drawn(seen(Scene().hex("B2", "x3").hex("C3", "hidden x2")))
    assert "×3" in words_on(canvas)
    assert "×2" not in words_on(canvas)


def test_the_way_of_a_unit_is_an_arrow_in_its_owners_colour():
    before = msgspec.json.encode(seen(Scene().unit(1, "W1 B2")))
    view = seen(Scene().unit(1, "W1 B3"))
    land = geography(view.hexes, WIDE)
    (x1, y1), (x2, _) = (land.centre(the_hex(view, name)) for name in ("B2", "B3"))
    canvas = chart(view, Frame(before=before), NAMES)
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
    assert canvas_box(view, {}, "W1") == canvas_box(view, {}, "W2"), "counted: «×4»"
    marks = {"unit:0:W1": "W1", "unit:0:W2": "W2"}
    assert canvas_box(view, marks, "W1") != canvas_box(view, marks, "W2")


def canvas_box(view, marks: dict[str, str], name: str):
    return drawn(view, marks=marks).spots[f"unit:0:{name}"]


def test_sides_for_a_wall_are_marked_on_their_edges_off_the_people():
    view = seen(Scene().hex("B2", "farm farm wh").unit(0, "W1 B2", "W2 B2"))
    marks = {f"side:B2:{side}": side for side in SIDES}
    asked = chart(view, Frame(marks=marks), NAMES)
    hex, land = the_hex(view, "B2"), geography(view.hexes, WIDE)
    people = [box for name, box in asked.spots.items() if name.startswith("unit:0:")]
    assert people
    for n, side in enumerate(SIDES):
        assert asked.image.getpixel(land.side(hex, n, 0.95)) == VERDIGRIS
        assert not any(box.overlaps(asked.spots[f"side:B2:{side}"]) for box in people)


def test_lines_around_a_hex_run_past_its_name():
    view = seen(Scene().hex("B2", "farm").unit(0, "W1 B2"))
    canvas = drawn(view)
    around = hexagon_around(canvas.spots["hex:B2"])
    name = next(placed for placed in canvas.texts if placed.text == "B2").box
    assert "hex:B2" in canvas.six_sided_spots
    line = six_sides_mask(around.w, around.h, 4)
    assert not line.crop(name.moved(-around.x, -around.y).corners).getbbox()
