"""Where the camera looks: at what changed, from where it stood if that will do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TypeAlias

from rendering.front.camera import enclosing
from rendering.kit.box import Box

Span: TypeAlias = "tuple[int, int]"

RIM = 30  # units around what is looked at


def aim(
    targets: Sequence[Box],
    table: Box,
    size: tuple[int, int],
    stood: Box | None,
    words: Sequence[Box] = (),
) -> Box:
    """A region of this size with the first target, and as many of the others as go with it.

    Its edges cut as few words as that allows.
    """
    w, h = min(size[0], table.w), min(size[1], table.h)
    if not targets:
        return stood or Box(table.x, table.y, w, h)
    group = targets[0]
    for target in targets[1:]:
        both = enclosing((group, target))
        if both.w <= w - 2 * RIM and both.h <= h - 2 * RIM:
            group = both
    if stood and (stood.w, stood.h) == (w, h) and stood.contains(group):
        return stood
    x, y = group.middle[0] - w // 2, group.middle[1] - h // 2
    y = max(table.y, min(y, table.bottom - h))
    beside = [(box.x, box.right) for box in words if box.y < y + h and box.bottom > y]
    x = _between_words(x, w, (table.x, table.right), (group.x, group.right), beside)
    over = [(box.y, box.bottom) for box in words if box.x < x + w and box.right > x]
    y = _between_words(y, h, (table.y, table.bottom), (group.y, group.bottom), over)
    return Box(x, y, w, h)


def _between_words(
    wanted: int, length: int, table: Span, group: Span, words: Sequence[Span]
) -> int:
    """Where a window of this length begins on the table: it holds the group, cuts fewest words,
    and is as near to where it is wanted as that allows.
    """
    low, high = table[0], table[1] - length
    wanted = max(low, min(wanted, high))
    first = max(low, min(wanted, group[1] + RIM - length))
    last = min(high, max(wanted, group[0] - RIM))
    cut = _cuts(words, table)
    return min(
        range(first, last + 1),
        key=lambda at: (cut[at - table[0]] + cut[at + length - table[0]], abs(at - wanted)),
    )


def _cuts(words: Sequence[Span], table: Span) -> list[int]:
    """How many words an edge at each place of the table would cut."""
    steps = [0] * (table[1] - table[0] + 1)
    for start, end in words:
        first, last = (max(0, min(at - table[0], len(steps) - 1)) for at in (start + 1, end))
        steps[first] += 1
        steps[last] -= 1
    return list(accumulate(steps))
