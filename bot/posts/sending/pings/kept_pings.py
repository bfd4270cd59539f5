"""Turns that are told to somebody later than in the channel, or elsewhere: once, if still true."""

from __future__ import annotations

from bot.posts.news import Reminder
from bot.posts.rows import reminder_row
from bot.tables.live import Live
from games.core.seats import Seat
from storage.records import NewOutbox
from storage.store import Store


class KeptPings:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def row(self, live: Live, seat: Seat, until: int, message: int | None) -> NewOutbox:
        """What tells this turn of a seat then; `message` told it in the channel."""
        return reminder_row(live, seat, await self._last_choice(live, seat), until, message)

    async def still_awaited(self, live: Live, told: Reminder) -> bool:
        """Whether it is still that turn of that person."""
        seat, user = told.seat, told.user
        if user is None or live.row.status != "playing" or live.user_at(seat) != user:
            return False
        return seat in live.waiting() and await self._same_turn(live, told)

    async def _same_turn(self, live: Live, told: Reminder) -> bool:
        if told.acted is None:
            return told.after == await self._last_choice(live, told.seat)
        choices = await self.store.choices(live.id)
        own = [choice for choice in choices if choice.seat == told.seat and not choice.aside]
        return told.acted == len(own)

    async def _last_choice(self, live: Live, seat: Seat) -> int | None:
        made = await self.store.last_choice(live.id, seat)
        return made.id if made else None
