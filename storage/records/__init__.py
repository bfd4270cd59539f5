"""What storage takes and gives. `New…` is what a caller brings, `…Row` what is kept."""

from storage.records.discreet import Discreet
from storage.records.matches import ChoiceMade, Commit, Committed, MoveRow, NewMove
from storage.records.panels import (
    DraftRow,
    HandMessageRow,
    VoteRow,
    VoteState,
    VoteSubject,
)
from storage.records.people import AbsenceRow, DmState, PingWay, TableWish, UserChanges, UserRow
from storage.records.seat_changes import SeatChange
from storage.records.tables import (
    Entry,
    FollowerRow,
    Following,
    GuestRow,
    GuestState,
    NewTable,
    Pace,
    Pictures,
    SeatRow,
    Seen,
    ServerRow,
    StoredTable,
    TableChanges,
    TableRow,
    TableStatus,
    Volume,
)
from storage.records.telling import NONCE_LENGTH, Backlog, NewOutbox, OutboxRow, OutboxState
from storage.records.waiting import Awaited, WaitRow, WaitStep

__all__ = [
    "NONCE_LENGTH",
    "AbsenceRow",
    "Awaited",
    "Backlog",
    "ChoiceMade",
    "Commit",
    "Committed",
    "Discreet",
    "DmState",
    "DraftRow",
    "Entry",
    "FollowerRow",
    "Following",
    "GuestRow",
    "GuestState",
    "HandMessageRow",
    "MoveRow",
    "NewMove",
    "NewOutbox",
    "NewTable",
    "OutboxRow",
    "OutboxState",
    "Pace",
    "Pictures",
    "PingWay",
    "SeatChange",
    "SeatRow",
    "Seen",
    "ServerRow",
    "StoredTable",
    "TableChanges",
    "TableRow",
    "TableStatus",
    "TableWish",
    "UserChanges",
    "UserRow",
    "Volume",
    "VoteRow",
    "VoteState",
    "VoteSubject",
    "WaitRow",
    "WaitStep",
]
