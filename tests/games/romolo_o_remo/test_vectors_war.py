"""Derived vectors of the specification: fights and what they leave."""

from __future__ import annotations

from games.romolo_o_remo.map.sites import count
from games.romolo_o_remo.state import Fight, Side
from games.romolo_o_remo.war.attack import attacks
from games.romolo_o_remo.war.values import attack_value, conflict_value, losses_of
from tests.games.romolo_o_remo.scene import Scene


def test_t14_a_weaker_capital_sends_units_home():
    scene = Scene().hex("D4", "tower:1 temple wh wh").unit(0, "S1 D4", "S2 D4", "S3 D4")
    scene.unit(1, "W1 A1", "W2 A2", "W3 A1", "W4 A1", "S1 A1", "S2 A1", "S3 A2")
    scene.player(0, stock="g9").fights().script(0, "fight:D4:1").answer(0, "S1", "S2", "S3")
    scene.tiles(0, "blank", 1, "blank").answer(0, "temple")
    assert scene.key(1) == "romolo.surplus_units"
    scene.answer(1, "W2").answer(1, "S3")
    assert scene.names(1) == ["S1", "S2", "W1", "W3", "W4"]


def test_t23_storming_a_capital():
    scene = Scene().capital(1, "D4").unit(0, "S1 D4", "S2 D4").unit(1, "W1 D4")
    scene.capital(2, "A1").unit(2, "W1 A1")
    scene.player(0, characters="heros obsessor", stock="g9").player(1, stock="w3", money=7)
    scene.fights().script(0, "fight:D4:1:heros").answer(0, "S1", "S2")
    scene.tiles(0, "x2", 1, "plus3")
    fight = scene.now.fight
    assert (fight.attacker.conflict, fight.defender.conflict) == (20, 8)
    scene.answer(0, "tower")
    assert not scene.me(1).alive
    assert (scene.me(0).money, scene.me(0).battles) == (7, 1)
    assert scene.me(0).stock["wood"] == 3
    assert scene.place("D4").tower is None


def tower_alone(*words: str) -> Scene:
    scene = Scene().capital(1, "D4").unit(0, "S1 D4", "S2 D4").unit(1, "W1 A1")
    scene.capital(2, "G1").unit(2, "W1 G1")
    scene.state.places["D4"].damaged = "damaged" in words
    scene.player(0, stock="g9").fights()
    return scene.script(0, "fight:D4:1").answer(0, "S1", "S2")


def test_t24_a_damaged_tower_falls_to_one_loss():
    scene = tower_alone().tiles(0, "plus3", 1, "blank").answer(0, "tower")
    assert scene.place("D4").damaged
    assert scene.me(1).alive
    scene = tower_alone("damaged").tiles(0, "plus3", 1, "blank").answer(0, "tower")
    assert not scene.me(1).alive


def test_t25_guard_takes_one_off():
    one, other = Side(0, [], conflict=6, tile="hit"), Side(1, [], conflict=2, tile="guard")
    assert losses_of(Fight("D4", one, other), other) == 1


def test_t26_both_may_withdraw():
    scene = Scene().capital(0, "A1").capital(1, "A4").hex("D4", "wh").unit(0, "S1 D4")
    scene.unit(1, "W1 D4").player(0, stock="g9").fights().script(0, "fight:D4:1")
    scene.tiles(0, "retreat", 1, "retreat").answer(0, "stay").answer(1, "withdraw:C4")
    assert scene.key(0) == "romolo.raze"
    scene.answer(0, "warehouse")
    assert (scene.me(0).battles, count(scene.place("D4"))) == (1, 0)


def test_t27_the_tower_guards_what_withdrew():
    scene = Scene().hex("D4", "tower:1 wh wh").unit(0, "S1 D4", "S2 D4").unit(1, "W1 D4")
    scene.player(0, stock="g9").fights().script(0, "fight:D4:1").answer(0, "S1", "S2")
    scene.tiles(0, "blank", 1, "retreat").answer(1, "withdraw:C4")
    assert scene.key(0) != "romolo.raze"
    assert scene.me(0).battles == 1
    assert len(scene.place("D4").stores) == 2


