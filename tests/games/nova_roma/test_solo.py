"""One player against the opponent without a mind (section 9.3)."""

from __future__ import annotations

import msgspec
import pytest

from games.core.match import Match
from games.nova_roma import GAME
from games.nova_roma.data import TABLES
from games.nova_roma.state import Automa, State
from games.nova_roma.terms import NEUTRAL
from tests.games.nova_roma.scene import Scene


def automa(s: State) -> Automa:
    assert s.automa
    return s.automa


def opponent_spaces(s: State) -> list[int]:
    return [r.space for lane in s.lanes for r in lane if r.owner == NEUTRAL]


def forgoes_a_turn(scene: Scene) -> Scene:
    """Places on the first free square and forgoes both actions."""
    square = next(id for id in scene.options() if len(id) == 2)
    return scene.answer(0, square).decline(0)


# ---- start ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("difficulty", "points"), [("easy", 20), ("normal", 30), ("hard", 40)])
def test_the_difficulty_is_a_head_start(difficulty: str, points: int) -> None:
    s = Match.start(GAME, 1, 1, {"difficulty": difficulty}).state_copy()
    assert automa(s).points == points


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_the_opponent_starts_alike_at_every_difficulty(difficulty: str) -> None:
    s = Match.start(GAME, 1, 1, {"difficulty": difficulty}).state_copy()
    assert (automa(s).ships, automa(s).contracts, automa(s).chariots) == (["N2", "S2"], [], [])


@pytest.mark.parametrize("seed", range(6))
def test_its_racers_stand_on_the_third_space_and_one_farther_on_the_favoured_lane(
    seed: int,
) -> None:
    s = Match.start(GAME, 1, seed).state_copy()
    lane = TABLES.chariots[s.favoured].lane
    assert opponent_spaces(s) == [3 + (n == lane) for n in (1, 2, 3)]


def test_six_legionnaires_are_ready() -> None:
    view = Match.start(GAME, 1, 1).view(None)
    assert view.automa.legionnaires == 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_players_have_no_such_opponent(players: int) -> None:
    assert Match.start(GAME, players, 1).state_copy().automa is None


# ---- its city ---------------------------------------------------------------------------------


def opponent_cells(s: State) -> list[str]:
    return [b.place.removeprefix("I1.r0@") for b in s.buildings if b.owner == NEUTRAL]


def test_in_the_open_city_its_blocks_stand_where_the_zones_say() -> None:
    s = Match.start(GAME, 1, 1).state_copy()
    assert opponent_cells(s) == [c for zone in TABLES.zones.values() for c in zone.solo_blocks]
    assert {cell[0] for cell in opponent_cells(s)} == set("ABC")


def test_in_the_crowded_city_they_stand_as_with_two_players() -> None:
    crowded = Match.start(GAME, 1, 1, {"solo_city": "crowded"}).state_copy()
    assert opponent_cells(crowded) == opponent_cells(Match.start(GAME, 2, 1).state_copy())


@pytest.mark.parametrize(
    ("city", "blocks"), [("open", "A11 A21 A31 A41"), ("crowded", "A11 A21 A31 A41 A51 A22")]
)
def test_each_city_has_its_majorities(city: str, blocks: str) -> None:
    zone = TABLES.zones["A"]
    first, second, _ = zone.solo_majority if city == "open" else zone.majority
    scene = Scene(1, solo_city=city).block(0, *blocks.split())
    assert (scene.score().zones[0], scene.automa_score().zones[0]) == (first, second)
    assert scene.view(0).zones[0].majority[:2] == (first, second)


def test_the_open_city_is_the_solo_game_only() -> None:
    with_two = Match.start(GAME, 2, 1, {"solo_city": "open"})
    assert [zone.majority for zone in with_two.view(None).zones] == [
        zone.majority for zone in TABLES.zones.values()
    ]


def test_a_stored_game_from_before_the_open_city_stays_crowded() -> None:
    state = msgspec.json.decode(GAME.dump(Match.start(GAME, 1, 1).state_copy()))
    del state["variant"]["solo_city"]
    assert GAME.load(msgspec.json.encode(state), 3).variant.solo_city == "crowded"


# ---- rounds -----------------------------------------------------------------------------------


def first_turn(*tiles: str) -> Scene:
    """The emperor stands on the first square of the first tile."""
    scene = Scene(1).emperor_tiles(*tiles).places_emperor()
    return scene.answer(0, scene.options()[0])


def test_two_legionnaires_come_before_the_first_patrician() -> None:
    scene = first_turn("K1", "K2")
    assert (scene.key(), scene.now.legionnaires) == ("nova.patrician", ["c2", "a4"])


def test_two_more_come_before_every_further_patrician() -> None:
    scene = forgoes_a_turn(first_turn("K1", "K2", "K8"))
    assert scene.now.legionnaires == ["c2", "a4", "c1", "a3"]


def test_a_patrician_blocks_a_legionnaire_too() -> None:
    scene = first_turn("K1", "K2", "K7").answer(0, "b1").decline(0)
    assert (scene.now.legionnaires, automa(scene.now).points) == (["c2", "a4", "d3"], 21)


