"""Who is pinged for a turn, and what becomes of those who are not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from bot.people.ping_ways import PingWays
from bot.people.quiet_hours import QuietHours
from bot.posts.sending.pings.kept_pings import KeptPings
from bot.tables.live import Live
from games.core.seats import Seat
from storage.records import OutboxRow
from storage.store import Store

Fate: TypeAlias = Literal["ring", "message", "later", "digest"]


class Hearing(NamedTuple):
    """What becomes of one person's ping."""

    seat: Seat
    fate: Fate
    until: int = 0  # of «later»


class TurnPings:
    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        quiet_hours: QuietHours,
        kept: KeptPings,
        ways: PingWays,
    ) -> None:
        self.store = store
        self.now = now
        self.quiet_hours = quiet_hours
        self.kept = kept
        self.ways = ways

    async def decide(self, live: Live, row: OutboxRow, seats: Sequence[Seat]) -> dict[int, Hearing]:
        """For the person of each seat. Call it before sending: whoever rings is noted."""
        found = {}
        for seat in seats:
            user = live.user_at(seat)
            if user is not None:
                found[user] = await self._hearing(live, row, seat, user)
        return found

    async def _hearing(self, live: Live, row: OutboxRow, seat: Seat, user: int) -> Hearing:
        manner, now = await self.ways.at(live.id, user), self.now()
        back = live.seats[seat].away_until or 0
        if back > now and not manner.despite_absence:
            return Hearing(seat, "later", back)
        if manner.way == "digest":
            return Hearing(seat, "digest")
        quiet = await self.quiet_hours.among([user])
        if quiet:
            return Hearing(seat, "later", quiet[user])
        if manner.way == "message" and row.kind != "reminder":
            return Hearing(seat, "message")
        free = await self.store.claim_ping(row.id, live.id, user, at=now, pause=manner.pause)
        if free is not None:
            return Hearing(seat, "later", free)
        return Hearing(seat, "ring" if manner.way == "channel" else "message")

    async def follow_up(
        self, live: Live, row: OutboxRow, heard: Mapping[int, Hearing], message: int | None
    ) -> None:
        """Queues what those are told who did not hear it; once, however often it is sent."""
        for user, (seat, fate, until) in heard.items():
            if fate in ("message", "later"):
                kept = await self.kept.row(live, seat, until, message)
                at = self.now()
                await self.store.leave_ping(row.id, live.id, user, at=at, instead=[kept])
