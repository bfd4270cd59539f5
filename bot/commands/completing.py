"""What Discord shows while somebody types: at most 25 short names, each for a value."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import TypeAlias

import discord
from discord import app_commands

from bot.talk.limits import AUTOCOMPLETE, CHOICE_TEXT, cut
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, language_for
from bot.talk.troubles import brief, passing
from bot.talk.voice import Voice
from games.core.catalogue import LANGUAGES
from games.core.contract import AnyGame
from games.core.text import Language
from storage.store import StoreError

Choices: TypeAlias = list[app_commands.Choice[str]]


def choices(named: Iterable[tuple[str, str]]) -> Choices:
    """Of (name, value), as many as may be shown."""
    made = [
        app_commands.Choice(name=cut(name, CHOICE_TEXT), value=value)
        for name, value in named
        if len(value) <= CHOICE_TEXT
    ]
    return made[:AUTOCOMPLETE]


def matching(typed: str, named: Iterable[tuple[str, str]]) -> Choices:
    """Those whose name or value holds what was typed."""
    wanted = typed.strip().casefold()
    return choices(
        (name, value)
        for name, value in named
        if wanted in name.casefold() or wanted in value.casefold()
    )


class BriefTroubles(logging.Filter):
    """discord.py notes what fails while somebody types, and nobody can be told: one line will do.

    Not for faults of ours: their place must be known.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, Exception):
            return True
        if isinstance(error, discord.NotFound) or passing(error):  # or they typed on
            _cut_short(record, brief(error))
        elif isinstance(error, StoreError):
            _cut_short(record, str(error))
        return True


def _cut_short(record: logging.LogRecord, why: str) -> None:
    record.msg, record.args, record.exc_info = f"{record.getMessage()}: {why}", (), None


BRIEF = BriefTroubles()


def note_troubles_briefly() -> None:
    logging.getLogger("discord.app_commands.tree").addFilter(BRIEF)


BETWEEN = " – "  # a game's name and what it is


class GameNames:
    """The games, as somebody may type them."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self.games = games

    def matching(self, click: Click, typed: str) -> Choices:
        language = language_for(click)
        voices = [(Voice(language, game), key) for key, game in self.games.items()]
        named = [
            (f"{voice('game-name')}{BETWEEN}{voice('game-line')}", key) for voice, key in voices
        ]
        return matching(typed, named)

    def meant(self, typed: str, language: Language) -> AnyGame:
        """By its key, or by its name in any language."""
        found = self._find(typed)
        if found is None:
            known = ", ".join(Voice(language, game)("game-name") for game in self.games.values())
            raise RefusedError("error-game", game=typed[:40], known=known)
        return found

    def in_command(self, click: Click) -> AnyGame | None:
        """The game that an unfinished command names so far."""
        return self._find(getattr(click.namespace, "game", None) or "")

    def _find(self, typed: str) -> AnyGame | None:
        wanted = typed.split(BETWEEN)[0].strip().casefold()
        for key, game in self.games.items():
            names = (Voice(language, game)("game-name").casefold() for language in LANGUAGES)
            if wanted == key or wanted in names:
                return game
        return None
