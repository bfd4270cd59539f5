"""Examples of the rulebook, S1 to S31 of the specification."""

from __future__ import annotations

import pytest

from games.romolo_o_remo.ending.scoring import score, shares
from games.romolo_o_remo.jobs.building import buildable
from games.romolo_o_remo.jobs.job import Worker
from games.romolo_o_remo.jobs.producing import stores_for
from games.romolo_o_remo.jobs.recruiting import price
from games.romolo_o_remo.map.influence import all_influence, control, influence_of
from games.romolo_o_remo.map.people import limits
from games.romolo_o_remo.map.sites import count, limit, strength
from games.romolo_o_remo.supply.feeding import most_fed, tables
from games.romolo_o_remo.supply.wages import units_due
from tests.games.romolo_o_remo.scene import Scene

SIDES = [[0], [1], [2]]


def ruled(scene: Scene) -> dict[str, int]:
    return control(scene.state, all_influence(scene.state), SIDES)


# ---- moving -----------------------------------------------------------------------------------


def test_s1_a_wall_hinders_and_a_detour_does_not():
    scene = Scene().hex("D4", "wall:W").unit(0, "W1 D3").acts().script(0, "W1", "move:D4")
    u = scene.seen_unit(0, "W1")
    assert (u.hex, bool(u.hindered), u.left, u.lying) == ("D4", True, 1, False)
    assert all(id.startswith("move:") or id == "stop" for id in scene.options())
    scene = Scene().hex("D4", "wall:W").unit(0, "W1 D3", "W2 A1")
    scene.acts().script(0, "W1", "move:C3", "move:D4")
    u = scene.seen_unit(0, "W1")
    assert (u.hex, bool(u.hindered), u.left, u.lying) == ("D4", False, 0, True)


def test_s2_a_wall_works_inwards_only():
    scene = Scene().hex("D4", "wall:W").unit(0, "S1 D4", "S2 D3").acts()
    scene.script(0, "S1", "move:D3", "stop", "S2", "move:D4")
    assert not scene.seen_unit(0, "S1").hindered
    assert scene.seen_unit(0, "S2").hindered


def test_s3_water_with_two_hidden_neighbours_stays():
    scene = Scene().hex("D4", "water").hex("C4", "hidden").hex("D5", "hidden").hex("E4", "hidden")
    scene.unit(0, "S1 C3").acts().script(0, "S1", "move:C4")
    assert scene.place("C4").up
    assert scene.now.water_stack == 9
    assert not scene.place("D5").up


def test_s4_a_river_runs_on():
    scene = Scene().hex("D3", "water hidden")
    for hex in ("D4", "D5", "D6", "E5"):
        scene.hex(hex, "hidden")
    scene.unit(0, "S1 C2").acts().script(0, "S1", "move:D3")
    assert scene.seen_unit(0, "S1").hex == "C2"
    assert scene.now.water_stack == 7
    assert [scene.place(hex).terrain for hex in ("D3", "D4", "D5")] == ["water"] * 3
    assert [hex for hex, place in scene.now.places.items() if not place.up] == ["D6", "E5"]


# ---- buildings, storage, production -----------------------------------------------------------


def test_s5_room_for_buildings():
    scene = Scene().hex("D4", "wh wh").hex("A1", "wh wh wh farm")
    scene.hex("G4", "farm farm wh wall:W wall:E wall:NE")
    s = scene.state
    rooms = [limit(s, hex) - count(s.places[hex]) for hex in ("D4", "A1", "G4")]
    assert rooms == [2, 0, 0]


def test_s6_only_a_free_warehouse_takes_goods():
    scene = Scene().hex("C4", "wh").hex("D5", "wh wall:W").hex("E4", "wh")
    scene.unit(1, "S1 C4").unit(0, "W1 D4")
    assert stores_for(scene.state, Worker(0, "W1", "D4")) == ["E4"]


