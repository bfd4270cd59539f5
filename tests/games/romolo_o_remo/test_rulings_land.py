"""Rulings of the specification: walls, water, warehouses, and paying for people."""

from __future__ import annotations

import pytest

from games.core.contract import Table
from games.core.rng import Rng
from games.romolo_o_remo.map.river import flow
from games.romolo_o_remo.map.sites import count, limit, strength
from games.romolo_o_remo.supply.wages import most_payable
from tests.games.romolo_o_remo.scene import Scene

# ---- walls ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("walls", "n"), [("NE E", 0), ("NE E SE", 1), ("NE E SE SW W NW", 2)])
def test_r7_three_walls_are_one_building(walls: str, n: int):
    scene = Scene().hex("D4", " ".join(f"wall:{side}" for side in walls.split()))
    assert count(scene.state.places["D4"]) == strength(scene.state, "D4") == n


def test_r8_up_to_three_walls_are_torn_down_as_one():
    scene = Scene().hex("D4", "wall:NE wall:E wall:SE wall:W").unit(0, "W1 D4").acts()
    scene.script(0, "W1", "demolish")
    asked = scene.asked()
    assert (asked.key, asked.least, asked.most) == ("romolo.sides", 1, 3)
    scene.answer(0, "NE", "E", "SE").answer(0, "stone")
    assert (scene.place("D4").walls, scene.stock()) == ([4], "s1")


def test_r8_a_sacrifice_takes_three_walls():
    scene = Scene().hex("D4", "tower:0 wall:NE wall:E wall:SE wall:W").unit(0, "M1 A1")
    scene.prices(salt=5).supplies()
    assert (scene.asked().least, scene.asked().most) == (3, 3)


def test_walls_become_a_building():
    scene = Scene().hex("D4", "wh wh wh wall:NE wall:E wall:SE").unit(0, "W1 D4")
    scene.player(0, stock="w1 s2").acts().script(0, "W1", "convert", "wall")
    scene.answer(0, "E").answer(0, "temple")
    place = scene.place("D4")
    assert (place.walls, place.buildings) == ([0, 2], {"temple": 1})
    assert scene.now.removed == {"wall": 1}


def test_a_building_becomes_walls():
    scene = Scene().hex("D4", "wh wh wh farm").unit(0, "W1 D4").player(0, stock="w2 s1").acts()
    scene.script(0, "W1", "convert", "farm", "wall").answer(0, "NE", "E", "SE")
    assert (scene.place("D4").walls, scene.stock()) == ([0, 1, 2], "")
    assert scene.now.bank["wall"] == 12


def test_r89_markers_of_hindrance_never_run_out():
    scene = Scene().hex("D4", "wall:W").capital(0, "A1", 6)
    names = [*(f"W{n}" for n in range(1, 7)), "S1", "S2"]
    scene.unit(0, *(f"{name} D3" for name in names)).acts()
    for name in names:
        scene.script(0, name, "move:D4", "stop")
    assert sum(bool(u.hindered) for u in scene.now.units) == 8


# ---- water ------------------------------------------------------------------------------------


def test_r10_water_sends_back_from_water_too():
    scene = Scene().hex("D4", "water").hex("D5", "water hidden").hex("C5", "hidden")
    scene.hex("D6", "hidden").unit(0, "S1 D4").acts().script(0, "S1", "move:D5")
    u = scene.seen_unit(0, "S1")
    assert (u.hex, u.lying) == ("D4", True)


def test_r11_the_newest_water_floods_first():
    """Three floods: the chain from D4 runs before C3, older water beside the discovery."""
    scene = Scene().hex("D3", "water").hex("C3", "water").hex("B2", "hidden")
    for hex in ("D4", "D5", "D6"):
        scene.hex(hex, "hidden")
    table = Table(Rng(1))
    flow(table, scene.state, "D3")
    flooded = [event.text.args["hex"] for event in table.told if event.text.key == "told-river"]
    assert flooded == ["D4", "D5", "D6"]
    assert not scene.state.places["B2"].up


def test_r12_a_flooded_tile_stays_unseen():
    scene = Scene().hex("D3", "water hidden").hex("D4", "hill hidden x2").unit(0, "S1 C2").acts()
    scene.script(0, "S1", "move:D3")
    assert scene.now.drowned == ["hill"]
    assert scene.place("D4").marker_up
    for viewer in (0, 1, None):
        assert '"hill"' not in scene.written(viewer)
        assert "terrain-hill.name" not in scene.words_heard(viewer)


def test_r14_salt_is_won_once_from_a_water_hex():
    scene = Scene().hex("D5", "water").hex("C5", "water").hex("D4", "wh wh wh")
    scene.unit(0, "W1 D4", "W2 D4").acts().script(0, "W1", "produce:D5", "W2")
    sources = [id for id in scene.options() if id.startswith("produce")]
    assert sources == ["produce:D4"]
    assert scene.now.turn.worked_hexes == ["D5"]


def test_r59_who_is_put_back_crosses_no_wall():
    scene = Scene().hex("D4", "wall:E").hex("D5", "water hidden").unit(0, "S1 D4").acts()
    scene.script(0, "S1", "move:D5")
    u = scene.seen_unit(0, "S1")
    assert (u.hex, u.hindered) == ("D4", 0)


# ---- sites ------------------------------------------------------------------------------------


def buildable_at(scene: Scene) -> list[str]:
    scene.unit(0, "W1 D4").player(0, stock="w9 s9").acts().script(0, "W1")
    return [id.removeprefix("build:") for id in scene.options() if id.startswith("build:")]


