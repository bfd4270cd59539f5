"""What a table keeps beside the match: drafts, hands shown by direct message, votes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

import msgspec

from games.core.seats import Seat
from storage.records import DraftRow, HandMessageRow, SeatRow, VoteRow

_picks = msgspec.json.Decoder(tuple[str, ...])
_seats = msgspec.json.Decoder(tuple[Seat, ...])
_heir = msgspec.json.Decoder(SeatRow)


def _packed(values: Iterable[object]) -> str:
    return msgspec.json.encode(tuple(values)).decode()


# ---- drafts -----------------------------------------------------------------------------------


def draft(connection: sqlite3.Connection, table: int, seat: Seat) -> DraftRow | None:
    row = connection.execute(
        "SELECT seq, picks, changed_at FROM drafts WHERE table_id = ? AND seat = ?", (table, seat)
    ).fetchone()
    if row is None:
        return None
    return DraftRow(table, seat, row["seq"], _picks.decode(row["picks"]), row["changed_at"])


def save_draft(connection: sqlite3.Connection, row: DraftRow) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO drafts (table_id, seat, seq, picks, changed_at)"
        " VALUES (?, ?, ?, ?, ?)",
        (row.table, row.seat, row.seq, _packed(row.picks), row.changed_at),
    )


def delete_draft(connection: sqlite3.Connection, table: int, seat: Seat) -> None:
    connection.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (table, seat))


# ---- hand messages ----------------------------------------------------------------------------


def hand_message(connection: sqlite3.Connection, table: int, user: int) -> HandMessageRow | None:
    found = [row for row in hand_messages(connection, table) if row.user == user]
    return found[0] if found else None


def hand_messages(connection: sqlite3.Connection, table: int) -> tuple[HandMessageRow, ...]:
    rows = connection.execute(
        "SELECT user, channel, message, digest FROM hand_messages WHERE table_id = ? ORDER BY user",
        (table,),
    )
    return tuple(HandMessageRow(table, *row) for row in rows)


def save_hand_message(connection: sqlite3.Connection, row: HandMessageRow) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO hand_messages (table_id, user, channel, message, digest)"
        " VALUES (?, ?, ?, ?, ?)",
        msgspec.structs.astuple(row),
    )


def delete_hand_message(connection: sqlite3.Connection, table: int, user: int) -> None:
    connection.execute("DELETE FROM hand_messages WHERE table_id = ? AND user = ?", (table, user))


# ---- votes ------------------------------------------------------------------------------------

VOTE = (
    "SELECT table_id, by_seat, to_choice, expires_at, needed, agreed, message, state, heir"
    " FROM votes"
)


def vote(connection: sqlite3.Connection, table: int) -> VoteRow | None:
    row = connection.execute(f"{VOTE} WHERE table_id = ?", (table,)).fetchone()
    return _vote(row) if row else None


def open_votes(connection: sqlite3.Connection) -> tuple[VoteRow, ...]:
    rows = connection.execute(f"{VOTE} WHERE state = 'open' ORDER BY expires_at, table_id")
    return tuple(_vote(row) for row in rows)


def _vote(row: sqlite3.Row) -> VoteRow:
    table, by, to_choice, expires_at, needed, agreed, message, state, heir = row
    return VoteRow(
        table,
        by,
        to_choice,
        expires_at,
        _seats.decode(needed),
        _seats.decode(agreed),
        message,
        state,
        _heir.decode(heir) if heir else None,
    )


def save_vote(connection: sqlite3.Connection, row: VoteRow) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO votes (table_id, by_seat, to_choice, expires_at, needed, agreed,"
        " message, state, heir) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            row.table,
            row.by,
            row.to_choice,
            row.expires_at,
            _packed(row.needed),
            _packed(row.agreed),
            row.message,
            row.state,
            msgspec.json.encode(row.heir).decode() if row.heir else None,
        ),
    )


def delete_vote(connection: sqlite3.Connection, table: int) -> None:
    connection.execute("DELETE FROM votes WHERE table_id = ?", (table,))