def test_t28_a_hindered_soldier_tears_nothing_down():
    scene = Scene().hex("D4", "farm").unit(0, "S1 D4 hindered")
    assert attacks(scene.state, 0) == []
    scene = Scene().hex("D4", "farm").unit(0, "W1 D4")
    assert [attack.hex for attack in attacks(scene.state, 0)] == ["D4"]


def test_t29_values_never_fall_below_nothing():
    scene = Scene().unit(0, "W1 D4 hindered")
    value = attack_value(scene.state, 0, scene.state.units, heros=False, at_tower=False)
    assert (value, conflict_value(value, "x2")) == (0, 0)


def test_t30_an_empty_hand_is_filled_again():
    scene = Scene().unit(0, "S1 D4").unit(1, "W1 D4", "W2 A1").player(0, stock="g9")
    scene.state.players[0].hand = ["guard"]
    scene.state.players[0].played = ["x2", "plus3", "hit", "retreat"]
    scene.state.players[0].aside = ["blank"]
    scene.fights().script(0, "fight:D4:1").answer(1, "guard")
    me = scene.me(0)
    assert (len(me.hand), len(me.aside), me.played) == (5, 1, [])


def test_t60_with_the_die():
    for seed in range(200):
        scene = Scene(seed=seed, combat="die").unit(0, "S1 D4").unit(1, "W1 D4", "W2 A1")
        scene.player(0, stock="g9").fights().script(0, "fight:D4:1")
        fight = scene.now.fight
        if (fight.attacker.tile, fight.defender.tile) == ("x2", "guard"):
            break
    assert (fight.attacker.conflict, fight.defender.conflict) == (6, 1)
    assert (scene.names(1), scene.me(0).battles) == (["W1", "W2"], 1)


def test_t62_a_third_king_guards_the_hex():
    scene = Scene().capital(1, "A4").hex("D4", "wh").unit(0, "S1 D4").unit(1, "W1 D4")
    scene.unit(2, "W1 D4").player(0, stock="g9").fights().script(0, "fight:D4:1")
    scene.tiles(0, "blank", 1, "retreat").answer(1, "withdraw:C4")
    assert scene.key(0) != "romolo.raze"
    assert scene.place("D4").stores == [[]]
    assert scene.me(0).battles == 1


def test_t63_the_defender_uses_surplus_losses():
    scene = Scene().hex("D4", "wh").unit(0, "W1 D4", "W2 A1").unit(1, "S1 D4", "S2 D4")
    scene.player(0, stock="g9").fights().script(0, "fight:D4:1").tiles(0, "blank", 1, "hit")
    assert scene.options(1) == ["warehouse", "none"]
    scene.answer(1, "none")
    assert (scene.names(0), scene.place("D4").stores) == (["W2"], [[]])


def test_t65_a_tower_alone_cannot_withdraw():
    scene = Scene().capital(1, "D4").unit(0, "S1 D4").unit(1, "W1 A1").player(0, stock="g9")
    scene.fights().script(0, "fight:D4:1").tiles(0, "plus3", 1, "retreat")
    assert (scene.me(0).battles, scene.names(0)) == (1, ["S1"])
    assert scene.place("D4").tower == 1


def test_t66_a_sortie_fails():
    scene = Scene().capital(0, "D4").unit(0, "W1 D4").unit(1, "S1 D4", "S2 D4")
    scene.capital(1, "A1").capital(2, "G1").unit(2, "W1 G1").hex("A4", "wh:w2")
    scene.fights().script(0, "fight:D4:1").tiles(0, "blank", 1, "x2")
    assert scene.options(1) == ["tower", "none"]
    scene.answer(1, "tower")
    assert not scene.me(0).alive
    assert scene.place("A4").stores == [[]]
    assert scene.now.active == 1