def test_s7_one_warehouse_for_one_worker():
    scene = Scene().hex("C4", "forest sawmill").hex("D4", "wh wh").player(0, stock="g5")
    scene.unit(0, "W1 C4", "W2 D4", "W3 D5").acts()
    scene.script(0, "W1", "produce:C4", "W2", "produce:D4")
    assert scene.place("D4").stores == [["wood", "wood"], ["grain"]]
    scene.script(0, "W3")
    assert not [id for id in scene.options() if id.startswith("produce")]


@pytest.mark.parametrize(
    ("there", "wanted"),
    [
        ("tower:0 wh wh", 3),
        ("tower:0 wh wh farm", 3),
        ("tower:0 farm farm wall:W wall:E wall:NE", 2),
    ],
)
def test_s8_strength(there: str, wanted: int):
    assert strength(Scene().hex("D4", there).state, "D4") == wanted


def test_s25_stored_goods_pay_for_work():
    scene = Scene().hex("D4", "wh:w2").unit(0, "W1 D4").player(0, stock="s1").acts()
    scene.script(0, "W1", "build:warehouse")
    assert scene.place("D4").stores == [[], []]
    assert scene.stock() == ""


# ---- market -----------------------------------------------------------------------------------


def test_s9_harbour_and_forum_at_a_sale():
    scene = Scene().hex("D4", "wh wh harbour:E forum").hex("D5", "forum").prices(grain=2)
    scene.unit(0, "W1 D4", "W2 A1").player(0, stock="g2").acts()
    scene.script(0, "W1", "sell", "grain:wood", "grain:wood")
    assert scene.me().money == 12
    assert scene.now.turn.sold == {"D4": 1}
    assert scene.now.turn.forum
    assert scene.now.market["wood"] == ["grain", "grain"]


def test_s10_full_columns_take_no_cube():
    scene = Scene().market(wood="s1 a1").unit(0, "W1 D4").player(0, stock="g1").acts()
    scene.script(0, "W1", "sell")
    assert scene.options() == ["grain:stone", "grain:salt", "grain:refined"]


def test_s18_market_update():
    scene = Scene().market(grain="w2", stone="g1", salt="s1").unit(0, "E1 D4").supplies()
    prices = {"wood": 0, "stone": 1, "grain": 2, "salt": 2, "refined": 1}
    assert scene.now.prices == prices
    assert not any(scene.now.market.values())


def test_s19_no_update_with_three_cubes():
    scene = Scene().market(grain="w2", stone="g1").unit(0, "E1 D4").supplies()
    assert set(scene.now.prices.values()) == {1}
    assert scene.now.market["grain"] == ["wood", "wood"]


# ---- combat -----------------------------------------------------------------------------------


def test_s11_what_can_be_attacked():
    scene = Scene().hex("D4", "wh").unit(0, "W1 D4", "S1 E4").unit(1, "W1 E4").fights()
    assert scene.options() == ["raze:D4", "fight:E4:1", "end"]


def test_s12_a_draw():
    scene = Scene().unit(0, "S1 D4", "S2 D4", "S3 D4").unit(1, "S1 D4", "S2 D4").fights()
    scene.script(0, "fight:D4:1").answer(0, "S1", "S2", "S3").tiles(0, "plus3", 1, "x2")
    assert [scene.me(seat).battles for seat in (0, 1)] == [0, 0]
    assert (scene.names(0), scene.names(1)) == (["S1", "S2", "S3"], ["S1", "S2"])
    assert scene.now.fight.attacker.conflict == scene.now.fight.defender.conflict == 12


def red_five_against_one() -> Scene:
    scene = Scene().capital(0, "A1").unit(0, "S1 D4", "M1 D4").unit(1, "W1 D4", "W2 A4")
    scene.player(0, stock="g9 a9").fights()
    scene.script(0, "fight:D4:1").answer(0, "S1", "M1")
    return scene.tiles(0, "retreat", 1, "hit")


