"""The start for one to four players, and the options of a table (section 6)."""

from __future__ import annotations

import pytest

from games.core.errors import SetupError
from games.core.match import Match
from games.nova_roma import GAME
from games.nova_roma.city.blocks import blocks_in
from games.nova_roma.data import TABLES
from games.nova_roma.seat.audit import audit
from games.nova_roma.state import State
from games.nova_roma.terms import NEUTRAL

PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def new_game(players: int, seed: int = 1, **variant: str) -> State:
    return Match.start(GAME, players, seed, variant).state_copy()


# ---- board ------------------------------------------------------------------------------------


@PLAYERS
def test_nothing_is_missing_and_nothing_is_there_twice(players: int) -> None:
    assert audit(new_game(players)) == []


@PLAYERS
def test_four_contracts_of_each_kind_lie_open(players: int) -> None:
    s = new_game(players)
    sizes = (len(s.sailing_deck), len(s.building_deck))
    assert (sizes, None in [*s.sailing_offer, *s.building_offer]) == ((26, 24), False)


@PLAYERS
def test_four_basic_estate_tiles_and_a_special_one_lie_open(players: int) -> None:
    s = new_game(players)
    offered = [tile in TABLES.basic_tiles for tile in s.basic_offer]
    sizes = (len(s.basic_stack), len(s.special_stack))
    assert (offered, s.special_offer in TABLES.special_tiles, sizes) == ([True] * 4, True, (19, 6))


@PLAYERS
def test_four_followers_lie_open_and_everybody_has_two(players: int) -> None:
    s = new_game(players)
    hands = [len(player.hand) for player in s.players]
    assert (hands, len(s.follower_deck)) == ([2] * players, 36 - 2 * players)


@PLAYERS
def test_the_eight_actions_stand_around_the_forum(players: int) -> None:
    s = new_game(players)
    names = ["build", "petition", "produce", "race", "recruit", "sail", "trade", "upgrade"]
    assert (sorted([*s.rows, *s.columns]), len(s.rows)) == (names, 4)


@pytest.mark.parametrize(("players", "tiles", "out"), [(1, 8, 0), (2, 5, 3), (3, 5, 3), (4, 5, 3)])
def test_five_emperor_tiles_are_used_or_all_eight_alone(players: int, tiles: int, out: int) -> None:
    s = new_game(players)
    assert (len(s.emperor_stack) + len(s.emperor_used), len(s.emperor_out)) == (tiles, out)


@PLAYERS
def test_five_chariot_tiles_are_used_two_of_them_open(players: int) -> None:
    s = new_game(players)
    assert (bool(s.favoured), bool(s.next_favoured), len(s.chariot_stack), len(s.chariot_out)) == (
        True,
        True,
        3,
        4,
    )


@pytest.mark.parametrize(
    ("players", "spaces"),
    [
        (1, "A12 A16 A56 B22 B35 B41 C22 C41"),
        (2, "A12 A16 A56 B22 B35 B41 C22 C41"),
        (3, "A12 A16 A34 A52 A56 B16 B22 B35 B41 C14 C22 C41"),
        (4, "A12 A16 A34 A52 A56 B16 B22 B35 B41 C14 C22 C41"),
    ],
)
def test_reward_tiles_lie_on_the_spaces_of_the_number_of_players(players: int, spaces: str) -> None:
    assert " ".join(new_game(players).rewards) == spaces


NEUTRAL_CELLS = "A24 A33 A35 A44 A53 B15 B24 B25 B26 C13 C23 C24"


def neutral_cells(s: State) -> str:
    blocks = [b for b in s.buildings if b.owner == NEUTRAL]
    return " ".join(block.place.removeprefix("I1.r0@") for block in blocks)


def test_two_players_have_neutral_blocks_on_the_shaded_cells() -> None:
    assert neutral_cells(new_game(2)) == NEUTRAL_CELLS


@pytest.mark.parametrize("players", [3, 4])
def test_a_large_table_has_none(players: int) -> None:
    assert new_game(players).buildings == []


@PLAYERS
def test_every_racer_waits_at_the_start(players: int) -> None:
    lanes = new_game(players).lanes
    starters = [sorted(r.owner for r in lane if r.space == 0) for lane in lanes]
    assert starters == [[*range(players)]] * 3


@pytest.mark.parametrize(("players", "spaces"), [(2, [4, 4, 4]), (3, []), (4, [])])
def test_neutral_racers_wait_on_the_fourth_space_with_two_players(
    players: int, spaces: list[int]
) -> None:
    lanes = new_game(players).lanes
    assert [r.space for lane in lanes for r in lane if r.owner == NEUTRAL] == spaces


# ---- players ----------------------------------------------------------------------------------


@PLAYERS
def test_coins_rise_by_one_in_turn_order(players: int) -> None:
    s = new_game(players)
    order = [(s.first_player + k) % players for k in range(players)]
    assert [s.players[seat].coins for seat in order] == [3, 4, 5, 6][:players]


