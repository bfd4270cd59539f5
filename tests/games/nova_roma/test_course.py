"""The course of a game (section 7): order, laps, rounds, and who is asked when."""

from __future__ import annotations

import pytest

from games.core.bots.random_bot import random_bot
from games.core.match import Match
from games.core.rng import Rng
from games.nova_roma import GAME
from games.nova_roma.data import TABLES
from tests.games.nova_roma.scene import Scene


def forgoes(scene: Scene, seat: int) -> Scene:
    """One turn without any action; a legionnaire is placed where it must be."""
    scene.answer(seat, next(id for id in scene.options(seat) if len(id) == 2)).decline(seat)
    if scene.key(seat) == "nova.legionnaire":
        scene.answer(seat, scene.options(seat)[-1])
    return scene


def order_of_a_round(players: int, first: int) -> list[int]:
    scene, order = Scene(players).places_emperor(first), []
    scene.answer(first, scene.options(first)[0])
    while scene.now.round == 1:
        order.append(scene.now.active)
        forgoes(scene, scene.now.active)
    return order


# ---- emperor ----------------------------------------------------------------------------------

EMPEROR_SQUARES = {
    "K1": ("a1 c3", "b2 d4"),
    "K2": ("b1 d3", "c2 a4"),
    "K3": ("c1 a3", "d2 b4"),
    "K4": ("d1 b3", "a2 c4"),
    "K5": ("c2 a4", "d1 b3"),
    "K6": ("d2 b4", "a1 c3"),
    "K7": ("a2 c4", "b1 d3"),
    "K8": ("b2 d4", "c1 a3"),
}


@pytest.mark.parametrize(("tile", "squares"), EMPEROR_SQUARES.items())
def test_the_first_player_chooses_one_of_two_squares(tile: str, squares: tuple[str, str]) -> None:
    assert Scene(3).places_emperor(1, tile=tile).options(1) == squares[0].split()


@pytest.mark.parametrize(("tile", "squares"), EMPEROR_SQUARES.items())
def test_the_shaded_squares_are_those_of_the_legionnaires(
    tile: str, squares: tuple[str, str]
) -> None:
    assert " ".join(TABLES.emperors[tile].shaded) == squares[1]


def test_the_emperor_goes_where_the_first_player_says() -> None:
    assert Scene(3).places_emperor(0, tile="K5").answer(0, "a4").now.emperor == "a4"


def test_the_old_square_of_the_emperor_does_not_block_him() -> None:
    scene = Scene(3).forum(emperor="c2").places_emperor(0, tile="K5")
    assert scene.answer(0, "c2").now.emperor == "c2"


def test_every_round_reveals_another_emperor_tile() -> None:
    scene = Scene(3).emperor_tiles("K1", "K2").places_emperor()
    scene.answer(0, "a1")
    while scene.now.round == 1:
        forgoes(scene, scene.now.active)
    assert (scene.now.emperor_tile, scene.options(1)) == ("K2", ["b1", "d3"])


# ---- order ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "first"), [(1, 0), (2, 1), (3, 0), (3, 2), (4, 3)])
def test_three_laps_run_clockwise_from_the_first_player(players: int, first: int) -> None:
    lap = [(first + k) % players for k in range(players)]
    assert order_of_a_round(players, first) == lap * 3


def test_nobody_else_is_asked_during_a_turn() -> None:
    scene = Scene(4).turn(2)
    assert [*scene.match.waiting()] == [2]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_only_the_active_player_is_ever_asked(players: int) -> None:
    match, rng, elsewhere = Match.start(GAME, players, 4), Rng(4), 0
    while not match.outcome:
        (seat,) = match.waiting()
        elsewhere += seat != match.state_copy().active
        match.submit(seat, match.seq, random_bot(None, match.pending(seat), rng))
    assert elsewhere == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_has_fifteen_turns(players: int) -> None:
    match, rng, turns = Match.start(GAME, players, 8), Rng(8), [0] * players
    while not match.outcome:
        (seat,) = match.waiting()
        asked = match.pending(seat)
        picks = random_bot(None, asked, rng)
        turns[seat] += asked.key == "nova.patrician" and not picks[0].startswith("claim")
        match.submit(seat, match.seq, picks)
    assert turns == [15] * players


# ---- a turn -----------------------------------------------------------------------------------


def test_both_actions_may_be_performed_or_forgone_in_any_order() -> None:
    scene = Scene(3).acts(0, "trade", 1, then="upgrade", do=False)
    assert scene.options() == ["do:trade", "do:upgrade", "forgo:trade", "forgo:upgrade"]


