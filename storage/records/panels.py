"""What is open between a person and a table: drafts, hands, votes."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.core.seats import Seat
from storage.records.discreet import Discreet
from storage.records.tables import SeatRow

VoteSubject: TypeAlias = Literal["", "stalled", "pause"]
VoteState: TypeAlias = Literal["open", "agreed", "refused", "expired"]


class DraftRow(Discreet, frozen=True):
    """An answer not yet confirmed."""

    SHOWN = ("table", "seat", "seq")

    table: int
    seat: Seat
    seq: int
    picks: tuple[str, ...]
    changed_at: int


class HandMessageRow(Struct, frozen=True):
    """The direct message that shows a user's hand and is kept current."""

    table: int
    user: int
    channel: int
    message: int
    digest: str  # of what it shows


class VoteRow(Struct, frozen=True):
    """What needs consent: taking back, giving a seat, … A table has one vote at a time."""

    table: int
    by: Seat  # whose turn is to be taken back, whose seat it is about, or who asks
    # Choices that stay; of a seat: id of the last one its owner made; of a pause: its end.
    to_choice: int
    expires_at: int
    needed: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()
    message: int | None = None
    state: VoteState = "open"
    heir: SeatRow | None = None  # the seat as it would be; None: it is about something else
    about: VoteSubject = ""  # empty: a seat if there is an heir, else taking back
    ballots: dict[int, str] = {}  # what each seat is for, where there is more than yes and no
