"""A way to begin: some answers in a row, and what a button says of them."""

from __future__ import annotations

from typing import NamedTuple

from games.core.guiding import Answer, Shortcut
from games.core.text import Text


class Opening(NamedTuple):
    label: Text
    answers: tuple[Answer, ...]
    hint: Text | None = None
    spot: str | None = None

    def shortcut(self) -> Shortcut:
        return Shortcut(self.label, self.answers, self.hint, self.spot)
