"""Rulings of the specification: work, market, characters."""

from __future__ import annotations

from games.romolo_o_remo.ending.claims import building_kinds
from games.romolo_o_remo.jobs.building import buildable
from games.romolo_o_remo.jobs.job import Worker
from games.romolo_o_remo.jobs.trading import forum_bonus
from games.romolo_o_remo.map.people import limits
from games.romolo_o_remo.map.sites import capital_strength, strength
from tests.games.romolo_o_remo.scene import Scene

AT_D4 = Worker(0, "W1", "D4")


def at_work(there: str = "", **player: object) -> Scene:
    scene = Scene().hex("D4", there).unit(0, "W1 D4").player(0, **player)
    return scene.acts().script(0, "W1")


def test_r15_a_hostile_unit_on_the_water_does_not_matter():
    scene = Scene().hex("D4", "wh").hex("D5", "water").unit(0, "W1 D4").unit(1, "S1 D5")
    scene.acts().script(0, "W1", "produce:D5")
    assert scene.place("D4").stores == [["salt"]]


def test_r16_refined_goods_are_not_refined():
    assert not [id for id in at_work(stock="r4").options() if id.startswith("refine")]


def test_r17_a_temple_does_not_help_converting():
    scene = at_work("temple farm", stock="w1 s1")
    assert "convert" in scene.options()
    scene.script(0, "convert")
    scene.script(0, "farm")
    assert "warehouse" not in scene.options()


def test_r19_a_hex_above_its_limit_keeps_what_it_has():
    scene = Scene().hex("D4", "wh wh wh wh aqueduct").hex("D5", "").unit(0, "W1 D4")
    scene.player(0, stock="w9 s9").acts().script(0, "W1", "demolish", "aqueduct", "stone")
    assert len(scene.place("D4").stores) == 4
    assert "warehouse" not in buildable(scene.now, AT_D4)


def test_r20_the_forum_pays_once_a_turn():
    scene = Scene().hex("D4", "forum wh wh wh")
    assert forum_bonus(scene.state, AT_D4) == 2
    scene.state.turn.forum = True
    assert forum_bonus(scene.state, AT_D4) == 0
    weak = Scene().hex("D4", "forum wh wh")
    assert forum_bonus(weak.state, AT_D4) == 0


def test_r21_a_harbour_helps_once_a_turn_for_selling_and_once_for_buying():
    scene = Scene().hex("D4", "harbour:E").unit(0, "W1 D4", "W2 D4").player(0, stock="w9", money=4)
    scene.acts().script(0, "W1", "sell", "wood:stone", "wood:stone", "W2", "sell", "wood:grain")
    assert scene.now.turn.unit in (None, "E1")
    assert scene.me().money == 4 + 6
    scene = Scene().hex("D4", "harbour:E").unit(0, "W1 D4", "W2 D4").player(0, stock="w9", money=4)
    scene.acts().script(0, "W1", "sell", "wood:stone", "wood:stone", "W2", "buy:salt", "salt")
    assert scene.me().stock["salt"] == 2


def test_r22_no_superfluous_cube():
    scene = Scene().prices(wood=1, stone=2).unit(0, "W1 D4").player(0, stock="w1 s1").acts()
    scene.script(0, "W1", "hire")
    assert "1:0:wood1+stone1:0" not in scene.options()


def test_r37_towers_are_neither_demolished_nor_converted():
    scene = at_work("tower:1", stock="w9 s9")
    assert not {"demolish", "convert"} & set(scene.options())


def test_r39_tower_and_farm_are_kinds_for_artifex():
    scene = Scene().hex("D4", "tower:0 farm wh").hex("D5", "farm wall:E wall:W wall:NE")
    assert building_kinds(scene.state.places["D4"], scene.state.places["D5"]) == 4


def test_r44_limits_above_strength_6():
    assert limits(Scene().capital(0, "D4", 9).state, 0) == (6, 5)


def test_r48_traductor_raises_a_soldier_from_next_door():
    scene = Scene().capital(0, "D4").unit(0, "W1 D5", "W2 A1")
    scene.player(0, stock="r2", characters="traductor").acts()
    scene.script(0, "W1", "via:D4", "create:soldier")
    assert scene.seen_unit(0, "W1") is None
    assert (scene.seen_unit(0, "S1").hex, scene.seen_unit(0, "S1").lying) == ("D4", True)


