"""Asking for a day more: the others are not made to wait for ever by it."""

from __future__ import annotations

import msgspec

from bot.posts.rows import line_row
from bot.tables.live import Live
from bot.tables.pace import DAY, SECONDS
from bot.tables.sessions import Sessions
from bot.talk.refusals import RefusedError
from games.core.seats import Seat
from storage.records import WaitStep

MOST = 2  # times in one turn


class PuttingOff:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def a_day(self, live: Live, seat: Seat, since: int) -> int:
        """The reminder comes once more in a day, and all that follows it later too."""
        waits = await self.store.waits(live.id)
        wait = next((w for w in waits if (w.seat, w.since) == (seat, since)), None)
        pace = SECONDS[live.row.pace]
        if wait is None or pace is None:
            raise RefusedError("refused-no-longer-asked")
        if wait.put_off >= MOST:
            raise RefusedError("refused-put-off", n=MOST)
        until = self.sessions.now() + DAY
        later = msgspec.structs.replace(
            wait, since=until - pace, stage=0, next_at=until, put_off=wait.put_off + 1
        )
        rows = (line_row(live),) if wait.stage else ()
        if not await self.store.advance_wait(WaitStep(wait, later, rows)):
            raise RefusedError("refused-no-longer-asked")
        return until
