"""Rulings of the specification: influence, dominion, majorities, the end."""

from __future__ import annotations

import pytest

from games.core.contract import Table
from games.core.rng import Rng
from games.romolo_o_remo.ending import claims as claiming
from games.romolo_o_remo.ending.claims import building_kinds, claims
from games.romolo_o_remo.ending.elimination import eliminate
from games.romolo_o_remo.ending.scoring import Score, score, shares, sides, winners
from games.romolo_o_remo.ending.trigger import exhausted, is_triggered, pass_on
from games.romolo_o_remo.map.influence import all_influence, control, influence_of
from games.romolo_o_remo.terms import BANK_KINDS
from tests.games.romolo_o_remo.scene import Scene


def ruled(scene: Scene) -> dict[str, int]:
    return control(scene.state, all_influence(scene.state), sides(scene.state))


# ---- influence and control --------------------------------------------------------------------


def test_r13_water_is_ruled_by_soldiers_alone():
    scene = Scene().hex("D5", "water").capital(0, "D4", 6).unit(1, "W1 D5", "M1 D5", "E1 D5")
    assert "D5" not in influence_of(scene.state, 0)
    assert "D5" not in ruled(scene)
    scene.unit(2, "S1 D5")
    assert ruled(scene)["D5"] == 2


def test_influence_does_not_enter_what_is_hidden():
    scene = Scene().hide_all_but("D4 D5 D7").capital(0, "D4", 6)
    assert influence_of(scene.state, 0) == {"D5": 1}


@pytest.mark.parametrize(("strength", "hexes"), [(3, 0), (4, 6), (5, 18), (6, 36)])
def test_influence_reaches_as_far_as_the_capital_is_strong(strength: int, hexes: int):
    scene = Scene().capital(0, "D4", strength)
    assert len(influence_of(scene.state, 0)) == hexes


def test_a_capital_is_its_kings_whatever_stands_there():
    scene = Scene().capital(0, "D4").unit(1, "S1 D4", "S2 D4")
    assert ruled(scene)["D4"] == 0


def test_a_marker_multiplies_what_a_hex_is_worth():
    scene = Scene().hex("D5", "x2").hex("D3", "x3").unit(0, "S1 D5", "S2 D3", "S3 E5")
    assert score(scene.state)[0].points["hexes"] == 2 + 3 + 1


# ---- dominion ---------------------------------------------------------------------------------


def test_r38_without_a_hex_there_is_no_dominion(monkeypatch):
    scene = Scene().capital(0, "D4", 3).player(0, characters="artifex")
    made = claims(scene.state, sides(scene.state), final=True)[0]
    assert (made.hex, made.dominion, made.artifex) == (None, 0, 0)

    class Switched:
        dominion_without_hex = True

    monkeypatch.setattr(claiming, "TABLES", Switched)
    assert score(scene.state)[0].points["dominion"] == 3


def test_a_dominion_is_on_plains_beside_the_capital():
    scene = Scene().capital(0, "D4", 5).hex("D6", "wh wh wh").hex("D5", "hill quarry wall:E")
    made = claims(scene.state, sides(scene.state), final=True)[0]
    assert made.hex not in ("D5", "D6", None)
    assert made.dominion == 5


def contested() -> Scene:
    """Two hexes for red's dominion; blue's Sacerdos can take the better one."""
    scene = Scene().hide_all_but("D4 D5 D3 A1").capital(0, "D4", 4).capital(1, "A1")
    scene.hex("D5", "wh wh wh").hex("D3", "wh").unit(0, "S1 D5")
    return scene.unit(1, "S1 D5")


def test_who_loses_a_hex_to_sacerdos_takes_another_for_the_dominion():
    assert score(contested().state)[0].points["dominion"] == 4 + 3
    scene = contested().player(1, characters="sacerdos")
    assert ruled(scene)["D5"] == 0
    points = [own.points for own in score(scene.state)]
    assert (points[0]["dominion"], points[0]["hexes"]) == (4 + 1, 2)
    assert points[1]["hexes"] == 2


def test_sacerdos_needs_influence_to_add_to():
    scene = Scene().hide_all_but("D4 D5 G1").capital(0, "D4").player(0, characters="sacerdos")
    assert score(scene.state)[0].points["hexes"] == 1


# ---- majorities and the winner ----------------------------------------------------------------


def test_r41_nothing_takes_part_like_any_value():
    assert shares([0, 0, 0], [False] * 3, (6, 2)) == [2, 2, 2]
    assert shares([3, 0, 0], [False] * 3, (6, 2)) == [6, 1, 1]


def test_r41_the_fallen_take_no_part():
    scene = Scene()
    scene.state.players[2].alive = False
    assert [own.bonus["battles"] for own in score(scene.state)] == [4, 4, 0]


def test_the_richest_is_who_has_most_coins_not_points():
    scene = Scene().player(0, money=9).player(1, money=8).player(2, money=7)
    assert [own.points["money"] for own in score(scene.state)] == [1, 1, 0]
    assert [own.bonus["money"] for own in score(scene.state)] == [6, 2, 0]


