"""How a game foresees its end: weights that fit, a file that is checked, the same again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.core.bots.fitting.self_play import fit
from games.core.bots.fitting.solving import Squares
from games.core.data_file import DataError
from games.core.judge import FILE, Judge, ended, file_of, lead
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games

A, B = Seat(0), Seat(1)
NAMES = ("points", "land")
Standing = list[tuple[int, int]]  # points and land, by seat


def judge(folder: Path, weights: object) -> Judge[Standing]:
    (folder / FILE).write_text(json.dumps({"weights": weights}), encoding="utf-8")
    return Judge(NAMES, lambda state, seat: state[seat], lambda state: 0.5, folder)


# ---- judging ----------------------------------------------------------------------------------


def test_weighs_what_a_seat_has_more_than_the_others(tmp_path: Path):
    """Land counts 1 at the end and 5 at the start: half-way 3."""
    wise = judge(tmp_path, {"points": [1, 0], "land": [1, 4]})
    state = [(10, 2), (4, 0), (6, 2)]
    assert wise.prospect(state, 3, A) == 5 + 3 * 1
    assert wise.prospect(state[:2], 2, B) == -6 + 3 * -2


def test_weighs_by_how_many_play(tmp_path: Path):
    """By the file for so many, or for the next fewer."""
    wise = judge(tmp_path, {"points": [1, 0], "land": [0, 0]})
    weights = {"points": [0, 0], "land": [1, 0]}
    (tmp_path / file_of(3)).write_text(json.dumps({"weights": weights}), encoding="utf-8")
    state = [(9, 1), (0, 0), (0, 0), (0, 0)]
    found = [wise.prospect(state[:seats], seats, A) for seats in (1, 2, 3, 4)]
    assert found == [9, 9, 1, 1]


def test_looks_as_many_turns_of_all_players_ahead(tmp_path: Path):
    wise = judge(tmp_path, {"points": [1, 0], "land": [0, 0]})
    wise.turns = 6
    assert [wise.turns_of(seats) for seats in (1, 2, 3, 4, 5)] == [6, 6, 4, 3, 2]
    wise.turns = 1
    assert wise.turns_of(4) == 1


def test_alone_everything_counts(tmp_path: Path):
    assert judge(tmp_path, {"points": [1, 0], "land": [0, 0]}).prospect([(7, 1)], 1, A) == 7


def test_an_end_is_worth_the_lead_and_the_victory():
    assert lead([10, 4, 6], A) == 5
    assert lead([10], A) == 10
    assert ended([10, 4], True, A) == 16
    assert ended([4, 10], False, A) == -16
    assert ended([4, 10], True, A) == 10  # won by other means than points


@pytest.mark.parametrize(
    ("weights", "said"),
    [
        ({"points": [1, 0]}, "judge.json, weights: “land” is missing."),
        (
            {"points": [1, 0], "land": [1, 1], "sea": [1, 1]},
            "judge.json, weights: “sea” is unknown; known are points, land.",
        ),
        ({"points": [1, 0], "land": [1]}, "judge.json, weights: Expected `array` of length 2"),
        ({"points": [1, 0], "land": "much"}, "judge.json, weights: Expected `array`"),
    ],
)
def test_says_what_is_wrong_with_its_file(tmp_path: Path, weights: object, said: str):
    with pytest.raises(DataError) as caught:
        judge(tmp_path, weights).weights_of(2)
    assert str(caught.value).startswith(said)


def test_says_that_its_file_is_missing(tmp_path: Path):
    wise = judge(tmp_path, {})
    (tmp_path / FILE).unlink()
    with pytest.raises(DataError, match=r"judge\.json: the file cannot be read"):
        wise.weights_of(2)


JUDGED = [key for key, game in all_games().items() if game.judge]


@pytest.mark.parametrize("key", JUDGED)
def test_every_judge_fits_its_game(key: str):
    """As many weights as traits, time that runs out, and no opinion of equals."""
    game = all_games()[key]
    assert game.judge
    seats = max(2, game.seats[0])
    state = Match.start(game, seats, 1).state_copy()
    assert len(game.judge.traits(state, A)) == len(game.judge.names)
    for n in game.seats:
        assert len(game.judge.weights_of(n)) == len(game.judge.names)
    assert len(set(game.judge.names)) == len(game.judge.names)
    assert 0.9 <= game.judge.left(state) <= 1.0
    sides = [game.judge.prospect(state, 2, seat) for seat in (A, B)] if seats == 2 else [0.0]
    assert sum(sides) == pytest.approx(0.0)


# ---- fitting ----------------------------------------------------------------------------------


def test_finds_the_weights_that_were_hidden_in_the_rows():
    squares, rng = Squares(3), Rng(1)
    for _ in range(200):
        row = [float(rng.below(9)), float(rng.below(9)), 0.0]
        squares.add(row, 2 * row[0] - 3 * row[1])
    weights = squares.solved(0.0, [0.0, 0.0, 0.0])
    assert weights == pytest.approx([2.0, -3.0, 0.0])
    assert squares.error(weights) == pytest.approx(0.0, abs=1e-5)


def test_of_what_no_row_tells_the_usual_weight_stays():
    squares = Squares(2)
    squares.add([1.0, 0.0], 4.0)
    assert squares.solved(0.0, [1.0, 1.0]) == pytest.approx([4.0, 1.0])
    assert squares.solved(1.0, [1.0, 1.0]) == pytest.approx([2.5, 1.0])


def test_rows_can_be_joined():
    some, others, all_of_them = Squares(2), Squares(2), Squares(2)
    for n, squares in enumerate((some, others, others)):
        squares.add([n, 1.0], n * 2)
        all_of_them.add([n, 1.0], n * 2)
    both = some.joined(others)
    assert both.solved(0.1, [0, 0]) == all_of_them.solved(0.1, [0, 0])
    assert both.error([1, 1]) == all_of_them.error([1, 1])


def test_the_same_seed_gives_the_same_weights():
    game = all_games()["glory_to_rome"]
    assert fit(game, 5, 2, seed=7) == fit(game, 5, 2, seed=7)
