"""What was played, and what a commit writes."""

from __future__ import annotations

from msgspec import Struct

from games.core.choices import Choice, Saved
from games.core.contract import Event
from games.core.seats import Seat
from storage.records.discreet import Discreet
from storage.records.outcomes import Result
from storage.records.planned import PlanUse
from storage.records.tables import TableStatus
from storage.records.telling import NewOutbox
from storage.records.waiting import Awaited


class NewMove(Discreet, frozen=True):
    """The choices `first` … `last` (from 0; `last` is `first - 1` when nobody chose anything)."""

    SHOWN = ("seat", "first", "last", "checkpoint")

    seat: Seat | None  # who acted; None: nobody, or several at once
    first: int
    last: int
    checkpoint: int  # choices before the checkpoint that shows the table after this move
    events: tuple[Event, ...] = ()
    message: int | None = None


class MoveRow(Discreet, frozen=True):
    SHOWN = ("number", "seat", "first", "last", "undone")

    number: int  # from 1, never given twice
    seat: Seat | None
    first: int
    last: int
    events: tuple[Event, ...]
    checkpoint: int
    message: int | None
    at: int
    undone: bool


class ChoiceMade(Struct, frozen=True):
    """Which choice it is, not what was chosen."""

    id: int  # stays, whatever is taken back before it
    number: int  # among those that stand, from 0


class Commit(Discreet, frozen=True):
    """What one or several submits changed, to be written together or not at all.

    `expected_seq` and `expected_count` are the match's `seq` and `count` before them. Both are
    needed: an aside or a sealed answer adds a choice and leaves the seq as it is.
    """

    SHOWN = ("expected_seq", "expected_count", "seq", "status")

    expected_seq: int
    expected_count: int
    seq: int
    at: int
    choices: tuple[Choice, ...] = ()
    undone: tuple[int, ...] = ()  # as Match.undo gave them, in that order; before the new choices
    checkpoints: tuple[Saved, ...] = ()  # match.saved() wherever its `before` is a new one
    moves: tuple[NewMove, ...] = ()  # who acted in them has seen what was before
    outbox: tuple[NewOutbox, ...] = ()
    clear_drafts: tuple[Seat, ...] = ()  # who acted: their time counts anew
    status: TableStatus | None = None  # None: stays
    version: int | None = None  # of the table before it; None: whichever
    awaited: Awaited | None = None  # after it; None: as before
    result: Result | None = None  # of a game that is over with it
    unposted: int | None = None  # first move that is not told with it; None: as before
    used: tuple[PlanUse, ...] = ()  # plans by which its choices were made


class Committed(Struct, frozen=True):
    """The numbers storage gave."""

    moves: tuple[int, ...]
    outbox: tuple[int, ...]
    version: int  # of the table, after it