def tied(**points: tuple[int, int]) -> list[int]:
    """Winners among two with the same total."""
    keys = ("characters", "hexes", "dominion", "population", "battles", "money")
    scores = []
    for n in (0, 1):
        own = {key: points.get(key, (0, 0))[n] for key in keys}
        rest = 50 - sum(own.values())
        scores.append(Score((n,), own, {"hexes": rest}))
    return winners(Scene(players=2).state, scores)


def test_r43_ties_are_broken_by_points_of_the_categories():
    assert tied(dominion=(1, 0), population=(0, 5)) == [0]
    assert tied(population=(0, 1), hexes=(5, 0)) == [1]
    assert tied(hexes=(1, 0), money=(0, 5)) == [0]
    assert tied(money=(0, 1), battles=(5, 0)) == [1]
    assert tied(battles=(1, 0), characters=(0, 5)) == [0]
    assert tied(characters=(0, 1)) == [1]
    assert tied() == [0, 1]


def test_r51_two_teams_play_for_one_prize():
    scene = Scene(players=4, teams="on")
    scene.state.players[2].battles = 1
    assert [own.bonus["battles"] for own in score(scene.state)] == [4, 0]
    assert [own.bonus["money"] for own in score(scene.state)] == [2, 2]


def test_teams_add_money_and_influence():
    scene = Scene(players=4, teams="on").hide_all_but("D4 D5 A1 A6 G6 G1")
    scene.capital(0, "A1").capital(1, "A6").capital(2, "G6").capital(3, "G1")
    scene.unit(0, "S1 D4").unit(2, "S1 D4").unit(1, "S1 D4").unit(3, "S1 D5")
    scene.player(0, money=5).player(2, money=3).player(1, money=7)
    points = [own.points for own in score(scene.state)]
    assert [own["hexes"] for own in points] == [3, 3]
    assert [own["money"] for own in points] == [1, 0]


# ---- the end ----------------------------------------------------------------------------------


def test_r61_ten_kinds_of_pieces_can_run_out():
    assert len(BANK_KINDS) == 10
    for kind in BANK_KINDS:
        scene = Scene()
        scene.state.bank[kind] = 0
        assert exhausted(scene.state) == 1


def test_three_kinds_or_all_characters_begin_the_endgame():
    scene = Scene().unit(0, "W1 D4")
    scene.state.bank.update(temple=0, mill=0)
    assert not is_triggered(scene.state)
    scene.state.bank["battle_marker"] = 0
    assert is_triggered(scene.state)
    scene = Scene().unit(0, "W1 D4")
    scene.state.stack = []
    assert is_triggered(scene.state)
    scene.state.display[3] = "heros"
    assert not is_triggered(scene.state)


def test_the_endgame_goes_on_until_somebody_ends_it():
    scene = Scene(players=2).capital(0, "A2").capital(1, "G3").hex("A2", "farm").hex("G3", "farm")
    scene.unit(0, "W1 A2").unit(1, "W1 G3")
    scene.state.endgame = True
    scene.begins()
    for seat in (0, 1, 0, 1):
        assert scene.options(seat) == ["play", "end_game"]
        scene.script(seat, "play", "end")
    scene.script(0, "end_game")
    assert scene.end == "ended"
    assert scene.now.players[1].endgame_turns == 2


# ---- teams and hidden land --------------------------------------------------------------------


def test_partners_have_a_dominion_each():
    scene = Scene(4, teams="on").hide_all_but("D3 D4 D5").capital(0, "D3", 4).capital(2, "D5", 4)
    made = claims(scene.state, sides(scene.state), final=True)
    assert [made[0].hex, made[2].hex] == ["D4", None]


def test_partners_count_their_workers_together():
    scene = Scene(4, teams="on").unit(0, "W1 D3").unit(2, "W1 D5")
    assert score(scene.state)[0].points["population"] == 1


def test_who_is_out_wins_with_his_partner():
    scene = Scene(4, teams="on").unit(0, "W1 D3").unit(3, "W1 D5")
    for seat in (1, 2):
        scene.state.players[seat].alive = False
    eliminate(Table(Rng(1)), scene.state, 3)
    assert scene.state.result.winners == [0, 2]


def test_walls_are_a_building_where_three_stand_on_one_hex():
    scene = Scene().hex("D4", "wall:E wall:W").hex("D5", "wall:E")
    places = scene.state.places
    assert building_kinds(places["D4"], places["D5"]) == 0
    scene.hex("D4", "wall:NE")
    assert building_kinds(places["D4"], places["D5"]) == 1


def test_markers_of_hidden_hexes_count_at_the_end_alone():
    scene = Scene(1).hex("B2", "hidden x3")
    before, after = (
        claims(scene.state, sides(scene.state), final=final)[1].hexes for final in (False, True)
    )
    assert after == before + 2


def test_a_round_ends_though_the_start_player_is_out():
    scene = Scene(3)
    scene.state.players[0].alive = False
    scene.state.active, before = 2, scene.state.round
    pass_on(Table(Rng(1)), scene.state)
    assert (scene.state.active, scene.state.round) == (1, before + 1)


def test_who_is_out_wins_when_the_others_give_up():
    scene = Scene(4, teams="on").unit(0, "W1 D4").capital(0, "D4")
    scene.state.players[2].alive = False
    scene.acts().aside(1, "concede").aside(3, "concede")
    assert scene.end == "concession"
    assert scene.match.outcome.winners == (0, 2)
