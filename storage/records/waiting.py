"""Whom tables wait for."""

from __future__ import annotations

from msgspec import Struct

from games.core.seats import Seat
from storage.records.discreet import Discreet
from storage.records.panels import VoteRow
from storage.records.telling import NewOutbox


class Awaited(Struct, frozen=True):
    """The people a table waits for now, and how long it does before it stirs."""

    seats: tuple[Seat, ...] = ()
    patience: int | None = None  # seconds; None: it never stirs
    answers: tuple[int | None, ...] = ()  # when plans may answer for them, one for each seat


class WaitRow(Struct, frozen=True):
    """A seat that is awaited, in one of its turns."""

    table: int
    seat: Seat
    since: int  # its time counts from then
    stage: int = 0  # how often something was done about it
    next_at: int | None = None  # when something may be due again; None: never
    put_off: int = 0  # how often its owner asked for a day more
    answer_at: int | None = None  # when a plan may answer for it; None: not any more


class WaitStep(Discreet, frozen=True):
    """What is done about a seat that is awaited; written together, by one process alone."""

    SHOWN = ("old", "new")

    old: WaitRow
    new: WaitRow
    outbox: tuple[NewOutbox, ...] = ()
    relief: NewOutbox | None = (
        None  # to be told when the seat is no longer awaited; None: as before
    )
    vote: VoteRow | None = None  # to be opened with it, in place of one that is not open
