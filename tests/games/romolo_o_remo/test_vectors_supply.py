"""Derived vectors of the specification: wages, feeding, the end of a turn."""

from __future__ import annotations

from games.romolo_o_remo.map.sites import strength
from games.romolo_o_remo.supply.feeding import most_fed, tables
from games.romolo_o_remo.supply.wages import most_payable
from tests.games.romolo_o_remo.scene import Scene

# ---- wages ------------------------------------------------------------------------------------


def test_t3_wages_at_price_0():
    scene = Scene().prices(salt=0).unit(0, "M1 D4", "M2 D4").player(0, stock="a1", money=3)
    scene.supplies().answer(0)
    assert (scene.stock(), scene.me().money) == ("", 1)


def insolvent(capital: str) -> Scene:
    scene = Scene().hex("D4", capital).prices(salt=2).unit(0, "M1 A1", "M2 A1", "M3 A1")
    scene.state.units.pop()
    scene.state.players[0].fallen = ["M3"]
    return scene.player(0, money=10).unit(1, "W1 A4").unit(2, "W1 G4")


def test_t4_who_cannot_pay_gives_up_buildings():
    scene = insolvent("tower:0 wh farm").supplies()
    assert scene.me().money == 6
    scene.script(0, "farm", "M1", "M2")
    assert strength(scene.now, "D4") == 1
    assert (scene.names(0), scene.me().fallen) == ([], [])
    assert scene.me().alive
    assert scene.now.removed["mercenary"] == 3


def test_t5_nothing_left_but_the_tower():
    scene = insolvent("tower:0 farm").supplies().script(0, "M1")
    assert not scene.me().alive
    assert scene.me().money == 0
    assert scene.place("D4").tower is None


def test_t6_wages_in_kind():
    scene = Scene().prices(salt=3, refined=2).unit(0, "M1 D4").player(0, stock="r1", money=2)
    scene.supplies()
    assert (scene.stock(), scene.me().money) == ("", 0)


def test_t7_foederatus_spares_the_dearest():
    scene = Scene().unit(0, "M1 D4", "M2 D4", "M3 D4")
    scene.player(0, stock="a5", characters="foederatus").supplies().answer(0, "2")
    assert scene.stock() == "a4"
    assert scene.me().characters[0].tokens == 1
    assert scene.now.turn.foederatus == "wages"


def test_t67_walls_instead_of_buildings():
    scene = Scene().hex("D4", "tower:0 wall:NE wall:E wall:SE wall:W").unit(0, "M1 A1", "M2 A1")
    scene.unit(1, "W1 A4").prices(salt=5).supplies()
    scene.answer(0, "NE", "E", "SE").answer(0, "M1")
    assert scene.me().alive
    assert scene.place("D4").walls == []
    assert scene.names(0) == []


def test_all_goods_and_coins_count_for_solvency():
    scene = Scene().prices(salt=2).player(0, stock="a1 w2", money=4)
    assert most_payable(scene.state, 0, 3) == 2


# ---- feeding ----------------------------------------------------------------------------------


def test_t32_any_of_five_may_go_hungry():
    scene = Scene().hex("C3", "farm").hex("D5", "farm")
    scene.unit(0, "W1 D4", "W2 C3", "W3 C3", "W4 D5", "W5 D5")
    names = ["W1", "W2", "W3", "W4", "W5"]
    assert most_fed(tables(scene.state, 0), names) == 4
    scene.supplies()
    assert scene.options() == [f"return:{name}" for name in names]


def test_t33_a_hostile_tower_feeds_nobody():
    scene = Scene().hex("D4", "farm tower:1").unit(0, "W1 D4", "W2 D5")
    assert tables(scene.state, 0) == {}
    scene.stance(1, 0, "friendly")
    assert most_fed(tables(scene.state, 0), ["W1", "W2"]) == 2


def test_t34_a_farm_behind_a_wall():
    scene = Scene().hex("D4", "farm wall:E").unit(0, "W1 D5", "W2 D4")
    assert tables(scene.state, 0) == {"D4.0": ["W2"], "D4.1": ["W2"]}


# ---- the end of the turn ----------------------------------------------------------------------


def test_t41_the_third_kind_used_up_begins_the_endgame():
    scene = Scene().unit(0, "W1 D4").unit(1, "W1 A1").unit(2, "W1 G1")
    scene.player(0, money=2, stock="a5 g5")
    scene.state.bank["temple"] = scene.state.bank["forum"] = 0
    scene.state.mercenaries, scene.state.bank["mercenary"] = ["M6"], 1
    scene.acts().script(0, "W1", "hire", "1:2:nothing:0", "M6", "stop", "end")
    assert not scene.now.endgame
    scene.answer(0).answer(0).answer(0, "feed:W1")
    assert scene.now.endgame
    assert scene.options(1) == ["play", "end_game"]
    scene.answer(1, "end_game")
    assert scene.end == "ended"


def test_t42_resting_brings_a_coin():
    scene = Scene().unit(0, "W1 D4").player(0, stock="g1").acts().script(0, "end")
    assert scene.me().money == 2
