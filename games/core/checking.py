"""What must hold after every choice of every game, whatever its rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from games.core.bots.random_bot import random_bot
from games.core.errors import ReplayDriftError
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat

S = TypeVar("S")
V = TypeVar("V")

TAIL_LIMIT = 60


def problems(match: Match[S, V], rng: Rng) -> list[str]:
    """Every broken promise in the present position; empty when all is well."""
    return [*_storage(match), *_rules(match), *_leaks(match, rng), *_imagined(match, rng)]


def _storage(match: Match[S, V]) -> Iterator[str]:
    game = match.game
    here = match.state_copy()
    data = game.dump(here)
    if game.dump(game.load(data, game.version)) != data:
        yield "dump and load changed the state"
    twin = match.clone()
    if game.dump(twin.state_copy()) != data:
        yield "the clone has another state"
    for seat in _seats(match):
        if twin.pending(seat) != match.pending(seat):
            yield f"the clone asks seat {seat} something else"
    if len(match.tail) >= TAIL_LIMIT:
        yield f"the tail has {len(match.tail)} choices"


def _rules(match: Match[S, V]) -> Iterator[str]:
    yield from match.game.audit(match.state_copy())
    if not match.outcome and not match.waiting():
        yield "the game is not over and nobody is asked"
    for seat in _seats(match):
        asked = match.pending(seat)
        if asked is None:
            continue
        ids = [option.id for option in asked.options]
        if not ids or len(ids) < asked.least:
            yield f"seat {seat} is asked {asked.key} with too few options"
        if len(set(ids)) != len(ids):
            yield f"seat {seat} is asked {asked.key} with an option twice"


def _leaks(match: Match[S, V], rng: Rng) -> Iterator[str]:
    """In a world redealt behind a seat's back, its view and its question must be the same."""
    if match.outcome:
        return
    game = match.game
    for seat in (*_seats(match), None):
        world = game.redeal(match.state_copy(), seat, rng)
        if _bytes(game.view(world, seat)) != _bytes(match.view(seat)):
            yield f"the view of seat {seat} shows what it must not know"
        if seat is not None and match.pending(seat):
            yield from _leaking_question(match, seat, rng)


def _leaking_question(match: Match[S, V], seat: Seat, rng: Rng) -> Iterator[str]:
    """Only where the tail is the seat's own and revealed nothing: else worlds differ rightly."""
    own = all(choice.seat == seat or choice.aside for choice in match.tail)
    if not own or any(event.reveals for event in match.told):
        return
    try:
        elsewhere = match.redealt(seat, rng)
    except ReplayDriftError:
        yield f"what seat {seat} was asked on the way depends on what it must not know"
        return
    if elsewhere.pending(seat) != match.pending(seat):
        yield f"the question to seat {seat} shows what it must not know"


def _imagined(match: Match[S, V], rng: Rng) -> Iterator[str]:
    """A world dealt anew looks the same to who is asked, plays on, and tells nothing of this one.

    It must come out the same when it is imagined from a world that is itself imagined.
    """
    for seat in match.waiting():
        seed, other_seed = rng.next64(), rng.next64()
        one, other = match.imagined(seat, Rng(seed)), match.imagined(seat, Rng(other_seed))
        other.dream(seat, Rng(seed))
        if _bytes(one.view(seat)) != _bytes(match.view(seat)):
            yield f"the world that seat {seat} imagines looks otherwise"
        if _bytes(one.standing(seat)) != _bytes(match.standing(seat)):
            yield f"the points seat {seat} may know differ in a world it imagines"
        for wrong in match.game.audit(one.state_copy()):
            yield f"imagined by seat {seat}: {wrong}"
        if not _alike(one, other, Rng(seed), Rng(seed)):
            yield f"the world that seat {seat} imagines tells of the true one"


def _alike(one: Match[S, V], other: Match[S, V], rng: Rng, same: Rng) -> bool:
    """Whether two matches are the same and stay so to the next checkpoint, played by chance."""
    dump = one.game.dump
    while dump(one.state_copy()) == dump(other.state_copy()):
        waiting = one.waiting()
        if waiting != other.waiting():
            return False
        if not waiting or not one.is_imagined:
            return True
        seat = waiting[0]
        asked, there = one.pending(seat), other.pending(seat)
        if asked is None or asked != there:
            return False
        one.submit(seat, one.seq, random_bot(None, asked, rng))
        other.submit(seat, other.seq, random_bot(None, asked, same))
    return False


def _seats(match: Match[S, V]) -> list[Seat]:
    return [Seat(seat) for seat in range(match.seats)]


def _bytes(view: object) -> bytes:
    return msgspec.json.encode(view)
