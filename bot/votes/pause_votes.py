"""Pausing a table: everybody must agree, and it has an end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.posts.rows import note_row, vote_rows
from bot.tables.live import Live
from bot.tables.pace import awaited_people
from bot.tables.sessions import Sessions
from bot.talk.refusals import RefusedError
from bot.votes.votes import DAY, old_vote
from games.core.seats import Seat
from storage.records import NewOutbox, VoteRow


class PauseVotes:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def ask(self, live: Live, seat: Seat, days: int) -> VoteRow:
        """Puts it to all others who play; alone, it is done at once."""
        if live.row.status != "playing":
            raise RefusedError("error-over")
        before = await old_vote(self.sessions, live)
        now = self.sessions.now()
        needed = tuple(other for other, _ in live.present() if other != seat)
        vote = VoteRow(live.id, seat, now + days * DAY, now + DAY, needed, about="pause")
        if not needed:
            until = f"<t:{vote.to_choice}:D>"
            await self._change(live, vote.to_choice, [note_row(live, "note-paused", until=until)])
            return vote
        await self.store.save_vote(vote, instead_of=before)
        await self.store.post(vote_rows(live, vote))
        self.sessions.wake()
        return vote

    async def carry_out(self, live: Live, vote: VoteRow) -> None:
        """Until then nobody is reminded; who wants to can still move. The question's message says
        so then.
        """
        await self._change(live, vote.to_choice, [])

    async def end(self, live: Live, seat: Seat) -> None:
        """Anybody may: all have their full time again. Ended already, it stays so."""
        if self.is_paused(live):
            who = f"**{live.voice().names[seat]}**"
            await self._change(live, 0, [note_row(live, "note-played-on", who=who)])

    def is_paused(self, live: Live) -> bool:
        return live.row.paused_until > self.sessions.now()

    async def _change(self, live: Live, until: int, told: Sequence[NewOutbox]) -> None:
        live.row = await self.store.wait_anew(
            live.id,
            awaited_people(live),
            self.sessions.now(),
            told,
            version=live.row.version,
            paused_until=until,
        )
        self.sessions.wake()
