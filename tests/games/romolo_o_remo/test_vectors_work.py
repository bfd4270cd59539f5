"""Derived vectors of the specification: building, market, characters at work."""

from __future__ import annotations

from games.romolo_o_remo.jobs.building import buildable
from games.romolo_o_remo.jobs.job import Worker
from games.romolo_o_remo.jobs.payments import building_payments, wall_payments
from games.romolo_o_remo.map.sites import strength
from tests.games.romolo_o_remo.scene import Scene

AT_D4 = Worker(0, "W1", "D4")


def at_work(there: str = "", **player: object) -> Scene:
    """A worker on D4, asked what to do."""
    scene = Scene().hex("D4", there).unit(0, "W1 D4").player(0, **player)
    return scene.acts().script(0, "W1")


def ways(scene: Scene, kind: str) -> list[dict[str, int]]:
    return [payment.cubes for payment in building_payments(scene.state, AT_D4, kind)]


# ---- market -----------------------------------------------------------------------------------


def test_t1_two_for_half_a_coin_at_price_0():
    scene = Scene().prices(wood=0).unit(0, "W1 D4").player(0, money=4).acts()
    scene.script(0, "W1", "buy:wood")
    assert (scene.stock(), scene.me().money) == ("w2", 3)


def test_t2_a_harbour_buys_twice():
    scene = Scene().hex("D4", "harbour:E").prices(wood=0, grain=2).unit(0, "W1 D4")
    scene.player(0, money=6).acts().script(0, "W1", "buy:wood", "grain")
    assert (scene.stock(), scene.me().money) == ("w2 g1", 1)


def test_t8_hiring_with_goods():
    scene = Scene().prices(grain=3).unit(0, "W1 D4").player(0, stock="g2").acts()
    scene.script(0, "W1", "hire")
    assert scene.options() == ["1:0:grain1:0", "2:0:grain1:0"]
    scene.answer(0, "2:0:grain1:0")
    assert scene.names(0) == ["E1", "M1", "M2", "W1"]
    assert scene.stock() == "g1"
    assert not scene.seen_unit(0, "M1").lying


def test_t31_prices_are_capped_before_they_fall():
    scene = Scene().prices(grain=5).market(grain="w1", stone="g1 w1", salt="w1")
    scene.unit(0, "E1 D4").supplies()
    assert scene.now.prices["grain"] == 4


def test_t51_one_cube_a_sale_without_harbour():
    scene = at_work(stock="w2")
    scene.script(0, "sell", "wood:stone")
    assert scene.now.turn.unit in (None, "E1")
    scene = at_work(stock="w2", characters="nauta").script(0, "sell", "wood:stone")
    assert "done" in scene.options()
    scene.answer(0, "wood:stone")
    assert (scene.stock(), scene.now.turn.used) == ("", ["nauta"])


# ---- building ---------------------------------------------------------------------------------


def test_t9_temples_make_cheaper_but_never_free():
    for temples in ("temple temple", "temple temple temple"):
        scene = Scene().hex("D4", temples).player(0, stock="w2 s1")
        assert ways(scene, "warehouse") == [{"wood": 1}, {"stone": 1}]


def test_t10_walls_beside_a_temple():
    scene = Scene().hex("D4", "temple").player(0, stock="w2 s2")
    found = [payment.cubes for payment in wall_payments(scene.state, AT_D4, 3)]
    assert found == [{"wood": 2}, {"wood": 1, "stone": 1}, {"stone": 2}]


def test_t11_aedificator():
    scene = Scene().player(0, stock="w3", characters="aedificator")
    assert ways(scene, "farm") == [{"wood": 3}]
    scene = Scene().hex("D4", "temple").player(0, stock="w3", characters="aedificator")
    assert ways(scene, "farm") == [{"wood": 1}, {"wood": 2}]
    scene = Scene().unit(0, "W1 D4").player(0, stock="w3", characters="aedificator").acts()
    scene.script(0, "W1", "build:farm")
    assert scene.stock() == ""
    assert scene.now.turn.used == ["aedificator"]


def test_t12_the_third_wall_needs_room():
    full = "tower:0 wh wh temple wall:W wall:E"
    scene = Scene().hex("D4", full).player(0, stock="w1")
    assert "wall" not in buildable(scene.state, AT_D4)
    scene.hex("D5", "aqueduct")
    assert "wall" in buildable(scene.state, AT_D4)


def test_t13_an_aqueduct_makes_its_own_room():
    scene = Scene().hex("D4", "tower:0 wh wh temple").unit(0, "W1 D4").player(0, stock="w2 s4")
    assert buildable(scene.state, AT_D4) == ["aqueduct", "wall"]
    scene.acts().script(0, "W1", "build:aqueduct")
    scene.answer(0, scene.options()[0])
    assert strength(scene.now, "D4") == 5


