"""The edges of a view, laid where they cut few things."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

from rendering.kit.box import Box

SHORTER = (1, 0.94, 0.88, 0.82, 0.76, 0.7)  # of a view, where that cuts less
LEAST = 0.5  # of a view
LOST = 6.0  # things that are rather cut than a whole view is lost
ASIDE = 1.5  # things that are rather cut than the view is moved by its half
STEP = 4  # units between places that are tried
HAIR = 3  # units by which a thing may be cut
RIM = 8  # units around what is looked at


def settled(
    seen: Box, size: tuple[float, float], table: Box, things: Sequence[Box]
) -> tuple[Box, float]:
    """A region of at most this size around what is looked at, and what it costs."""
    w, h = min(table.w, round(size[0])), min(table.h, round(size[1]))
    x = _clamped(seen.middle[0] - w // 2, table.x, table.right - w)
    y = _clamped(seen.middle[1] - h // 2, table.y, table.bottom - h)
    near = Box(x - w, y - h, 3 * w, 3 * h).touching(things)
    spans = [(box.x, box.right) for box in near if _crosses(box.y, box.bottom, y, y + h)]
    x, w, aside = _laid((seen.x, seen.right), (x, w), (table.x, table.right), spans)
    spans = [(box.y, box.bottom) for box in near if _crosses(box.x, box.right, x, x + w)]
    y, h, below = _laid((seen.y, seen.bottom), (y, h), (table.y, table.bottom), spans)
    return Box(x, y, w, h), aside + below


Span = tuple[int, int]


def _laid(seen: Span, usual: Span, table: Span, spans: Sequence[Span]) -> tuple[int, int, float]:
    """Start and length of a view in one direction, and its cost."""
    start, whole = usual
    middle = start + whole / 2
    cuts = _cuts(table, spans)
    best = (*usual, float(cuts(start) + cuts(start + whole)))
    if not best[2]:
        return best
    least = seen[1] - seen[0] + 2 * RIM
    for length in (*(round(whole * share) for share in SHORTER), max(least, round(whole * LEAST))):
        first = max(table[0], seen[1] + RIM - length)
        last = min(table[1] - length, seen[0] - RIM)
        for at in {first, last, *range(first, last, STEP)} if first <= last else ():
            moved = abs(at + length / 2 - middle) / whole
            cost = LOST * (1 - length / whole) + ASIDE * 2 * moved
            if cost < best[2]:
                cost += cuts(at) + cuts(at + length)
            if cost < best[2]:
                best = (at, length, cost)
    return best


def _cuts(table: Span, spans: Sequence[Span]) -> Callable[[int], int]:
    """How many things an edge somewhere goes through; the edges of the table cut nothing."""
    begun = sorted(a + HAIR for a, b in spans if b - a > 2 * HAIR)
    ended = sorted(b - HAIR for a, b in spans if b - a > 2 * HAIR)

    def cuts(edge: int) -> int:
        if not table[0] < edge < table[1]:
            return 0
        return bisect_left(begun, edge) - bisect_right(ended, edge)

    return cuts


def _crosses(a: int, b: int, start: int, end: int) -> bool:
    return a < end and start < b


def _clamped(n: int, low: int, high: int) -> int:
    return max(low, min(n, high))
