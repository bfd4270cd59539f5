"""Ruling 65: what is done for a king who is away, question by question."""

from __future__ import annotations

import pytest

from games.core.choices import check_picks
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.romolo_o_remo import GAME
from games.romolo_o_remo.steward.caretaker import caretaker
from tests.games.romolo_o_remo.scene import Scene


def default(scene: Scene, seat: int = 0, rng: int = 1) -> tuple[str, ...]:
    decision = scene.asked(seat)
    assert decision is not None
    return tuple(caretaker.answer(scene.view(seat), decision, Rng(rng)))


def test_the_set_up_takes_what_comes_first():
    match = Match.start(GAME, 3, 1)
    asked = []
    while match.state_copy().phase in ("lots", "zones", "gifts", "placing"):
        seat = match.waiting()[0]
        decision = match.pending(seat)
        picks = tuple(caretaker.answer(match.view(seat), decision, Rng(1)))
        assert picks == (decision.options[0].id,)
        asked.append(decision.key)
        match.submit(seat, match.seq, picks)
    assert {"romolo.lot", "romolo.zone", "romolo.gift", "romolo.tower"} <= set(asked)


def test_phases_are_ended():
    scene = Scene().hex("D4", "wh").unit(0, "W1 D4", "S1 E4").unit(1, "W1 E4").player(0, stock="g9")
    scene.acts()
    assert default(scene) == ("end",)
    scene.script(0, "W1")
    assert default(scene) == ("stop",)
    scene.script(0, "stop", "end")
    assert scene.key(0) == "romolo.attack"
    assert default(scene) == ("end",)


def test_buildings_are_spared_in_the_middle_of_razing():
    scene = Scene().hex("D4", "wh farm").unit(0, "W1 D4").fights().script(0, "raze:D4")
    assert default(scene) == ("none",)


def test_the_endgame_is_played_on_and_nobody_gives_up():
    scene = Scene().capital(0, "A1").unit(0, "S1 A1").unit(1, "W1 D7")
    scene.state.endgame = True
    assert scene.begins().options() == ["play", "end_game", "give_up"]
    assert default(scene) == ("play",)


def test_units_are_hostile():
    scene = Scene().capital(0, "A1").unit(0, "W1 D4").unit(1, "W1 D4").stance(1, 0, "ask")
    scene.player(0, stock="w2").acts().script(0, "W1", "refine:wood")
    assert default(scene, 1) == ("hostile",)


def test_exchanges_are_refused():
    scene = Scene(players=4, teams="on").unit(0, "W1 D4").player(0, stock="w3").acts()
    scene.script(0, "W1", "exchange", "give:wood", "offer")
    assert default(scene, 2) == ("no",)


# ---- fights -----------------------------------------------------------------------------------


def test_a_tile_by_chance_and_no_tokens():
    scene = Scene().unit(0, "S1 D4").unit(1, "W1 D4", "W2 A1").player(1, characters="dux")
    scene.fights().script(0, "fight:D4:1")
    found = {default(scene, 1, rng)[0] for rng in range(60)}
    assert found == set(scene.me(1).hand)


def test_no_tokens_with_the_die():
    scene = Scene(combat="die").unit(0, "S1 D4").unit(1, "W1 D4", "W2 A1")
    scene.player(1, characters="dux").fights().script(0, "fight:D4:1")
    assert default(scene, 1) == ("dux:0",)


def test_defenders_stay():
    scene = Scene().capital(1, "A4").unit(0, "S1 D4").unit(1, "W1 D4").fights()
    scene.script(0, "fight:D4:1").tiles(0, "blank", 1, "retreat")
    assert default(scene, 1) == ("stay",)


def test_losses_fall_on_the_strongest_and_the_first():
    scene = Scene().unit(0, "M2 D4", "W1 D4", "M1 D4", "E1 D4").unit(1, "S1 D4", "S2 D4", "S3 D4")
    scene.fights().script(0, "fight:D4:1").answer(0, "M2", "W1", "M1", "E1")
    scene.tiles(0, "blank", 1, "blank")
    assert (scene.key(1), default(scene, 1)) == ("romolo.losses", ("M1",))


