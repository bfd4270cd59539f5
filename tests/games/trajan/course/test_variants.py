"""Section 6.1: the options of a table."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.errors import SetupError
from games.core.match import Match
from games.core.seats import Seat
from games.core.variants import complete_variant
from games.trajan import GAME
from games.trajan.state import State
from tests.games.trajan.scene import Scene

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def new_game(players: int = 3, seed: int = 1, **variant: str) -> State:
    return Match.start(GAME, players, seed, variant).state_copy()


# ---- what can be chosen -----------------------------------------------------------------------


def test_variant_defaults_are_those_of_the_specification():
    chosen = complete_variant(GAME, 3, {})
    wanted = {
        "stone_setup": "choose",
        "score_leftover_trajan_tiles": "on",
        "reshuffle_commodities": "on",
    }
    assert {key: chosen[key] for key in wanted} == wanted


@pytest.mark.parametrize("players", [1, 5])
def test_variant_two_to_four_may_play(players: int):
    with pytest.raises(SetupError):
        new_game(players)


@pytest.mark.parametrize(
    "variant",
    [
        {"stone_setup": "draft"},
        {"score_leftover_trajan_tiles": "maybe"},
        {"reshuffle_commodities": "twice"},
        {"time_length": "7"},
        {"time_length": "31"},
        {"solo": "on"},
    ],
)
def test_variant_other_values_are_refused(variant: dict[str, str]):
    with pytest.raises(SetupError):
        new_game(**variant)


# ---- stone_setup ------------------------------------------------------------------------------


@PLAYERS
def test_variant_random_stones_lie_two_in_every_tray(players: int):
    mats = new_game(players, stone_setup="random").players
    assert {len(tray) for mat in mats for tray in mat.trays} == {2}


@PLAYERS
def test_variant_random_stones_are_two_of_each_colour(players: int):
    mats = new_game(players, stone_setup="random").players
    counts = [Counter(stone for tray in mat.trays for stone in tray) for mat in mats]
    assert {n for count in counts for n in count.values()} == {2}


def test_variant_random_stones_are_dealt_to_every_player_anew():
    mats = new_game(4, stone_setup="random").players
    assert len({str(mat.trays) for mat in mats}) == 4


def test_variant_random_stones_ask_nobody():
    match = Match.start(GAME, 3, 1, {"stone_setup": "random"})
    asked = {match.pending(Seat(seat)).key for seat in match.waiting()}
    assert asked == {"trajan.start_card"}


def test_variant_random_stones_are_the_last_thing_drawn():
    random, chosen = new_game(stone_setup="random"), new_game()
    same = ("start_seat", "forum_stack", "demand_stack", "trajan_stacks", "bonus_bag", "deck")
    assert [getattr(random, name) for name in same] == [getattr(chosen, name) for name in same]


def test_variant_chosen_stones_are_asked_of_everybody():
    match = Match.start(GAME, 3, 1, {"stone_setup": "choose"})
    assert [match.pending(Seat(seat)).key for seat in range(3)] == ["trajan.stones"] * 3


# ---- score_leftover_trajan_tiles --------------------------------------------------------------


@pytest.mark.parametrize(("option", "winner"), [("on", 0), ("off", 1)])
def test_variant_leftover_tiles_can_decide_a_game(option: str, winner: int):
    scene = Scene(players=2, score_leftover_trajan_tiles=option).when(4, "bread games religion")
    scene.player(0, slots="II tt_cards_1 IV tt_cards_2").player(1, vp=1).senate({1: [1]})
    scene.senate_bonus("workers", "legionnaires").votes().answer(1, "bonus:left")
    assert scene.match.outcome.winners == (winner,)


# ---- reshuffle_commodities --------------------------------------------------------------------


def empty_deck(option: str) -> Scene:
    scene = Scene(reshuffle_commodities=option).player(0, hand="gems")
    return scene.discards("fruit fish oils", "wine").deck("").acts(0, "seaport")


@pytest.mark.parametrize(("option", "offered"), [("on", True), ("off", False)])
def test_variant_an_empty_deck_stays_empty_without_reshuffling(option: str, offered: bool):
    assert ("draw_two" in empty_deck(option).options(0)) is offered


def test_variant_without_reshuffling_an_emptied_pile_stays_empty():
    scene = empty_deck("off").answer(0, "take_right")
    assert (scene.now.discards["right"], sorted(scene.me(0).hand)) == ([], ["gems", "wine"])


def test_variant_without_reshuffling_cards_played_are_not_replaced():
    scene = empty_deck("off").answer(0, "play")
    assert (scene.me(0).hand, scene.me(0).display) == ([], ["gems"])


def test_variant_with_reshuffling_cards_played_are_replaced():
    scene = empty_deck("on").answer(0, "play")
    assert (len(scene.me(0).hand), len(scene.now.deck)) == (1, 1)


def test_variant_without_reshuffling_a_card_tile_draws_what_is_left():
    scene = Scene(reshuffle_commodities="off").discards("fruit fish oils", "wine").deck("gems")
    scene.player(0, trays="Y YB OO GG WWP PB", slots="II tt_cards_4").turn(0).sow(0, "I")
    assert (scene.me(0).vp, scene.me(0).hand) == (3, ["gems"])


# ---- time_length ------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "length"), [(2, 11), (3, 16), (4, 21)])
def test_variant_the_printed_time_cycle_depends_on_the_players(players: int, length: int):
    assert Match.start(GAME, players, 1, {}).view(None).time_length == length


@PLAYERS
@pytest.mark.parametrize("length", ["8", "19", "30"])
def test_variant_another_length_holds_for_every_number_of_players(players: int, length: str):
    view = Match.start(GAME, players, 1, {"time_length": length}).view(None)
    assert view.time_length == int(length)


def test_variant_a_round_ends_by_the_length_chosen():
    now = Scene(players=4, time_length="8").time(6).turn(0).sow(0, "I", "YO").now
    assert (now.time_pos, now.rounds_pending) == (0, 1)


def test_variant_a_long_cycle_ends_rounds_later():
    now = Scene(players=2, time_length="30").time(10).turn(0).sow(0, "I", "YO").now
    assert (now.time_pos, now.rounds_pending) == (12, 0)
