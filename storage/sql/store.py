"""A store on a database that speaks SQL. What it does is in the modules it calls, one a subject."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack

from games.core.choices import Choice, Saved
from games.core.record import Record
from games.core.rng import Seed
from games.core.seats import Seat
from storage.promises.playing import MOST_TABLES
from storage.queries import Engine
from storage.records import (
    ALL_LANES,
    AbsenceRow,
    Awaited,
    Backlog,
    ChoiceMade,
    Commit,
    Committed,
    DraftRow,
    HandMessageRow,
    Lanes,
    MoveRow,
    NewMove,
    NewOutbox,
    NewTable,
    OutboxRow,
    SeatChange,
    SeatRow,
    Seen,
    StoredTable,
    TableChanges,
    TableRow,
    UserChanges,
    UserRow,
    VoteRow,
    WaitRow,
    WaitStep,
)
from storage.sql.company import SqlCompany
from storage.sql.lobbies import SqlLobbies
from storage.sql.outcomes import SqlOutcomes
from storage.sql.pings import SqlPings
from storage.sql.planning import SqlPlanning
from storage.store import Store
from storage.subjects.people import absences, panels, results, users
from storage.subjects.playing import commits, loading, lobbies, seat_changes, tables, waits
from storage.subjects.telling import backlog, notes, outbox, troubles


class SqlStore(SqlOutcomes, SqlLobbies, SqlPings, SqlPlanning, SqlCompany, Store):
    def __init__(self, connection: Engine) -> None:
        self._connection = connection

    async def close(self) -> None:
        await self._connection.close()

    # ---- tables -------------------------------------------------------------------------------

    async def create_table(self, new: NewTable) -> TableRow:
        return await self._connection.write(tables.create, new)

    async def table(self, id: int) -> TableRow:
        return await self._connection.read(tables.table, id)

    async def table_in(self, channel: int) -> TableRow | None:
        return await self._connection.read(tables.table_in, channel)

    async def version_of(self, id: int) -> int:
        return await self._connection.read(tables.version_of, id)

    async def stored(self, id: int) -> StoredTable:
        return await self._connection.read(loading.stored, id)

    async def tables_of(self, user: int, limit: int = MOST_TABLES) -> tuple[TableRow, ...]:
        return await self._connection.read(tables.tables_of, user, limit)

    async def open_tables(self, after: int = 0, limit: int = 100) -> tuple[TableRow, ...]:
        return await self._connection.read(tables.open_tables, after, limit)

    async def update_table(
        self,
        id: int,
        *,
        version: int | None = None,
        told: Sequence[NewOutbox] = (),
        **changes: Unpack[TableChanges],
    ) -> TableRow:
        return await self._connection.write(lobbies.update, id, changes, told, version)

    async def close_table(
        self, id: int, at: int, *, version: int | None = None, told: Sequence[NewOutbox] = ()
    ) -> TableRow:
        return await self._connection.write(lobbies.close, id, at, version, told)

    async def reopen_table(self, id: int, at: int, *, version: int | None = None) -> TableRow:
        return await self._connection.write(results.reopen, id, at, version)

    async def set_seats(
        self,
        id: int,
        seats: Sequence[SeatRow],
        *,
        host: int | None = None,
        version: int | None = None,
        told: Sequence[NewOutbox] = (),
        changes: TableChanges | None = None,
    ) -> TableRow:
        return await self._connection.write(
            lobbies.set_seats, id, seats, host, version, told, changes
        )

    async def give_seat(self, id: int, change: SeatChange) -> TableRow:
        return await self._connection.write(seat_changes.write, id, change)

    async def seats(self, id: int) -> tuple[SeatRow, ...]:
        return await self._connection.read(tables.seats, id)

    async def seen(self, id: int) -> Seen:
        return await self._connection.read(tables.seen, id)

    # ---- matches ------------------------------------------------------------------------------

    async def start_match(
        self,
        id: int,
        seed: Seed,
        variant: Mapping[str, str],
        seats: Sequence[SeatRow],
        saved: Saved,
        first_move: NewMove | None,
        outbox: Sequence[NewOutbox] = (),
        *,
        at: int,
        version: int | None = None,
        awaited: Awaited | None = None,
    ) -> Committed:
        return await self._connection.write(
            commits.start,
            id,
            seed,
            variant,
            seats,
            saved,
            first_move,
            outbox,
            at,
            version,
            awaited,
        )

    async def commit(self, id: int, change: Commit) -> Committed:
        return await self._connection.write(commits.commit, id, change)

    async def rewind(self, id: int, to_choice: int, change: Commit) -> Committed:
        return await self._connection.write(commits.rewind, id, to_choice, change)

    async def load(self, id: int) -> Saved:
        return await self._connection.read(loading.load, id)

    async def saved_at(self, id: int, move: int) -> Saved:
        return await self._connection.read(loading.saved_at, id, move)

    async def choices(self, id: int, first: int = 0, last: int | None = None) -> tuple[Choice, ...]:
        return await self._connection.read(loading.choices, id, first, last)

    async def last_choice(self, id: int, seat: Seat) -> ChoiceMade | None:
        return await self._connection.read(loading.last_choice, id, seat)

    async def move(self, id: int, number: int) -> MoveRow:
        return await self._connection.read(loading.move, id, number)

    async def move_with(self, id: int, choice: int) -> MoveRow | None:
        return await self._connection.read(loading.move_with, id, choice)

    async def moves(self, id: int, after: int = 0, limit: int = 100) -> tuple[MoveRow, ...]:
        return await self._connection.read(loading.moves, id, after, limit)

    async def set_move_message(self, id: int, number: int, message: int | None) -> None:
        await self._connection.write(loading.set_message, id, number, message)

    async def record(self, id: int, *, running: bool = False) -> Record:
        return await self._connection.read(loading.record, id, running)

    # ---- waiting ------------------------------------------------------------------------------

    async def waits(self, table: int) -> tuple[WaitRow, ...]:
        return await self._connection.read(waits.of_table, table)

    async def keep_waits(self, table: int, awaited: Awaited, at: int) -> None:
        await self._connection.write(waits.keep, table, awaited, at)

    async def wait_anew(
        self,
        table: int,
        awaited: Awaited,
        at: int,
        told: Sequence[NewOutbox] = (),
        *,
        version: int | None = None,
        **changes: Unpack[TableChanges],
    ) -> TableRow:
        return await self._connection.write(waits.anew, table, awaited, at, told, version, changes)

    async def due_waits(self, now: int, limit: int = 100) -> tuple[WaitRow, ...]:
        return await self._connection.read(waits.due, now, limit)

    async def next_wait(self) -> int | None:
        return await self._connection.read(waits.next_at)

    async def advance_wait(self, step: WaitStep) -> bool:
        return await self._connection.write(waits.advance, step)

    async def ended_absences(self, now: int, limit: int = 100) -> tuple[tuple[int, Seat], ...]:
        return await self._connection.read(waits.ended_absences, now, limit)

    async def waiting_line(self, table: int) -> int | None:
        return await self._connection.read(waits.line, table)

    async def save_waiting_line(self, table: int, message: int | None) -> None:
        await self._connection.write(waits.save_line, table, message)

    async def unwatched_tables(self) -> tuple[int, ...]:
        return await self._connection.read(waits.without)

    # ---- outbox -------------------------------------------------------------------------------

    async def post(self, rows: Sequence[NewOutbox]) -> tuple[int, ...]:
        return await self._connection.write(outbox.add, rows)

    async def due(
        self, now: int, limit: int = 100, lanes: Lanes = ALL_LANES
    ) -> tuple[OutboxRow, ...]:
        return await self._connection.read(outbox.due, now, limit, lanes)

    async def next_due(self, after: int = -1) -> int | None:
        return await self._connection.read(outbox.next_due, after)

    async def under_way(self, id: int, sign: str, *, holder: str = "") -> bool:
        return await self._connection.write(outbox.under_way, id, sign, holder)

    async def sent(
        self, id: int, message: int | None = None, *, at: int = 0, holder: str = ""
    ) -> None:
        await self._connection.write(outbox.sent, id, message, at, holder)

    async def postponed(self, id: int, not_before: int, error: str, *, holder: str = "") -> None:
        await self._connection.write(outbox.postponed, id, not_before, error, holder)

    async def given_up(self, id: int, error: str, *, at: int = 0, holder: str = "") -> None:
        await self._connection.write(outbox.given_up, id, error, at, holder)

    async def outbox_row(self, id: int) -> OutboxRow | None:
        return await self._connection.read(outbox.find, id)

    async def told_by(self, messages: Sequence[int]) -> frozenset[int]:
        return await self._connection.read(outbox.told_by, messages)

    async def waiting_count(self) -> int:
        return await self._connection.read(outbox.waiting_count)

    async def backlog(self, now: int, most: int) -> Backlog:
        return await self._connection.read(backlog.backlog, now, most)

    async def prune_outbox(self, before: int) -> int:
        return await self._connection.write(outbox.prune, before)

    async def troubles(self, table: int, channel: int) -> frozenset[str]:
        return await self._connection.read(troubles.find, table, channel)

    async def save_trouble(
        self, table: int, channel: int, trouble: str, told: Sequence[NewOutbox]
    ) -> None:
        await self._connection.write(troubles.add, table, channel, trouble, told)

    async def end_troubles(self, table: int, channel: int) -> None:
        await self._connection.write(troubles.end, table, channel)

    # ---- users, panels, votes -----------------------------------------------------------------

    async def user(self, id: int) -> UserRow | None:
        return await self._connection.read(users.find, id)

    async def save_user(self, row: UserRow) -> None:
        await self._connection.write(users.save, row)

    async def update_user(self, id: int, **changes: Unpack[UserChanges]) -> UserRow:
        return await self._connection.write(users.update, id, changes)

    async def messages_closed(self, user: int, told: Sequence[NewOutbox]) -> UserRow:
        return await self._connection.write(users.messages_closed, user, told)

    async def messages_open(self, user: int, lane: str, error: str) -> UserRow:
        return await self._connection.write(users.messages_open, user, lane, error)

    async def languages(self) -> Mapping[int, str]:
        return await self._connection.read(users.languages)

    async def delete_user(self, id: int) -> None:
        await self._connection.write(users.delete, id)

    async def absence(self, table: int, user: int) -> AbsenceRow | None:
        return await self._connection.read(absences.find, table, user)

    async def save_absence(self, row: AbsenceRow, told: Sequence[NewOutbox] = ()) -> None:
        await self._connection.write(absences.save, row, told)

    async def draft(self, table: int, seat: Seat) -> DraftRow | None:
        return await self._connection.read(panels.draft, table, seat)

    async def save_draft(self, row: DraftRow) -> None:
        await self._connection.write(panels.save_draft, row)

    async def delete_draft(self, table: int, seat: Seat) -> None:
        await self._connection.write(panels.delete_draft, table, seat)

    async def hand_message(self, table: int, user: int) -> HandMessageRow | None:
        return await self._connection.read(panels.hand_message, table, user)

    async def hand_messages(self, table: int) -> tuple[HandMessageRow, ...]:
        return await self._connection.read(panels.hand_messages, table)

    async def save_hand_message(self, row: HandMessageRow) -> None:
        await self._connection.write(panels.save_hand_message, row)

    async def delete_hand_message(self, table: int, user: int) -> None:
        await self._connection.write(panels.delete_hand_message, table, user)

    async def vote(self, table: int) -> VoteRow | None:
        return await self._connection.read(panels.vote, table)

    async def open_votes(self) -> tuple[VoteRow, ...]:
        return await self._connection.read(panels.open_votes)

    async def save_vote(self, row: VoteRow, *, instead_of: VoteRow | None = None) -> None:
        await self._connection.write(panels.replace_vote, row, instead_of)

    async def delete_vote(self, table: int) -> None:
        await self._connection.write(panels.delete_vote, table)

    # ---- other processes ----------------------------------------------------------------------

    async def note(self, name: str) -> str:
        return await self._connection.read(notes.find, name)

    async def save_note(self, name: str, value: str) -> None:
        await self._connection.write(notes.save, name, value)
