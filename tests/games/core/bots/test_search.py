"""The consul: honest, the same again, bold only where it is sure; in every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from games.core.bots import players
from games.core.bots.search.consul import Effort, Found, Trial, near_the_best, search
from games.core.bots.search.errand import Errand, errand, run
from games.core.bots.search.estimates import Estimate, estimate
from games.core.bots.search.futures import Future, World
from games.core.bots.weighing import judging_bot, ranked
from games.core.choices import check_picks
from games.core.contract import Bot, Decision, Ranked
from games.core.errors import ReplayDriftError
from games.core.judge import Judge
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games
from tests.games.core.toy import Toy, ToyView
from tests.games.evening import moments, seats_near

LITTLE = Effort(answers=3, worlds=2, futures=6, turns=0, widely=True)
EVERY = 23  # of so many moments one is searched: often enough to meet most kinds of questions
MOST = 4
A, B, C = ("a",), ("b",), ("c",)


def searched_moments(key: str, most: int = MOST) -> Iterator[tuple[Match, Seat, Decision]]:
    """Some moments of a game of stewards at which there is something to search for."""
    game = all_games()[key]
    steward = game.bots["steward"]
    found = 0
    for n, (match, seat, asked) in enumerate(moments(game, [steward] * seats_near(game, 2), 5)):
        if n % EVERY == 0 and len(steward.rank(match.view(seat), asked)) > 1:
            yield match, seat, asked
            found += 1
            if found == most:
                return


# ---- honest, and the same again ---------------------------------------------------------------


@pytest.mark.parametrize("key", all_games())
def test_finds_the_same_in_a_world_dealt_anew_behind_its_back(key: str):
    compared = 0
    for match, seat, _ in searched_moments(key):
        here = search(match, seat, Rng(1), LITTLE)
        assert here.estimates
        try:
            elsewhere = match.redealt(seat, Rng(match.count))
        except ReplayDriftError:
            continue
        if elsewhere.view(seat) != match.view(seat):
            continue  # what was drawn since the checkpoint is drawn there of another deck
        assert search(elsewhere, seat, Rng(1), LITTLE) == here
        compared += 1
    assert compared


@pytest.mark.parametrize("key", all_games())
def test_finds_the_same_in_another_process(key: str):
    """Everything a search needs, and everything it finds, goes through bytes."""
    match, seat, _ = next(searched_moments(key))
    sent = errand(match, seat, Rng(3), LITTLE)
    assert sent.seq == match.seq
    found = run(match.game, Errand.decoded(sent.encoded()))
    assert found == search(match, seat, Rng(3), LITTLE)
    assert Found.decoded(found.encoded()) == found


@pytest.mark.parametrize("key", all_games())
def test_leaves_the_match_and_chance_as_they_were(key: str):
    match, seat, _ = next(searched_moments(key))
    rng, before = Rng(4), match.saved()
    search(match, seat, rng, LITTLE)
    assert match.saved() == before
    assert rng.state == Rng(4).state


def test_other_chance_gives_other_worlds():
    match, seat, _ = next(searched_moments("trajan"))
    one, other = (search(match, seat, Rng(n), LITTLE) for n in range(2))
    assert one.estimates != other.estimates


# ---- legal ------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", all_games())
def test_answers_what_is_asked_within_its_effort(key: str):
    for match, seat, asked in searched_moments(key):
        found = search(match, seat, Rng(2), LITTLE)
        check_picks(asked, found.picks)
        assert found.picks == found.estimates[0].picks
        assert found.futures <= LITTLE.futures


# Games in which two stewards are asked such a thing and name more than one answer to it.
@pytest.mark.parametrize("key", ["glory_to_rome", "trajan", "nova_roma", "romolo_o_remo"])
def test_tries_several_answers_to_a_question_with_several_picks(key: str):
    game = all_games()[key]
    steward = game.bots["steward"]
    for match, seat, asked in moments(game, [steward] * seats_near(game, 2), 5):
        if asked.most > 1 and len(steward.rank(match.view(seat), asked)) > 1:
            found = search(match, seat, Rng(2), LITTLE)
            assert len({answer.picks for answer in found.estimates}) > 1
            for answer in found.estimates:
                check_picks(asked, answer.picks)
            return
    pytest.fail("nothing of the kind was asked")


@pytest.mark.parametrize("key", all_games())
def test_stands_beside_the_players_a_game_brings(key: str):
    game = all_games()[key]
    assert players.kinds(game) == (*game.bots, "consul")
    assert "consul" not in game.bots


# ---- bold where it is sure --------------------------------------------------------------------


class Bidding(Toy):
    """Whoever bids high gets more; the steward is told what to prefer."""

    def __init__(self, liked: str) -> None:
        super().__init__()
        self.bots: Mapping[str, Bot[ToyView]] = {
            "steward": judging_bot(lambda _, asked: ranked(asked, lambda id: float(id == liked)))
        }


def bid(liked: str, effort: Effort = LITTLE) -> Found:
    return search(Match.start(Bidding(liked), 2, 1, {"plan": "bid"}), Seat(0), Rng(1), effort)


def test_contradicts_a_steward_who_errs():
    found = bid("low")
    assert found.picks == ("high",)
    best, usual = found.estimates
    assert (best.gain, best.points, best.error) == (1.0, {"points": 1.0}, 0.0)
    assert (usual.picks, usual.gain, usual.points) == (("low",), 0.0, {})


def test_follows_a_steward_who_is_right():
    assert bid("high").picks == ("high",)


def test_gives_up_early_what_is_plainly_worse():
    """Of three amounts the steward likes the most, and is right: one round shows it."""
    match = Match.start(Bidding("3"), 2, 1, {"plan": "turn"})
    for picks in (("x",), ("p",), ("1", "2", "3"), ("yes",)):
        match.submit(Seat(0), match.seq, picks)
    found = search(match, Seat(0), Rng(1), Effort(answers=3, worlds=5, futures=32))
    assert found.picks == ("3",)
    assert found.futures == 15


def test_goes_on_only_while_the_best_rival_is_in_doubt():
    doubted, clear, worse = (Estimate(B, 3, 0.0, gain, 1.0) for gain in (1.5, 2.5, -0.1))
    assert not doubted.is_settled(2.0)
    assert clear.is_settled(2.0)
    assert worse.is_settled(2.0)
    assert Estimate(B, 1, 0.0, -9.0).is_settled(2.0)
    assert not Estimate(B, 1, 0.0, 9.0).is_settled(2.0)


def test_tries_only_what_the_steward_thinks_nearly_as_good():
    game = Bidding("low")
    ranked = [Ranked(A, 8.0), Ranked(B, 5.0), Ranked(C, 3.0)]
    assert near_the_best(ranked, game) == ranked
    game.judge = Judge((), lambda *_: (), lambda _: 0.0, Path(), gap=0.5)
    assert near_the_best(ranked, game) == ranked[:2]
    assert near_the_best([Ranked(A, -1.0), Ranked(B, -1.4), Ranked(C, -2.0)], game)[1:] == [
        Ranked(B, -1.4)
    ]
    assert near_the_best([], game) == []


@pytest.mark.parametrize("rounds", [1, 2])
def test_looks_so_many_rounds_ahead(rounds: int):
    match, seat, _ = next(searched_moments("romolo_o_remo"))
    dream = match.imagined(seat, Rng(2))
    World(match, seat, Rng(1), 0, rounds)._play_on(dream, Rng(3))
    assert dream.rounds == match.rounds + rounds
    assert dream.pending(seat).key in match.game.turn_keys


def test_a_difference_within_the_noise_is_none():
    near, sure = Estimate(B, 9, 0.0, 1.0, 1.5), Estimate(B, 9, 0.0, 1.0, 0.5)
    usual = Estimate(A, 9, 0.0)
    match = Match.start(Bidding("low"), 2, 1, {"plan": "bid"})
    trial = Trial(match, Seat(0), Rng(1), LITTLE)
    assert trial.chosen(A, [usual, near]).picks == A
    assert trial.chosen(A, [usual, sure]).picks == B


def test_what_was_given_up_halfway_is_not_chosen():
    usual, lucky = Estimate(A, 9, 0.0), Estimate(B, 3, 9.0, 9.0, 0.1)
    trial = Trial(Match.start(Toy(), 2, 1), Seat(0), Rng(1), LITTLE)
    assert trial.chosen(A, [usual, lucky]).picks == A


def test_one_or_two_worlds_prove_nothing():
    assert not Estimate(B, 2, 5.0, 5.0, 0.0).is_ahead(1.0)
    assert Estimate(B, 3, 5.0, 5.0, 0.0).is_ahead(1.0)


def test_differences_are_taken_world_by_world():
    """The worlds differ a lot, the answers always by one point: that is sure."""
    usual = [Future(float(n), {"x": n}) for n in (0, 50, 100)]
    other = [Future(n + 1.0, {"x": n, "y": 1}) for n in (0, 50, 100)]
    found = estimate(B, other, usual)
    assert (found.prospect, found.gain, found.error, found.points) == (51.0, 1.0, 0.0, {"y": 1.0})


def test_only_an_imagined_world_is_judged_as_a_whole():
    match = Match.start(Toy(), 2, 1)
    with pytest.raises(AssertionError, match="imagined"):
        match.prospect(Seat(0))
    assert match.imagined(Seat(0), Rng(1)).prospect(Seat(0)) == 0.0
