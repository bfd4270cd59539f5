"""Options that are places on the board: what the picture calls them, and the option too."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.speech import Voice
from games.core.contract import Option

NAME = re.compile(r"(?:[A-Za-z]{1,2}\d{1,2}|[IVX]{1,4})\b")  # C4, b2, MG1, III


def marks_of(voice: Voice, options: Sequence[Option]) -> dict[str, str]:
    """Spot on the picture -> what is written there; nothing unless there are several to tell apart.

    A place whose label begins with a short name, as maps have them, is called so; the others are
    numbered.
    """
    first: dict[str, Option] = {}
    for option in options:
        if option.spot:
            first.setdefault(option.spot, option)
    if len(first) < 2:
        return {}
    marks: dict[str, str] = {}
    numbered = 0
    for spot, option in first.items():
        name = _own_name(voice, option)
        if name is None or name in marks.values():
            numbered += 1
            name = str(numbered)
        marks[spot] = name
    return marks


def marked_label(voice: Voice, option: Option, marks: Mapping[str, str]) -> str:
    """The label, with the number that stands on the picture before it."""
    label = voice.say(option.label)
    mark = marks.get(option.spot or "")
    return label if mark is None or mark == _own_name(voice, option) else f"{mark} · {label}"


def _own_name(voice: Voice, option: Option) -> str | None:
    found = NAME.match(voice.say(option.label))
    return found.group() if found else None
