"""Rulings of the specification: walking, hostility, fights, falling."""

from __future__ import annotations

from games.romolo_o_remo.ending.trigger import is_triggered
from games.romolo_o_remo.map.people import homeward
from games.romolo_o_remo.war.attack import attacks
from tests.games.romolo_o_remo.scene import Scene


def options(scene: Scene, word: str) -> list[str]:
    return [id for id in scene.options() if id.startswith(word)]


# ---- walking and hostility --------------------------------------------------------------------


def test_r1_a_unit_that_used_its_actions_does_not_attack():
    scene = Scene().unit(0, "S1 D2").unit(1, "W1 D4").player(0, stock="g9").acts()
    scene.script(0, "S1", "move:D3", "move:D4")
    assert attacks(scene.now, 0) == []


def test_r2_units_act_one_after_the_other():
    scene = Scene().unit(0, "W1 D4", "W2 D4").acts().script(0, "W1", "move:D5", "stop")
    assert "W1" not in scene.options()
    assert not scene.seen_unit(0, "W1").lying


def asked(stance: str = "ask") -> Scene:
    scene = Scene().capital(0, "A1").unit(0, "W1 D4", "W2 D4").unit(1, "W1 D4")
    return scene.stance(1, 0, stance).player(0, stock="w4").acts()


def test_r3_who_wants_to_be_asked_is_asked_once_a_hex():
    scene = asked().script(0, "W1", "refine:wood")
    assert scene.options(1) == ["hostile", "friendly"]
    scene.answer(1, "friendly")
    assert scene.stock() == "w2 r1"
    scene.script(0, "W2", "refine:wood")
    assert scene.stock() == "r2"


def test_r3_a_hostile_answer_forbids_the_work():
    scene = asked().script(0, "W1", "refine:wood").answer(1, "hostile")
    assert scene.stock() == "w4"
    assert scene.options() == ["move:C3", "stop"]
    assert scene.told().count("told-hostile") == 1


def test_r3_going_home_needs_no_leave():
    scene = asked().script(0, "W1", "move:C3")
    assert scene.seen_unit(0, "W1").hex == "C3"
    scene = asked().script(0, "W1", "move:D5").answer(1, "hostile")
    assert scene.seen_unit(0, "W1").hex == "D4"


def way_home(stance: str = "ask") -> Scene:
    scene = Scene().capital(0, "A1").unit(0, "W1 D4").unit(1, "W1 D4")
    scene.stance(1, 0, stance).player(0, stock="w2 g1", characters="negotiator:grain equus")
    return scene.acts().script(0, "W1", "move:C3")


def test_r3_who_went_home_and_wants_to_work_was_perhaps_retreating():
    scene = way_home().script(0, "refine:wood")
    assert scene.key(1) == "romolo.hostile"
    scene.answer(1, "hostile")
    assert scene.seen_unit(0, "W1").retreated
    assert scene.stock() == "w2 g1"
    assert not {"refine:wood", "deal:sell:negotiator"} & set(scene.options())
    scene = way_home().script(0, "refine:wood").answer(1, "friendly")
    assert scene.stock() == "g1 r1"


def test_r3_a_free_deal_on_the_way_home_is_asked_for_too():
    scene = way_home().script(0, "deal:sell:negotiator").answer(1, "hostile")
    assert scene.stock() == "w2 g1"


def test_r3_on_the_way_home_steps_are_free():
    scene = way_home().script(0, "move:B2")
    assert scene.seen_unit(0, "W1").hex == "B2"
    assert scene.key(1) is None


def test_stances_can_be_changed_at_any_time():
    scene = asked("hostile").aside(1, "stance:0:friendly").script(0, "W1")
    assert "refine:wood" in scene.options()


def test_r4_without_a_closer_hex_a_unit_stays():
    scene = Scene().capital(0, "D1").hex("D1", "").unit(0, "W1 D2").unit(1, "W1 D2")
    assert homeward(scene.state, 0, "D2") == ["D1"]
    scene.hex("D1", "water").acts().script(0, "W1")
    assert scene.now.turn.unit in (None, "E1")


