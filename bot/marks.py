"""Options that are places on the board: what the picture calls them, and the option too."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.speech import Voice
from games.core.contract import Option

LONGEST_NAME = 3  # of a place that is its own mark: C4, III


def marks_of(voice: Voice, options: Sequence[Option]) -> dict[str, str]:
    """Spot on the picture -> what is written there; nothing unless there are several to tell apart.

    A place whose short name the label says is called so; the others are numbered.
    """
    first: dict[str, Option] = {}
    for option in options:
        if option.spot:
            first.setdefault(option.spot, option)
    if len(first) < 2:
        return {}
    return {
        spot: _own_name(voice, option) or str(number)
        for number, (spot, option) in enumerate(first.items(), start=1)
    }


def marked_label(voice: Voice, option: Option, marks: Mapping[str, str]) -> str:
    """The label, with the number that stands on the picture before it."""
    label = voice.say(option.label)
    mark = marks.get(option.spot or "")
    return label if mark is None or mark == _own_name(voice, option) else f"{mark} · {label}"


def _own_name(voice: Voice, option: Option) -> str | None:
    name = (option.spot or "").rpartition(":")[2]
    said = re.findall(r"\w+", voice.say(option.label))
    return name if len(name) <= LONGEST_NAME and name in said else None
