"""Gives the answers that were said in advance, when their time has come."""

from __future__ import annotations

from bot.plans.foretelling import foretell
from bot.posts.rows import nudge_row
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from storage.records import NewOutbox, WaitRow


class PlanAnswers:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def take(self, live: Live, wait: WaitRow) -> None:
        """Answers for a seat whose time has come, or leaves the question to its owner for good."""
        if wait not in await self.store.waits(live.id):
            return  # it has acted meanwhile, or another process was faster
        seat = wait.seat
        if live.row.status != "playing" or live.bot_at(seat) or seat not in live.waiting():
            await self.store.leave_answer(wait)
            return
        foretold = foretell(live, seat, await self.store.plans(live.id, seat))
        if foretold.picks:
            await self.sessions.submit_ahead(live, seat, foretold.picks, foretold.used)
            return
        user = live.user_at(seat)
        told: tuple[NewOutbox, ...] = ()
        if foretold.broken is not None and user is not None:
            told = (nudge_row(live, wait, user, of_plan=True),)
        await self.store.leave_answer(wait, foretold.broken, told)
        self.sessions.wake()