def test_r5_a_retreat_may_discover():
    scene = Scene().capital(0, "A1").hex("C3", "hidden").unit(0, "W1 D4").unit(1, "W1 D4")
    scene.acts().script(0, "W1", "move:C3")
    assert scene.place("C3").up


def test_r6_walls_hinder_their_builder():
    scene = Scene().unit(0, "W1 D4", "S1 D3").player(0, stock="w1").acts()
    scene.script(0, "W1", "build:wall").answer(0, "W").script(0, "S1", "move:D4")
    assert scene.seen_unit(0, "S1").hindered


def test_r9_from_a_harbour_onto_any_water():
    scene = Scene().hex("D4", "harbour:E").hex("D3", "water").hex("D5", "water")
    scene.unit(0, "S1 D4").acts().script(0, "S1")
    assert {"move:D3", "move:D5"} <= set(scene.options())


def test_r58_looking_among_hostile_units():
    scene = Scene().capital(0, "A1").hex("D5", "hidden").unit(0, "E1 D4").unit(1, "S1 D4")
    scene.acts().script(0, "E1")
    assert "look:D5" in scene.options()


def test_obsessor_is_never_hindered():
    scene = Scene().hex("D4", "wall:W").unit(0, "S1 D3").player(0, characters="obsessor")
    scene.acts().script(0, "S1", "move:D4")
    assert not scene.seen_unit(0, "S1").hindered


# ---- fights -----------------------------------------------------------------------------------


def test_r25_surplus_mercenaries_are_still_paid():
    scene = Scene().hex("D4", "tower:1 wh wh wh").unit(0, "S1 D4", "S2 D4", "S3 D4")
    scene.unit(1, "M1 A1", "M2 A2", "M3 A1", "W1 A1").player(0, stock="g9").fights()
    scene.script(0, "fight:D4:1").answer(0, "S1", "S2", "S3").tiles(0, "blank", 1, "blank")
    scene.answer(0, "warehouse").answer(1, "M2")
    assert scene.me(1).fallen == ["M2"]


def test_r28_heros_once_a_turn():
    scene = Scene().unit(0, "S1 D4", "S2 D5").unit(1, "W1 D4", "W2 D5")
    scene.player(0, characters="heros", stock="g9").fights()
    scene.script(0, "fight:D4:1:heros").tiles(0, "blank", 1, "guard")
    assert "fight:D5:1" in scene.options()
    assert "fight:D5:1:heros" not in scene.options()


def test_r31_a_hit_counts_in_a_draw():
    scene = Scene().unit(0, "S1 D4").unit(1, "S1 D4", "W1 A1").player(0, stock="g9").fights()
    scene.script(0, "fight:D4:1").tiles(0, "hit", 1, "blank")
    assert (scene.names(1), scene.me(0).battles) == (["W1"], 0)


def test_r74_units_of_a_hex_attack_apart():
    scene = Scene().unit(0, "S1 D4", "S2 D4").unit(1, "S1 D4", "W1 A1").player(0, stock="g9")
    scene.fights().script(0, "fight:D4:1").answer(0, "S1").tiles(0, "blank", 1, "blank")
    scene.script(0, "fight:D4:1")
    assert scene.now.fight.attacker.units == ["S2"]


def test_r76_a_withdrawn_attacker_leaves_the_buildings_alone():
    scene = Scene().capital(0, "A1").hex("D4", "wh").unit(0, "S1 D4").unit(1, "W1 D4")
    scene.player(0, stock="g9").fights().script(0, "fight:D4:1")
    scene.tiles(0, "retreat", 1, "blank").answer(0, "withdraw:C3")
    assert (scene.me(1).battles, scene.place("D4").stores) == (1, [[]])


def test_hindrance_ends_with_the_fight():
    scene = Scene().unit(0, "S1 D4 hindered").unit(1, "S1 D4 hindered", "W1 A1")
    scene.player(0, stock="g9").fights().script(0, "fight:D4:1").tiles(0, "blank", 1, "blank")
    assert not any(u.hindered for u in scene.now.units)


