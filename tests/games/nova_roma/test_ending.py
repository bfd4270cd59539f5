"""Clean-up, the end of the game, its scoring and its ties (sections 7.15 and 8)."""

from __future__ import annotations

import pytest

from games.nova_roma.terms import NEUTRAL
from tests.games.nova_roma.scene import Scene

# ---- clean-up ---------------------------------------------------------------------------------


@pytest.mark.parametrize("first", range(4))
def test_an_unclaimed_marker_goes_to_the_next_player_clockwise(first: int) -> None:
    assert Scene(4).cleans_up(first_player=first).now.first_player == (first + 1) % 4


@pytest.mark.parametrize("claimer", range(4))
def test_a_claimed_marker_makes_its_owner_first_player(claimer: int) -> None:
    scene = Scene(4)
    scene.state.marker_claimed = claimer
    now = scene.cleans_up(first_player=0).now
    assert (now.first_player, now.marker_claimed) == (claimer, None)


def test_the_new_first_player_places_the_emperor() -> None:
    scene = Scene(3)
    scene.state.marker_claimed = 2
    assert scene.cleans_up(first_player=0).key(2) == "nova.emperor"


def test_the_leader_of_the_favoured_lane_takes_its_tile() -> None:
    scene = Scene(3).favoured(3).racer(3, 1, 2).racer(3, 2, 1).racer(1, 0, 7)
    tile = scene.state.favoured
    assert [player.chariots for player in scene.cleans_up().now.players] == [[], [tile], []]


def test_the_next_tile_becomes_favoured_and_another_is_shown() -> None:
    scene = Scene(3)
    coming, top = scene.state.next_favoured, scene.state.chariot_stack[-1]
    now = scene.cleans_up().now
    assert (now.favoured, now.next_favoured, len(now.chariot_stack)) == (coming, top, 2)


def test_after_five_rounds_all_chariot_tiles_are_awarded() -> None:
    scene = Scene(3).forum(emperor="a1").places_emperor()
    while not scene.end:
        seat = scene.now.active
        scene.answer(seat, scene.options(seat)[0]).decline(seat)
    now = scene.now
    assert (sum(len(p.chariots) for p in now.players), now.favoured, now.next_favoured) == (
        5,
        None,
        None,
    )


def test_r21_with_the_option_a_chariot_wants_a_step() -> None:
    scene = Scene(3, chariot_needs_step="on").favoured(1).cleans_up()
    assert [player.chariots for player in scene.now.players] == [[], [], []]


def test_r21_with_the_option_one_step_is_enough() -> None:
    scene = Scene(3, chariot_needs_step="on").favoured(1).racer(1, 2, 1).cleans_up()
    assert [len(player.chariots) for player in scene.now.players] == [0, 0, 1]


def test_patricians_return() -> None:
    assert Scene(3).figures("a1:0 b2:1 c3:2").cleans_up().now.patricians == {}


@pytest.mark.parametrize(
    ("available", "working", "kept"),
    [(0, "", 0), (1, "p11", 2), (3, "", 3), (4, "", 3), (0, "p11 p12 p13 p21", 3)],
)
def test_at_most_three_artisans_are_kept(available: int, working: str, kept: int) -> None:
    scene = Scene(3).player(0, artisans=available, working=working).cleans_up()
    assert (scene.me().artisans, scene.now.artisans) == (kept, 16 - kept)


def test_the_leftmost_follower_of_the_offer_is_discarded() -> None:
    scene = Scene(3).offers(followers="calux gloria hilaria hortense")
    top = scene.state.follower_deck[-1]
    now = scene.cleans_up().now
    assert (now.follower_offer, now.follower_discard) == (
        ["gloria", "hilaria", "hortense", top],
        ["calux"],
    )


def test_the_leftmost_basic_tile_leaves_the_game() -> None:
    scene = Scene(3).offers(estate="EB01 EB03 EB05 EB07 ES1")
    top = scene.state.basic_stack[-1]
    now = scene.cleans_up().now
    assert (now.basic_offer, "EB01" in now.removed) == (["EB03", "EB05", "EB07", top], True)


def test_contracts_stay_with_several_players() -> None:
    scene = Scene(3).offers(sailing="SC01 SC02 SC03 SC04", building="BC01 BC02 BC03 BC04")
    now = scene.cleans_up().now
    assert (now.sailing_offer[0], now.building_offer[0]) == ("SC01", "BC01")


def test_the_hand_limit_is_not_checked() -> None:
    hand = "calux gloria hilaria hortense marcella marianus martinus nela"
    assert len(Scene(3).player(0, hand=hand).cleans_up().me().hand) == 8


