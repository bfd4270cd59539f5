"""Tables, who sits at them, and what is played there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Unpack

from games.core.choices import Choice, Saved
from games.core.record import Record
from games.core.rng import Seed
from games.core.seats import Seat
from storage.records import (
    Awaited,
    ChoiceMade,
    Commit,
    Committed,
    MoveRow,
    NewMove,
    NewOutbox,
    NewTable,
    SeatChange,
    SeatRow,
    Seen,
    StoredTable,
    TableChanges,
    TableRow,
)

MOST_TABLES = 100  # of one user that are open, shown at once


class Playing(ABC):
    """Everything a match needs to outlive the process."""

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
        self,
        id: int,
        *,
        version: int | None = None,
        told: Sequence[NewOutbox] = (),
        **changes: Unpack[TableChanges],
    ) -> TableRow:
        """Raises ConflictError for changes to what a running game is played with.

        Here and below, what is `told` is queued with it.
        """

    @abstractmethod
    async def close_table(
        self, id: int, at: int, *, version: int | None = None, told: Sequence[NewOutbox] = ()
    ) -> TableRow:
        """Ends a table; what was played stays, drafts, plans, votes, guests and waiting go."""

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
        told: Sequence[NewOutbox] = (),
        changes: TableChanges | None = None,
    ) -> TableRow:
        """Who sits where, and who is host if that changes; a running game keeps its number.

        With it the table may change otherwise, too.
        """

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
