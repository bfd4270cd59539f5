"""The computer player: legal whatever it is asked, the same again, no fool."""

from __future__ import annotations

import pytest

from games.core.choices import check_picks
from games.core.contract import Decision, Option
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.romolo_o_remo import GAME

MOST_CHOICES = 1500
TABLES = [(1, {}), (2, {}), (2, {"combat": "die"}), (3, {}), (4, {}), (4, {"teams": "on"})]
PAIRS = 6


def played(kinds: list[str], seed: int, variant: dict[str, str] | None = None, **kw: bool) -> Match:
    match, rng = Match.start(GAME, len(kinds), seed, variant, **kw), Rng(seed)
    while not match.outcome:
        seat = match.waiting()[0]
        decision, view = match.pending(seat), match.view(seat)
        bot = GAME.bots[kinds[seat]]
        if bot.rank:
            for answer in bot.rank(view, decision):
                check_picks(decision, answer.picks)
        match.submit(seat, match.seq, bot.answer(view, decision, rng))
    return match


@pytest.mark.parametrize(("seats", "variant"), TABLES, ids=str)
def test_stewards_play_whole_games_among_themselves(seats: int, variant: dict[str, str]):
    match = played(["steward"] * seats, 1, variant)
    assert match.count <= MOST_CHOICES
    assert match.outcome.reason != "rounds"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_stewards_know_their_way_in_rich_positions(seats: int):
    match = played(["steward"] * seats, 2, boosted=True)
    assert match.outcome.reason != "rounds"


def test_a_steward_does_the_same_again():
    one, other = (played(["steward"] * 2, 3) for _ in range(2))
    assert GAME.dump(one.state_copy()) == GAME.dump(other.state_copy())


def test_a_steward_beats_chance():
    wins = 0
    for seed in range(PAIRS):
        for seat in (0, 1):
            kinds = ["random", "random"]
            kinds[seat] = "steward"
            wins += played(kinds, seed).outcome.winners == (seat,)
    assert wins >= 0.8 * 2 * PAIRS


def test_a_steward_has_no_opinion_of_rules_it_does_not_know():
    match = Match.start(GAME, 2, 1)
    view = match.view(Seat(0))
    options = tuple(Option(id, Text("number")) for id in ("new", "do:new", "x:y:z.3"))
    steward = GAME.bots["steward"]
    for key in ("romolo.attack", "romolo.unit", "romolo.start", "romolo.workers"):
        asked = Decision(Seat(0), key, Text("number"), options)
        check_picks(asked, steward.answer(view, asked, Rng(1)))
