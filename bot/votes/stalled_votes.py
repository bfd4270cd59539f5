"""Somebody has let the others wait for long: those who still play decide what becomes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from bot.posts.rows import ended_rows, note_row, offer_row, vote_end_row
from bot.posts.stalled_post import Remedy, outcome, remedies
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.refusals import RefusedError
from bot.votes.stand_ins import StandIns
from bot.votes.votes import DAY, this_vote
from games.core.seats import Seat
from storage.records import VoteRow, WaitRow


class StalledVotes:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.stand_ins = StandIns(sessions)

    def question(self, live: Live, seat: Seat, waits: Sequence[WaitRow]) -> VoteRow | None:
        """Whom it is put to are those who let nobody wait; None if there are none."""
        now = self.sessions.now()
        silent = [wait.seat for wait in waits if wait.stage]
        asked = tuple(
            other
            for other, _ in live.present()
            if other != seat and other not in silent and (live.seats[other].away_until or 0) <= now
        )
        if not asked:
            return None
        return VoteRow(live.id, seat, 0, now + DAY, asked, about="stalled")

    async def cast(self, live: Live, seat: Seat, id: int, remedy: str) -> VoteRow:
        """More than half of those who are asked decide at once."""
        before = await this_vote(self.sessions, live, id)
        if before.about != "stalled" or seat not in before.needed:
            raise RefusedError("refused-not-your-vote")
        if remedy not in remedies(before):
            raise RefusedError("error-stale")
        vote = msgspec.structs.replace(before, ballots={**before.ballots, seat: remedy})
        most = max(Counter(vote.ballots.values()).values())
        if 2 * most <= len(vote.needed):
            await self.store.save_vote(vote, instead_of=before)
            return vote
        return await self._carried_out(live, vote, before, outcome(vote))

    async def settle(self, live: Live, vote: VoteRow) -> VoteRow:
        """Its time is up: what most of those who answered want, if it can be taken back."""
        return await self._carried_out(live, vote, vote, outcome(vote))

    async def _carried_out(
        self, live: Live, vote: VoteRow, before: VoteRow, remedy: Remedy
    ) -> VoteRow:
        done = msgspec.structs.replace(vote, state="agreed")
        seat, row = vote.by, live.seats[vote.by]
        who = f"**{live.voice().names[seat]}**"
        end = vote_end_row(live, done, 0)
        match remedy:
            case "wait":
                await self.store.save_vote(done, instead_of=before)
                await self.store.post([end])
            case "steward":
                told = [end, note_row(live, "note-stand-in", who=who)]
                await self.stand_ins.put_in(live, row, told, done)
            case "free":
                free = msgspec.structs.replace(row, offered=0)
                await self.stand_ins.put_in(live, free, [end, offer_row(live, seat)], done)
            case "end":
                live.row = await self.store.close_table(
                    live.id, self.sessions.now(), version=live.row.version
                )
                await self.store.post(ended_rows(live, "note-ended"))
        self.sessions.wake()
        return done
