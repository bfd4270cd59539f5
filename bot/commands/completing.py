"""What Discord shows while somebody types: at most 25 short names, each for a value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

from discord import app_commands

from bot.talk.limits import AUTOCOMPLETE, CHOICE_TEXT, cut
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, language_for
from bot.talk.voice import Voice
from games.core.catalogue import LANGUAGES
from games.core.contract import AnyGame

if TYPE_CHECKING:
    from bot.app.client import Roma

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


def games_named(roma: Roma, click: Click, typed: str) -> Choices:
    language = language_for(click)
    named = [(Voice(language, game)("game-name"), key) for key, game in roma.games.items()]
    return matching(typed, named)


def game_named(roma: Roma, typed: str, language: str) -> AnyGame:
    """By its key, or by its name in any language."""
    found = _find(roma, typed)
    if found is None:
        known = ", ".join(Voice(language, game)("game-name") for game in roma.games.values())
        raise RefusedError("error-game", game=typed[:40], known=known)
    return found


def game_typed(roma: Roma, click: Click) -> AnyGame | None:
    """The game that an unfinished command names so far."""
    return _find(roma, getattr(click.namespace, "game", None) or "")


def _find(roma: Roma, typed: str) -> AnyGame | None:
    wanted = typed.strip().casefold()
    for key, game in roma.games.items():
        names = (Voice(language, game)("game-name").casefold() for language in LANGUAGES)
        if wanted == key or wanted in names:
            return game
    return None
