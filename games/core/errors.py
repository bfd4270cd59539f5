"""What can go wrong between a player and a match. A new child needs a new reaction in the bot."""

from __future__ import annotations

from games.core.text import Text


class GameError(Exception):
    """Carries the sentence a player should hear."""

    def __init__(self, text: Text) -> None:
        super().__init__(f"{text.key} {dict(text.args)}")
        self.text = text


class IllegalChoiceError(GameError):
    """The player's doing: say so and ask again."""


class StaleChoiceError(GameError):
    """A button of an earlier question: refresh it."""


class ReplayDriftError(GameError):
    """Recorded choices no longer fit the code; `fit` of them still do."""

    def __init__(self, text: Text, fit: int) -> None:
        super().__init__(text)
        self.fit = fit


class SetupError(GameError):
    """A table that cannot be opened: unknown game, seats or variant, unreadable record."""