def test_who_has_one_tile_and_no_tokens_is_not_asked():
    scene = Scene().unit(0, "S1 D4").unit(1, "W1 D4", "W2 A1").player(0, stock="g9")
    scene.state.players[1].hand = ["blank"]
    scene.fights().script(0, "fight:D4:1")
    assert (scene.key(0), scene.key(1)) == ("romolo.tile", None)


def test_razing_at_home_is_no_question_of_its_own():
    scene = Scene().hex("A1", "wh").unit(0, "W1 A1").player(0, stock="g9").acts()
    assert "raze" in scene.options()
    scene.answer(0, "end")
    assert scene.key(0) == "romolo.feed"
    scene = Scene().hex("A1", "wh").unit(0, "W1 A1").player(0, stock="g9").acts()
    assert scene.script(0, "raze").options() == ["raze:A1", "end"]


# ---- falling out ------------------------------------------------------------------------------


def falling(players: int = 3, **variant: str) -> Scene:
    scene = Scene(players, **variant).capital(1, "D3").unit(0, "S1 D3", "S2 D3", "S3 D3")
    scene.state.players[1].battles, scene.state.bank["battle_marker"] = 1, 3
    return scene.player(0, stock="g9", characters="heros")


def storm(scene: Scene) -> Scene:
    scene.fights().script(0, "fight:D3:1:heros").answer(0, "S1", "S2", "S3")
    return scene.tiles(0, "x2", 1, "blank").answer(0, "tower")


def test_r60_battle_markers_of_the_fallen_leave():
    scene = storm(falling().capital(2, "A1").unit(2, "W1 A1"))
    assert scene.me(1).battles == 0
    assert scene.now.removed["battle_marker"] == 1


def test_r69_the_last_king_wins_at_once():
    scene = storm(falling(players=2))
    assert scene.end == "conquest"
    assert scene.match.outcome.winners == (0,)


def test_a_team_plays_on_with_one():
    scene = falling(players=4, teams="on").capital(2, "G6").capital(3, "G1").capital(0, "A1")
    scene.unit(3, "W1 G1").unit(2, "W1 G6")
    storm(scene)
    assert scene.end is None
    assert not scene.me(1).alive


def test_giving_up_comes_true_at_the_next_turn():
    scene = Scene().capital(0, "A1").capital(1, "D7").capital(2, "G1")
    scene.unit(0, "W1 A1").unit(1, "W1 D7").unit(2, "W1 G1").player(0, stock="g9")
    scene.acts().aside(1, "concede")
    assert scene.me(1).alive
    scene.answer(0, "end")
    if scene.key(0):
        scene.answer(0, "feed:W1")
    assert not scene.me(1).alive
    assert scene.now.active == 2


def test_giving_up_can_be_taken_back():
    scene = Scene().capital(0, "A1").capital(1, "D7").capital(2, "G1")
    scene.unit(0, "W1 A1").unit(1, "W1 D7").unit(2, "W1 G1").player(0, stock="g9")
    scene.acts().aside(1, "concede").aside(1, "withdraw").script(0, "end", "feed:W1")
    assert scene.me(1).alive


def test_all_others_given_up_is_a_win():
    scene = Scene(players=2).capital(0, "A2").capital(1, "G3").unit(0, "W1 A2").acts()
    scene.aside(1, "concede")
    assert scene.end == "concession"
    assert scene.match.outcome.winners == (0,)


def test_r71_a_dead_position_begins_the_endgame():
    assert is_triggered(Scene().unit(0, "S1 A1").state)
    assert not is_triggered(Scene().unit(0, "E1 A1").player(0, stock="g1").state)
    assert is_triggered(Scene().unit(0, "E1 A1").state)


def test_without_workers_one_may_give_up():
    scene = Scene().capital(0, "A1").unit(0, "S1 A1").unit(1, "W1 D7").begins()
    assert scene.options() == ["play", "give_up"]
    scene.answer(0, "give_up")
    assert not scene.me(0).alive