def test_r49_two_praepositi_help_one_harvest():
    scene = Scene().hex("D4", "wh").unit(0, "W1 D4")
    scene.player(0, characters="praepositus:grain praepositus.2:grain").acts()
    scene.script(0, "W1", "produce:D4")
    assert scene.place("D4").stores == [["grain"] * 3]


def test_r57_a_worker_on_water_trades_but_does_not_build():
    scene = at_work("water", stock="w9 s9")
    assert "sell" in scene.options()
    assert "build" not in scene.options()
    assert not [id for id in scene.options() if id.startswith("produce")]


def test_r77_price_0_again_with_a_harbour():
    scene = Scene().hex("D4", "harbour:E").prices(wood=0).unit(0, "W1 D4").player(0, money=2)
    scene.acts().script(0, "W1", "buy:wood", "wood")
    assert (scene.stock(), scene.me().money) == ("w4", 0)


def test_r79_a_new_character_helps_at_once():
    scene = Scene().unit(0, "W1 D4", "S1 D1").player(0, money=4)
    scene.state.display[0] = "equus"
    scene.acts().script(0, "W1", "recruit", "S1")
    assert "ride:D2" in scene.options()
    assert scene.me().money == 0


def test_r80_architectus_counts_for_its_owner_alone():
    scene = Scene().hex("D4", "tower:0 wh wh farm").unit(0, "W1 D4", "W2 A1").hex("D5", "farm")
    scene.player(0, characters="architectus", stock="g9")
    scene.state.players[0].farm_hex = "D4"
    s = scene.state
    assert (capital_strength(s, 0), strength(s, "D4"), strength(s, "D4", 1)) == (4, 3, 3)
    scene.acts().script(0, "architectus")
    assert scene.me().farm_hex == "D5"
    assert "architectus" not in scene.options()


def test_r80_the_choice_lapses_with_the_farm():
    scene = Scene().hex("D4", "farm").unit(0, "W1 D4").player(0, characters="architectus")
    scene.state.players[0].farm_hex = "D4"
    scene.acts().script(0, "W1", "demolish", "wood")
    assert scene.me().farm_hex is None


def test_r82_no_traductor_among_hostile_units():
    scene = Scene().hex("C4", "hill").hex("D4", "wh").unit(0, "W1 D4").unit(1, "W1 C4")
    scene.player(0, characters="traductor", stock="w2").acts().script(0, "W1")
    assert "via:C4" not in scene.options()
    assert "via:C3" in scene.options()


def test_r83_no_deal_after_becoming_a_soldier():
    scene = Scene().capital(0, "D4").unit(0, "W1 D4", "W2 A1")
    scene.player(0, stock="r2 g1", characters="negotiator:grain").acts()
    scene.script(0, "W1", "create:soldier")
    assert scene.now.turn.unit in (None, "E1")


def test_a_character_that_wants_a_deposit_needs_a_cube():
    scene = Scene().unit(0, "W1 D4").player(0, money=4)
    scene.state.display[:2] = ["negotiator", "praepositus"]
    scene.acts().script(0, "W1")
    assert "recruit" not in scene.options()
    scene = Scene().hex("D4", "wh:g1").unit(0, "W1 D4").player(0, money=4, stock="w2")
    scene.state.display[:2] = ["negotiator", "praepositus"]
    scene.acts().script(0, "W1", "recruit", "negotiator").answer(0, "wood", "grain")
    assert scene.me().characters[0].deposit == ["wood", "grain"]
    assert scene.stock() == "w1"
    assert scene.place("D4").stores == [[]]


def test_one_character_a_turn():
    scene = Scene().unit(0, "W1 D4", "W2 D4").player(0, money=40)
    scene.state.display[:2] = ["heros", "dux"]
    scene.acts().script(0, "W1", "recruit", "heros", "W2")
    assert "recruit" not in scene.options()


def test_defensor_brings_walls_for_nothing():
    scene = Scene().unit(0, "W1 D4", "W2 D4").player(0, money=4)
    scene.state.display[0] = "defensor"
    scene.acts().script(0, "W1", "recruit")
    assert (scene.me().characters[0].walls, scene.now.bank["wall"]) == (3, 12)
    scene.script(0, "W2", "build:wall").answer(0, "W", "E")
    assert (scene.me().characters[0].walls, scene.now.bank["wall"]) == (1, 12)
    assert scene.place("D4").walls == [1, 4]
