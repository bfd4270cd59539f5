"""Questions of seeded games as a panel puts them: their places marked, and close up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from games.core.catalogue import Catalogue
from games.core.contract import AnyGame, Decision, Option
from games.core.match import Match
from rendering.frame import Frame, Language
from rendering.samples.positions import NAMES, Sample, players

Mark: TypeAlias = Callable[[str], str | None]  # what a place is called by its options
MOST = 3000  # choices in which every question must have come


def unnamed(spot: str) -> str | None:
    """For games whose places are numbered alone."""
    return None


class Asking(NamedTuple):
    """A question to be met in a game: the first of its kind after so many choices."""

    name: str
    key: str
    seats: int
    seed: int
    after: int = 0
    bots: tuple[str, ...] = ("steward",)
    places: int = 2  # it offers at least
    variant: Mapping[str, str] | None = None


def asked(
    game: AnyGame, asking: Asking, language: Language, mark: Mark = unnamed
) -> Iterator[Sample]:
    """The whole table with marks, and the close-up of them; `mark` names places that have names."""
    match, decision = _met(game, asking)
    frame = _frame(match, decision, language, mark)
    view = msgspec.json.encode(match.view(decision.seat))
    public = msgspec.json.encode(match.view(None))
    yield Sample(f"mark-{asking.name}", "board", public, replace(frame, focus=()))
    yield Sample(f"close-{asking.name}", "board", view, frame)


def _met(game: AnyGame, asking: Asking) -> tuple[Match[Any, Any], Decision]:
    match: Match[Any, Any] = Match.start(game, asking.seats, asking.seed, asking.variant)
    playing = players(game, asking.seats, asking.seed, asking.bots)
    while match.count < MOST and not match.outcome:
        decision = match.pending(match.waiting()[0])
        assert decision is not None
        places = {option.spot for option in decision.options if option.spot}
        if (
            decision.key == asking.key
            and match.count >= asking.after
            and len(places) >= asking.places
        ):
            return match, decision
        match.replay(playing.answer(match))
    raise LookupError(f"{asking.key} is not asked")


def _frame(
    match: Match[Any, Any],
    decision: Decision,
    language: Language,
    mark: Mark,
) -> Frame:
    speaker = Catalogue(language, match.game.texts)
    at: dict[str, list[Option]] = {}
    for option in decision.options:
        if option.spot:
            at.setdefault(option.spot, []).append(option)
    numbers = count(1)
    return Frame(
        names=NAMES[: match.seats],
        language=language,
        move=match.count,
        waiting=tuple(match.waiting()),
        question=speaker.say(decision.prompt, NAMES),
        marks={spot: _mark(mark(spot), numbers, len(at)) for spot in at},
        focus=tuple(at),
        places={spot: speaker.say(here[0].label, NAMES) for spot, here in at.items()},
        offers={spot: tuple(option.id for option in here) for spot, here in at.items()},
    )


def _mark(name: str | None, numbers: Iterator[int], places: int) -> str:
    """A single place is only outlined, as in panels."""
    return name or (str(next(numbers)) if places > 1 else "")
