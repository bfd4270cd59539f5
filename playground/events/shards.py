"""Which part of a bot's servers a connection hears of."""

from __future__ import annotations

from typing import NamedTuple

from playground.protocol.snowflakes import TIME_SHIFT


class Shard(NamedTuple):
    """One of so many parts, counted from 0."""

    number: int = 0
    parts: int = 1

    def hears(self, guild_id: int | None) -> bool:
        """Whether what happens there is this shard's; direct messages are the first one's."""
        return (0 if guild_id is None else guild_id >> TIME_SHIFT) % self.parts == self.number


def read_shard(data: object) -> Shard | None:
    """As it stands in an identify, where all of it may be left out; None when it makes no sense."""
    match data:
        case None:
            return Shard()
        case [int(number), int(parts)] if 0 <= number < parts:
            return Shard(number, parts)
        case _:
            return None