def test_with_an_empty_follower_deck_the_clean_up_shuffles_the_discard() -> None:
    scene = Scene(3).offers(followers="calux gloria hilaria hortense").deck("", discard="marcella")
    now = scene.cleans_up().now
    assert (now.follower_offer[3] in ("calux", "marcella"), len(now.follower_deck)) == (True, 1)


def test_with_an_empty_basic_stack_the_clean_up_still_discards() -> None:
    scene = Scene(3).offers(estate="EB01 EB03 EB05 EB07 ES1")
    scene.state.basic_stack = []
    assert scene.cleans_up().now.basic_offer == ["EB03", "EB05", "EB07", None]


# ---- supplies ---------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", ["sailing", "building"])
def test_with_an_empty_deck_contracts_only_close_up(deck: str) -> None:
    scene = (
        Scene(3)
        .player(0, goods="s2")
        .offers(sailing="SC12 SC11 SC13 SC14", building="BC02 BC05 BC06 BC07")
    )
    setattr(scene.state, f"{deck}_deck", [])
    action, contract = ("sail", "SC12") if deck == "sailing" else ("build", "BC02")
    scene.acts(0, action, 1).script(0, f"contract:{contract}").decline(0)
    assert getattr(scene.now, f"{deck}_offer")[2:] == [
        "SC14" if deck == "sailing" else "BC07",
        None,
    ]


def test_with_deck_and_discard_empty_only_the_offer_can_be_drawn_from() -> None:
    scene = Scene(3).offers(followers="calux gloria").deck("").acts(0, "recruit", 1)
    assert scene.options() == ["take:calux", "take:gloria", "stop"]


# ---- the end ----------------------------------------------------------------------------------


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_game_goes_on_after_earlier_rounds(round: int) -> None:
    scene = Scene(3).cleans_up(round=round)
    assert (scene.end, scene.now.round) == (None, round + 1)


def test_the_game_ends_after_five_rounds() -> None:
    assert Scene(3).cleans_up(round=5).end == "rounds"


def last_clean_up() -> Scene:
    scene = Scene(3).player(0, artisans=4, row="bernardo", exhausted="bernardo").figures("a1:0")
    return scene.offers(followers="calux gloria hilaria hortense").cleans_up(round=5)


def test_the_last_clean_up_only_passes_the_marker_and_awards_the_chariot() -> None:
    scene = last_clean_up()
    me = scene.me()
    assert (
        me.artisans,
        me.row[0].exhausted,
        scene.now.follower_offer[0],
        scene.now.patricians,
    ) == (
        4,
        True,
        "calux",
        {"a1": 0},
    )


def test_the_chariot_of_the_last_round_scores() -> None:
    scene = Scene(3).favoured(2).racer(2, 1, 1).cleans_up(round=5, first_player=2)
    assert [scene.score(seat).chariots for seat in range(3)] == [0, 3, 0]


def test_a_claimed_marker_scores_for_its_owner() -> None:
    scene = Scene(3)
    scene.state.marker_claimed = 1
    scene.cleans_up(round=5, first_player=0)
    assert [scene.score(seat).marker for seat in range(3)] == [0, 2, 0]


def test_before_the_clean_up_the_claimed_marker_counts_for_its_owner_already() -> None:
    scene = Scene(3)
    scene.state.marker_claimed = 1
    assert [scene.score(seat).marker for seat in range(3)] == [0, 2, 0]


def test_the_outcome_says_everybodys_points() -> None:
    scene = Scene(3).player(0, ships="N8 H0").player(2, building="BC01").favoured(1)
    scene.racer(1, 1, 1).cleans_up(round=5, first_player=2)
    assert scene.match.outcome.scores == (14 + 2, 3, 3)


def test_most_points_win() -> None:
    scene = Scene(3).player(1, ships="N4 H0").player(2, ships="S2 S2", influence=1)
    assert scene.cleans_up(round=5).match.outcome.winners == (1,)


# ---- categories -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lanes", "points"), [((6, 6, 6), 0), ((7, 6, 0), 5), ((7, 0, 7), 10), ((7, 7, 7), 15)]
)
def test_racers_in_the_goal_score_five_each(lanes: tuple[int, int, int], points: int) -> None:
    assert Scene(3).player(0, lanes=lanes).score().goals == points


@pytest.mark.parametrize("tiles", [0, 1, 4])
def test_chariot_tiles_score_three_each(tiles: int) -> None:
    assert Scene(3).player(0, chariots=tiles).score().chariots == 3 * tiles