def test_t50_demolishing_loses_what_is_stored():
    scene = at_work("wh:w2").script(0, "demolish", "wood")
    assert not scene.place("D4").stores
    assert scene.stock() == "w1"


def test_t61_converting_costs_the_full_price():
    scene = at_work("tower:0 wh wh farm", stock="s2 w1").script(0, "convert", "farm", "temple")
    assert strength(scene.now, "D4") == 4
    assert scene.stock() == ""
    assert scene.now.removed == {"farm": 1}


# ---- characters -------------------------------------------------------------------------------


def test_t44_nauta_sails_without_a_harbour():
    scene = Scene().hex("D5", "water").hex("D6", "water").unit(0, "W1 D4")
    scene.player(0, characters="nauta", stock="w2").acts().script(0, "W1")
    assert "move:D5" not in scene.options()
    scene.script(0, "sail:D5", "sail:D6", "move:E6", "refine:wood")
    assert (scene.stock(), scene.seen_unit(0, "W1").hex) == ("r1", "E6")


def test_t45_one_harvest_a_hex():
    scene = Scene().hex("D5", "water").hex("D4", "wh wh").hex("E4", "wh wh")
    scene.unit(0, "W1 D4", "W2 E4").acts().script(0, "W1", "produce:D5:D4", "W2")
    produced = [id for id in scene.options() if id.startswith("produce")]
    assert produced == ["produce:E4:E4", "produce:E4:D4"]


def test_t46_mercator():
    scene = at_work("wh wh wh temple temple temple forum", stock="g1", characters="mercator")
    scene.script(0, "mercator", "stone1+salt1")
    assert scene.stock() == "s1 a1"
    scene = at_work("wh wh wh", stock="g3", characters="mercator")
    assert "mercator" not in scene.options()
    scene = at_work("wh wh wh", stock="g4", characters="mercator").script(0, "mercator", "salt1")
    assert scene.stock() == "a1"


def robbery(stock: str = "", money: int = 0, wall: str = "", seed: int = 1) -> Scene:
    scene = Scene(seed=seed).hex("D5", wall).unit(0, "W1 D4").unit(1, "W1 D5")
    return scene.player(0, characters="praedo").player(1, stock=stock, money=money)


def test_t47_praedo():
    for seed in range(20):
        scene = robbery("w1", seed=seed).acts().script(0, "W1", "steal:1")
        if scene.stock():
            break
    assert (scene.stock(0), scene.stock(1)) == ("w1", "")
    scene = robbery("w1", wall="wall:W").acts().script(0, "W1")
    assert "steal:1" not in scene.options()
    scene = robbery(money=1).acts().script(0, "W1", "steal:1")
    assert (scene.me(0).money, scene.me(1).money) == (1, 0)


def test_t48_negotiator_after_work():
    scene = Scene().unit(0, "W1 D4").player(0, stock="w1 s1 g1", characters="negotiator:grain")
    scene.acts().script(0, "W1", "build:farm")
    assert scene.options() == ["deal:sell:negotiator", "stop"]
    scene.script(0, "deal:sell:negotiator", "grain:wood")
    assert (scene.stock(), scene.me().money) == ("", 2)


def test_t49_settling():
    scene = Scene().capital(0, "A1", 3).unit(0, "W1 A1", "W2 A1", "W3 A1", "E1 D4")
    scene.player(0, stock="g1").acts().script(0, "E1")
    assert "settle" not in scene.options()
    scene = Scene().capital(0, "A1", 4).unit(0, "W1 A1", "W2 A1", "W3 A1", "E1 D4")
    scene.player(0, stock="g1").acts().script(0, "E1", "settle")
    assert scene.names(0) == ["W1", "W2", "W3", "W4"]
    assert scene.seen_unit(0, "W4").lying
    assert scene.me().explorer_gone


def test_t68_settling_needs_grain_of_the_stock():
    scene = Scene().hex("D4", "wh:g1").capital(0, "A1", 4).unit(0, "E1 D4").acts()
    scene.script(0, "E1")
    assert "settle" not in scene.options()


# ---- a whole turn -----------------------------------------------------------------------------


def test_t59_a_complete_first_turn():
    scene = Scene(players=2).hex("A2", "tower:0 wh").hex("A3", "forest").hex("B2", "farm")
    scene.capital(1, "G3").unit(1, "W1 G3")
    scene.unit(0, "W1 A2", "W2 A2").player(0, stock="g2 w2 s3", money=4)
    scene.state.bank["warehouse"] = 6
    scene.begins().script(0, "W1", "build:warehouse", "W2", "move:A3", "produce:A3")
    assert strength(scene.now, "A2") == 3
    assert scene.stock() == "w1 s2 g2"
    assert (scene.me().money, scene.now.bank["warehouse"]) == (4, 5)
    assert not any(u.lying for u in scene.now.units)
    assert scene.key(1) == "romolo.unit"
