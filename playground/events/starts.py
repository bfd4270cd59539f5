"""How often a bot may identify: so many times a day, and not all its shards at once."""

from __future__ import annotations

import time

from playground.protocol import limits
from playground.protocol.numbers import Json
from playground.world.settings import Settings


class SessionStarts:
    """What of today's allowance is left, and when each bucket of shards last used it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._left = settings.session_starts
        self._renewed = time.monotonic()
        self._last: dict[int, float] = {}  # by bucket: shards of one bucket come one by one

    def allowance(self) -> Json:
        """As `/gateway/bot` tells it."""
        self._renew()
        passed = time.monotonic() - self._renewed
        return {
            "total": self._settings.session_starts,
            "remaining": self._left,
            "reset_after": int((limits.STARTS_RENEWED_SECONDS - passed) * 1000),
            "max_concurrency": self._settings.max_concurrency,
        }

    def _renew(self) -> None:
        if time.monotonic() - self._renewed >= limits.STARTS_RENEWED_SECONDS:
            self._renewed, self._left = time.monotonic(), self._settings.session_starts

    @property
    def is_used_up(self) -> bool:
        self._renew()
        return self._left <= 0

    def take(self, shard: int) -> bool:
        """Whether this shard may start now; if so, that counts."""
        bucket, now = shard % self._settings.max_concurrency, time.monotonic()
        last = self._last.get(bucket)
        if last is not None and now - last < self._settings.identify_seconds:
            return False
        self._last[bucket] = now
        self._left -= 1
        return True
