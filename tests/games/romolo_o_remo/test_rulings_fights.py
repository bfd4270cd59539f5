"""Rulings of the specification: values, withdrawal, losses, towers."""

from __future__ import annotations

from games.romolo_o_remo.map.sites import count
from games.romolo_o_remo.war.fight import ways_back
from games.romolo_o_remo.war.values import attack_value, conflict_value, defence_value
from tests.games.romolo_o_remo.scene import Scene


def test_r29_tokens_of_dux_are_chosen_with_the_tile():
    scene = Scene().unit(0, "S1 D4").unit(1, "W1 D4", "W2 A1").player(0, characters="dux")
    scene.player(0, stock="g9").fights().script(0, "fight:D4:1")
    assert {"x2", "x2:1", "x2:4", "blank:3"} <= set(scene.options())
    scene.answer(0, "x2:2")
    assert (scene.now.fight.attacker.tile, scene.now.fight.attacker.dux) == (None, 0)
    for viewer in (0, 1, None):
        assert scene.view(viewer).fight.attacker.dux == 0
    scene.answer(1, "blank")
    assert scene.now.fight.attacker.conflict == 2 * (3 + 2)
    assert scene.me().characters[0].tokens == 2


def test_r29_with_the_die_tokens_alone_are_chosen():
    scene = Scene(combat="die").unit(0, "S1 D4").unit(1, "W1 D4", "W2 A1")
    scene.player(0, stock="g9", characters="dux").fights().script(0, "fight:D4:1")
    assert scene.options() == [f"dux:{n}" for n in range(5)]
    assert scene.key(1) is None


def test_r30_values_do_not_fall_below_nothing():
    scene = Scene().unit(0, "W1 D4 hindered", "E1 D4").unit(1, "W1 D5 hindered")
    units = [u for u in scene.state.units if u.owner == 0]
    assert attack_value(scene.state, 0, units, heros=False, at_tower=False) == 0
    assert attack_value(scene.state, 0, units, heros=True, at_tower=False) == 0
    assert attack_value(scene.state, 0, units, heros=True, at_tower=False, dux=1) == 1
    assert defence_value(scene.state, 1, "D5") == 0
    assert conflict_value(0, "plus3") == 3


def test_hindrance_costs_a_side_three_once():
    scene = Scene().unit(0, "S1 D4 hindered", "S2 D4 hindered", "S3 D4")
    value = attack_value(scene.state, 0, scene.state.units, heros=False, at_tower=False)
    assert value == 9 - 3
    assert defence_value(scene.state, 0, "D4") == 9 - 3


def test_obsessor_is_better_at_towers_only():
    scene = Scene().unit(0, "S1 D4").player(0, characters="obsessor")
    units = scene.state.units
    assert attack_value(scene.state, 0, units, heros=False, at_tower=False) == 3
    assert attack_value(scene.state, 0, units, heros=False, at_tower=True) == 5


def withdrawn() -> Scene:
    scene = Scene().capital(1, "A1").unit(0, "S1 D3", "S2 D3").unit(1, "W1 D3", "M1 D3", "E1 D3")
    scene.player(0, stock="g9").fights().script(0, "fight:D3:1").answer(0, "S1", "S2")
    return scene.tiles(0, "plus3", 1, "retreat")


def test_r32_all_withdraw_to_one_hex():
    scene = withdrawn()
    assert scene.options(1) == ["stay", "withdraw:C2", "withdraw:C3"]
    scene.answer(1, "withdraw:C3")
    assert {u.hex for u in scene.now.units if u.owner == 1} == {"C3"}
    assert scene.me(0).battles == 1


def test_who_withdraws_loses_nobody_and_strikes_nobody():
    scene = withdrawn().answer(1, "withdraw:C3")
    assert (scene.names(0), scene.names(1)) == (["S1", "S2"], ["E1", "M1", "W1"])
    assert all(u.lying for u in scene.now.units if u.owner == 0)


def test_nobody_withdraws_onto_hidden_hexes_or_into_water():
    scene = Scene().capital(1, "A1").hex("C2", "hidden").hex("C3", "water").unit(1, "W1 D3")
    assert ways_back(scene.state, 1, "D3") == []
    scene.hex("D3", "harbour:NW")
    assert ways_back(scene.state, 1, "D3") == ["C3"]


def test_r33_from_the_capital_in_any_direction_and_the_tower_stays():
    scene = Scene().hex("D4", "tower:1 wh").unit(0, "S1 D4").unit(1, "W1 D4")
    scene.player(0, stock="g9").fights().script(0, "fight:D4:1").tiles(0, "blank", 1, "retreat")
    assert len(scene.options(1)) == 1 + 6
    scene.answer(1, "withdraw:E4")
    assert (scene.place("D4").tower, scene.place("D4").stores) == (1, [[]])
    assert scene.key(0) != "romolo.raze"


def storm(words: str, *mine: str, tile: str = "blank", **scene_words: str) -> Scene:
    scene = Scene().hex("D4", words).unit(0, *(f"{name} D4" for name in mine))
    for seat, unit in ((1, scene_words.get("blue", "")), (2, scene_words.get("yellow", ""))):
        if unit:
            scene.unit(seat, unit)
    scene.capital(2, "G1").unit(2, "W6 G1").player(0, stock="g9").fights()
    scene.script(0, "fight:D4:1")
    if len(mine) > 1:
        scene.answer(0, *mine)
    return scene.tiles(0, tile, 1, "blank")


