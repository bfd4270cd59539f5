"""Positions to draw without a table: seeded games of computer players, stopped somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from games.core.catalogue import Catalogue
from games.core.contract import AnyGame, Event
from games.core.match import Match
from games.core.rng import Rng
from games.core.text import Seat
from rendering.frame import Frame, Kind, Language

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
) -> list[Position]:
    """Every position up to so many choices; without `to_the_end` the game is still open."""
    match: Match[Any, Any] = Match.start(game, seats, seed, variant)
    rng, speaker = Rng(seed), Catalogue(language, game.texts)
    told: tuple[Event, ...] = tuple(match.take_story())
    found: list[Position] = []
    while True:
        before = found[-1].view if found else None
        if to_the_end or not match.outcome:
            found.append(_position(match, speaker, told, before))
        if match.outcome or match.count >= choices:
            return found
        seat = match.waiting()[0]
        decision = match.pending(seat)
        assert decision is not None
        bot = game.bots[bots[seat % len(bots)]]
        told = match.submit(seat, match.seq, bot.answer(match.view(seat), decision, rng))


def _position(
    match: Match[Any, Any], speaker: Catalogue, told: tuple[Event, ...], before: bytes | None
) -> Position:
    waiting = match.waiting()
    seat = waiting[0] if waiting else Seat(0)
    said = [speaker.say(event.text, NAMES) for event in told if event.only is None]
    frame = Frame(
        names=NAMES[: match.seats],
        language="de" if speaker.language == "de" else "en",
        move=match.count,
        caption=said[0] if said else "",
        waiting=tuple(waiting),
        before=before,
    )
    return Position(
        game=match.game.key,
        view=msgspec.json.encode(match.view(None)),
        own=msgspec.json.encode(match.view(seat)),
        frame=frame,
    )