def test_s13a_retreat_taken():
    scene = red_five_against_one().answer(0, "withdraw:C3")
    assert [u.hex for u in scene.now.units if u.owner == 0] == ["C3", "C3"]
    assert scene.names(1) == ["W1", "W2"]
    assert scene.me(1).battles == 1


def test_s13b_retreat_refused():
    scene = red_five_against_one().answer(0, "stay")
    assert scene.names(1) == ["W2"]
    scene.answer(1, "M1")
    assert scene.names(0) == ["S1"]
    assert (scene.me(0).battles, scene.me(1).battles) == (1, 0)


def test_s14_surplus_losses_hit_buildings():
    scene = Scene().hex("D4", "wh temple").unit(0, "S1 D4", "S2 D4").unit(1, "W1 D4", "W2 A4")
    scene.player(0, characters="heros", stock="g9").fights()
    scene.script(0, "fight:D4:1:heros").answer(0, "S1", "S2").tiles(0, "plus3", 1, "hit")
    scene.script(0, "temple", "warehouse")
    assert (count(scene.place("D4")), scene.names(1)) == (0, ["W2"])
    assert scene.names(0) == ["S2"]
    assert scene.me(0).battles == 1


def blue_may_withdraw() -> Scene:
    scene = Scene().hex("D4", "wh").unit(0, "S1 D4", "S2 D4").unit(1, "W1 D4", "W2 A4")
    scene.capital(1, "A4").player(0, stock="g9").fights()
    scene.script(0, "fight:D4:1").answer(0, "S1", "S2")
    return scene.tiles(0, "blank", 1, "retreat")


def test_s15a_the_defender_withdraws():
    scene = blue_may_withdraw().answer(1, "withdraw:C4").answer(0, "warehouse")
    assert scene.seen_unit(1, "W1").hex == "C4"
    assert not scene.place("D4").stores
    assert scene.me(0).battles == 1


def test_s15b_the_defender_stays():
    scene = blue_may_withdraw().answer(1, "stay")
    assert scene.names(1) == ["W2"]
    assert scene.place("D4").stores == [[]]
    assert scene.me(0).battles == 1


def test_s29_tokens_of_dux_run_out():
    scene = Scene().unit(0, "S1 D4").unit(1, "W1 D4", "W2 A4").player(0, characters="dux").fights()
    scene.script(0, "fight:D4:1").tiles(0, "blank:3", 1, "guard")
    assert scene.me(0).characters[0].tokens == 1
    scene = Scene().unit(0, "S1 D4").unit(1, "W1 D4").player(0, characters="dux")
    scene.state.players[0].characters[0].tokens = 1
    scene.fights().script(0, "fight:D4:1")
    assert {id.partition(":")[2] for id in scene.options()} == {"", "1"}
    scene.tiles(0, "blank:1", 1, "guard")
    assert scene.me(0).characters[0].tokens == 0


# ---- supply -----------------------------------------------------------------------------------


def test_s16_wages_rise():
    assert units_due(4) == 10


def test_s17_feeding():
    scene = Scene().hex("C3", "farm").hex("D4", "farm").player(0, stock="g1")
    scene.unit(0, "W1 C3", "W2 D4", "W3 D5", "W4 F5").supplies()
    assert scene.options() == ["feed:W4", "return:W4"]
    assert most_fed(tables(scene.state, 0), ["W1", "W2", "W3"]) == 3
    scene.answer(0, "return:W4")
    assert scene.names(0) == ["W1", "W2", "W3"]


# ---- influence and points ---------------------------------------------------------------------


def test_s20_influence_goes_round_a_wall():
    scene = Scene().hide_all_but("D3 D4 C3").hex("D4", "wall:W").capital(0, "D3", 5)
    assert influence_of(scene.state, 0) == {"C3": 1, "D4": 1}
    scene = Scene().hide_all_but("D3 D4 C3").hex("D4", "wall:W").capital(0, "D3", 4)
    assert influence_of(scene.state, 0) == {"C3": 1}


