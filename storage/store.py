"""What storage promises, whatever keeps it, and what can go wrong there."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Unpack

from games.core.choices import Choice, Saved
from games.core.record import Record
from games.core.rng import Seed
from games.core.seats import Seat
from storage.outcomes import Outcomes, Privacy
from storage.packing import Readable, is_json
from storage.records import (
    AbsenceRow,
    Awaited,
    Backlog,
    ChoiceMade,
    Commit,
    Committed,
    DraftRow,
    HandMessageRow,
    MoveRow,
    NewMove,
    NewOutbox,
    NewTable,
    OutboxRow,
    Pace,
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

# What processes call out to one another.
WAITING = "waiting"  # something is to be told
LANGUAGES = "languages"  # somebody chose one
ANYTHING = "anything"

MOST_TABLES = 100  # of one user that are open, shown at once


class StoreError(Exception):
    """Its text is one sentence for whoever runs the bot; it holds no seeds, hands or picks."""


class MissingError(StoreError):
    """No such table, move or match."""


class ChannelTakenError(StoreError):
    """The channel already has a table that is open."""


class ConflictError(StoreError):
    """The table is not as the caller thinks; nothing was written. Load it again."""


class HiddenError(StoreError):
    """It would show what players must not know yet."""


class DatabaseError(StoreError):
    """The database cannot be opened, read or written."""


class DamagedError(StoreError):
    """What is kept of a table cannot be read; the others are not touched by it."""


class Store(Outcomes, Privacy, ABC):
    """Every method is all or nothing. Storage reads no clock: times are the caller's, unix seconds.

    A caller that is cancelled cannot know whether its write happened, and must load again.
    Whoever writes because of what was read names the `version` the table had then: if it is
    another one, ConflictError is raised.
    """

    is_shared: bool = False  # whether other processes may write, too

    @abstractmethod
    async def close(self) -> None: ...

    # ---- tables -------------------------------------------------------------------------------

    @abstractmethod
    async def create_table(self, new: NewTable) -> TableRow:
        """Opens a lobby; raises ChannelTakenError while the channel has an open table."""

    @abstractmethod
    async def table(self, id: int) -> TableRow: ...

    @abstractmethod
    async def table_in(self, channel: int) -> TableRow | None:
        """The channel's open table, or else the last it had, games before lobbies."""

    @abstractmethod
    async def version_of(self, id: int) -> int:
        """By which whoever has the table in memory sees whether it stands so still."""

    @abstractmethod
    async def stored(self, id: int) -> StoredTable: ...

    @abstractmethod
    async def tables_of(self, user: int, limit: int = MOST_TABLES) -> tuple[TableRow, ...]:
        """The open tables at which a user sits, oldest change first."""

    @abstractmethod
    async def open_tables(self, after: int = 0, limit: int = 100) -> tuple[TableRow, ...]:
        """The next lobbies and running games behind this number, in order."""

    @abstractmethod
    async def update_table(
        self, id: int, *, version: int | None = None, **changes: Unpack[TableChanges]
    ) -> TableRow:
        """Raises ConflictError for changes to what a running game is played with."""

    @abstractmethod
    async def close_table(self, id: int, at: int, *, version: int | None = None) -> TableRow:
        """Ends a table; what was played stays, drafts, votes and waiting go."""

    @abstractmethod
    async def reopen_table(self, id: int, at: int, *, version: int | None = None) -> TableRow:
        """A game that was closed runs again; raises ChannelTakenError as opening does."""

    @abstractmethod
    async def set_seats(
        self,
        id: int,
        seats: Sequence[SeatRow],
        *,
        host: int | None = None,
        version: int | None = None,
    ) -> TableRow:
        """Who sits where, and who is host if that changes; a running game keeps its number."""

    @abstractmethod
    async def give_seat(self, id: int, change: SeatChange) -> TableRow:
        """A seat of a running game changes hands, with all that belongs to it."""

    @abstractmethod
    async def seats(self, id: int) -> tuple[SeatRow, ...]: ...

    @abstractmethod
    async def seen(self, id: int) -> Seen:
        """The last move each seat has acted at."""

    # ---- matches ------------------------------------------------------------------------------

    @abstractmethod
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
        """Turns a lobby into a running game; raises ConflictError when it is one already."""

    @abstractmethod
    async def commit(self, id: int, change: Commit) -> Committed:
        """Writes what was played; raises ConflictError when somebody else played meanwhile."""

    @abstractmethod
    async def rewind(self, id: int, to_choice: int, change: Commit) -> Committed:
        """Keeps the first `to_choice` choices and marks the rest undone, then writes the change.

        Also for choices that no longer fit the code (`Match.dropped`).
        """

    @abstractmethod
    async def load(self, id: int) -> Saved:
        """The last checkpoint and the choices behind it, never more."""

    @abstractmethod
    async def saved_at(self, id: int, move: int) -> Saved:
        """The match right after a move; raises MissingError for undone ones."""

    @abstractmethod
    async def choices(self, id: int, first: int = 0, last: int | None = None) -> tuple[Choice, ...]:
        """The choices that stand, in order: all, or those from `first` to `last`."""

    @abstractmethod
    async def last_choice(self, id: int, seat: Seat) -> ChoiceMade | None:
        """The last that a seat was asked for and that stands."""

    @abstractmethod
    async def move(self, id: int, number: int) -> MoveRow: ...

    @abstractmethod
    async def move_with(self, id: int, choice: int) -> MoveRow | None:
        """The last move that stands and had begun with this choice or before it."""

    @abstractmethod
    async def moves(self, id: int, after: int = 0, limit: int = 100) -> tuple[MoveRow, ...]:
        """The next moves after a number, undone ones too."""

    @abstractmethod
    async def set_move_message(self, id: int, number: int, message: int | None) -> None:
        """Notes which message on Discord shows a move."""

    @abstractmethod
    async def record(self, id: int, *, running: bool = False) -> Record:
        """A table's whole game; raises HiddenError for a running one unless that is meant."""

    # ---- waiting ------------------------------------------------------------------------------

    @abstractmethod
    async def waits(self, table: int) -> tuple[WaitRow, ...]:
        """Whom a table waits for."""

    @abstractmethod
    async def keep_waits(self, table: int, awaited: Awaited, at: int) -> None:
        """These are awaited, whoever was before; the time of those who were goes on."""

    @abstractmethod
    async def set_pace(
        self, table: int, pace: Pace, awaited: Awaited, at: int, *, version: int | None = None
    ) -> TableRow:
        """From now on; the time of all who are awaited begins anew."""

    @abstractmethod
    async def due_waits(self, now: int, limit: int = 100) -> tuple[WaitRow, ...]:
        """Those about whom something may have to be done, longest due first."""

    @abstractmethod
    async def next_wait(self) -> int | None:
        """When the first of them is, or of the absences that end; None: nothing is."""

    @abstractmethod
    async def advance_wait(self, step: WaitStep) -> bool:
        """Does a step and queues what is told; False if it is not as it was: then nothing is."""

    @abstractmethod
    async def ended_absences(self, now: int, limit: int = 100) -> tuple[tuple[int, Seat], ...]:
        """Tables and seats whose people said that they would be back by now."""

    @abstractmethod
    async def waiting_line(self, table: int) -> int | None:
        """The message that says for whom a table waits."""

    @abstractmethod
    async def save_waiting_line(self, table: int, message: int | None) -> None: ...

    @abstractmethod
    async def unwatched_tables(self) -> tuple[int, ...]:
        """Running games of which nobody is known to be awaited."""

    # ---- outbox -------------------------------------------------------------------------------

    @abstractmethod
    async def post(self, rows: Sequence[NewOutbox]) -> tuple[int, ...]:
        """Queues what is to be told without a move."""

    @abstractmethod
    async def due(self, now: int, limit: int = 100) -> tuple[OutboxRow, ...]:
        """The head of each lane whose time has come, longest waiting first."""

    @abstractmethod
    async def claim(
        self, holder: str, now: int, seconds: int, limit: int, carried: Sequence[int] = ()
    ) -> tuple[OutboxRow, ...]:
        """Those of `due` that nobody else delivers, besides the ones `carried` already; for so
        many seconds they are the holder's. Where there is one process only, nothing is noted.
        """

    @abstractmethod
    async def renew(self, holder: str, ids: Sequence[int], seconds: int) -> frozenset[int]:
        """Claims them for so long from now on; returns those that are somebody else's by now."""

    @abstractmethod
    async def give_back(self, holder: str, ids: Sequence[int]) -> None:
        """Others may deliver them at once."""

    @abstractmethod
    async def next_due(self, after: int = -1) -> int | None:
        """When the first head of a lane may go that may not before; None: nothing waits so."""

    @abstractmethod
    async def under_way(self, id: int, sign: str, *, holder: str = "") -> bool:
        """It is about to be sent, as this; False if it was replaced or taken over meanwhile.

        What takes the place of a row gets its sign, too.
        """

    @abstractmethod
    async def sent(
        self, id: int, message: int | None = None, *, at: int = 0, holder: str = ""
    ) -> None:
        """It was delivered. This and the next two do nothing for a row that was replaced, or that
        is delivered by another holder.
        """

    @abstractmethod
    async def postponed(self, id: int, not_before: int, error: str, *, holder: str = "") -> None:
        """It failed and stays at the head of its lane."""

    @abstractmethod
    async def given_up(self, id: int, error: str, *, at: int = 0, holder: str = "") -> None:
        """It failed for good; its lane goes on."""

    @abstractmethod
    async def outbox_row(self, id: int) -> OutboxRow | None: ...

    @abstractmethod
    async def told_by(self, messages: Sequence[int]) -> frozenset[int]:
        """Those of some messages that are known to tell a row."""

    @abstractmethod
    async def waiting_count(self) -> int: ...

    @abstractmethod
    async def backlog(self, now: int, most: int) -> Backlog:
        """How many lanes have something due, counted up to `most`, and the first of it."""

    @abstractmethod
    async def prune_outbox(self, before: int) -> int:
        """Forgets what was sent or given up before then; returns how many rows."""

    @abstractmethod
    async def troubles(self, table: int, channel: int) -> frozenset[str]:
        """Why nothing can be posted there, as people were told."""

    @abstractmethod
    async def save_trouble(
        self, table: int, channel: int, trouble: str, told: Sequence[NewOutbox]
    ) -> None:
        """Notes a trouble and queues what is told about it, unless it was noted before."""

    @abstractmethod
    async def end_troubles(self, table: int, channel: int) -> None: ...

    # ---- users, panels, votes -----------------------------------------------------------------

    @abstractmethod
    async def user(self, id: int) -> UserRow | None: ...

    @abstractmethod
    async def save_user(self, row: UserRow) -> None: ...

    @abstractmethod
    async def update_user(self, id: int, **changes: Unpack[UserChanges]) -> UserRow:
        """Changes these fields alone, of a new user too."""

    @abstractmethod
    async def messages_closed(self, user: int, told: Sequence[NewOutbox]) -> UserRow:
        """Direct messages are refused; queues what is told about it, unless that was known."""

    @abstractmethod
    async def messages_open(self, user: int, lane: str, error: str) -> UserRow:
        """They are taken again, and so is what was given up in that lane for that reason."""

    @abstractmethod
    async def languages(self) -> Mapping[int, str]:
        """The users who chose a language of their own."""

    @abstractmethod
    async def delete_user(self, id: int) -> None: ...

    @abstractmethod
    async def absence(self, table: int, user: int) -> AbsenceRow | None: ...

    @abstractmethod
    async def save_absence(self, row: AbsenceRow, told: Sequence[NewOutbox] = ()) -> None:
        """Notes who has left or is back, and queues what is told about it, unless it was known."""

    @abstractmethod
    async def draft(self, table: int, seat: Seat) -> DraftRow | None: ...

    @abstractmethod
    async def save_draft(self, row: DraftRow) -> None: ...

    @abstractmethod
    async def delete_draft(self, table: int, seat: Seat) -> None: ...

    @abstractmethod
    async def hand_message(self, table: int, user: int) -> HandMessageRow | None: ...

    @abstractmethod
    async def hand_messages(self, table: int) -> tuple[HandMessageRow, ...]: ...

    @abstractmethod
    async def save_hand_message(self, row: HandMessageRow) -> None: ...

    @abstractmethod
    async def delete_hand_message(self, table: int, user: int) -> None: ...

    @abstractmethod
    async def vote(self, table: int) -> VoteRow | None: ...

    @abstractmethod
    async def open_votes(self) -> tuple[VoteRow, ...]:
        """First those that expire first."""

    @abstractmethod
    async def save_vote(self, row: VoteRow, *, instead_of: VoteRow | None = None) -> None:
        """Raises ConflictError if the table's vote is not the one named; None: it has none."""

    @abstractmethod
    async def delete_vote(self, table: int) -> None: ...

    # ---- other processes ----------------------------------------------------------------------

    @abstractmethod
    async def call_out(self, words: Sequence[str]) -> None:
        """Tells those who `listen` in other processes, if there are any."""

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hears what they call out, until cancelled; ANYTHING when it may have been missed."""
        await asyncio.Event().wait()

    @asynccontextmanager
    async def duty(self, name: str, pause: float) -> AsyncIterator[Callable[[], Awaitable[bool]]]:
        """Waits until no other process does what it names, asking again after each pause; gives
        what tells whether that is so still.
        """

        async def is_alone() -> bool:
            return True

        yield is_alone

    @abstractmethod
    async def note(self, name: str) -> str:
        """What one process noted for all; nothing: empty."""

    @abstractmethod
    async def save_note(self, name: str, value: str) -> None: ...

    # ---- care ---------------------------------------------------------------------------------

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """A copy in a new file, while play goes on; raises DatabaseError if the file exists."""

    @abstractmethod
    async def integrity(self, readable: Readable = is_json) -> tuple[str, ...]:
        """What is wrong with the database; empty when all is well."""
