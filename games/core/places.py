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
    for option in options:
        if not option.spot:
            continue
        if option.spot not in found:
            before = last.get(option.group)
            found.insert(found.index(before) + 1 if before else len(found), option.spot)
        last[option.group] = option.spot
    return found