@pytest.mark.parametrize(
    ("terrain", "kinds"),
    [
        ("plains", ["farm", "warehouse", "temple", "aqueduct", "forum", "wall"]),
        ("forest", ["sawmill", "wall"]),
        ("hill", ["quarry", "wall"]),
        ("water", []),
    ],
)
def test_every_building_has_its_terrain(terrain: str, kinds: list[str]):
    assert sorted(buildable_at(Scene().hex("D4", terrain))) == sorted(kinds)


def test_a_harbour_needs_open_water_beside_it():
    assert "harbour" in buildable_at(Scene().hex("D5", "water"))
    assert "harbour" not in buildable_at(Scene().hex("D5", "water hidden"))
    assert "harbour" not in buildable_at(Scene())


@pytest.mark.parametrize("kind", ["farm", "warehouse", "temple", "aqueduct", "forum", "wall"])
def test_what_the_bank_has_none_of_is_not_built(kind: str):
    scene = Scene()
    scene.state.bank[kind] = 0
    assert kind not in buildable_at(scene)


def test_mills_come_from_one_pool():
    for terrain, kind in (("forest", "sawmill"), ("hill", "quarry")):
        scene = Scene().hex("D4", terrain)
        assert kind in buildable_at(scene)
        scene = Scene().hex("D4", terrain)
        scene.state.bank["mill"] = 0
        assert kind not in buildable_at(scene)


def test_no_more_walls_than_the_bank_has():
    scene = Scene().unit(0, "W1 D4").player(0, stock="w9")
    scene.state.bank["wall"] = 2
    scene.acts().script(0, "W1", "build:wall")
    assert scene.asked().most == 2


def test_r17_a_temple_does_not_help_converting_into_walls():
    scene = Scene().hex("D4", "temple farm").unit(0, "W1 D4").player(0, stock="w3").acts()
    scene.script(0, "W1", "convert", "farm").answer(0, "NE", "E", "SE")
    assert scene.stock() == ""


# ---- goods ------------------------------------------------------------------------------------


def test_r18_stored_goods_are_lost_with_their_warehouse():
    scene = Scene().hex("D4", "wh:w2 wh").unit(0, "W1 D4").player(0, stock="w1 s2").acts()
    scene.script(0, "W1", "convert", "warehouse:wood2", "temple")
    assert (scene.place("D4").stores, scene.stock()) == ([[]], "")
    scene = Scene().hex("D4", "wh:w2").unit(0, "S1 D4").player(0, stock="g9").fights()
    scene.script(0, "raze:D4", "warehouse:wood2")
    assert (scene.place("D4").stores, scene.stock()) == ([], "g9")


def test_one_warehouse_is_collected_at_a_time():
    scene = Scene().hex("D4", "wh:w2 wh:g1 wh:w2").unit(0, "W1 D4").acts()
    scene.script(0, "W1", "collect:wood2")
    assert (scene.stock(), scene.place("D4").stores) == ("w2", [[], ["grain"], ["wood", "wood"]])


def test_r23_everything_is_sold_to_pay_the_cheapest_mercenaries():
    scene = Scene().prices(salt=2, grain=1, wood=0).player(0, stock="a1 g2 w9", money=3)
    assert most_payable(scene.state, 0, 3) == 1
    scene.player(0, money=4)
    assert most_payable(scene.state, 0, 3) == 2
    scene.player(0, money=16)
    assert most_payable(scene.state, 0, 3) == 3


def test_r24_foederatus_waives_the_dearest():
    scene = Scene().unit(0, "M1 D4", "M2 D4", "M3 D4").player(0, stock="a3")
    scene.player(0, characters="foederatus").supplies().answer(0, "1")
    assert scene.stock() == ""  # 1 + 2, not 2 + 3


def test_r73_the_limit_is_looked_at_when_all_unpaid_have_left():
    """Strength falls from 4 to 3, and with it the limit to 2: two of three have left by then."""
    scene = Scene().hex("D4", "tower:0 wh wh wh").prices(salt=5, grain=0)
    scene.unit(0, "M1 A1", "M2 A1", "M3 A2", "W1 D4").player(0, stock="a1 g9").supplies()
    scene.answer(0, "M1").answer(0, "M2")
    assert scene.key(0) == "romolo.dismiss"
    assert scene.options() == ["M3"]


def test_r73_the_limit_is_looked_at_when_the_new_building_stands():
    scene = Scene().hex("D4", "tower:0 wh wh wh").unit(0, "W1 D4", "W2 A1", "W3 A2", "W4 B2")
    scene.player(0, stock="w1 s2").acts().script(0, "W1", "convert", "temple")
    assert len(scene.names(0)) == 5
    assert scene.key(0) != "romolo.surplus_units"


def test_r78_kinds_of_one_sale_may_differ():
    scene = Scene().hex("D4", "harbour:E").unit(0, "W1 D4").player(0, stock="w1 g1").acts()
    scene.script(0, "W1", "sell", "wood:stone", "grain:salt")
    assert (scene.stock(), scene.me().money) == ("", 4)


def test_r52_cubes_and_coins_of_both_directions_are_counted_together():
    scene = Scene(players=4, teams="on").unit(0, "W1 D4")
    scene.player(0, stock="w3", money=4).player(2, stock="s3", money=4).acts()
    scene.script(0, "W1", "exchange")
    assert "offer" not in scene.options()
    scene.script(0, "give:wood", "take:stone", "give:half")
    assert scene.options() == ["give:half", "take:half", "offer"]
    scene.script(0, "take:half")
    assert scene.key(2) == "romolo.consent"


def test_an_aqueduct_makes_room_next_door():
    scene = Scene().hex("D4", "aqueduct aqueduct").hex("D5", "aqueduct").hex("A1", "aqueduct")
    assert [limit(scene.state, hex) for hex in ("D4", "D5", "C4", "D7")] == [7, 7, 7, 4]
