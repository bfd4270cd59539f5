"""Rules for two players (section 9.1): legionnaires, neutral racers and blocks."""

from __future__ import annotations

import pytest

from games.nova_roma.terms import NEUTRAL
from tests.games.nova_roma.scene import Scene


def takes_a_turn(scene: Scene, seat: int, square: str) -> Scene:
    """Places a patrician and forgoes both actions."""
    return scene.answer(seat, square).decline(seat)


@pytest.mark.parametrize("lap", [1, 2])
def test_r34_a_legionnaire_follows_the_first_and_the_second_patrician(lap: int) -> None:
    scene = takes_a_turn(Scene(2).forum(emperor="d4").turn(0, lap), 0, "a1")
    assert scene.key() == "nova.legionnaire"


def test_r34_none_follows_the_third() -> None:
    scene = takes_a_turn(Scene(2).forum(emperor="d4").turn(0, 3), 0, "a1")
    assert (scene.key(), scene.now.active) == (None, 1)


def test_r34_a_legionnaire_stands_on_any_free_square() -> None:
    scene = takes_a_turn(Scene(2).forum(emperor="d4").figures("b2:1").turn(0), 0, "a1")
    assert (len(scene.options()), {"a1", "b2", "d4"} & set(scene.options())) == (13, set())


def test_r34_placing_the_legionnaire_is_mandatory() -> None:
    scene = takes_a_turn(Scene(2).forum(emperor="d4").turn(0), 0, "a1")
    assert all(len(id) == 2 for id in scene.options())


def test_r34_the_legionnaire_is_placed_after_the_claim() -> None:
    scene = Scene(2).forum(emperor="d4").player(0, building=2).turn(0).answer(0, "a1")
    while scene.key() == "nova.action":
        scene.answer(0, scene.options()[-1])
    assert scene.script(0, "none").key() == "nova.legionnaire"


def blocked() -> Scene:
    scene = takes_a_turn(Scene(2).forum(emperor="d4").turn(0), 0, "a1")
    return scene.answer(0, "b1")


def test_a_square_with_a_legionnaire_is_blocked() -> None:
    assert "b1" not in blocked().options(1)


def test_each_player_has_two_legionnaires_in_a_round() -> None:
    assert [player.legionnaires for player in blocked().now.players] == [1, 2]


def test_r51_legionnaires_add_no_strength() -> None:
    scene = Scene(2).forum(emperor="d4").figures(legionnaires="b1 a2").turn(0, 2)
    assert [*scene.strengths(0, "a1").values()] == [1, 1]


def test_legionnaires_return_in_the_clean_up() -> None:
    scene = Scene(2).figures("a1:0", "b1 c1")
    for player in scene.state.players:
        player.legionnaires = 1
    scene.cleans_up()
    assert (scene.now.legionnaires, [p.legionnaires for p in scene.now.players]) == ([], [2, 2])


def test_with_three_players_there_are_no_legionnaires() -> None:
    scene = takes_a_turn(Scene(3).forum(emperor="d4").turn(0), 0, "a1")
    assert scene.now.active == 1


# ---- hippodrome -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [(5, 3, 0), (3, 5, 1), (6, 5, 0), (4, 4, None), (3, 2, None), (0, 0, None), (7, 4, 0)],
)
def test_the_chariot_goes_to_who_is_ahead_of_the_other_and_of_the_neutral_racer(
    first: int, second: int, winner: int | None
) -> None:
    scene = Scene(2).favoured(2).racer(2, 0, first).racer(2, 1, second).cleans_up()
    won = [seat for seat, player in enumerate(scene.now.players) if player.chariots]
    assert won == ([] if winner is None else [winner])


def test_the_neutral_racer_never_moves() -> None:
    scene = Scene(2).cleans_up()
    assert [r.space for lane in scene.now.lanes for r in lane if r.owner == NEUTRAL] == [4, 4, 4]


def test_the_next_chariot_is_favoured_though_nobody_won() -> None:
    scene = Scene(2).favoured(1)
    coming = scene.state.next_favoured
    assert scene.cleans_up().now.favoured == coming


# ---- majorities -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "points"),
    [
        (6, 0, (6, 0)),  # neutral has 5
        (5, 5, (6, 6)),
        (5, 4, (6, 3)),
        (4, 3, (3, 1)),
        (6, 4, (6, 1)),
        (6, 5, (6, 3)),
        (1, 1, (3, 3)),
        (0, 0, (0, 0)),
    ],
)
def test_neutral_blocks_hold_a_place_and_score_nothing(
    first: int, second: int, points: tuple[int, int]
) -> None:
    own = ["A11", "A13", "A14", "A15", "A17", "A21"][:first]
    other = ["A41", "A42", "A43", "A45", "A46"][:second]
    scene = Scene(2).block(0, *own).block(1, *other)
    assert (scene.score(0).zones[0], scene.score(1).zones[0]) == points


def test_the_marker_changes_hands_between_two_players() -> None:
    assert Scene(2).cleans_up(first_player=1).now.first_player == 0
