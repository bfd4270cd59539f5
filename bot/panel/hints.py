"""What options mean, in small print above their buttons."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.panel.ways.offering import BESIDE, JOINED, STEPWISE, takes_one
from bot.talk.limits import BUTTONS_PER_ROW
from bot.talk.voice import Voice
from games.core.contract import LISTED, Decision, Option

ROOM = 1200
SHORT_LABEL = 16  # letters of a button of which several stand in a row, also on a phone
SHORT_IN_LINE = 3  # of them, on a phone
MOST_LINES = 14  # of buttons, on a phone: a menu would show as many
ROWS_OF_OPTIONS = 4  # the fifth is for undoing
ROWS_OF_LONG = 2  # where there are many long ones: a few buttons, and a menu of the others
MOST_TWINS = 3  # shortcuts that stand beside the very option each begins with
MOST_HINTS = 8  # lines that somebody reads before pressing


def hint_lines(voice: Voice, options: Sequence[Option], room: int = ROOM) -> list[str]:
    """Buttons cannot carry explanations; options with the same one share a line."""
    lines = []
    for hint, labels in _shared(voice, options).items():
        between = " / " if any("," in label for label in labels) else ", "
        line = f"-# {between.join(labels)} – {hint}"
        room -= len(line) + 1
        if room > 0:
            lines.append(line)
    beside = voice("hint-beside")
    if any(option.group == BESIDE for option in options) and room > len(beside):
        lines.append(beside)
    return lines


def rows_for(voice: Voice, decision: Decision) -> int:
    """How many rows of buttons a question has."""
    in_menu = (STEPWISE, LISTED)
    options = [option for option in decision.options if option.group not in in_menu]
    return ROWS_OF_OPTIONS if fit_as_buttons(voice, options) else ROWS_OF_LONG


def unfolded(voice: Voice, decision: Decision) -> Decision:
    """What shortcuts begin with stands beside them, where all of it has room as buttons.

    Not many twins, though: two rows that say the same but for a sign are hard to tell apart.
    """
    room = len(decision.options) <= BUTTONS_PER_ROW * ROWS_OF_OPTIONS
    joined = sum(each.group == JOINED for each in decision.options)
    steps = sum(each.group == STEPWISE for each in decision.options)
    room = room and not joined == steps > MOST_TWINS
    if not room or not takes_one(decision) or not fit_as_buttons(voice, decision.options):
        return decision
    options = [
        replace(each, group=BESIDE) if each.group == STEPWISE else each for each in decision.options
    ]
    return replace(decision, options=tuple(options))


def fit_as_buttons(voice: Voice, options: Sequence[Option]) -> bool:
    """Whether many options can be buttons, one tap each, instead of a menu that must be opened."""
    long = sum(len(voice.say(option.label)) > SHORT_LABEL for option in options)
    lines = long + -(-(len(options) - long) // SHORT_IN_LINE)
    most = MOST_LINES if len(options) <= MOST_LINES else MOST_HINTS
    return lines <= MOST_LINES and len(_shared(voice, options)) <= most


def _shared(voice: Voice, options: Sequence[Option]) -> dict[str, list[str]]:
    """The labels with each explanation, in the order of the options."""
    shared: dict[str, list[str]] = {}
    for option in options:
        if option.hint is not None:
            labels, label = shared.setdefault(voice.say(option.hint), []), voice.say(option.label)
            if label not in labels:  # a shortcut and what it begins with
                labels.append(label)
    return shared
