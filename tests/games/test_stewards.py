"""The computer player of every game: legal whatever it is asked, the same again, fair, no fool."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.core.bots.random_bot import RANDOM
from games.core.choices import check_picks
from games.core.contract import Bot, Decision, Option
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.registry import all_games
from tests.games.evening import fits, last_moment, moments, seats_near

MOST_CHOICES = 1500
PAIRS = 10  # games against chance


def tables() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Every number of players, and every switch in its last position with as few as may be."""
    for game in all_games().values():
        yield from ((game.key, seats, {}) for seats in game.seats)
        for rule in game.variants:
            variant = {rule.key: rule.values[-1]}
            seats = (n for n in game.seats if fits(game, n, variant))
            yield game.key, next(seats), variant


def steward_of(key: str) -> Bot:
    return all_games()[key].bots["steward"]


@pytest.fixture
def sure(key: str) -> Bot:
    """A steward that may not fall back on chance."""
    steward = steward_of(key)

    def answer(view: object, decision: Decision, rng: Rng):
        assert steward.rank(view, decision), f"no rule of thumb for {decision.key}"
        return steward.answer(view, decision, rng)

    return Bot(answer, steward.rank)


@pytest.mark.parametrize("key", all_games())
def test_is_the_usual_computer_player(key: str):
    assert [*all_games()[key].bots][-1] == "steward"


# ---- legal ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "seats", "variant"), [*tables()])
def test_stewards_play_whole_games_among_themselves(key: str, seats: int, variant, sure: Bot):
    choices = sum(1 for _ in moments(all_games()[key], [sure] * seats, 1, variant))
    assert choices <= MOST_CHOICES


@pytest.mark.parametrize(("key", "seats", "variant"), [*tables()])
def test_has_a_legal_answer_wherever_a_game_may_lead(key: str, seats: int, variant, sure: Bot):
    for match, seat, asked in moments(all_games()[key], [RANDOM] * seats, seats, variant):
        check_picks(asked, sure.answer(match.view(seat), asked, Rng(0)))


@pytest.mark.parametrize("key", all_games())
def test_answers_questions_of_rules_it_does_not_know(key: str):
    """Of a new kind, and of every known kind with options nobody has heard of."""
    game, steward = all_games()[key], steward_of(key)
    seats = seats_near(game, 2)
    match = Match.start(game, seats, 1)
    seat = match.waiting()[0]
    known = {asked.key for _, _, asked in moments(game, [RANDOM] * seats, 1)}
    options = tuple(Option(id, Text("number")) for id in ("new", "do:new", "new.3", "x:y:z.3"))
    for kind in ("tomorrow", *sorted(known)):
        for least, most in ((1, 1), (0, 3), (2, 2), (3, 3)):
            asked = Decision(Seat(seat), kind, Text("number"), options, least, most)
            check_picks(asked, steward.answer(match.view(seat), asked, Rng(1)))


@pytest.mark.parametrize(("key", "seats", "variant"), [*tables()])
def test_ranks_its_answer_first_and_every_option_of_a_single_pick(key: str, seats: int, variant):
    steward = steward_of(key)
    for match, seat, asked in moments(all_games()[key], [RANDOM] * seats, seats + 1, variant):
        ranked = steward.rank(match.view(seat), asked)
        assert ranked[0].picks == tuple(steward.answer(match.view(seat), asked, Rng(0)))
        assert ranked[0].worth == max(answer.worth for answer in ranked)
        for answer in ranked:
            check_picks(asked, answer.picks)
        if asked.least == asked.most == 1:
            assert {answer.picks[0] for answer in ranked} == {o.id for o in asked.options}


# ---- the same again, and fair -----------------------------------------------------------------


@pytest.mark.parametrize("key", all_games())
def test_judges_by_its_view_alone(key: str, sure: Bot):
    """Chance does not matter to it, and in a world redealt behind its back it does the same."""
    game = all_games()[key]
    for match, seat, asked in moments(game, [sure] * seats_near(game, 2), 7):
        here = sure.answer(match.view(seat), asked, Rng(1))
        assert sure.answer(match.view(seat), asked, Rng(2)) == here
        world = game.redeal(match.state_copy(), seat, Rng(match.count))
        assert sure.answer(game.view(world, seat), asked, Rng(3)) == here


@pytest.mark.parametrize("key", all_games())
def test_plays_the_same_game_again(key: str):
    game = all_games()[key]
    bots = [steward_of(key)] * seats_near(game, 2)
    one, other = (
        [(seat, asked.key, match.count) for match, seat, asked in moments(game, bots, 3)]
        for _ in range(2)
    )
    assert one == other


# ---- no fool ----------------------------------------------------------------------------------


@pytest.mark.parametrize("key", all_games())
def test_beats_chance(key: str):
    won, seats = 0, seats_near(all_games()[key], 2)
    for seed in range(PAIRS):
        bots = [RANDOM] * seats
        bots[seed % seats] = steward_of(key)
        won += last_moment(all_games()[key], bots, seed).outcome.winners == (seed % seats,)
    assert won >= 8