@pytest.mark.parametrize(
    ("goods", "coins", "points"), [("", 3, 0), ("w4", 0, 1), ("w1 s2", 4, 1), ("w5 s5 t5", 9, 6)]
)
def test_goods_and_coins_are_added_before_they_are_divided(
    goods: str, coins: int, points: int
) -> None:
    assert Scene(3).player(0, goods=goods, coins=coins).score().goods == points


@pytest.mark.parametrize(
    ("influence", "available", "working", "points"),
    [(1, 0, "", 0), (1, 1, "", 1), (0, 1, "p11", 1), (8, 2, "p11", 5)],
)
def test_influence_and_artisans_are_added_before_they_are_divided(
    influence: int, available: int, working: str, points: int
) -> None:
    scene = Scene(3).player(0, influence=influence, artisans=available, working=working)
    assert scene.score().influence == points


ZONE_CELLS = {"A": "A11 A13 A14 A15 A17 A21", "B": "B11 B12 B13 B14 B21 B23"}
ZONE_CELLS["C"] = "C11 C12 C13 C21 C23 C24"


@pytest.mark.parametrize(
    ("zone", "values"), [("A", [6, 3, 1]), ("B", [8, 5, 2]), ("C", [10, 6, 3])]
)
def test_a_zone_pays_the_first_the_second_and_the_others(zone: str, values: list[int]) -> None:
    cells = ZONE_CELLS[zone].split()
    scene = Scene(3).block(0, *cells[:3]).block(1, *cells[3:5]).block(2, cells[5])
    at = "ABC".index(zone)
    assert [scene.score(seat).zones[at] for seat in range(3)] == values


def test_two_players_tied_behind_the_first_share_the_second_value() -> None:
    scene = Scene(4).block(0, "B11", "B12").block(1, "B13").block(2, "B14")
    assert [scene.score(seat).zones[1] for seat in range(4)] == [8, 5, 5, 0]


def test_four_different_numbers_give_the_third_value_twice() -> None:
    scene = Scene(4).block(0, "A11", "A13", "A14", "A15").block(1, "A17", "A21", "A22")
    scene.block(2, "A23", "A25").block(3, "A26")
    assert [scene.score(seat).zones[0] for seat in range(4)] == [6, 3, 1, 1]


def test_blocks_count_and_not_buildings() -> None:
    scene = Scene(3).stands(0, "I4.r0@B11").block(1, "B21", "B23", "B31")
    assert [scene.score(seat).zones[1] for seat in range(3)] == [8, 5, 0]


# ---- ties -------------------------------------------------------------------------------------


def tied(influence: tuple[int, int, int], **variant: str) -> Scene:
    """Equal points for all: influence and artisans make four together, the marker is evened out."""
    scene = Scene(3, **variant).favoured(1).racer(1, 0, 1)
    for seat, held in enumerate(influence):
        extra = {0: 0, 1: 4, 2: 12}[seat]  # the chariot is worth 3, the marker 2
        scene.player(seat, influence=held, artisans=4 - held, coins=extra)
    return scene.cleans_up(round=5, first_player=0)


def test_these_positions_are_ties() -> None:
    assert tied((2, 2, 2)).match.outcome.scores == (5, 5, 5)


@pytest.mark.parametrize(
    ("influence", "winners"),
    [((1, 2, 3), (2,)), ((4, 2, 3), (0,)), ((3, 3, 1), (0, 1)), ((2, 2, 2), (0, 1, 2))],
)
def test_more_influence_breaks_the_tie(
    influence: tuple[int, int, int], winners: tuple[int, ...]
) -> None:
    assert tied(influence).match.outcome.winners == winners


@pytest.mark.parametrize(
    ("ages", "winner"), [("1234", 0), ("2134", 1), ("3214", 2), ("4321", 2), ("4231", 1)]
)
def test_r29_the_youngest_of_the_tied_wins_if_the_ages_are_known(ages: str, winner: int) -> None:
    assert tied((2, 2, 2), age_order=ages).match.outcome.winners == (winner,)


def test_r29_age_does_not_beat_influence() -> None:
    assert tied((3, 3, 1), age_order="3214").match.outcome.winners == (1,)


def test_r29_without_ages_the_victory_is_shared() -> None:
    assert tied((2, 2, 2)).match.outcome.winners == (0, 1, 2)


def test_the_neutral_colour_never_wins() -> None:
    scene = Scene(2).block(NEUTRAL, "C11").cleans_up(round=5)
    assert scene.match.outcome.winners == (1,)  # the marker