def test_the_player_cannot_place_on_a_legionnaire() -> None:
    scene = first_turn("K1", "K2")
    assert not {"c2", "a4"} & set(scene.options())


def test_two_blocked_legionnaires_are_two_points() -> None:
    scene = Scene(1).emperor_tiles("K1", "K6").figures("c3:0").places_emperor().script(0, "a1")
    assert (scene.now.legionnaires, automa(scene.now).points) == ([], 22)


def test_a_round_uses_four_emperor_tiles() -> None:
    scene = Scene(1).places_emperor()
    scene.answer(0, scene.options()[0])
    for _ in range(3):
        forgoes_a_turn(scene)
    assert (scene.now.round, len(scene.now.emperor_used), len(scene.now.emperor_stack)) == (2, 5, 3)


def played_rounds(rounds: int) -> Scene:
    scene = Scene(1).places_emperor()
    while not scene.end and scene.now.round <= rounds:
        if scene.key() == "nova.emperor":
            scene.answer(0, scene.options()[0])
        forgoes_a_turn(scene) if not scene.end else None
    return scene


@pytest.mark.parametrize(("rounds", "left"), [(1, 3), (2, 7), (3, 3), (4, 7)])
def test_the_eight_tiles_are_shuffled_again_before_rounds_three_and_five(
    rounds: int, left: int
) -> None:
    scene = played_rounds(rounds)
    assert (scene.key(), len(scene.now.emperor_stack)) == ("nova.emperor", left)


def shuffled_anew() -> list[str]:
    """The stack, from the bottom, after all eight tiles were shown in the order K1 … K8."""
    scene = Scene(1)
    scene.state.emperor_used, scene.state.emperor_stack = [f"K{n}" for n in range(1, 9)], []
    now = scene.places_emperor(round=3).now
    return [*now.emperor_stack, *now.emperor_used]


def test_a_new_stack_has_all_eight_tiles() -> None:
    assert sorted(shuffled_anew()) == [f"K{n}" for n in range(1, 9)]


def test_a_new_stack_has_another_order() -> None:
    assert shuffled_anew() != [f"K{n}" for n in range(1, 9)]


def test_the_player_begins_every_round() -> None:
    assert played_rounds(3).now.first_player == 0


# ---- clean-up ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "their", "won"), [(5, 4, True), (4, 4, False), (3, 4, False)])
def test_the_chariot_is_the_players_only_if_strictly_ahead(own: int, their: int, won: bool) -> None:
    scene = Scene(1).favoured(2).racer(2, 0, own).racer(2, NEUTRAL, their).cleans_up()
    assert (len(scene.me().chariots), len(automa(scene.now).chariots)) == (won, not won)


def test_who_arrived_first_does_not_matter_against_the_opponent() -> None:
    scene = Scene(1).favoured(2).racer(2, 0, 4).racer(2, NEUTRAL, 4).cleans_up()
    assert scene.me().chariots == []


@pytest.mark.parametrize("seed", range(6))
def test_the_opponents_racer_advances_on_the_lane_that_is_favoured_next(seed: int) -> None:
    scene = Scene(1, seed)
    before, lane = opponent_spaces(scene.state), TABLES.chariots[scene.state.next_favoured].lane
    moved = [space + (n == lane) for n, space in enumerate(before, start=1)]
    assert opponent_spaces(scene.cleans_up().now) == moved


def test_it_pays_no_horses_and_wins_nothing() -> None:
    scene = Scene(1)
    lane = TABLES.chariots[scene.state.next_favoured].lane
    scene.racer(lane, NEUTRAL, 4).cleans_up()
    assert automa(scene.now).points == 20


def test_it_does_not_run_beyond_the_goal() -> None:
    scene = Scene(1)
    lane = TABLES.chariots[scene.state.next_favoured].lane
    scene.racer(lane, NEUTRAL, 7).cleans_up()
    assert opponent_spaces(scene.now)[lane - 1] == 7


def test_its_ships_move_one_harbour_whatever_the_leg_costs() -> None:
    scene = Scene(1).automa(20, "N5 S3").cleans_up()
    assert automa(scene.now).ships == ["N6", "S4"]


def test_its_ships_stop_in_the_last_harbour() -> None:
    scene = Scene(1).automa(20, "N8 S8").cleans_up()
    assert automa(scene.now).ships == ["N8", "S8"]


def test_r53_the_first_sailing_contract_leaves_the_game() -> None:
    scene = Scene(1).offers(sailing="SC01 SC02 SC03 SC04")
    top = scene.state.sailing_deck[-1]
    scene.cleans_up()
    assert ("SC01" in scene.now.removed, scene.now.sailing_offer) == (
        True,
        ["SC02", "SC03", "SC04", top],
    )


