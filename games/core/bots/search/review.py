"""A finished game seen again: which of a seat's choices are worth a second look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct

from games.core.bots.search.errand import Errand
from games.core.bots.search.futures import steward_of
from games.core.choices import Choice, Saved
from games.core.contract import Game, Ranked
from games.core.match import Match
from games.core.record import Record, begun
from games.core.seats import Seat

S = TypeVar("S")
V = TypeVar("V")

RIVALS = 2  # other answers that a choice is compared with


class Review(Struct, frozen=True, tag=True):
    """What another process needs to see a game again."""

    game: str
    record: Record
    seat: Seat
    most: int  # choices

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)


def sent_to_search(data: bytes) -> Errand | Review:
    return msgspec.json.decode(data, type=Errand | Review)


class Chosen(Struct, frozen=True):
    """One choice: how the game stood, what was picked, and what else there was."""

    saved: Saved
    count: int  # choices before it
    round: int
    picks: tuple[str, ...]
    others: tuple[tuple[str, ...], ...]  # what the steward thinks best


class Reviewed(Struct, frozen=True):
    chosen: tuple[Chosen, ...]  # in the order of play

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def decoded(cls, data: bytes) -> Reviewed:
        return msgspec.json.decode(data, type=cls)


def review(game: Game[S, V], wanted: Review) -> Reviewed:
    """The choices at which the steward would have done something else, the gravest of them.

    Raises ReplayDriftError when the record does not fit the rules any more.
    """
    match = begun(game, wanted.record)
    found: list[tuple[float, Chosen]] = []
    for choice in wanted.record.choices:
        if choice.seat == wanted.seat and not choice.aside:
            found += _doubted(match, choice)
        match.replay(choice)
        match.take_story()
    gravest = sorted(found, key=lambda each: -each[0])[: wanted.most]
    return Reviewed(tuple(sorted((it for _, it in gravest), key=lambda it: it.count)))


def _doubted(match: Match[S, V], choice: Choice) -> list[tuple[float, Chosen]]:
    """A choice the steward would not have made, and how much worse it thinks it is."""
    steward, decision = steward_of(match.game), match.pending(choice.seat)
    if decision is None or steward.rank is None:
        return []
    picks = match.named_now(choice.seat, choice.picks)
    ranked = steward.rank(match.view(choice.seat), decision)
    others = [answer.picks for answer in ranked if set(answer.picks) != set(picks)][:RIVALS]
    if len(ranked) < 2 or not others or set(ranked[0].picks) == set(picks):
        return []
    worse = ranked[0].worth - _worth(ranked, picks)
    return [(worse, Chosen(match.saved(), match.count, match.rounds, picks, tuple(others)))]


def _worth(ranked: Sequence[Ranked], picks: Sequence[str]) -> float:
    """Of an answer; one that the steward does not think of is as bad as its last."""
    found = (answer.worth for answer in ranked if set(answer.picks) == set(picks))
    return next(found, ranked[-1].worth)
