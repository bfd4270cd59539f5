"""What seats have picked but not sent: written at once, read where another may have written."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables.live import Live
from games.core.seats import Seat
from storage.records import DraftRow
from storage.store import Store


class Drafts:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now

    async def of(self, live: Live, seat: Seat) -> tuple[str, ...] | None:
        """The seat's picks, if they are for the question that is open."""
        if seat not in live.drafts or self.store.is_shared:
            live.drafts[seat] = await self.store.draft(live.id, seat)
        row = live.drafts[seat]
        if row is None or not live.playing.asks_since(seat, row.seq):
            return None
        return live.playing.named_now(seat, row.picks)

    async def save(self, live: Live, seat: Seat, picks: tuple[str, ...]) -> None:
        row = DraftRow(live.id, seat, live.playing.seq, picks, self.now())
        await self.store.save_draft(row)
        live.drafts[seat] = row

    async def drop(self, live: Live, seat: Seat) -> None:
        await self.store.delete_draft(live.id, seat)
        live.drafts[seat] = None
