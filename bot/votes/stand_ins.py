"""A computer player plays for somebody who is not here; the seat stays theirs."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.posts.rows import note_row, present_row
from bot.tables.computers import default_bot
from bot.tables.live import Live
from bot.tables.pace import awaited_people
from bot.tables.sessions import Sessions
from bot.talk.refusals import RefusedError
from games.core.seats import Seat
from storage.records import NewOutbox, SeatChange, SeatRow, VoteRow


class StandIns:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def put_in(
        self,
        live: Live,
        row: SeatRow,
        told: Sequence[NewOutbox],
        vote: VoteRow | None = None,
    ) -> None:
        """From now on it answers in this seat; `row` says until when, and for whom it is free.

        Not where nobody else plays: the game would be over without anybody.
        """
        if not any(seat != row.seat for seat, _ in live.present()):
            raise RefusedError("refused-nobody-plays")
        stand_in = msgspec.structs.replace(row, stand_in=default_bot(live.game))
        await self.arrange(live, stand_in, told, vote)
        live.rehearsal = None  # nobody has answered for them in it
        await self.sessions.let_bots_play(live)

    async def take_out(self, live: Live, seat: Seat, *, said: bool) -> bool:
        """Its person is back, or meant to be by now; False if they were never away.

        What was offered because they were not here is theirs again.
        """
        row = live.seats[seat]
        if row.user is None or (row.stand_in is None and row.away_until is None):
            return False
        offered = None if row.stand_in else row.offered
        back = msgspec.structs.replace(row, stand_in=None, away_until=None, offered=offered)
        told = [_back_row(live, seat)] if said and live.row.status == "playing" else []
        await self.arrange(live, back, told)
        return True

    async def arrange(
        self, live: Live, row: SeatRow, told: Sequence[NewOutbox], vote: VoteRow | None = None
    ) -> None:
        """A seat whose person stays, otherwise than before; in one transaction."""
        live.seats = tuple(row if old.seat == row.seat else old for old in live.seats)
        change = SeatChange(
            row.seat,
            live.seats,
            live.row.host,
            self.sessions.now(),
            tuple(told),
            vote,
            live.row.version,
            awaited_people(live) if live.row.status == "playing" else None,
            stays=True,
        )
        live.row = await self.store.give_seat(live.id, change)
        self.sessions.wake()


def _back_row(live: Live, seat: Seat) -> NewOutbox:
    """If they are awaited, with the table as it is."""
    who = f"**{live.voice().names[seat]}**"
    if seat in live.waiting():
        return present_row(live, "note-back", who=who)
    return note_row(live, "note-back", who=who)
