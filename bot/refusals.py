"""What the bot does not do for somebody, as a sentence to that person."""

from __future__ import annotations

from games.core.text import Text, Value


class RefusedError(Exception):
    """Nothing was changed; the text says what to do instead."""

    def __init__(self, key: str, **args: Value) -> None:
        super().__init__(key)
        self.text = Text(key, args)
