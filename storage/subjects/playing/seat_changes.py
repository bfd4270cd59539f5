"""A seat of a running game changes hands: all that belongs to it, at once."""

from __future__ import annotations

from storage.queries import Queries
from storage.records import AbsenceRow, SeatChange, TableRow
from storage.subjects.people import absences, panels, results
from storage.subjects.playing import tables, waits
from storage.subjects.telling import followers, outbox


def write(connection: Queries, id: int, change: SeatChange) -> TableRow:
    """The old holder's draft and plans go, and with it an open vote, which asked other people.

    Whoever comes has seen nothing of the game, and follows it no longer: they play.
    """
    if change.stays:
        return _arrange(connection, id, change)
    before = tables.seats(connection, id)[change.seat].user
    row = tables.set_seats(connection, id, change.seats, change.host, change.version)
    panels.delete_draft(connection, id, change.seat)
    connection.execute("DELETE FROM plans WHERE table_id = ? AND seat = ?", (id, change.seat))
    panels.delete_open_vote(connection, id)
    if change.vote is not None:
        panels.save_vote(connection, change.vote)
    user = change.seats[change.seat].user
    if user != before:
        connection.execute(
            "UPDATE seats SET seen = 0 WHERE table_id = ? AND seat = ?", (id, change.seat)
        )
    if before is not None:
        results.left(connection, id, (before,))
    if user is not None:
        if followers.delete(connection, id, user):
            row = tables.table(connection, id)
        absences.save(connection, AbsenceRow(id, user, change.at, gone=False), ())
    _tell(connection, id, change)
    return row


def _arrange(connection: Queries, id: int, change: SeatChange) -> TableRow:
    """Who plays for the holder meanwhile, and whether somebody may have the seat."""
    row = tables.set_seats(connection, id, change.seats, change.host, change.version)
    if change.vote is not None:
        panels.save_vote(connection, change.vote)
    _tell(connection, id, change)
    return row


def _tell(connection: Queries, id: int, change: SeatChange) -> None:
    if change.awaited is not None:
        waits.keep(connection, id, change.awaited, change.at, (change.seat,))
    outbox.add(connection, change.outbox)
