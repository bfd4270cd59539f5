"""Vectors V54–V79: scoring, achievements, supplies, clean-up, the solo opponent."""

from __future__ import annotations

import pytest

from games.nova_roma.terms import NEUTRAL
from tests.games.nova_roma.scene import Scene

# ---- animals and majorities -------------------------------------------------------------------


def test_v54_the_lion_counts_as_two_animals_of_a_set() -> None:
    scene = Scene(3).player(0, tiles="ES1@p11 EB16@p12", row="valeria")
    assert scene.score().animals == 9


def test_v54_for_the_veterinarian_the_lion_is_one_tile() -> None:
    scene = Scene(3).player(0, tiles="ES1@p11 EB16@p12", row="valeria")
    assert scene.score().followers == {"valeria": 3}


def test_v55_tied_players_share_the_place_and_no_place_is_skipped() -> None:
    scene = Scene(4).block(0, "A11", "A21", "A31", "A41", "A51").block(2, "A13", "A14", "A15")
    scene.block(1, "A17", "A27", "A37", "A47", "A57").block(3, "A24")
    assert [scene.score(seat).zones[0] for seat in range(4)] == [6, 6, 3, 1]


def test_v56_neutral_blocks_take_a_place_which_a_tied_player_shares() -> None:
    scene = Scene(2).block(0, "C11", "C12", "C21", "C31").block(1, "C33", "C34", "C44")
    assert [scene.score(seat).zones[2] for seat in range(2)] == [10, 6]


def tied_with_the_opponent() -> Scene:
    return Scene(1, solo_city="crowded").block(0, "C11", "C12", "C21")


def test_v57_alone_the_opponent_wins_a_tie() -> None:
    assert tied_with_the_opponent().automa_score().zones[2] == 10


def test_v57_alone_the_player_is_second_then() -> None:
    assert tied_with_the_opponent().score().zones[2] == 6


# ---- leftovers --------------------------------------------------------------------------------


def test_v58_four_goods_or_coins_are_a_point() -> None:
    scene = Scene(3).player(0, goods="w2 s2 t2 v2 h1", coins=6)
    assert scene.score().goods == 3


def test_v59_all_artisans_count_untrimmed_with_influence() -> None:
    scene = Scene(3).player(0, influence=5, artisans=1, working="p11 p22 p33").cleans_up(round=5)
    assert scene.score().influence == 4


def test_v60_an_unclaimed_marker_is_passed_on_before_it_scores() -> None:
    scene = Scene(3).cleans_up(round=5, first_player=1)
    assert [scene.score(seat).marker for seat in range(3)] == [0, 0, 2]


# ---- mosaic -----------------------------------------------------------------------------------


def test_v61_fields_and_complete_lines_score() -> None:
    scene = Scene(3).player(0, claimed="m11 m12 m13 m21 m22 m23 m33")
    assert scene.score().mosaic == 6 + 9 + 5 + 2 + 3 + 3 + 4


def influential(influence: int) -> Scene:
    """m13 is g_infl4; it would complete row 1 and the right column."""
    scene = Scene(3).player(0, influence=influence, mosaic="MG4", markers=1)
    return scene.player(0, claimed="m11 m12 m23 m33").turn(0)


def test_v62_the_cost_is_paid_before_the_rewards_come() -> None:
    scene = influential(4).script(0, "claim:m13", "wheat")
    assert (scene.me().influence, scene.me().coins, scene.goods()) == (2 + 2, 2, "w1")


def test_v62_the_marker_is_used() -> None:
    scene = influential(4).script(0, "claim:m13", "wheat")
    assert (scene.me().markers, scene.me().claimed[-1]) == (0, "m13")


def test_v63_three_influence_are_not_enough() -> None:
    assert "claim:m13" not in influential(3).options()


@pytest.mark.parametrize(("sailing", "building", "met"), [(5, 0, False), (4, 1, True)])
def test_v64_five_contracts_must_be_of_both_kinds(sailing: int, building: int, met: bool) -> None:
    scene = Scene(3).player(0, sailing=sailing, building=building, mosaic="MY3").turn(0)
    assert ("claim:m23" in scene.options()) == met


# ---- supplies ---------------------------------------------------------------------------------


def test_v66_an_empty_deck_is_made_anew_of_the_discard() -> None:
    scene = (
        Scene(3).deck("", discard="calux gloria hilaria").acts(0, "recruit", 2).script(0, "deck")
    )
    now = scene.now
    sizes = (len(now.players[0].hand), len(now.follower_deck), len(now.follower_discard))
    assert sizes == (1, 2, 0)


def test_v67_without_a_stack_the_estate_offer_only_closes_up() -> None:
    scene = Scene(3).offers(estate="EB01 EB03 EB05 EB07 ES1")
    scene.state.removed += scene.state.basic_stack
    scene.state.basic_stack = []
    scene.acts(0, "upgrade", 1, then="trade").script(0, "take:EB03", "p11", "forgo:trade")
    assert scene.decline(0).now.basic_offer == ["EB01", "EB05", "EB07", None]


# ---- the solo opponent ------------------------------------------------------------------------


def blocked_legionnaire() -> Scene:
    return Scene(1).emperor_tiles("K1", "K6").places_emperor().script(0, "a1")


