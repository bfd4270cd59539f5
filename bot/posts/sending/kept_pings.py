"""Pings that fall into somebody's quiet hours: kept, and sent once when those end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.people.quiet_hours import QuietHours
from bot.posts.news import Reminder
from bot.posts.rows import reminder_row
from bot.tables.live import Live
from games.core.seats import Seat
from storage.store import Store


class KeptPings:
    def __init__(self, store: Store, quiet_hours: QuietHours) -> None:
        self.store = store
        self.quiet_hours = quiet_hours

    async def keep(self, live: Live, pinged: Sequence[Seat], quiet: Mapping[int, int]) -> None:
        """For those whose turn was told while they had quiet hours."""
        for seat in pinged:
            user = live.user_at(seat)
            if user is not None and user in quiet:
                row = reminder_row(live, seat, await self._last_choice(live, seat), quiet[user])
                await self.store.post([row])

    async def still_awaited(self, live: Live, told: Reminder) -> bool:
        """Whether to ping now; not if the turn is over, or the hours were made longer."""
        seat, user = told.seat, told.user
        if user is None or live.row.status != "playing" or live.user_at(seat) != user:
            return False
        if seat not in live.waiting() or not await self._same_turn(live, told):
            return False
        quiet = await self.quiet_hours.among([user])
        await self.keep(live, [seat], quiet)
        return not quiet

    async def _same_turn(self, live: Live, told: Reminder) -> bool:
        if told.acted is None:
            return told.after == await self._last_choice(live, told.seat)
        choices = await self.store.choices(live.id)
        own = [choice for choice in choices if choice.seat == told.seat and not choice.aside]
        return told.acted == len(own)

    async def _last_choice(self, live: Live, seat: Seat) -> int | None:
        made = await self.store.last_choice(live.id, seat)
        return made.id if made else None