def test_surplus_losses_fall_on_the_dearest_building_never_on_a_tower():
    scene = Scene().hex("D4", "tower:1 farm wh aqueduct").unit(0, "S1 D4", "S2 D4").unit(1, "W1 A1")
    scene.fights().script(0, "fight:D4:1").answer(0, "S1", "S2").tiles(0, "x2", 1, "blank")
    assert scene.key(0) == "romolo.surplus"
    assert default(scene) == ("aqueduct",)
    scene = Scene().hex("D4", "tower:1").unit(0, "S1 D4", "S2 D4").unit(1, "W1 A1")
    scene.fights().script(0, "fight:D4:1").answer(0, "S1", "S2").tiles(0, "x2", 1, "blank")
    assert default(scene) == ("none",)


def test_surplus_units_are_the_farthest():
    scene = Scene().hex("D4", "tower:1 temple wh wh").unit(0, "S1 D4", "S2 D4", "S3 D4")
    scene.unit(1, "W1 D5", "W2 A1", "W3 D6", "W4 C4").fights().script(0, "fight:D4:1")
    scene.answer(0, "S1", "S2", "S3").tiles(0, "blank", 1, "blank").answer(0, "temple")
    assert (scene.key(1), default(scene, 1)) == ("romolo.surplus_units", ("W2",))


# ---- supply -----------------------------------------------------------------------------------


def test_wages_are_paid_as_usual():
    scene = Scene().unit(0, "M1 D4").player(0, stock="a1 w1", money=2).supplies()
    assert scene.key(0) == "romolo.wages"
    assert default(scene) == ()
    scene.answer(0)
    assert scene.me().money == 2
    assert scene.me().stock["salt"] == 0


def test_nobody_is_dismissed():
    scene = Scene().unit(0, "M1 D4", "M2 D4").player(0, stock="a3").supplies()
    assert (scene.key(0), default(scene)) == ("romolo.dismiss", ())


@pytest.mark.parametrize(("salt", "tokens"), [(6, "0"), (3, "1"), (1, "2"), (0, "3")])
def test_tokens_of_foederatus_go_where_money_ends(salt: int, tokens: str):
    scene = Scene().prices(salt=5).unit(0, "M1 D4", "M2 D4", "M3 D4")
    scene.player(0, stock=f"a{salt}", characters="foederatus").supplies()
    assert default(scene) == (tokens,)


def test_a_sacrifice_is_the_farm_then_the_cheapest():
    scene = Scene().hex("D4", "tower:0 wh farm temple forum wall:E").unit(0, "M1 A1").prices(salt=5)
    scene.supplies()
    assert default(scene) == ("farm",)
    scene = Scene().hex("D4", "tower:0 wh temple forum").unit(0, "M1 A1").prices(salt=5).supplies()
    assert default(scene) in (("warehouse",), ("temple",))


def test_the_fallen_leave_first():
    scene = Scene().hex("D4", "tower:0 wh wh").prices(salt=5).unit(0, "M1 A1", "M2 A1")
    scene.state.units.pop()
    scene.state.players[0].fallen = ["M2"]
    scene.player(0, stock="a1").supplies()
    assert (scene.key(0), default(scene)) == ("romolo.leaver", ("M2",))


def test_grain_goes_to_those_near_home_then_the_farthest_return():
    scene = Scene().capital(0, "A1").unit(0, "W1 D7", "W2 A2", "W3 D4").player(0, stock="g1")
    scene.supplies()
    assert default(scene) == ("feed:W2",)
    scene.answer(0, "feed:W2")
    assert default(scene) == ("return:W1",)


# ---- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "variant"), [(1, {}), (2, {}), (3, {"combat": "die"}), (4, {})])
def test_r65_there_is_a_legal_answer_to_everything(seats: int, variant: dict[str, str]):
    """Everything that a boosted random game asks; only sometimes is its answer taken."""
    match, rng = Match.start(GAME, seats, 4, variant, boosted=True), Rng(4)
    random = GAME.bots["random"]
    while not match.outcome and match.count < 400:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        view = match.view(seat)
        picks = tuple(caretaker.answer(view, decision, rng))
        check_picks(decision, picks)
        if rng.below(4):
            picks = tuple(random.answer(view, decision, rng))
        match.submit(Seat(seat), match.seq, picks)


def test_r65_the_seat_of_who_is_away_can_be_kept():
    assert list(GAME.bots) == ["random", "caretaker", "steward"]