def test_an_action_is_done_once() -> None:
    scene = Scene(3).acts(0, "trade", 1, then="upgrade").answer(0)
    assert scene.options() == ["do:upgrade", "forgo:upgrade"]


def test_after_two_actions_the_next_player_is_on_turn() -> None:
    scene = Scene(3).acts(0, "trade", 1, then="upgrade", do=False)
    scene.script(0, "forgo:trade", "forgo:upgrade")
    assert scene.key(1) == "nova.patrician"


def test_the_same_square_is_taken_for_the_whole_round() -> None:
    scene = Scene(3).forum(emperor="d4").turn(0)
    scene.answer(0, "b2").decline(0)
    assert "b2" not in scene.options(1)


def test_a_patrician_belongs_to_who_placed_it() -> None:
    scene = Scene(3).forum(emperor="d4").turn(1).answer(1, "b2")
    assert [p.patricians_left for p in scene.view().players] == [3, 2, 3]


def test_the_second_own_patrician_adds_to_row_and_column_alike() -> None:
    scene = Scene(3).forum(emperor="d4").figures("a1:0 b2:0").turn(0, lap=3)
    assert [*scene.strengths(0, "a2").values()] == [2, 2]


def test_a_patrician_elsewhere_adds_nothing() -> None:
    scene = Scene(3).forum(emperor="d4").figures("b2:0").turn(0, lap=2)
    assert [*scene.strengths(0, "a1").values()] == [1, 1]


@pytest.mark.parametrize(("strength", "coins"), [(1, 1), (2, 2), (3, 3)])
def test_trade_brings_coins_by_strength(strength: int, coins: int) -> None:
    assert Scene(3).acts(0, "trade", strength).me().coins == coins


@pytest.mark.parametrize(("strength", "influence"), [(1, 1), (2, 2), (3, 3)])
def test_upgrade_brings_influence_by_strength(strength: int, influence: int) -> None:
    assert Scene(3).acts(0, "upgrade", strength).me().influence == influence


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_race_moves_spaces_by_strength(strength: int) -> None:
    scene = Scene(3).acts(0, "race", strength)
    for lane in (1, 2, 3)[:strength]:
        scene.script(0, f"lane:{lane}")
    assert (sum(scene.view().players[0].spaces), scene.key()) == (strength, "nova.action")


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_produce_has_operations_by_strength(strength: int) -> None:
    scene = Scene(3).player(0, goods="w5").acts(0, "produce", strength)
    scene.script(0, *["hire"] * strength)
    assert (scene.me().artisans, scene.key()) == (strength, "nova.action")


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_recruit_draws_cards_by_strength(strength: int) -> None:
    scene = Scene(3).acts(0, "recruit", strength).script(0, *["deck"] * strength)
    assert (len(scene.me().hand), scene.key() != "nova.recruit.draw") == (strength, True)


@pytest.mark.parametrize(("strength", "zones"), [(1, "A"), (2, "AB"), (3, "ABC")])
def test_build_reaches_zones_by_strength(strength: int, zones: str) -> None:
    scene = Scene(3).player(0, goods="s1 t1").offers(building="BC05").acts(0, "build", strength)
    scene.script(0, "contract:BC05")
    assert {id[0] for id in scene.options() if id != "none"} == set(zones)


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_a_petition_pays_at_most_its_strength(strength: int) -> None:
    scene = Scene(3).player(0, influence=8).acts(0, "petition", strength)
    assert [id for id in scene.options() if id.startswith("trade:")] == [
        f"trade:{k}" for k in range(1, strength + 1)
    ]


def test_a_petition_pays_at_most_the_influence_there_is() -> None:
    scene = Scene(3).player(0, influence=2).acts(0, "petition", 3)
    assert [id for id in scene.options() if id.startswith("trade:")] == ["trade:1", "trade:2"]


def test_marker_and_request_may_both_be_done_in_one_petition() -> None:
    scene = Scene(3).player(1, influence=3).acts(1, "petition", 1).script(1, "marker", "trade:1")
    assert (scene.me(1).coins, scene.me(1).influence, scene.now.marker_claimed) == (1, 0, 1)


@pytest.mark.parametrize("action", ["sail", "build", "race", "produce"])
def test_a_petition_does_not_offer_what_cannot_be_done(action: str) -> None:
    scene = Scene(3).player(0, influence=3, lanes=(7, 7, 2)).offers(sailing="SC12", building="BC01")
    scene.acts(0, "petition", 3)
    assert not [id for id in scene.options() if id.startswith(action)]