def test_v69_a_blocked_legionnaire_is_a_point_for_the_opponent() -> None:
    assert blocked_legionnaire().now.automa.points == 20 + 1


def test_v69_the_other_legionnaire_is_placed() -> None:
    assert blocked_legionnaire().now.legionnaires == ["c3"]


def declined_solo_game() -> Scene:
    """A whole game in which the player never does anything."""
    scene = Scene(1).places_emperor()
    while not scene.end:
        scene.answer(0, scene.options()[0]).decline(0)
    return scene


def test_v70_after_five_clean_ups_the_opponents_ships_lie_in_the_seventh_harbours() -> None:
    scene = declined_solo_game()
    assert (scene.now.automa.ships, scene.automa_score().ships) == (["N7", "S7"], 20)


def test_v71_on_equal_spaces_the_opponent_takes_the_chariot() -> None:
    scene = Scene(1).favoured(3).racer(3, NEUTRAL, 4).racer(3, 0, 4)
    tile = scene.state.favoured
    scene.cleans_up()
    assert (scene.now.automa.chariots, scene.me().chariots) == ([tile], [])


def test_v72_when_nobody_has_moved_the_lowest_marker_takes_the_chariot() -> None:
    scene = Scene(3).favoured(1).racer(1, 2, 0).racer(1, 0, 0).racer(1, 1, 0).cleans_up()
    assert [len(player.chariots) for player in scene.now.players] == [0, 0, 1]


# ---- a whole scoring --------------------------------------------------------------------------


def final_position() -> Scene:
    scene = Scene(4).player(0, ships="N5 S6", building="BC01 BC14 BC23", chariots=2)
    scene.player(
        0, lanes=(7, 3, 0), row="calux martinus petran seraphina", tiles="EB16@p11 EB17@p22 ES1@p33"
    )
    scene.player(0, claimed="m11 m12 m13 m22 m33", goods="w1 t2 h1", coins=5)
    scene.player(0, influence=4, artisans=2, working="p12")
    scene.block(0, "A11", "A21", "B11").block(1, "A13", "B13", "B14", "B23")
    return scene.block(2, "B31", "B32").block(3, "C11")


CATEGORIES = {
    "ships": 17,
    "contracts": 12,
    "zones": (6, 2, 0),
    "chariots": 6,
    "goals": 5,
    "followers": {"calux": 3, "martinus": 4, "petran": 5},
    "animals": 11,
    "mosaic": 20,
    "goods": 2,
    "influence": 3,
    "marker": 2,
}


@pytest.mark.parametrize("category", CATEGORIES)
def test_v73_each_category_is_scored_on_its_own(category: str) -> None:
    assert getattr(final_position().score(), category) == CATEGORIES[category]


def test_v73_the_categories_add_up() -> None:
    assert final_position().score().total == 98


def test_v74_the_tie_goes_to_more_influence() -> None:
    scene = Scene(2).player(0, influence=3, artisans=1, coins=8).player(1, influence=5)
    outcome = scene.cleans_up(round=5).match.outcome
    assert (outcome.scores, outcome.winners) == ((4, 4), (1,))


def test_v75_three_artisans_are_kept_and_the_others_go_back() -> None:
    scene = Scene(3).player(0, artisans=2, working="p11 p22 p33").cleans_up()
    assert (scene.me().artisans, scene.now.artisans) == (3, 13)


def test_v75_nobody_stays_in_the_production_area() -> None:
    scene = Scene(3).player(0, artisans=2, working="p11 p22 p33").cleans_up()
    assert not any(space.artisan for space in scene.me().production)


def solo_end() -> Scene:
    scene = Scene(1, difficulty="normal", solo_city="crowded")
    scene.automa(30 + 2, "N7 S7", "BC01 BC05 BC12 BC20 BC28", 3)
    scene.block(0, "A11", "A21", "A31", "A41", "A51", "A22", "B11", "B12", "B13", "B14")
    scene.player(0, lanes=(6, 5, 2), claimed="m13 m21 m22 m23 m32 m33")
    return scene.racer(1, NEUTRAL, 5).racer(2, NEUTRAL, 5).racer(3, NEUTRAL, 4)


OPPONENT = {
    "start": 32,
    "ships": 20,
    "contracts": 21,
    "zones": (3, 8, 10),
    "chariots": 9,
    "lanes": 5,
    "mosaic": 9,
}


@pytest.mark.parametrize("category", OPPONENT)
def test_v77_each_category_of_the_opponent_is_scored_on_its_own(category: str) -> None:
    assert getattr(solo_end().automa_score(), category) == OPPONENT[category]


def test_v77_the_opponents_categories_add_up() -> None:
    assert solo_end().automa_score().total == 117


def test_v77_the_player_is_second_where_the_opponent_is_first() -> None:
    assert solo_end().score().zones == (6, 5, 0)


def test_v79_of_two_players_ahead_of_the_neutral_marker_the_first_to_arrive_wins() -> None:
    scene = Scene(2).favoured(1).racer(1, 1, 5).racer(1, 0, 5).cleans_up()
    assert [len(player.chariots) for player in scene.now.players] == [0, 1]
