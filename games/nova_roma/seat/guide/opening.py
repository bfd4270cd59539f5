"""A way to begin: some answers in a row, and what a button says of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from games.core.guiding import Answer, Shortcut
from games.core.text import Text, Value

What = TypeVar("What")
SHORT_IN_LINE = 3  # short buttons stand side by side
MOST_BUTTONS = 13  # of all beginnings together; the actions themselves are in a menu then
FEW_LINES, MOST_BESIDE = 8, 16  # in so few lines there may be more, and the actions beside them


class Opening(NamedTuple):
    label: Text
    answers: tuple[Answer, ...]
    hint: Text | None = None
    spot: str | None = None
    is_short: bool = False  # its label, so that several stand in a line
    sign: str = ""  # key of a label that has the sign of the action, in place of its name

    def after(self, action: Text) -> Text:
        """Its label behind an action, if it needs one."""
        values: dict[str, Value] = {"action": action, "what": self.label}
        return Text(self.sign or "join-action", values)

    def shortcut(self) -> Shortcut:
        return Shortcut(self.label, self.answers, self.hint, self.spot)


def fitting(found: Mapping[What, Sequence[list[Opening]]], most: int) -> dict[What, list[Opening]]:
    """Of each the furthest going that have room together in so many lines, the fewest first."""
    chosen: dict[What, list[Opening]] = {what: [] for what in found}
    for level in range(max(map(len, found.values()), default=0)):
        deep = {what: ways[level] for what, ways in found.items() if level < len(ways)}
        for what in sorted(deep, key=lambda what: _lines(deep[what])):
            others = [way for other, ways in chosen.items() if other != what for way in ways]
            together = [*others, *deep[what]]
            if len(chosen[what]) <= len(deep[what]) and _have_room(together, most):
                chosen[what] = deep[what]
    return chosen


def _have_room(ways: Sequence[Opening], most: int) -> bool:
    lines = _lines(ways)
    return lines <= most and len(ways) <= (MOST_BESIDE if lines <= FEW_LINES else MOST_BUTTONS)


def _lines(ways: Sequence[Opening]) -> int:
    short = sum(way.is_short for way in ways)
    return len(ways) - short + -(-short // SHORT_IN_LINE)
