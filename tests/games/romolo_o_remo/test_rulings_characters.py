"""Rulings of the specification: characters, alone and twice."""

from __future__ import annotations

import pytest

from games.core.match import Match
from games.romolo_o_remo import GAME
from games.romolo_o_remo.course.moving import moves
from games.romolo_o_remo.ending.claims import claims
from games.romolo_o_remo.ending.scoring import score, sides
from games.romolo_o_remo.supply.feeding import most_fed, tables
from games.romolo_o_remo.war.values import attack_value, defence_value
from tests.games.romolo_o_remo.scene import Scene


def twice(scene: Scene, seat: int, name: str) -> Scene:
    """Two tiles of a name with one owner, as a corrected file of characters may have it."""
    scene.player(seat, characters=f"{name} {name}")
    scene.state.players[seat].characters[-1].tile = f"{name}.2"
    return scene


# ---- exploring and settling -------------------------------------------------------------------


def explorer(characters: str) -> Scene:
    scene = Scene().capital(0, "A1").hex("D5", "water").unit(0, "E1 D4", "W1 A1")
    return scene.player(0, stock="g1", characters=characters).acts().script(0, "E1")


@pytest.mark.parametrize(("tile", "step"), [("equus", "ride:D3"), ("nauta", "sail:D5")])
def test_an_explorer_settles_before_anything_else(tile: str, step: str):
    """A step with a character leaves all three actions, but is a step."""
    scene = explorer(tile)
    assert "settle" in scene.options()
    scene.script(0, step)
    assert scene.seen_unit(0, "E1").left == 3
    assert "settle" not in scene.options()


def test_r81_no_settling_while_hindered_or_beside_hostile_units():
    scene = Scene().capital(0, "A1").unit(0, "E1 D4 hindered").player(0, stock="g1").acts()
    assert "settle" not in scene.script(0, "E1").options()
    scene = Scene().capital(0, "A1").unit(0, "E1 D4").unit(1, "S1 D4").player(0, stock="g1")
    assert "settle" not in scene.acts().script(0, "E1").options()


# ---- steps and work ---------------------------------------------------------------------------


def test_r45_mercator_ends_the_activation():
    scene = Scene().unit(0, "W1 D4").player(0, stock="g4", characters="mercator").acts()
    scene.script(0, "W1", "mercator", "salt1")
    assert scene.seen_unit(0, "W1").lying
    assert scene.now.turn.unit == "E1"


def test_r46_nauta_gives_one_step_in_and_one_on():
    scene = Scene().hex("D5", "water").hex("D6", "water").hex("D7", "water").unit(0, "S1 D4")
    scene.player(0, characters="nauta").acts().script(0, "S1", "sail:D5", "sail:D6")
    assert scene.seen_unit(0, "S1").left == 2
    assert not [id for id in scene.options() if id.startswith("sail")]
    assert "move:D7" in scene.options()


def test_r46_nauta_helps_one_unit_only():
    scene = Scene().hex("D5", "water").unit(0, "S1 D4", "S2 D4").player(0, characters="nauta")
    scene.acts().script(0, "S1", "sail:D5", "stop", "S2")
    assert "sail:D5" not in scene.options()


def test_r47_equus_carries_after_the_last_action():
    scene = Scene().unit(0, "S1 D1").player(0, characters="equus").acts()
    scene.script(0, "S1", "move:D2", "move:D3")
    assert [id for id in scene.options() if not id.startswith("ride")] == ["stop"]
    scene.script(0, "ride:D4", "stop")
    assert scene.seen_unit(0, "S1").lying


def test_r47_equus_carries_two_units_once_each():
    scene = Scene().unit(0, "S1 D1", "S2 D1", "S3 D1").player(0, characters="equus").acts()
    scene.script(0, "S1", "ride:D2", "stop", "S2", "ride:D2", "stop", "S3")
    assert not [id for id in scene.options() if id.startswith("ride")]


def test_equus_keeps_to_the_land():
    scene = Scene().hex("D4", "harbour:E").hex("D5", "water").hex("D3", "hidden")
    scene.unit(0, "S1 D4").player(0, characters="equus").acts().script(0, "S1")
    assert {"move:D5", "ride:D3"} <= set(scene.options())
    assert "ride:D5" not in scene.options()


def test_r82_a_free_deal_is_made_where_the_worker_stands():
    scene = Scene().hex("C4", "harbour:W").unit(0, "W1 D4")
    scene.player(0, stock="g3 w2", characters="traductor negotiator:grain").acts()
    scene.script(0, "W1", "via:C4", "refine:wood", "deal:sell:negotiator", "grain:wood")
    assert scene.now.turn.sold == {}
    assert scene.stock() == "g2 r1"


# ---- two of a name ----------------------------------------------------------------------------


