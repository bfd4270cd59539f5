"""Who sits where: sitting down, leaving, computer players; and a seat for somebody else."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.posts.rows import lobby_full_row
from bot.tables.computers import free_name, stand_in_name, unknown_bot
from bot.tables.expectations import (
    expect_caretaker,
    expect_host,
    expect_lobby,
    expect_not_over,
    expect_room,
    room_of,
)
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.names import clean_name, distinct_name, escaped
from bot.talk.refusals import RefusedError
from bot.votes.seat_votes import SeatVotes
from bot.waiting.lobbies import QUIET
from games.core.bots.players import kinds
from games.core.seats import Seat
from storage.records import NewOutbox, SeatRow, TableChanges, VoteRow

CALLED_OFTEN = 3600  # seconds; who sits down and leaves again and again calls nobody
COLOURS = ("red", "blue", "ochre", "green", "violet")


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord, as far as a table must know."""

    id: int
    name: str


class Seating:
    """What can be done to a table's seats. Refusals are sentences; nothing is half done."""

    def __init__(self, sessions: Sessions, seat_votes: SeatVotes) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.seat_votes = seat_votes

    async def join(self, live: Live, person: Person, *, brought: bool = False) -> None:
        """Whoever fills the table calls its host, if that is somebody else; who is `brought` by
        the host calls nobody, and needs no invitation.
        """
        expect_lobby(live)
        if live.seat_of(person.id) is not None:
            raise RefusedError("refused-seated")
        if not brought:
            await self._expect_welcome(live, person.id)
        expect_room(live)
        rows = [*live.seats, new_seat(person, live.seats)]
        now, host = self.sessions.now(), live.row.host
        anew: TableChanges = {"stirs_at": now + QUIET, "warned_at": 0}
        fills = len(rows) >= room_of(live) and now - live.row.called_at >= CALLED_OFTEN
        if fills and not brought and host != person.id:
            await self._seat(live, rows, None, [lobby_full_row(live)], {**anew, "called_at": now})
            self.sessions.wake()
        else:
            await self._seat(live, rows, changes=anew)

    async def _expect_welcome(self, live: Live, user: int) -> None:
        """Refuses whom the host has not invited, or has asked to leave."""
        known = {guest.user: guest.state for guest in await self.store.guests(live.id)}
        if known.get(user) == "removed":
            raise RefusedError("refused-removed", host=f"<@{live.row.host}>")
        if live.row.entry == "invited" and user not in known and user != live.row.host:
            raise RefusedError("refused-private", host=f"<@{live.row.host}>")

    async def add_bot(self, live: Live, by: int, kind: str) -> None:
        expect_lobby(live)
        expect_host(live, by)
        if kind not in kinds(live.game):
            raise unknown_bot(live.game)
        expect_room(live)
        n, name = len(live.seats), free_name([row.name for row in live.seats])
        await self._seat(live, [*live.seats, SeatRow(Seat(n), None, kind, name, COLOURS[n])])

    async def leave(self, live: Live, user: int) -> None:
        expect_lobby(live)
        if live.seat_of(user) is None:
            raise RefusedError("refused-not-seated")
        left = [row for row in live.seats if row.user != user]
        people = [row.user for row in left if row.user is not None]
        if not people:
            await self._close(live)
            return
        await self._seat(live, left, people[0] if live.row.host == user else None)

    async def seat_in_order(self, live: Live, rows: Sequence[SeatRow]) -> None:
        """These in this order, then who else sits there; the host stays host."""
        expect_lobby(live)
        await self._seat(live, [*rows, *(row for row in live.seats if row not in rows)])

    async def remove_bot(self, live: Live, by: int) -> None:
        """The computer player who sat down last leaves."""
        expect_lobby(live)
        expect_host(live, by)
        bots = [row.seat for row in live.seats if row.bot is not None]
        if not bots:
            raise RefusedError("refused-no-bot")
        await self._seat(live, [row for row in live.seats if row.seat != bots[-1]])

    async def replace(
        self,
        live: Live,
        by: int,
        moderator: bool,
        seat: Seat,
        to: Person | str,
        *,
        gone: bool = False,
    ) -> VoteRow | None:
        """A seat goes to another person, or to a computer player, and the game goes on.

        Once it has begun, those are asked whose hand it would show; then it gives their vote.
        """
        expect_caretaker(live, by, moderator)
        expect_not_over(live)
        heir = self._heir(live, live.seats[seat], to)
        if live.match is not None:
            return await self.seat_votes.ask(live, by, heir, gone=gone)
        rows = [heir if row.seat == seat else row for row in live.seats]
        people = [row.user for row in rows if row.user is not None]
        if not people:
            raise RefusedError("refused-last-person")
        host = None if live.row.host in people else heir.user or people[0]
        await self._seat(live, rows, host)
        return None

    def _heir(self, live: Live, old: SeatRow, to: Person | str) -> SeatRow:
        """The seat as it would be."""
        if isinstance(to, str):
            if to not in kinds(live.game):
                raise unknown_bot(live.game)
            return SeatRow(old.seat, None, to, stand_in_name(old), old.colour)
        if live.seat_of(to.id) is not None:
            raise RefusedError("refused-other-seated", who=escaped(clean_name(to.name)))
        others = [row.name for row in live.seats if row.seat != old.seat]
        return SeatRow(old.seat, to.id, None, distinct_name(to.name, others), old.colour)

    async def _seat(
        self,
        live: Live,
        rows: list[SeatRow],
        host: int | None = None,
        told: Sequence[NewOutbox] = (),
        changes: TableChanges | None = None,
    ) -> None:
        """Who sits where from now on, and who is host if that changes."""
        live.seats = tuple(
            msgspec.structs.replace(row, seat=Seat(n), colour=COLOURS[n])
            for n, row in enumerate(rows)
        )
        live.row = await self.store.set_seats(
            live.id, live.seats, host=host, version=live.row.version, told=told, changes=changes
        )

    async def _close(self, live: Live) -> None:
        live.row = await self.store.close_table(
            live.id, self.sessions.now(), version=live.row.version
        )


def new_seat(person: Person, others: Sequence[SeatRow]) -> SeatRow:
    """The next seat, under a name that nobody takes for another's."""
    n, name = len(others), distinct_name(person.name, [row.name for row in others])
    return SeatRow(Seat(n), person.id, None, name, COLOURS[n])
