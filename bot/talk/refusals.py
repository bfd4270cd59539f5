"""What the bot does not do for somebody, as a sentence to that person."""

from __future__ import annotations

from games.core.contract import AnyGame
from games.core.errors import GameError
from games.core.text import Text, Value


class RefusedError(Exception):
    """Nothing was changed; the text says what to do instead."""

    def __init__(self, key: str, **args: Value) -> None:
        super().__init__(key)
        self.text = Text(key, args)
        self.speaker: AnyGame | None = None  # whose words they are, if a game's

    @classmethod
    def by_game(cls, speaker: AnyGame, error: GameError) -> RefusedError:
        """A refusal of the game itself; only its own catalogue may know the words."""
        made = cls(error.text.key, **error.text.args)
        made.speaker = speaker
        return made
