"""Undo by consent: past what was revealed or done by others, those affected must agree."""

from __future__ import annotations

from bot.posts.lines.story_lines import lost_line, lost_moves
from bot.posts.rows import hand_rows, present_row, vote_rows
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.names import escaped
from bot.talk.refusals import RefusedError
from bot.votes.votes import DAY, old_vote
from games.core.seats import Seat
from storage.records import MoveRow, VoteRow


class UndoVotes:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def ask(self, live: Live, seat: Seat) -> VoteRow:
        """Opens a vote on taking back the seat's last turn and all after it."""
        vote = await self.proposed(live, seat)
        await self.propose(live, vote)
        return vote

    async def proposed(self, live: Live, seat: Seat) -> VoteRow:
        """The vote that would be opened; nobody is asked yet."""
        if live.playing.outcome:
            raise RefusedError("error-over")
        first = await self._turn_of(live, seat)
        if first is None:
            raise RefusedError("refused-nothing-to-undo")
        needed = tuple(other for other, _ in live.present() if other != seat)
        expires = self.sessions.now() + DAY
        return VoteRow(live.id, seat, first, expires, needed)

    async def propose(self, live: Live, vote: VoteRow) -> None:
        """Asks those who must agree; where nobody must, it is done at once."""
        before = await old_vote(self.sessions, live)
        await self.store.save_vote(vote, instead_of=before)
        if vote.needed:
            await self.store.post(vote_rows(live, vote))
            self.sessions.wake()
        else:
            await self.carry_out(live, vote)

    async def _turn_of(self, live: Live, seat: Seat) -> int | None:
        """The choice with which the seat's last turn began: since then nobody else chose."""
        last = await self.store.last_choice(live.id, seat)
        if last is None:
            return None
        move = await self.store.move_with(live.id, last.number)
        begun = [move.first if move else 0, live.playing.saved().before]
        start = max(n for n in begun if n <= last.number)
        choices = await self.store.choices(live.id, start, last.number)
        others = [n for n, choice in enumerate(choices, start) if choice.seat != seat]
        return others[-1] + 1 if others else start

    async def lost(self, live: Live, vote: VoteRow) -> list[MoveRow]:
        """Which moves a vote would take back."""
        return lost_moves(await self.store.moves(live.id, 0, live.row.moves), vote.to_choice)

    async def carry_out(self, live: Live, vote: VoteRow) -> None:
        """Everybody sees the table as it is again, and their hands."""
        others = [escaped(live.names[seat]) for seat in vote.needed]
        by, asked = escaped(live.names[vote.by]), live.voice().listing(others) if others else ""
        key = "note-taken-back-agreed" if others else "note-taken-back-alone"
        what = lost_line(live.voice(), await self.lost(live, vote))
        told = present_row(live, key, who=by, asked=asked, n=len(others), what=what)
        await self.sessions.rewind(live, vote.to_choice, [told, *hand_rows(live)])
