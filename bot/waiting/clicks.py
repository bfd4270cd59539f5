"""The buttons under a reminder."""

from __future__ import annotations

from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.talk.presses import Press
from bot.talk.replies import Reply, fill, private
from bot.waiting.putting_off import PuttingOff


class WaitingClicks:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.putting_off = PuttingOff(sessions)

    async def tomorrow(self, press: Press) -> None:
        await private(press.click)
        async with self.sessions.table(press.table) as live:
            sitting = Sitting.of(live, press.user, press.language)
            until = await self.putting_off.a_day(live, sitting.seat, press.address.seq)
        await fill(press.click, Reply(sitting.voice("done-tomorrow", at=f"<t:{until}:f>")))
