"""Whose seat it is: in a running game nobody is shown another's hand by a change of seats."""

from __future__ import annotations

import msgspec

from bot.posts.rows import offer_row, seat_asked_row, vote_rows
from bot.tables.live import Live
from bot.tables.pace import SECONDS
from bot.tables.sessions import Sessions
from bot.votes.handing_over import HandingOver
from bot.votes.stand_ins import StandIns
from bot.votes.votes import DAY, old_vote
from games.core.seats import Seat
from storage.records import SeatRow, VoteRow

LONG = 3 * DAY  # to answer, at a table without a pace
STALLED = 3  # stages; whoever has let the others wait so long is not waited for any more
OTHERS = 2  # so many can stand for a silent owner; one alone would take an opponent's hand
# They do when its owner has had the time to answer, or simply to play on: two may be of one mind.


class SeatVotes:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.handing_over = HandingOver(sessions)
        self.stand_ins = StandIns(sessions)

    async def ask(self, live: Live, by: int, heir: SeatRow, *, gone: bool) -> VoteRow | None:
        """Gives the seat, or asks those who must allow it; None if nobody need be asked.

        `gone` tells that its owner was found to have left the server.
        """
        self.handing_over.check(live, heir)
        owner = live.user_at(heir.seat)
        needed = _needed(live, heir.seat)
        agreed = tuple(seat for seat, user in live.people() if user == by and seat in needed)
        if gone or owner == by or not _shows_a_hand(live, heir, needed, agreed):
            await self._give(live, heir)
            return None
        before = await old_vote(self.sessions, live)
        expires = self.sessions.now() + patience_of(live)
        played = await self._played(live, heir.seat)
        vote = VoteRow(live.id, heir.seat, played, expires, needed, agreed, heir=heir)
        await self.store.save_vote(vote, instead_of=before)
        rows = vote_rows(live, vote)
        if owner is not None:
            rows.append(seat_asked_row(live, owner, vote))
        await self.store.post(rows)
        self.sessions.wake()
        return vote

    async def is_forsaken(self, live: Live, vote: VoteRow) -> bool:
        """Whether its owner has not stirred while it was asked: who plays is not away."""
        return await self._played(live, vote.by) == vote.to_choice

    async def _played(self, live: Live, seat: Seat) -> int:
        last = await self.store.last_choice(live.id, seat)
        return last.id if last else 0

    async def carry_out(self, live: Live, vote: VoteRow) -> None:
        assert vote.heir is not None
        await self._give(live, vote.heir, vote)

    async def _give(self, live: Live, heir: SeatRow, vote: VoteRow | None = None) -> None:
        """To a computer player; a person must want it, and is offered it."""
        self.handing_over.check(live, heir)
        if heir.user is None:
            await self.handing_over.carry_out(live, heir, vote)
            return
        row = msgspec.structs.replace(live.seats[heir.seat], offered=heir.user)
        await self.stand_ins.arrange(live, row, [offer_row(live, heir.seat)], vote)

    async def is_stalled(self, live: Live, vote: VoteRow) -> bool:
        """Whether its owner has let the others wait for long: nobody waits for their word."""
        waits = await self.store.waits(live.id)
        return any(wait.seat == vote.by and wait.stage >= STALLED for wait in waits)


def patience_of(live: Live) -> int:
    """How long an owner can object: a day, or as long as a move may take."""
    return max(DAY, SECONDS[live.row.pace] or LONG)


def _needed(live: Live, seat: Seat) -> tuple[Seat, ...]:
    """Who can allow it together, without the owner: all others, if they are several."""
    others = tuple(other for other, _ in live.present() if other != seat)
    owned = live.user_at(seat) is not None
    return others if len(others) >= OTHERS or not owned else ()


def _shows_a_hand(
    live: Live, heir: SeatRow, needed: tuple[Seat, ...], agreed: tuple[Seat, ...]
) -> bool:
    """One computer player after another learns nothing that could be told."""
    if live.user_at(heir.seat) is not None:
        return True
    return heir.user is not None and set(agreed) < set(needed)
