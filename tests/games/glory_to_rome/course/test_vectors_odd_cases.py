"""Vectors 11.7, V100 to V109: odd cases."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError
from games.core.match import Match
from games.core.seats import Seat
from games.glory_to_rome import GAME
from games.glory_to_rome.data.cards import MATERIALS
from games.glory_to_rome.measures import client_room, hand_limit, influence
from games.glory_to_rome.state import SiteStack
from tests.games.glory_to_rome.scene import Scene, materials, names

SIX = "R W C B S M"


# ---- V100-V109 --------------------------------------------------------------------------------


def test_v100_forum_wins_by_the_last_card_of_the_deck():
    scene = Scene().player(0, built="bar bath forum", clients="R W C B S", stockpile=SIX)
    scene.player(0, influence=8).player(1, influence=20).deck("M").performs(0, "patron")
    scene.answer(0, "deck")
    assert scene.end == "forum"
    assert scene.match.outcome.winners == (0,)
    assert "told-bath" not in scene.told()


def test_v101_a_client_from_the_last_card_does_not_bathe():
    scene = Scene().player(0, built="bar bath", clients="R").deck("W").performs(0, "patron")
    scene.answer(0, "deck")
    assert scene.end == "deck"
    assert scene.key(0) is None
    assert materials(scene.me(0).clients) == "R W"
    assert "told-bath" not in scene.told()


def test_v102_archway_brings_pool_cards_as_material_never_as_foundation():
    scene = Scene().player(0, built="archway", begun={"sewer": 1}).pool("garden dock")
    scene.performs(0, "architect")
    assert scene.options(0) == ["add:sewer:stone:pool", "skip"]
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, "found:garden")
    scene.answer(0, "add:sewer:stone:pool")
    assert len(scene.house(0, "sewer").materials) == 2
    assert names(scene.now.pool) == ["dock"]


def test_v103_senate_does_not_take_ones_own_senator():
    scene = Scene().player(0, built="senate", camp="J").player(1, camp="road").ends_round()
    assert scene.key(0) is None
    assert scene.me(0).hand == []
    assert scene.now.senators == 6
    assert "told-senate" not in scene.told()


def test_v104_no_senator_is_offered_when_all_six_are_in_hands():
    scene = Scene().player(0, hand="dock").player(1, hand="J J J").player(2, hand="J J J").leads(0)
    assert scene.options(0) == ["lead:craftsman", "think:refill", "think:one"]


def test_v105_aqueduct_hires_no_senator():
    scene = Scene().player(0, built="aqueduct", hand="J").pool("W").performs(0, "patron")
    assert scene.options(0) == ["pool:wood", "done"]


def test_v105_with_an_empty_pool_and_only_a_senator_nothing_is_asked():
    scene = Scene().player(0, built="aqueduct", hand="J").performs(0, "patron")
    assert client_room(scene.now, Seat(0)) == 4
    assert scene.key(0) is None
    assert names(scene.me(0).hand) == ["senator"]


def test_v106_dock_stocks_a_hand_card_though_the_pool_is_empty():
    scene = Scene().player(0, built="dock", hand="temple J").performs(0, "laborer")
    assert scene.key(0) == "gtr.laborer.dock"
    assert scene.options(0) == ["hand:temple", "skip"]  # no Senator
    scene.answer(0, "hand:temple")
    assert materials(scene.me(0).stockpile) == "M"
    assert names(scene.me(0).hand) == ["senator"]


@pytest.mark.parametrize("seed", range(12))
def test_v107_a_trial_game_has_half_the_deck_and_three_sites_each(seed):
    match = Match.start(GAME, 4, seed, {"trial_game": "on"})
    state = match.state_copy()
    assert state.sites == {m: SiteStack(3, 0) for m in MATERIALS}
    assert [len(player.hand) for player in state.players] == [5, 5, 5, 5]
    extra_draws = len(state.pool) - 4  # of those tied for the start
    assert extra_draws >= 0
    assert len(state.deck) == 52 - extra_draws
    assert GAME.audit(state) == []


def test_v107_without_a_tie_52_cards_are_left():
    matches = (Match.start(GAME, 4, seed, {"trial_game": "on"}) for seed in range(50))
    states = [match.state_copy() for match in matches]
    assert {len(state.deck) for state in states if len(state.pool) == 4} == {52}


def test_v107_catacomb_does_not_end_a_trial_game():
    scene = Scene(players=4, trial_game="on").player(0, hand="villa", begun={"catacomb": 2})
    scene.performs(0, "craftsman").answer(0, "add:catacomb:villa")
    assert scene.house(0, "catacomb").complete
    assert influence(scene.me(0)) == 5
    assert scene.end is None
    assert scene.key(1) == "gtr.lead"


def draws_a_dock(**mine) -> Scene:
    scene = Scene().player(0, **mine).deck("dock R R").performs(0, "craftsman")
    return scene.answer(0, "fountain")


def test_v108_a_drawn_card_without_use_goes_to_hand():
    scene = draws_a_dock(built="fountain dock")
    assert scene.key(0) is None  # only one thing to do with it, so it is done
    assert "told-fountain-keeps" in scene.told()
    assert names(scene.me(0).hand) == ["dock"]
    assert scene.me(0).drawn is None


def test_v108_a_drawn_card_may_be_used_where_it_fits():
    scene = draws_a_dock(built="fountain dock", begun={"circus": 0})
    assert scene.key(0) == "gtr.fountain"
    assert scene.options(0) == ["add:circus:dock", "hand"]
    scene = draws_a_dock(built="fountain")
    assert scene.options(0) == ["found:dock", "hand"]


def test_v109_scriptorium_completes_a_marble_building_with_one_marble():
    scene = Scene().player(0, hand="basilica", built="scriptorium", begun={"temple": 0})
    scene.performs(0, "craftsman").answer(0, "add:temple:basilica")
    assert scene.house(0, "temple").complete
    assert influence(scene.me(0)) == 5
    assert hand_limit(scene.now, Seat(0)) == 9


def test_v109_without_scriptorium_one_marble_is_one_of_three():
    scene = Scene().player(0, hand="basilica", begun={"temple": 0})
    scene.performs(0, "craftsman").answer(0, "add:temple:basilica")
    assert not scene.house(0, "temple").complete
    assert influence(scene.me(0)) == 2
