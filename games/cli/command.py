"""What a command of the terminal is: a name, its options, and what it does."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from typing import NamedTuple

from games.cli.errors import CommandError
from games.cli.screen.terminal import Terminal
from games.cli.screen.voice import Voice

MOST_SEED = 2**63 - 1  # what every JSON reader can hold


class Desk(NamedTuple):
    """Where a command works: the screen and the words."""

    terminal: Terminal
    voice: Voice


class Command(NamedTuple):
    name: str
    declare: Callable[[ArgumentParser, Voice], None]
    run: Callable[[Namespace, Desk], int]


def whole_number(option: str, word: str, least: int, most: int | None = None) -> int:
    """The number after an option; raises CommandError for anything else."""
    try:
        n = int(word)
    except ValueError:
        n = least - 1
    if n < least or (most is not None and n > most) or not word.strip("-").isdigit():
        key = "cli-error-number" if most is None else "cli-error-number-between"
        bounds = {"least": str(least), "most": str(most)}  # as typed, not as 1,000
        raise CommandError(key, option=option, word=word[:40], **bounds)
    return n


def comma_separated(words: str) -> list[str]:
    return [word.strip() for word in words.split(",")]


def settings(words: Iterable[str]) -> dict[str, str]:
    """`key=value` after --variant; which keys and values there are, the game knows."""
    found = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise CommandError("cli-error-setting", word=word[:40])
        found[key.strip()] = value.strip()
    return found
