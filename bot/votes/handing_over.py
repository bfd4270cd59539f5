"""A seat changes hands: what belongs to it goes with it, and its old holder keeps nothing."""

from __future__ import annotations

from collections.abc import Sequence

from bot.posts.rows import hand_rows, note_row, present_row, seat_gone_row
from bot.posts.vote_post import heir_shown
from bot.tables.live import Live
from bot.tables.pace import awaited_people
from bot.tables.sessions import Sessions
from bot.talk.names import escaped
from bot.talk.refusals import RefusedError
from storage.records import NewOutbox, SeatChange, SeatRow, VoteRow


class HandingOver:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    def check(self, live: Live, heir: SeatRow) -> None:
        """Refuses what could not be done, also after others have agreed to it."""
        if live.playing.outcome:
            raise RefusedError("error-over")
        if heir.user is not None and live.seat_of(heir.user) is not None:
            raise RefusedError("refused-other-seated", who=escaped(heir.name))
        if not any(row.user and not row.stand_in for row in _after(live, heir)):
            raise RefusedError("refused-last-person")

    async def carry_out(
        self,
        live: Live,
        heir: SeatRow,
        vote: VoteRow | None = None,
        told: Sequence[NewOutbox] = (),
    ) -> None:
        """In one transaction; a person then gets the hand, a computer player answers at once."""
        self.check(live, heir)
        seat, old = heir.seat, live.seats[heir.seat]
        live.seats = _after(live, heir)
        host = live.row.host
        if old.user == host:
            host = heir.user or next(user for _, user in live.people())
        rows = [*told, *hand_rows(live, [seat])]
        if old.user is not None:
            rows.append(seat_gone_row(live, old.user, heir))
        if old.user is not None and vote is not None:
            who, to = f"<@{old.user}>", heir_shown(heir)
            rows.append(note_row(live, "note-seat", [old.user], old=who, new=to))
        if heir.user is not None and seat in live.waiting():
            rows.append(present_row(live))
        now, awaited = self.sessions.now(), awaited_people(live)
        change = SeatChange(
            seat, live.seats, host, now, tuple(rows), vote, live.row.version, awaited
        )
        live.row = await self.store.give_seat(live.id, change)
        live.drafts.pop(seat, None)
        live.rehearsal = None  # computer players have answered in it
        live.changed_hands()
        self.sessions.wake()
        await self.sessions.let_bots_play(live)


def _after(live: Live, heir: SeatRow) -> tuple[SeatRow, ...]:
    return tuple(heir if row.seat == heir.seat else row for row in live.seats)
