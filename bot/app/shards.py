"""Which part of the bot's servers this process serves, as SHARDS names it."""

from __future__ import annotations

import re

from msgspec import Struct

MOST_SHARDS = 10_000
WRITTEN = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")


class Shards(Struct, frozen=True):
    """The shards from `first` to `last` of `count`, counted from 0."""

    first: int
    last: int
    count: int

    @property
    def numbers(self) -> list[int]:
        return list(range(self.first, self.last + 1))

    @property
    def is_all(self) -> bool:
        return len(self.numbers) == self.count

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"


def read_shards(text: str) -> Shards | None:
    """`0-3/8` or `5/8`; None when it says no such thing."""
    written = WRITTEN.fullmatch(text.strip())
    if written is None:
        return None
    first, last, count = (int(part or written[1]) for part in written.groups())
    if not first <= last < count <= MOST_SHARDS:
        return None
    return Shards(first, last, count)