@PLAYERS
def test_everybody_starts_with_one_of_each_good_an_influence_and_an_artisan(players: int) -> None:
    s = new_game(players)
    starts = [(p.influence, [*p.goods.values()], p.artisans) for p in s.players]
    assert (starts, s.artisans) == ([(1, [1] * 5, 1)] * players, 16 - players)


@PLAYERS
def test_everybody_has_two_ships_in_the_start_harbour(players: int) -> None:
    assert [player.ships for player in new_game(players).players] == [["H0", "H0"]] * players


@PLAYERS
def test_everybody_has_four_markers_and_three_to_win(players: int) -> None:
    counts = [(p.markers, p.markers_to_win) for p in new_game(players).players]
    assert counts == [(4, 3)] * players


@PLAYERS
def test_everybody_has_twenty_blocks_and_three_patricians(players: int) -> None:
    view = Match.start(GAME, players, 1).view(None)
    assert [(p.blocks_left, p.patricians_left) for p in view.players] == [(20, 3)] * players


@PLAYERS
def test_everybody_has_a_mosaic_tile_of_each_colour(players: int) -> None:
    colours = [
        {colour: TABLES.mosaic[tile].colour for colour, tile in player.mosaic.items()}
        for player in new_game(players).players
    ]
    wanted = {"green": "green", "yellow": "yellow", "orange": "orange"}
    assert colours == [wanted] * players


@pytest.mark.parametrize(("players", "each"), [(1, 0), (2, 2), (3, 0), (4, 0)])
def test_only_two_players_have_legionnaires(players: int, each: int) -> None:
    assert [p.legionnaires for p in new_game(players).players] == [each] * players


def test_free_cells_with_two_players() -> None:
    s = new_game(2)
    taken = [blocks_in(s, zone)[NEUTRAL] for zone in "ABC"]
    assert [30 - taken[0], 20 - taken[1], 13 - taken[2]] == [25, 16, 10]


# ---- chance -----------------------------------------------------------------------------------


@PLAYERS
def test_the_same_seed_gives_the_same_start(players: int) -> None:
    assert new_game(players, 9) == new_game(players, 9)


def starts() -> list[State]:
    return [new_game(3, seed) for seed in range(40)]


SHUFFLED = {
    "sailing_deck": 30,
    "building_deck": 30,
    "rows": 20,
    "emperor_stack": 20,
    "basic_stack": 30,
    "special_stack": 20,
    "follower_deck": 30,
    "chariot_stack": 20,
}


@pytest.mark.parametrize("pile", SHUFFLED)
def test_every_pile_is_shuffled(pile: str) -> None:
    different = {tuple(getattr(s, pile)) for s in starts()}
    assert len(different) > SHUFFLED[pile]


def test_reward_tiles_are_shuffled() -> None:
    assert len({tuple(r.tile for r in s.rewards.values()) for s in starts()}) > 30


def test_everybody_may_be_first_player() -> None:
    assert {s.first_player for s in starts()} == {0, 1, 2}


@pytest.mark.parametrize("lane", range(3))
def test_everybody_may_lie_at_the_bottom_of_the_start_stack(lane: int) -> None:
    assert {s.lanes[lane][0].owner for s in starts()} == {0, 1, 2}


def test_the_start_stacks_of_the_lanes_are_shuffled_one_by_one() -> None:
    stacks = [[tuple(r.owner for r in lane) for lane in s.lanes] for s in starts()]
    assert any(lanes[0] != lanes[1] for lanes in stacks)


@pytest.mark.parametrize("colour", ["green", "yellow", "orange"])
def test_mosaic_tiles_are_dealt_at_random(colour: str) -> None:
    assert len({s.players[0].mosaic[colour] for s in starts()}) == 5


# ---- options ----------------------------------------------------------------------------------


def test_without_options_there_is_no_draft_and_the_easy_opponent() -> None:
    v = new_game(1).variant
    assert (v.mosaic_draft, v.follower_draft, v.difficulty, v.chariot_needs_step, v.age_order) == (
        False,
        False,
        "easy",
        False,
        [],
    )


def test_ages_are_given_from_the_youngest_to_the_oldest() -> None:
    assert new_game(4, age_order="3142").variant.age_order == [2, 0, 3, 1]


def test_ages_of_empty_seats_are_left_out() -> None:
    assert new_game(2, age_order="3142").variant.age_order == [0, 1]


@pytest.mark.parametrize(
    "variant", [{"difficulty": "brutal"}, {"mosaic_draft": "maybe"}, {"teams": "on"}]
)
def test_unknown_options_are_refused(variant: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        new_game(3, **variant)


@pytest.mark.parametrize("players", [0, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError):
        Match.start(GAME, players, 1)