def test_s21_a_contested_hex_is_neutral():
    scene = Scene().hide_all_but("D4 C4 D5 E4").capital(0, "D4", 4).unit(1, "S1 E4")
    assert ruled(scene) == {"C4": 0, "D4": 0, "D5": 0}


def test_s22_final_control():
    scene = Scene().hide_all_but("D4 E4 D5 C4 C5 B3").hex("C5", "wall:W wall:SW")
    scene.capital(0, "D4", 5).capital(1, "B3", 3).unit(1, "S1 D5")
    assert set(influence_of(scene.state, 0)) == {"C4", "D5", "E4"}
    assert ruled(scene) == {"B3": 1, "C4": 0, "D4": 0, "E4": 0}


def test_s23_dominion_takes_the_better_hex():
    scene = Scene().capital(0, "D4", 4).hex("D5", "wh wh wh")
    assert score(scene.state)[0].points["dominion"] == 7
    scene = Scene().capital(0, "D4", 4)
    assert score(scene.state)[0].points["dominion"] == 4


def test_s24_tied_majorities_are_shared():
    assert shares([3, 3, 2], [False] * 3, (6, 2)) == [4, 4, 0]


# ---- characters, teams, limits ----------------------------------------------------------------


def test_s26_praepositus_helps_one_worker():
    scene = Scene().hex("D4", "wh").hex("E4", "wh").unit(0, "W1 D4", "W2 E4")
    scene.player(0, characters="praepositus:grain", stock="g5").acts()
    scene.script(0, "W1", "produce:D4:D4", "W2", "produce:E4")
    assert scene.place("D4").stores == [["grain", "grain"]]
    assert scene.place("E4").stores == [["grain"]]


def test_s27_traductor_works_next_door():
    scene = Scene().hex("C4", "hill").hex("D4", "wh").unit(0, "W1 D4", "W2 A1")
    scene.player(0, characters="traductor").acts().script(0, "W1", "via:C4")
    assert scene.place("D4").stores == [["stone"]]
    u = scene.seen_unit(0, "W1")
    assert (u.hex, u.lying) == ("D4", True)
    assert scene.now.turn.worked_hexes == ["C4"]


def test_s28_characters_become_dearer():
    scene = Scene()
    prices = [price(scene.state, 0)]
    for tile in ("heros", "dux"):
        scene.player(0, characters=tile)
        prices.append(price(scene.state, 0))
    assert prices == [4, 6, 8]


@pytest.mark.parametrize(
    ("parts", "mine", "theirs"),
    [
        ("give:wood give:wood take:coin", ("w1 g3", 6), ("w2 s3", 2)),
        ("give:wood take:stone take:stone", ("w2 s2 g3", 4), ("w1 s1", 4)),
        ("take:stone take:stone take:stone", ("w3 s3 g3", 4), ("", 4)),
    ],
)
def test_s30_what_partners_may_exchange(parts: str, mine: tuple[str, int], theirs: tuple[str, int]):
    scene = Scene(players=4, teams="on").unit(0, "W1 D4")
    scene.player(0, stock="w3 g3", money=4).player(2, stock="s3", money=4).acts()
    scene.script(0, "W1", "exchange", *parts.split())
    assert scene.key(0) is None  # three are all: the offer is made
    scene.answer(2, "yes")
    assert (scene.stock(0), scene.me(0).money) == mine
    assert (scene.stock(2), scene.me(2).money) == theirs


def test_s31_unit_limits():
    found = [limits(Scene().capital(0, "D4", n).state, 0) for n in (3, 4, 5, 6)]
    assert found == [(3, 2), (4, 3), (5, 4), (6, 5)]


def test_a_worker_without_goods_builds_nothing():
    scene = Scene().unit(0, "W1 D4")
    assert buildable(scene.state, Worker(0, "W1", "D4")) == []
