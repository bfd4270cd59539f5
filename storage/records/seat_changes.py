"""A seat that changes hands."""

from __future__ import annotations

from games.core.seats import Seat
from storage.records.discreet import Discreet
from storage.records.panels import VoteRow
from storage.records.tables import SeatRow
from storage.records.telling import NewOutbox
from storage.records.waiting import Awaited


class SeatChange(Discreet, frozen=True):
    """A seat of a running game that changes hands; written in one transaction."""

    seat: Seat
    seats: tuple[SeatRow, ...]  # of the table, after it
    host: int
    at: int
    outbox: tuple[NewOutbox, ...] = ()
    vote: VoteRow | None = None  # by which it was allowed
    version: int | None = None  # of the table before it; None: whichever
    awaited: Awaited | None = None  # after it; for a new holder time counts anew
    stays: bool = False  # its holder: draft and vote stay too
