"""The buttons of a vote."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.talk.presses import Press
from bot.talk.replies import fill, in_place
from bot.votes.stalled_votes import StalledVotes
from bot.votes.votes import Votes
from games.core.seats import Seat
from storage.records import VoteRow

Answer: TypeAlias = Callable[[Live, Seat, int], Awaitable[VoteRow]]


class VoteClicks:
    def __init__(self, sessions: Sessions, votes: Votes, stalled: StalledVotes) -> None:
        self.sessions = sessions
        self.votes = votes
        self.stalled = stalled

    async def agree(self, press: Press) -> None:
        await self._answer(press, self.votes.agree)

    async def refuse(self, press: Press) -> None:
        await self._answer(press, self.votes.refuse)

    async def ballot(self, press: Press) -> None:
        remedy = press.address.argument
        await self._answer(press, lambda live, seat, id: self.stalled.cast(live, seat, id, remedy))

    async def _answer(self, press: Press, answer: Answer) -> None:
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            sitting = Sitting.of(live, press.user, press.language)
            vote = await answer(live, sitting.seat, press.address.seq)
            reply = await self.votes.post.reply(live, vote)
        await fill(press.click, reply)
