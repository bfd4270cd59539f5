"""What every game brings beyond its rules: points as they stand, turns, headlines, rich starts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.core.bots.random_bot import RANDOM, random_bot
from games.core.catalogue import Catalogue
from games.core.checking import problems
from games.core.contract import AnyGame
from games.core.match import Match
from games.core.rng import Rng
from games.registry import all_games
from tests.games.evening import last_moment, moments

GAMES = [*all_games().values()]
TABLES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}") for game in GAMES for seats in game.seats
]
BOOSTED = range(6)  # seeds
CHECKED_EVERY = 11

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
tables = pytest.mark.parametrize(("game", "seats"), TABLES)


def boosted(game: AnyGame, seats: int, seed: int) -> Match:
    return Match.start(game, seats, seed, boosted=True)


# ---- points as they stand ---------------------------------------------------------------------


@tables
def test_at_the_end_the_points_by_category_sum_up_to_the_scores(game: AnyGame, seats: int):
    for seed in range(3):
        match = last_moment(game, [RANDOM] * seats, seed)
        standing = match.standing(None)
        assert tuple(sum(own.values()) for own in standing) == match.outcome.scores


@tables
def test_points_have_known_categories_at_every_moment(game: AnyGame, seats: int):
    known = {category.key for category in game.categories}
    for match, _, _ in moments(game, [RANDOM] * seats, 1):
        standing = match.standing(None)
        assert len(standing) == seats
        assert all(set(own) <= known for own in standing)


@tables
def test_nobody_hears_of_the_secret_points_of_others(game: AnyGame, seats: int):
    secret = {category.key for category in game.categories if category.secret}
    hidden = {category.key for category in game.categories if category.hidden}
    for match, seat, _ in moments(game, [RANDOM] * seats, 2):
        for n, own in enumerate(match.standing(seat)):
            assert not hidden & set(own)
            assert n == seat or not secret & set(own)


@games
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_category_has_a_name(game: AnyGame, language: str):
    catalogue = Catalogue(language, game.texts, strict=True)
    for category in game.categories:
        assert catalogue.has(f"points-{category.key}")


# ---- turns and headlines ----------------------------------------------------------------------


@tables
def test_turns_begin_with_questions_that_are_asked(game: AnyGame, seats: int):
    assert game.turn_keys
    asked = {decision.key for _, _, decision in moments(game, [RANDOM] * seats, 3)}
    assert asked & set(game.turn_keys)


@games
def test_headlines_are_told(game: AnyGame):
    assert game.headlines
    assert len(set(game.headlines)) == len(game.headlines)
    catalogue = Catalogue("en", game.texts)
    assert [key for key in game.headlines if not catalogue.has(key)] == []


# ---- boosted starts ---------------------------------------------------------------------------


@tables
def test_boosted_games_keep_all_promises_to_the_end(game: AnyGame, seats: int):
    for seed in BOOSTED:
        match, rng = boosted(game, seats, seed), Rng(seed)
        assert problems(match, rng) == []
        while not match.outcome:
            seat = match.waiting()[0]
            match.submit(seat, match.seq, random_bot(None, match.pending(seat), rng))
            if match.count % CHECKED_EVERY == 0 or match.outcome:
                assert problems(match, rng) == []


@tables
def test_a_boost_is_rich_and_the_same_again(game: AnyGame, seats: int):
    def points(match: Match) -> Iterator[int]:
        yield from (sum(own.values()) for own in game.standing(match.state_copy()))

    plain = [sum(points(Match.start(game, seats, seed))) for seed in BOOSTED]
    rich = [sum(points(boosted(game, seats, seed))) for seed in BOOSTED]
    assert sum(rich) > sum(plain)
    assert game.dump(boosted(game, seats, 1).state_copy()) == game.dump(
        boosted(game, seats, 1).state_copy()
    )
