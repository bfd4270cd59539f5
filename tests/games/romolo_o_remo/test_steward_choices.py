"""What the steward does in positions where a person would not hesitate."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from games.romolo_o_remo import GAME
from games.romolo_o_remo.steward.odds import odds
from games.romolo_o_remo.terms import DICE_TILES
from tests.games.romolo_o_remo.scene import Scene


def choice(scene: Scene, seat: int = 0) -> tuple[str, ...]:
    decision = scene.asked(seat)
    assert decision is not None
    return tuple(GAME.bots["steward"].answer(scene.view(seat), decision, Rng(1)))


def kings(players: int = 2, **variant: str) -> Scene:
    """Two capitals far apart, and nothing else."""
    scene = Scene(players, **variant).capital(0, "B2", 4)
    for seat, hex in zip(range(1, players), ("F2", "F6", "F2"), strict=False):
        scene.capital(seat, hex, 4)
    return scene


# ---- war --------------------------------------------------------------------------------------


def test_a_soldier_goes_for_a_lone_worker_and_attacks():
    scene = (
        kings().hex("A3", "farm").unit(0, "S1 C2", "W1 B2").unit(1, "W1 D2").player(0, stock="g9")
    )
    scene.acts()
    assert choice(scene) == ("S1",)
    scene.script(0, "S1")
    assert choice(scene) == ("move:D2",)
    scene.script(0, "move:D2")
    assert choice(scene) == ("stop",)
    scene.script(0, "stop", "end")
    assert choice(scene) == ("fight:D2:1",)


def test_nobody_attacks_a_strong_capital():
    scene = kings().unit(0, "W1 F2").unit(1, "S1 F2", "S2 F2").fights()
    assert choice(scene) == ("end",)


def test_a_tower_that_can_fall_is_attacked():
    scene = kings().hex("F2", "").unit(0, "S1 F2", "S2 F2", "S3 F2").fights()
    assert choice(scene) == ("fight:F2:1",)


def test_buildings_of_others_are_razed_and_own_ones_are_not():
    abroad = kings().hex("F1", "wh").unit(0, "S1 F1").fights()
    assert choice(abroad) == ("raze:F1",)
    at_home = kings().hex("B1", "wh").unit(0, "S1 B1").fights()
    assert choice(at_home) == ("end",)


def test_hindered_units_stay_out_of_an_attack():
    scene = kings().unit(0, "S1 D2", "S2 D2").unit(1, "W1 D2")
    scene.state.units[0].hindered = 1
    scene.fights().script(0, "fight:D2:1")
    assert choice(scene) == ("S2",)


def test_an_enemy_at_the_gate_keeps_workers_at_home():
    scene = kings().hex("A3", "farm").unit(0, "W1 B2", "W2 B2").unit(1, "S1 C2", "S2 C2", "S3 C2")
    scene.acts().script(0, "W1")
    view, asked = scene.view(0), scene.asked(0)
    worth = {answer.picks[0]: answer.worth for answer in GAME.bots["steward"].rank(view, asked)}
    assert max(worth[id] for id in worth if id.startswith("move")) < worth["stop"]


@pytest.mark.parametrize("tile", DICE_TILES)
def test_odds_are_fair_among_equals(tile: str):
    """What all tiles do against one is what that one does against all, seen from the other side."""
    chance = odds(4, 4, tile)
    assert 0 <= chance.loses <= 1 - chance.wins
    assert list(chance.strikes) == sorted(chance.strikes, reverse=True)
    mean = sum(odds(4, 4, other).wins for other in DICE_TILES)
    assert mean == pytest.approx(sum(odds(4, 4, other).loses for other in DICE_TILES))


# ---- work -------------------------------------------------------------------------------------


def test_nobody_is_born_to_starve():
    scene = kings().unit(0, "W1 B2", "W2 B2").player(0, stock="g3").acts().script(0, "W1")
    assert choice(scene) != ("create:worker",)
    fed = kings().hex("A3", "farm farm").unit(0, "W1 B2", "W2 B2").hex("B2", "wh wh wh")
    fed.player(0, stock="g3").acts().script(0, "W1")
    assert choice(fed) == ("create:worker",)


def test_the_first_turn_makes_a_city():
    scene = Scene(2).hex("B2", "tower:0 wh").hex("A3", "farm").capital(1, "F2")
    scene.unit(0, "W1 B2", "W2 B2").player(0, stock="g2 w3 s2", money=4).acts()
    scene.script(0, "W1")
    (pick,) = choice(scene)
    assert pick in ("build:temple", "build:warehouse")


# ---- partners ---------------------------------------------------------------------------------


def test_a_partner_is_asked_for_what_he_has_in_plenty_and_consents():
    scene = kings(4, teams="on").hex("B3", "hill").unit(0, "W1 B2", "W2 B2").unit(2, "W1 F6")
    scene.player(0, stock="s2 g2").player(2, stock="w8 g3").acts().script(0, "W1")
    assert choice(scene) == ("exchange",)
    scene.script(0, "exchange")
    while scene.asked(2) is None:
        (part,) = choice(scene)
        assert part in ("take:wood", "offer")
        scene.script(0, part)
    assert choice(scene, 2) == ("yes",)


# ---- the end ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("battles", "wish"), [(9, "end_game"), (0, "play")])
def test_who_leads_ends_the_game(battles: int, wish: str):
    scene = kings().unit(0, "W1 B2").unit(1, "W1 F2", "W2 F2", "S1 E2", "S2 E3")
    scene.state.endgame = True
    scene.state.players[0].battles = battles
    scene.begins()
    assert choice(scene) == (wish,)


def test_a_steward_sees_only_what_its_seat_may_see():
    """The same answers, whatever the others' purses hold."""
    rich, poor = kings().unit(0, "W1 B2"), kings().unit(0, "W1 B2")
    rich.state.players[1].money = 40
    assert choice(rich.acts()) == choice(poor.acts())
