"""Options that are places on the board: what the picture calls them, and the option too."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import count

from bot.talk.voice import Voice
from games.core.contract import Option
from games.core.places import places_of
from games.core.text import Text

NUMBERED = re.compile(r"[a-z]+(\d{1,2})")  # lane2
NAME = re.compile(r"(?:[A-Za-z]{1,2}\d{1,2}|[IVX]{1,4})\b")  # C4, b2, MG1, III


def marks_of(voice: Voice, options: Sequence[Option]) -> dict[str, str]:
    """Spot on the picture -> what is written there; a single one is only outlined.

    A place whose label begins with a short name, as maps have them, is called so; the others are
    numbered.
    """
    offered = {option.spot: option for option in reversed(options) if option.spot}
    first = {spot: offered[spot] for spot in places_of(options)}
    if len(first) < 2:
        return dict.fromkeys(first, "")
    marks: dict[str, str] = {}
    named = {spot: _common_name(voice, spot, options) for spot in first}
    free = (str(n) for n in count(1) if str(n) not in named.values())
    for spot, name in named.items():
        marks[spot] = next(free) if name is None or name in marks.values() else name
    return marks


def _common_name(voice: Voice, spot: str, options: Sequence[Option]) -> str | None:
    """Where several options mean one spot, such as the district of their places, it has the name
    only of all.
    """
    names = {own_name(voice, option) for option in options if option.spot == spot}
    return names.pop() if len(names) == 1 else None


def marked_label(
    voice: Voice, option: Option, marks: Mapping[str, str], short: Text | None = None
) -> str:
    """The label or a short one, with the number that stands on the picture before it."""
    label = voice.say(short or option.label)
    mark = marks.get(option.spot or "")
    return label if not mark or mark == own_name(voice, option) else f"{mark} · {label}"


def own_name(voice: Voice, option: Option) -> str | None:
    """What the label calls the place: at its beginning, or as the picture does (`N3`, `lane2`)."""
    label = voice.say(option.label)
    found = NAME.match(label)
    if found:
        return found.group()
    spot = option.spot or ""
    numbered = NUMBERED.fullmatch(spot)
    named = spot if NAME.fullmatch(spot) else numbered[1] if numbered else ""
    return named if named and re.search(rf"\b{named}\b", label) else None
