"""What is found out once: by each for itself, and never again."""

from __future__ import annotations

from games.core.bots.once import once


class Thinker:
    def __init__(self, start: int) -> None:
        self.start, self.asked = start, 0

    @once
    def found(self) -> int:
        """What it finds."""
        self.asked += 1
        return self.start + 1


def test_is_found_out_once_by_each() -> None:
    one, other = Thinker(1), Thinker(5)
    assert (one.found, one.found, other.found, one.found) == (2, 2, 6, 2)
    assert (one.asked, other.asked) == (1, 1)


def test_says_what_it_is() -> None:
    assert Thinker.found.__doc__ == "What it finds."
