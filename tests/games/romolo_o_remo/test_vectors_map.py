"""Derived vectors of the specification: walking, discoveries, influence."""

from __future__ import annotations

from games.romolo_o_remo.ending.scoring import score
from games.romolo_o_remo.map.influence import influence_of
from games.romolo_o_remo.map.sites import all_limits, limit
from tests.games.romolo_o_remo.scene import Scene


def moves(scene: Scene) -> list[str]:
    return [id.removeprefix("move:") for id in scene.options() if id.startswith("move:")]


def river(players: int = 3) -> Scene:
    """Hidden water on D3, and hidden land in a row behind it."""
    scene = Scene(players).hex("D3", "water hidden")
    for hex in ("D4", "D5", "D6", "D7"):
        scene.hex(hex, "hidden")
    return scene.unit(0, "S1 C2")


def flooded(scene: Scene) -> list[str]:
    return [hex for hex in ("D4", "D5", "D6", "D7") if scene.place(hex).terrain == "water"]


def test_t15_beside_hostile_units_only_homewards():
    scene = Scene().capital(0, "A1").unit(0, "W1 D4").unit(1, "W1 D4").acts().script(0, "W1")
    assert scene.options() == ["move:C3", "stop"]
    scene.script(0, "move:C3")
    assert scene.seen_unit(0, "W1").retreated
    assert len(moves(scene)) == 6
    assert len(scene.options()) == 7


def test_t16_friendly_units_bother_nobody():
    scene = Scene().capital(0, "A1").unit(0, "W1 D4").unit(1, "W1 D4").stance(1, 0, "friendly")
    scene.player(0, stock="w2").acts().script(0, "W1")
    assert len(moves(scene)) == 6
    assert "refine:wood" in scene.options()


def test_t17_the_marker_goes_with_the_first_move_of_a_later_turn():
    scene = Scene().hex("D4", "wall:W").unit(0, "S1 D3").player(0, stock="g9")
    scene.acts().script(0, "S1", "move:D4", "move:D5")
    assert scene.seen_unit(0, "S1").hindered
    scene = Scene().unit(0, "S1 D4 hindered").acts().script(0, "S1", "move:D5")
    assert not scene.seen_unit(0, "S1").hindered


def test_t18_water_sends_back_even_from_a_harbour():
    scene = Scene().hex("D4", "harbour:E").hex("D5", "water hidden").unit(0, "W1 D4")
    scene.acts().script(0, "W1", "move:D5")
    u = scene.seen_unit(0, "W1")
    assert (u.hex, u.lying, scene.place("D5").up) == ("D4", True, True)


def test_t19_three_floods_for_one_discovery():
    scene = river().acts().script(0, "S1", "move:D3")
    assert flooded(scene) == ["D4", "D5", "D6"]
    assert scene.now.water_stack == 6
    assert not scene.place("D7").up


def test_t19_two_floods_alone():
    scene = Scene(players=1)
    for hex in ("D1", "D2", "D3", "D4"):
        scene.hex(hex, "hidden")
    scene.hex("D1", "water").unit(0, "S1 C1").acts().script(0, "S1", "move:D1")
    assert scene.now.water_stack == 7
    assert [hex for hex in ("D2", "D3", "D4") if scene.place(hex).up] == ["D2", "D3"]


def test_t20_two_waters_flood_apart():
    scene = Scene().hex("C3", "water").hex("D5", "water")
    for hex in ("C4", "B2", "E5"):
        scene.hex(hex, "hidden")
    scene.unit(0, "S1 D4").acts().script(0, "S1", "move:C4")
    assert scene.now.water_stack == 7
    assert [scene.place(hex).terrain for hex in ("B2", "C4", "E5")] == ["water", "plains", "water"]


def test_t21_an_empty_stack_ends_the_flood():
    scene = river()
    scene.state.water_stack = 1
    scene.acts().script(0, "S1", "move:D3")
    assert flooded(scene) == ["D4"]


def test_t22_a_marker_stays_under_the_river():
    scene = river().hex("D4", "x3").acts().script(0, "S1", "move:D3")
    place = scene.place("D4")
    assert (place.terrain, place.marker, place.marker_up) == ("water", 3, True)
    scene = Scene().hex("D4", "water x3").unit(0, "S1 D4")
    assert score(scene.state)[0].points["hexes"] == 3


def test_t38_influence_walks_round_a_lake():
    scene = Scene().hide_all_but("D4 C4 C5 D5 D6").hex("D5", "water").capital(0, "D4", 6)
    assert influence_of(scene.state, 0) == {"C4": 1, "C5": 1, "D6": 1}


def test_t39_a_foreign_tower_stops_influence():
    scene = Scene().hide_all_but("D4 D5 D6").capital(0, "D4", 6).capital(1, "D5")
    assert influence_of(scene.state, 0) == {}


def test_t43_equus_leaves_an_action_for_standing():
    scene = (
        Scene()
        .capital(0, "A1")
        .unit(0, "S1 D1")
        .unit(1, "W1 D4")
        .player(0, characters="equus", stock="g9")
    )
    scene.acts().script(0, "S1", "ride:D2", "ride:D3", "move:D4", "stop")
    u = scene.seen_unit(0, "S1")
    assert (u.left, u.lying) == (1, False)
    scene.answer(0, "end")
    assert "fight:D4:1" in scene.options()
    scene = Scene().unit(0, "S1 D1").player(0, characters="equus", stock="g9")
    scene.acts().script(0, "S1", "ride:D2", "ride:D3", "move:D4", "move:D5")
    assert scene.seen_unit(0, "S1").lying


def test_t64_look_then_walk():
    scene = Scene().hex("D5", "hill hidden x2").unit(0, "E1 D4", "W1 A1").acts()
    scene.script(0, "E1", "look:D5")
    seen = next(hex for hex in scene.view(0).hexes if hex.name == "D5")
    other = next(hex for hex in scene.view(1).hexes if hex.name == "D5")
    assert (seen.terrain, seen.marker, seen.up) == ("hill", 2, False)
    assert (other.terrain, other.marker, other.marker_down) == (None, 0, True)
    scene.script(0, "move:C4", "move:D5")
    assert scene.place("D5").up
    assert scene.place("D5").marker_up
    assert scene.seen_unit(0, "E1").lying
    assert scene.me().seen == []


def test_what_a_view_says_of_limits_is_what_the_rules_hold_to():
    state = Scene().hex("C2", "aqueduct").hex("D3", "aqueduct").state
    assert all_limits(state) == {hex: limit(state, hex) for hex in state.places}
    assert len(set(all_limits(state).values())) > 2
