"""Whoever was away is back: by their first look at their panel, or when they said."""

from __future__ import annotations

from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.votes.stand_ins import StandIns
from games.core.seats import Seat


class Returning:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.stand_ins = StandIns(sessions)

    async def here(self, live: Live, user: int) -> bool:
        """At this table; False if they were not away."""
        seat = live.seat_of(user)
        return seat is not None and await self.stand_ins.take_out(live, seat, said=True)

    async def everywhere(self, user: int) -> int:
        """At all their tables; tells at how many."""
        found = 0
        for row in await self.store.tables_of(user):
            async with self.sessions.table(row.id) as live:
                found += await self.here(live, user)
        return found

    async def as_said(self, live: Live, seat: Seat) -> None:
        """The time is over that somebody said they would be away; they may say more meanwhile."""
        until = live.seats[seat].away_until
        if until is not None and until <= self.sessions.now():
            await self.stand_ins.take_out(live, seat, said=False)
