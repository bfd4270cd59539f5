"""What only those concerned may allow: one question at a table at a time, whatever it is about."""

from __future__ import annotations

from typing import Protocol

import msgspec

from bot.posts.rows import vote_end_row
from bot.posts.vote_post import VotePost
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.refusals import RefusedError
from games.core.seats import Seat
from storage.records import VoteRow

DAY = 24 * 3600


class Motion(Protocol):
    """What a vote is about."""

    async def carry_out(self, live: Live, vote: VoteRow) -> None:
        """Does what was agreed to."""


class Votes:
    """Counts consent, and has done what was agreed to."""

    def __init__(self, sessions: Sessions, undo: Motion, seat: Motion) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.undo = undo
        self.seat = seat
        self.post = VotePost(sessions)

    async def agree(self, live: Live, seat: Seat, id: int) -> VoteRow:
        """Counts an agreement; the last one, or that of whose seat it is, decides."""
        vote = await this_vote(self.sessions, live, id)
        owner = vote.heir is not None and seat == vote.by
        if seat not in vote.needed and not owner:
            raise RefusedError("refused-not-your-vote")
        vote = msgspec.structs.replace(vote, agreed=tuple(dict.fromkeys((*vote.agreed, seat))))
        if owner or set(vote.agreed) >= set(vote.needed):
            vote = msgspec.structs.replace(vote, state="agreed")
            await (self.undo if vote.heir is None else self.seat).carry_out(live, vote)
        return await self._noted(live, vote)

    async def refuse(self, live: Live, seat: Seat, id: int) -> VoteRow:
        """By anybody who is asked, and by who asked."""
        vote = await this_vote(self.sessions, live, id)
        host = vote.heir is not None and live.user_at(seat) == live.row.host
        if seat not in vote.needed and seat != vote.by and not host:
            raise RefusedError("refused-not-your-vote")
        return await self._noted(live, msgspec.structs.replace(vote, state="refused"))

    async def _noted(self, live: Live, vote: VoteRow) -> VoteRow:
        """The button may have been pressed elsewhere than where all see the question."""
        await self.store.save_vote(vote)
        if vote.heir is not None and vote.state != "open":
            await self.store.post([vote_end_row(live, vote, 0)])
            self.sessions.wake()
        return vote


async def open_vote(sessions: Sessions, live: Live) -> VoteRow | None:
    """The question that waits for answers at a table."""
    vote = await sessions.store.vote(live.id)
    if vote is None or vote.state != "open":
        return None
    if vote.expires_at < sessions.now():
        await sessions.store.save_vote(msgspec.structs.replace(vote, state="expired"))
        return None
    return vote


async def this_vote(sessions: Sessions, live: Live, id: int) -> VoteRow:
    """The open vote, if it is the one whose button was pressed."""
    vote = await open_vote(sessions, live)
    if vote is None or vote.expires_at != id:
        raise RefusedError("refused-no-vote")
    return vote


async def expect_none_open(sessions: Sessions, live: Live) -> None:
    if await open_vote(sessions, live):
        raise RefusedError("refused-vote-open")
