"""How long a frame is shown: as long as its line takes to read."""

from __future__ import annotations

SHORTEST, LONGEST = 500, 1600  # milliseconds
WORD = 100  # milliseconds for each
SETTLE = 100  # milliseconds until the eye has found the line


def reading(text: str) -> int:
    """Milliseconds for a line: half a second for four words, no longer than anybody waits."""
    return max(SHORTEST, min(SETTLE + WORD * len(text.split()), LONGEST))
