"""What only those concerned may allow: one question at a table at a time, whatever it is about."""

from __future__ import annotations

import logging
from typing import Protocol, TypeGuard

import msgspec

from bot.posts.rows import vote_end_row
from bot.posts.vote_post import VotePost
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.refusals import RefusedError
from games.core.seats import Seat
from storage.records import VoteRow

log = logging.getLogger(__name__)

DAY = 24 * 3600


class Motion(Protocol):
    """What a vote is about."""

    async def carry_out(self, live: Live, vote: VoteRow) -> None:
        """Does what was agreed to."""


class SeatMotion(Motion, Protocol):
    async def is_forsaken(self, live: Live, vote: VoteRow) -> bool:
        """Whether its owner has not stirred while it was asked."""

    async def is_stalled(self, live: Live, vote: VoteRow) -> bool:
        """Whether its owner has let the others wait for long."""


class StalledMotion(Protocol):
    async def settle(self, live: Live, vote: VoteRow) -> VoteRow:
        """Its time is up: does what most of those who answered want."""


class Votes:
    """Counts consent, and has done what was agreed to."""

    def __init__(
        self,
        sessions: Sessions,
        undo: Motion,
        seat: SeatMotion,
        stalled: StalledMotion,
        pause: Motion,
    ) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.undo = undo
        self.seat = seat
        self.stalled = stalled
        self.pause = pause
        self.post = VotePost(sessions)

    async def agree(self, live: Live, seat: Seat, id: int) -> VoteRow:
        """Counts an agreement; the last one decides, and for a seat that of its owner.

        The others decide about it when the owner has had the time to answer, or has let them wait
        for long before.
        """
        before = vote = await this_vote(self.sessions, live, id)
        if vote.about == "stalled":
            raise RefusedError("error-stale")
        owner = vote.heir is not None and seat == vote.by
        if seat not in vote.needed and not owner:
            raise RefusedError("refused-not-your-vote")
        vote = msgspec.structs.replace(vote, agreed=tuple(dict.fromkeys((*vote.agreed, seat))))
        owned = vote.heir is not None and live.user_at(vote.by) is not None
        if owned and not owner and have_agreed(vote):
            owned = not await self.seat.is_stalled(live, vote)
        if owner or (not owned and have_agreed(vote)):
            vote = msgspec.structs.replace(vote, state="agreed")
            return await self._carried_out(live, vote, before)
        return await self._noted(live, vote, before)

    async def _carried_out(self, live: Live, vote: VoteRow, before: VoteRow) -> VoteRow:
        """Only one can: for the next one the table is another."""
        if vote.about == "pause":
            await self.pause.carry_out(live, vote)
            return await self._noted(live, vote, before)
        if vote.heir is None:
            await self.undo.carry_out(live, vote)
            return await self._noted(live, vote, None)  # what was taken back took it along
        await self.seat.carry_out(live, vote)
        return await self._noted(live, vote, vote)

    async def refuse(self, live: Live, seat: Seat, id: int) -> VoteRow:
        """By anybody who is asked, and by who asked."""
        vote = await this_vote(self.sessions, live, id)
        if vote.about == "stalled":
            raise RefusedError("error-stale")
        host = vote.heir is not None and live.user_at(seat) == live.row.host
        if seat not in vote.needed and seat != vote.by and not host:
            raise RefusedError("refused-not-your-vote")
        return await self._noted(live, msgspec.structs.replace(vote, state="refused"), vote)

    async def settle(self, live: Live) -> VoteRow | None:
        """At its time, or overtaken by a move: a vote ends, and its message says so.

        Some may have been answered elsewhere than under that message.
        """
        vote = await self.store.vote(live.id)
        if vote is None:
            return None
        elsewhere = vote.heir is not None or vote.about != ""
        if elsewhere and vote.state in ("agreed", "refused"):
            return vote
        if vote.state not in ("open", "expired"):
            return None
        if vote.state == "open" and vote.expires_at > self.sessions.now():
            return None
        if vote.state == "open" and vote.about == "stalled":
            return await self.stalled.settle(live, vote)
        if vote.state == "open" and vote.heir is not None and have_agreed(vote):
            return await self._given(live, vote)
        return await self._expired(vote)

    async def _given(self, live: Live, vote: VoteRow) -> VoteRow:
        """A seat whose owner was silent, if it can be given still."""
        if not await self.seat.is_forsaken(live, vote):
            return await self._expired(vote)
        agreed = msgspec.structs.replace(vote, state="agreed")
        try:
            await self.seat.carry_out(live, agreed)
        except RefusedError as refusal:
            log.info("table %s: a seat stays as it is: %s", live.id, refusal)
            return await self._expired(vote)
        return agreed

    async def _expired(self, vote: VoteRow) -> VoteRow:
        expired = msgspec.structs.replace(vote, state="expired")
        await self.store.save_vote(expired, instead_of=vote)
        return expired

    async def _noted(self, live: Live, vote: VoteRow, before: VoteRow | None) -> VoteRow:
        """The button may have been pressed elsewhere than where all see the question."""
        await self.store.save_vote(vote, instead_of=before)
        elsewhere = vote.heir is not None or vote.about == "pause"
        if elsewhere and vote.state != "open":
            await self.store.post([vote_end_row(live, vote, 0)])
            self.sessions.wake()
        return vote


def have_agreed(vote: VoteRow) -> bool:
    return bool(vote.needed) and set(vote.agreed) >= set(vote.needed)


def is_open(vote: VoteRow | None, sessions: Sessions) -> TypeGuard[VoteRow]:
    """Whether it waits for answers; after its time its end is under way."""
    return vote is not None and vote.state == "open" and vote.expires_at >= sessions.now()


async def this_vote(sessions: Sessions, live: Live, id: int) -> VoteRow:
    """The open vote, if it is the one whose button was pressed."""
    vote = await sessions.store.vote(live.id)
    if not is_open(vote, sessions) or vote.expires_at != id:
        raise RefusedError("refused-no-vote")
    return vote


async def old_vote(sessions: Sessions, live: Live) -> VoteRow | None:
    """In whose place a new one may come; refuses while one is open."""
    vote = await sessions.store.vote(live.id)
    if is_open(vote, sessions):
        raise RefusedError("refused-vote-open")
    return vote
