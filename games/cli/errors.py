"""What goes wrong at a keyboard, as the one sentence a person should read."""

from __future__ import annotations

from games.core.errors import GameError
from games.core.text import Text, Value

BAD_INPUT = 2
INTERRUPTED = 130


class CommandError(GameError):
    """Something the person at the keyboard can put right."""

    def __init__(self, key: str, **args: Value) -> None:
        super().__init__(Text(key, args))


class StoppedError(CommandError):
    """The game was left in an orderly way, by Ctrl-C or because input or output went away."""

    def __init__(self, code: int, key: str, **args: Value) -> None:
        super().__init__(key, **args)
        self.code = code


class InputEndedError(Exception):
    """Nobody is typing any more: Ctrl-D, or the end of what was piped in."""


class OutputClosedError(Exception):
    """Nobody is reading any more: the other end of a pipe was closed."""