def test_the_first_building_contract_is_the_opponents() -> None:
    scene = Scene(1).offers(building="BC01 BC02 BC03 BC04")
    top = scene.state.building_deck[-1]
    scene.cleans_up()
    assert (automa(scene.now).contracts, scene.now.building_offer) == (
        ["BC01"],
        ["BC02", "BC03", "BC04", top],
    )


def test_r24_artisans_and_followers_are_cleaned_up_as_usual() -> None:
    scene = Scene(1).player(0, artisans=2, working="p11 p22", row="bernardo", exhausted="bernardo")
    me = scene.cleans_up().me()
    assert (me.artisans, me.row[0].exhausted) == (3, False)


def test_r24_follower_and_estate_offers_move_on_as_usual() -> None:
    scene = Scene(1).offers(
        followers="calux gloria hilaria hortense", estate="EB01 EB03 EB05 EB07 ES1"
    )
    now = scene.cleans_up().now
    assert (now.follower_offer[:3], now.basic_offer[:3], now.follower_discard) == (
        ["gloria", "hilaria", "hortense"],
        ["EB03", "EB05", "EB07"],
        ["calux"],
    )


def test_patricians_and_legionnaires_leave_the_forum() -> None:
    scene = Scene(1).figures("a1:0", "b1 c2").cleans_up()
    assert (scene.now.patricians, scene.now.legionnaires) == ({}, [])


# ---- the last round ---------------------------------------------------------------------------


def test_r22_ships_and_contracts_move_in_the_last_round_too() -> None:
    scene = Scene(1).automa(20, "N6 S6", "BC01 BC02 BC03 BC04").cleans_up(round=5)
    assert (automa(scene.now).ships, len(automa(scene.now).contracts)) == (["N7", "S7"], 5)


def test_r22_racers_do_not() -> None:
    scene = Scene(1)
    before = opponent_spaces(scene.state)
    assert opponent_spaces(scene.cleans_up(round=5).now) == before


def test_a_whole_game_gives_the_opponent_five_contracts() -> None:
    assert len(automa(played_rounds(5).now).contracts) == 5


# ---- petition and scoring ---------------------------------------------------------------------


def test_there_is_no_marker_to_petition_for() -> None:
    scene = Scene(1).player(0, influence=3).acts(0, "petition", 1, lap=2)
    assert scene.key() == "nova.petition.action"


def test_r23_leftovers_and_marker_score_nothing() -> None:
    scene = Scene(1).player(0, goods="w5 s5", coins=9, influence=8, artisans=3)
    score = scene.score()
    assert (score.goods, score.influence, score.marker, score.total) == (0, 0, 0, 0)


def test_the_player_scores_the_first_eight_categories() -> None:
    scene = Scene(1, solo_city="crowded")
    scene.player(0, ships="N2 S4", building="BC01", chariots=1, lanes=(7, 0, 0))
    scene.player(0, row="priscus", tiles="EB16@p11", claimed="m11").block(0, "B11")
    assert scene.score().total == 3 + 7 + 3 + 5 + 3 + 5 + 1 + 2 + 2


def test_the_opponent_scores_five_for_each_lane_it_leads() -> None:
    scene = Scene(1).player(0, lanes=(7, 4, 2)).racer(1, NEUTRAL, 6).racer(2, NEUTRAL, 4)
    assert scene.racer(3, NEUTRAL, 3).automa_score().lanes == 5


@pytest.mark.parametrize(
    ("own", "points"),
    [
        ("", (6, 0)),
        ("A11 A21 A31 A41", (6, 3)),
        ("A11 A21 A31 A41 A51", (6, 3)),
        ("A11 A21 A31 A41 A51 A22", (3, 6)),
    ],
)
def test_the_opponent_wins_ties_for_zones(own: str, points: tuple[int, int]) -> None:
    scene = Scene(1, solo_city="crowded").block(0, *own.split())
    assert (scene.automa_score().zones[0], scene.score().zones[0]) == points


@pytest.mark.parametrize(
    ("claimed", "points"),
    [("", 30), ("m11 m12 m13", 24), ("m31 m32 m33", 15), ("m21", 27)],
)
def test_the_opponent_scores_open_fields_at_their_base_value(claimed: str, points: int) -> None:
    assert Scene(1).player(0, claimed=claimed).automa_score().mosaic == points


def ends_with(own_lead: int) -> Scene:
    """The opponent's head start is set so that the player is so many points ahead."""
    scene = Scene(1).player(0, ships="N8 S8", claimed="m11 m12 m13 m21 m22 m23 m33")
    twin = Scene(1).player(0, ships="N8 S8", claimed="m11 m12 m13 m21 m22 m23 m33")
    twin.automa(0).cleans_up(round=5)
    lead = twin.match.outcome.scores[0] - twin.automa_score().total
    return scene.automa(lead - own_lead).cleans_up(round=5)


@pytest.mark.parametrize(("lead", "winners"), [(1, (0,)), (0, ()), (-1, ())])
def test_the_player_wins_with_strictly_more_points(lead: int, winners: tuple[int, ...]) -> None:
    assert ends_with(lead).match.outcome.winners == winners
