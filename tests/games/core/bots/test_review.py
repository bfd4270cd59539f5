"""Which choices of a finished game are worth a second look."""

from __future__ import annotations

import msgspec

from games.core.bots.random_bot import random_bot
from games.core.bots.search.consul import Effort
from games.core.bots.search.errand import Errand, comparison, run
from games.core.bots.search.review import Review, Reviewed, review
from games.core.choices import check_picks
from games.core.match import resume
from games.core.record import Record, RecordedMatch
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games
from games.searching import searched

GAME = all_games()["glory_to_rome"]
LITTLE = Effort(futures=6, turns=0)


def played(choices: int, astray: int) -> Record:
    """Some choices of a game of stewards, of whom the first does anything now and then."""
    steward = GAME.bots["steward"]
    recorded, rng = RecordedMatch.start(GAME, ["A", "B"], 3), Rng(4)
    match = recorded.match
    for _ in range(choices):
        seat = match.waiting()[0]
        asked = match.pending(seat)
        assert asked
        if astray and seat == 0 and rng.below(astray) == 0:
            picks = random_bot(None, asked, rng)
        else:
            picks = tuple(steward.answer(match.view(seat), asked, rng))
        recorded.submit(seat, match.seq, picks)
    return recorded.record


def test_what_the_steward_would_have_done_too_is_not_doubted():
    assert review(GAME, Review(GAME.key, played(60, 0), Seat(0), 9)).chosen == ()


def test_the_gravest_of_the_others_in_the_order_of_play():
    record = played(80, 2)
    few, many = (review(GAME, Review(GAME.key, record, Seat(0), n)).chosen for n in (3, 99))
    assert len(few) == 3 < len(many)
    assert {it.count for it in few} < {it.count for it in many}
    assert [it.count for it in many] == sorted(it.count for it in many)
    for it in many:
        match = resume(GAME, it.saved)
        asked = match.pending(Seat(0))
        assert asked
        assert (match.count, match.rounds) == (it.count, it.round)
        assert it.picks == record.choices[it.count].picks
        assert it.picks not in it.others
        for picks in (it.picks, *it.others):
            check_picks(asked, picks)


def test_another_process_sees_the_same_and_compares_what_is_named():
    wanted = Review(GAME.key, played(40, 2), Seat(0), 2)
    found = review(GAME, wanted)
    assert Reviewed.decoded(searched(wanted.encoded())) == found
    it = found.chosen[0]
    match, answers = resume(GAME, it.saved), (it.picks, it.others[0])
    sent = comparison(match, Seat(0), Rng(1), LITTLE, answers)
    compared = run(GAME, msgspec.json.decode(sent.encoded(), type=Errand))
    assert {each.picks for each in compared.estimates} == set(answers)
    assert {each.worlds for each in compared.estimates} == {3}
    assert compared.futures == 6
    own = next(each for each in compared.estimates if each.picks == it.picks)
    assert (own.gain, own.error) == (0.0, 0.0)
    assert compared.picks == max(compared.estimates, key=lambda each: each.gain).picks
