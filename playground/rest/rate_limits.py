"""Rate limits by route and major parameter, with the headers by which clients pace themselves."""

from __future__ import annotations

import hashlib
import time
from typing import Final, NamedTuple

from msgspec import Struct

MAJOR: Final = ("channel_id", "guild_id", "webhook_token")
PURGE_ABOVE: Final = 2_000


class Limit(NamedTuple):
    requests: int
    seconds: float


class Bucket(Struct):
    remaining: int
    resets_at: float


class Pass(NamedTuple):
    """Whether a request may go on, and what its answer's headers say."""

    headers: dict[str, str]
    retry_after: float | None


GENEROUS: Final = Limit(1_000, 1.0)  # so that tests are never slowed down
LIKE_DISCORD: Final = {
    ("POST", "/channels/{channel_id}/messages"): Limit(5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): Limit(5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): Limit(5, 1.0),
    ("POST", "/channels/{channel_id}/typing"): Limit(5, 5.0),
    ("PATCH", "/channels/{channel_id}"): Limit(5, 15.0),
    ("POST", "/users/@me/channels"): Limit(10, 10.0),
    ("POST", "/webhooks/{application_id}/{webhook_token}"): Limit(5, 2.0),
    ("PATCH", "/webhooks/{application_id}/{webhook_token}/messages/{message_id}"): Limit(5, 2.0),
}


class RateLimits:
    def __init__(self) -> None:
        self._limits: dict[tuple[str, str], Limit] = {}
        self._buckets: dict[tuple[str, str, str], Bucket] = {}

    def set(self, method: str, template: str, requests: int, seconds: float) -> None:
        """`template` as in `/channels/{channel_id}/messages`."""
        self._limits[method, template] = Limit(requests, seconds)

    def like_discord(self) -> None:
        """The limits bots meet in practice; Discord publishes none."""
        self._limits.update(LIKE_DISCORD)

    def enter(self, method: str, template: str, parameters: dict[str, str]) -> Pass:
        limit = self._limits.get((method, template), GENEROUS)
        major = "+".join(parameters[name] for name in MAJOR if name in parameters)
        bucket = self._bucket((method, template, major), limit)
        left = max(bucket.resets_at - time.monotonic(), 0.0)
        refused = bucket.remaining <= 0
        bucket.remaining = max(bucket.remaining - 1, 0)
        name = hashlib.sha1(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
        headers = {
            "X-RateLimit-Bucket": name[:24],
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(bucket.remaining),
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
        }
        return Pass(headers, left if refused else None)

    def _bucket(self, key: tuple[str, str, str], limit: Limit) -> Bucket:
        now = time.monotonic()
        found = self._buckets.get(key)
        if found is None or found.resets_at <= now:
            self._purge(now)
            found = self._buckets[key] = Bucket(limit.requests, now + limit.seconds)
        return found

    def _purge(self, now: float) -> None:
        if len(self._buckets) > PURGE_ABOVE:
            alive = {key: each for key, each in self._buckets.items() if each.resets_at > now}
            self._buckets = alive