def test_r49_tokens_of_two_tiles_add_up():
    scene = twice(Scene().unit(0, "S1 D4").unit(1, "W1 D4", "W2 A1"), 0, "dux")
    scene.player(0, stock="g9").fights().script(0, "fight:D4:1").tiles(0, "blank:6", 1, "guard")
    assert scene.now.fight.attacker.value == 9
    assert [own.tokens for own in scene.me().characters] == [0, 2]


def test_r49_two_foederati_spare_six_wages():
    scene = twice(Scene().capital(0, "A1", 6), 0, "foederatus")
    scene.unit(0, "M1 D4", "M2 D4", "M3 D4", "M4 D4", "M5 D4").player(0, stock="a1").supplies()
    scene.answer(0, "4")
    assert [own.tokens for own in scene.me().characters] == [0, 2]
    assert scene.stock() == ""


def test_r49_two_foederati_hire_two_for_nothing():
    scene = twice(Scene().unit(0, "W1 D4"), 0, "foederatus")
    for own in scene.state.players[0].characters:
        own.tokens = 1
    scene.acts().script(0, "W1", "hire", "2:0:nothing:2")
    assert [own.tokens for own in scene.me().characters] == [0, 0]
    assert scene.now.turn.foederatus == "hire"


def test_r49_free_walls_of_two_tiles():
    scene = twice(Scene().unit(0, "W1 D4"), 0, "defensor")
    scene.state.players[0].characters[0].walls = 1
    scene.state.bank["wall"] = 0
    scene.acts().script(0, "W1", "build:wall").answer(0, "W", "E", "NE")
    assert [own.walls for own in scene.me().characters] == [0, 1]


def test_r49_two_of_a_name_help_twice():
    scene = twice(Scene().capital(1, "D4").unit(0, "S1 D4"), 0, "obsessor")
    units = scene.state.units
    assert attack_value(scene.state, 0, units, heros=False, at_tower=True) == 3 + 4
    scene = twice(Scene().unit(0, "S1 D4"), 0, "defensor")
    assert defence_value(scene.state, 0, "D4") == 3 + 2
    scene = twice(Scene().unit(0, "W1 A1", "W2 B4", "S1 C5", "S2 E5", "S3 E1"), 0, "furnarius")
    assert most_fed(tables(scene.state, 0), ["W1", "W2", "S1", "S2", "S3"]) == 4
    scene = twice(Scene().unit(0, "S1 D4"), 0, "equus")
    scene.state.turn.rides, scene.state.units[0].left = 3, 0
    assert moves(scene.state, scene.state.units[0])
    scene.state.turn.rides = 4
    assert not moves(scene.state, scene.state.units[0])
    scene = twice(Scene().player(0, money=8), 0, "patronus")
    assert score(scene.state)[0].points["characters"] == 2 + 8
    scene = twice(Scene().capital(0, "D4", 4), 0, "artifex")
    assert claims(scene.state, sides(scene.state), final=True)[0].artifex == 2 * 2


# ---- what a tile is worth ---------------------------------------------------------------------


def test_r40_bonuses_belong_to_the_characters():
    scene = Scene().capital(0, "D4", 4).player(0, money=2, characters="artifex patronus")
    scene.player(1, characters="heros dux equus")
    points = [own.points["characters"] for own in score(scene.state)]
    assert points == [2 + 2 + 4, 3, 0]
    assert [own.bonus["characters"] for own in score(scene.state)] == [6, 2, 0]


def test_r42_patronus_counts_richer_kings():
    scene = Scene().player(0, money=3, characters="patronus").player(1, money=4)
    assert score(scene.state)[0].points["characters"] == 1 + 2
    scene.player(2, money=4)
    assert score(scene.state)[0].points["characters"] == 1


def test_r88_publicus_is_worth_three():
    scene = Scene().player(0, characters="publicus publicus.2 heros")
    assert score(scene.state)[0].points["characters"] == 7


def test_r79_a_new_praepositus_helps_in_the_same_turn():
    scene = Scene().hex("D4", "wh").unit(0, "W1 D4", "W2 D4").player(0, stock="g1", money=4)
    scene.state.display[0] = "praepositus"
    scene.acts().script(0, "W1", "recruit", "W2", "produce:D4")
    assert scene.place("D4").stores == [["grain", "grain"]]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_tile_of_the_file_is_somewhere(seats: int):
    assert GAME.audit(Match.start(GAME, seats, 1, boosted=True).state_copy()) == []


def test_a_king_whose_sailor_is_out_sells_no_more_by_another():
    scene = twice(Scene().hex("D5", "water").unit(0, "W1 D4", "W2 D4"), 0, "nauta")
    scene.player(0, stock="w9").acts()
    scene.script(0, "W1", "sail:D5", "stop", "W2", "sell", "wood:stone")
    assert scene.key() != "romolo.sell"
    assert scene.me().stock["wood"] == 8
