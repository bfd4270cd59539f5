"""Ids as Discord makes them: the time in the high bits, so that they sort by age."""

from __future__ import annotations

import re
import time
from datetime import UTC, datetime
from typing import Final

DISCORD_EPOCH_MS: Final = 1_420_070_400_000  # the first second of 2015
TIME_SHIFT: Final = 22
WRITTEN: Final = r"^[0-9]{1,20}\Z"  # as many digits as 64 bits can have
WRITTEN_ID: Final = re.compile(WRITTEN)


class Snowflakes:
    """Gives ids, each larger than every one before."""

    def __init__(self) -> None:
        self._last = 0

    def next(self) -> int:
        now = int(time.time() * 1000) - DISCORD_EPOCH_MS
        self._last = max(now << TIME_SHIFT, self._last + 1)
        return self._last

    def follow(self, used: int) -> None:
        """Never give an id at or below one that is in use already."""
        self._last = max(self._last, used)


def written_id(text: str) -> int | None:
    """The id that is written here, if it is one."""
    return int(text) if WRITTEN_ID.match(text) else None


def made_at(snowflake: int) -> float:
    """Seconds since 1970."""
    return ((snowflake >> TIME_SHIFT) + DISCORD_EPOCH_MS) / 1000


def timestamp(seconds: float) -> str:
    """ISO 8601 with microseconds, as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