def test_r34_units_fall_before_buildings_do():
    scene = storm("wh wh", "S1", "S2", blue="W1 D4")
    assert scene.names(1) == []  # 6 to 1: one loss, and no choice
    assert len(scene.place("D4").stores) == 2
    scene = storm("wh wh", "S1", "S2", tile="x2", blue="W1 D4")
    assert scene.options() == ["warehouse", "none"]
    scene.answer(0, "none")
    assert len(scene.place("D4").stores) == 2


def test_r34_a_tower_is_no_unit_to_fall_first():
    scene = storm("tower:1 wh", "S1", "S2", tile="x2", blue="W1 D4")
    assert (scene.names(1), scene.options()) == ([], ["warehouse", "tower", "none"])


def test_r35_damage_to_a_tower_stays():
    scene = storm("tower:1", "S1", "S2", tile="plus3", blue="W1 A4").answer(0, "tower")
    assert scene.place("D4").damaged
    for seat in (0, 1, 2, 0):
        while scene.now.active == seat and scene.key(seat):
            ids = scene.options(seat)
            scene.answer(seat, next((id for id in ids if id in ("end", "stop")), ids[0]))
    assert scene.place("D4").damaged


def test_r36_own_buildings_may_be_razed():
    scene = Scene().hex("A1", "tower:0 wh").unit(0, "W1 A1").player(0, stock="g9").acts()
    scene.script(0, "raze", "raze:A1", "warehouse")
    assert count(scene.place("A1")) == 1


def test_r66_a_failed_sortie_may_cost_the_own_tower():
    scene = Scene().hex("D4", "tower:0 wh").unit(0, "W1 D4").unit(1, "S1 D4", "S2 D4")
    scene.capital(1, "A1").capital(2, "G1").unit(2, "W1 G1").player(0, money=9)
    scene.fights().script(0, "fight:D4:1").tiles(0, "blank", 1, "x2")
    assert scene.options(1) == ["warehouse", "tower", "none"]
    scene.answer(1, "tower")
    assert not scene.me(0).alive
    assert scene.me(1).money == 9


def test_r66_a_third_kings_tower_is_never_hit():
    scene = storm("wh", "S1", "S2", tile="x2", blue="W1 D4")
    assert "tower" not in scene.options()
    scene = Scene().hex("D4", "tower:2").unit(0, "S1 D4", "S2 D4").unit(1, "W1 D4").capital(1, "A1")
    scene.player(0, stock="g9").fights().script(0, "fight:D4:1").answer(0, "S1", "S2")
    scene.tiles(0, "x2", 1, "blank")
    assert scene.place("D4").tower == 2
    assert scene.key(0) != "romolo.surplus"


def test_r67_goods_of_an_active_king_who_falls_go_to_the_bank():
    scene = Scene().capital(0, "D4").hex("A4", "wh:w2").unit(0, "M1 A4").capital(1, "A1")
    scene.capital(2, "G1").unit(1, "W1 A1").unit(2, "W1 G1").prices(salt=5)
    scene.state.phase, scene.state.active = "supply", 0
    scene.state.players[0].stock = dict.fromkeys(scene.state.players[0].stock, 0)
    scene.state.prices["wood"] = 0
    scene.raise_curtain()
    assert not scene.me(0).alive
    assert scene.place("A4").stores == [[]]
    assert not any(scene.me(0).stock.values())


def test_r70_a_fight_goes_on_though_somebody_gave_up():
    """Giving up is a flag that comes true at the next turn of who gave up."""
    scene = Scene().capital(0, "A1").capital(1, "A4").capital(2, "G1").unit(2, "W1 G1")
    scene.unit(0, "S1 D4").unit(1, "W1 D4").player(0, stock="g9").fights()
    scene.script(0, "fight:D4:1").aside(1, "concede").tiles(0, "hit", 1, "blank")
    assert (scene.names(1), scene.me(0).battles) == ([], 1)
    assert scene.me(1).alive


def test_r75_a_third_king_keeps_razing_away_but_not_losses():
    scene = storm("wh", "S1", "S2", tile="x2", blue="W1 D4", yellow="W1 D4")
    assert scene.options() == ["warehouse", "none"]
    scene.answer(0, "warehouse")
    assert scene.place("D4").stores == []


def test_nothing_is_razed_beside_units_or_towers_of_others():
    scene = Scene().hex("D4", "wh").hex("E4", "tower:1 wh").hex("C4", "wh")
    scene.unit(0, "S1 D4", "S2 E4", "S3 C4").unit(1, "E1 D4").player(0, stock="g9").fights()
    assert scene.options() == ["fight:D4:1", "fight:E4:1", "raze:C4", "end"]


def test_explorers_and_mercenaries_do_not_come_back():
    scene = storm("", "S1", "S2", tile="hit", blue="E1 D4")
    assert (scene.names(1), scene.me(1).explorer_gone) == ([], True)
    scene = storm("", "S1", "S2", tile="hit", blue="M1 D4")
    assert scene.me(1).fallen == ["M1"]


def test_a_winner_finds_no_marker_in_an_empty_bank():
    scene = Scene().unit(0, "S1 D4").unit(1, "W1 D4", "W2 A1").player(0, stock="g9")
    scene.state.bank["battle_marker"] = 0
    scene.fights().script(0, "fight:D4:1").tiles(0, "blank", 1, "blank")
    assert (scene.me(0).battles, scene.now.bank["battle_marker"]) == (0, 0)
    assert "told-wins" in scene.told()
