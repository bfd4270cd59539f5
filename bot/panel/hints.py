"""What options mean, in small print above their buttons."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panel.ways.offering import STEPWISE
from bot.talk.voice import Voice
from games.core.contract import Decision, Option

ROOM = 1200
SHORT_LABEL = 16  # letters of a button of which several stand in a row, also on a phone
MOST_LONG = 1  # labels of several that may be longer: with somebody's name in them
FEW = 12  # options that are buttons however long: a phone shows one to a line, as a menu does
ROWS_OF_OPTIONS = 4  # the fifth is for undoing
ROWS_OF_LONG = 2  # where there are many long ones: a few buttons, and a menu of the others
MOST_HINTS = 8  # lines that somebody reads before pressing


def hint_lines(voice: Voice, options: Sequence[Option], room: int = ROOM) -> list[str]:
    """Buttons cannot carry explanations; options with the same one share a line."""
    lines = []
    for hint, labels in _shared(voice, options).items():
        line = f"-# {', '.join(labels)} – {hint}"
        room -= len(line) + 1
        if room > 0:
            lines.append(line)
    return lines


def rows_for(voice: Voice, decision: Decision) -> int:
    """How many rows of buttons a question has."""
    options = [option for option in decision.options if option.group != STEPWISE]
    return ROWS_OF_OPTIONS if fit_as_buttons(voice, options) else ROWS_OF_LONG


def fit_as_buttons(voice: Voice, options: Sequence[Option]) -> bool:
    """Whether many options can be buttons, one tap each, instead of a menu that must be opened."""
    long = sum(len(voice.say(option.label)) > SHORT_LABEL for option in options)
    few = len(options) <= FEW
    return (few or long <= MOST_LONG) and len(_shared(voice, options)) <= (
        FEW if few else MOST_HINTS
    )


def _shared(voice: Voice, options: Sequence[Option]) -> dict[str, list[str]]:
    """The labels with each explanation, in the order of the options."""
    shared: dict[str, list[str]] = {}
    for option in options:
        if option.hint is not None:
            shared.setdefault(voice.say(option.hint), []).append(voice.say(option.label))
    return shared
