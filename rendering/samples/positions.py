"""Positions to draw without a table: seeded games of computer players, stopped somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.core.catalogue import Catalogue
from games.core.choices import Choice, checksum
from games.core.contract import AnyGame, Event
from games.core.course import Growth
from games.core.headlines import actor, by_importance
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from rendering.frame import Frame, Kind, Language, Line, Step

Film: TypeAlias = list[tuple[Event, Any]]  # what was told, and the table then
NAMES = ("Livia Drusilla", "Gaius", "Octavia", "Marcus Vipsanius", "Titus")


class Position(Struct, frozen=True):
    """A moment of a game, as the table and as one seat sees it."""

    game: str
    view: bytes
    own: bytes  # of the seat that is asked, or of seat 0 when all is over
    frame: Frame


class Sample(Struct, frozen=True):
    """A picture for the gallery: all that `draw` wants, and a name."""

    name: str
    kind: Kind
    view: bytes
    frame: Frame


def play(
    game: AnyGame,
    seats: int,
    seed: int,
    choices: int,
    bots: tuple[str, ...] = ("random",),
    language: Language = "en",
    to_the_end: bool = False,
    variant: Mapping[str, str] | None = None,
    signed: bool = False,
) -> list[Position]:
    """Every position up to so many choices; without `to_the_end` the game is still open.

    If `signed` it is told whose deed each was, as in posts.
    """
    match: Match[Any, Any] = Match.start(game, seats, seed, variant)
    asked = players(game, seats, seed, bots, variant)
    speaker, growth = Catalogue(language, game.texts), Growth(match)
    told: tuple[Event, ...] = tuple(match.take_story())
    found: list[Position] = []
    while True:
        before = found[-1].view if found else None
        if to_the_end or not match.outcome:
            said = [event for event in told if event.only is None][:1]
            lines = tuple(Line(speaker.say(event.text, NAMES), actor(event)) for event in said)
            course = growth.course() if match.outcome else ()
            caption = lines[0].text if lines else ""
            frame = Frame(caption=caption, before=before, course=course)
            frame = replace(frame, lines=lines) if signed else frame
            found.append(_position(match, speaker, frame))
        if match.outcome or match.count >= choices:
            return found
        choice = asked.answer(match)
        told = match.submit(choice.seat, match.seq, choice.picks)
        growth.look()


def move(
    game: AnyGame,
    seats: int,
    seed: int,
    choices: int,
    bots: tuple[str, ...] = ("random",),
    language: Language = "en",
    last: int = 5,
) -> Position:
    """A position whose last choices are one move, told line by line as a post does.

    It begins where the line before was told, so that all of its first line is in it. It ends later
    where so far less than two lines were told: there is little to see in it.
    """
    match: Match[Any, Any] = Match.start(game, seats, seed)
    asked, speaker = players(game, seats, seed, bots), Catalogue(language, game.texts)
    before = msgspec.json.encode(match.view(None))
    while match.count < choices - last:
        choice = asked.answer(match)
        if match.submit(choice.seat, match.seq, choice.picks):
            before = msgspec.json.encode(match.view(None))
    film: Film = []
    while (match.count < choices or len(film) < 2) and not match.outcome:
        film += match.film([asked.answer(match)])
    return _position(match, speaker, replace(told_as_a_post(film, game, speaker), before=before))


def told_as_a_post(film: Film, game: AnyGame, speaker: Catalogue) -> Frame:
    """Lines with what each of them shows, in the order of their weight."""
    events = [event for event, _ in film]
    return Frame(
        lines=tuple(Line(speaker.say(event.text, NAMES), actor(event)) for event in events),
        order=by_importance(events, game.headlines),
        steps=tuple(Step(msgspec.json.encode(view), n) for n, (_, view) in enumerate(film)),
    )


def untold(frame: Frame) -> Frame:
    """Of a table that no move led to: nothing true can be told of it."""
    return replace(frame, caption="", lines=(), order=(), steps=())


class Players:
    """The computer players of a seeded game. What they once answered they need not think over:
    the same game is shown in two languages and at several moments."""

    def __init__(self, seed: int, bots: tuple[str, ...]) -> None:
        self._rng, self._bots = Rng(seed), bots
        self._answers: list[Choice] = []

    def answer(self, match: Match[Any, Any]) -> Choice:
        """Of the first seat that is asked."""
        if match.count == len(self._answers):
            self._answers.append(self._thought(match))
        return self._answers[match.count]

    def _thought(self, match: Match[Any, Any]) -> Choice:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        assert decision is not None
        bot = match.game.bots[self._bots[seat % len(self._bots)]]
        picks = tuple(bot.answer(match.view(seat), decision, self._rng))
        return Choice(seat, decision.key, picks, checksum(decision))


def players(
    game: AnyGame,
    seats: int,
    seed: int,
    bots: tuple[str, ...],
    variant: Mapping[str, str] | None = None,
) -> Players:
    return _players(game.key, seats, seed, bots, tuple(sorted((variant or {}).items())))


@lru_cache(256)
def _players(
    game: str, seats: int, seed: int, bots: tuple[str, ...], variant: tuple[tuple[str, str], ...]
) -> Players:
    return Players(seed, bots)


def _position(match: Match[Any, Any], speaker: Catalogue, told: Frame) -> Position:
    waiting = match.waiting()
    seat = waiting[0] if waiting else Seat(0)
    frame = replace(
        told,
        awaited=_awaited(match, speaker),
        names=NAMES[: match.seats],
        language="de" if speaker.language == "de" else "en",
        move=match.count,
        waiting=tuple(waiting),
    )
    return Position(
        game=match.game.key,
        view=msgspec.json.encode(match.view(None)),
        own=msgspec.json.encode(match.view(seat)),
        frame=frame,
    )


def _awaited(match: Match[Any, Any], speaker: Catalogue) -> str:
    """What for, as a post says it: each thing once, if all can be told."""
    keys = [f"turn-{(match.turn_key(seat) or '').replace('.', '-')}" for seat in match.waiting()]
    if not all(map(speaker.has, keys)):
        return ""
    return " / ".join(dict.fromkeys(speaker.say(Text(key)) for key in keys))
