"""Pings that fall into somebody's quiet hours: kept, and sent once when those end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.people.quiet_hours import QuietHours
from bot.posts.rows import reminder_row
from bot.tables.live import Live
from games.core.text import Seat
from storage.records import OutboxRow
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
                row = reminder_row(live, seat, await self._acted(live, seat), quiet[user])
                await self.store.post([row])

    async def still_awaited(self, live: Live, row: OutboxRow) -> Seat | None:
        """The seat to be pinged now; none if the turn is over, or the hours were made longer."""
        seat, user = row.payload["seat"], row.payload["user"]
        assert isinstance(seat, int)
        if live.row.status != "playing" or live.user_at(Seat(seat)) != user:
            return None
        if seat not in live.waiting() or row.payload["acted"] != await self._acted(
            live, Seat(seat)
        ):
            return None
        quiet = await self.quiet_hours.among([user]) if isinstance(user, int) else {}
        await self.keep(live, [Seat(seat)], quiet)
        return None if quiet else Seat(seat)

    async def _acted(self, live: Live, seat: Seat) -> int:
        """How often a seat has chosen: tells one of its turns from the next."""
        choices = await self.store.choices(live.id)
        return sum(choice.seat == seat and not choice.aside for choice in choices)
