"""What Discord shows while somebody types: at most 25 short names, each for a value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

from discord import app_commands

from bot.limits import AUTOCOMPLETE, CHOICE_TEXT, cut
from bot.replies import Click, language_for
from bot.speech import Voice
from games.core.contract import AnyGame

if TYPE_CHECKING:
    from bot.client import Roma

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


def game_typed(roma: Roma, click: Click) -> AnyGame | None:
    """The game that an unfinished command names so far."""
    return roma.games.get(getattr(click.namespace, "game", None) or "")
