"""Points after each round, worked out from golden games."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core.course import course_of
from games.core.match import Match
from games.core.record import Record, RecordedMatch, read_record
from games.registry import all_games

GOLDEN = Path(__file__).parents[1] / "golden"
ENDS = {
    "glory_to_rome": "end-deck",
    "trajan": "end-quarters",
    "nova_roma": "end-rounds",
    "romolo_o_remo": "end-ended",
    "corduba": "end-decades",
}


def golden(key: str) -> Record:
    return read_record((GOLDEN / key / f"{ENDS[key]}.json").read_bytes())


@pytest.mark.parametrize("key", ENDS)
def test_every_round_has_a_mark_and_the_last_one_the_scores(key: str) -> None:
    record, game = golden(key), all_games()[key]
    course = course_of(game, record)
    rounds = [mark.round for mark in course]
    assert len(rounds) > 3
    assert rounds == sorted(set(rounds))
    outcome = RecordedMatch.replayed(game, record).match.outcome
    assert outcome is not None
    assert course[-1].points == outcome.scores


def test_what_is_secret_before_the_end_counts_at_the_end_alone() -> None:
    record, game = golden("glory_to_rome"), all_games()["glory_to_rome"]
    course = course_of(game, record)
    match = Match.start(game, record.seats, record.seed, record.variant)
    for choice in record.choices:
        match.replay(choice)
        if match.rounds == course[-1].round:
            break
    whole = [sum(own.values()) for own in game.standing(match.state_copy())]
    known = [sum(own.values()) for own in match.standing(None)]
    assert list(course[-2].points) == known != whole
