"""Places that options are about, in the order in which they lie."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Option


def places_of(options: Sequence[Option]) -> list[str]:
    """Each once, as they are offered; what a later group alone has stands where it has it.

    Who may sell food and wool and buy food, salt and wool thinks of food, salt and wool.
    """
    found: list[str] = []
    last: dict[str, str] = {}  # by group
    for n, option in enumerate(options):
        if not option.spot:
            continue
        if option.spot not in found:
            before = last.get(option.group)
            place = found.index(before) + 1 if before else _before_known(options[n:], found)
            found.insert(place, option.spot)
        last[option.group] = option.spot
    return found


def _before_known(options: Sequence[Option], found: Sequence[str]) -> int:
    """Where the first of a group goes: before what is next in its group and has a place."""
    group = options[0].group
    known = (each.spot for each in options if each.group == group and each.spot in found)
    following = next(known, None)
    return len(found) if following is None else found.index(following)
