"""What a table keeps beside the match: drafts, hands shown by direct message, votes."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.core.seats import Seat
from storage.queries import Queries, Row
from storage.records import DraftRow, HandMessageRow, SeatRow, VoteRow
from storage.store import ConflictError

_picks = msgspec.json.Decoder(tuple[str, ...])
_seats = msgspec.json.Decoder(tuple[Seat, ...])
_heir = msgspec.json.Decoder(SeatRow)
_ballots = msgspec.json.Decoder(dict[int, str])


def _packed(values: Iterable[object]) -> str:
    return msgspec.json.encode(tuple(values)).decode()


# ---- drafts -----------------------------------------------------------------------------------


def draft(connection: Queries, table: int, seat: Seat) -> DraftRow | None:
    row = connection.execute(
        "SELECT seq, picks, changed_at FROM drafts WHERE table_id = ? AND seat = ?", (table, seat)
    ).fetchone()
    if row is None:
        return None
    return DraftRow(table, seat, row["seq"], _picks.decode(row["picks"]), row["changed_at"])


def save_draft(connection: Queries, row: DraftRow) -> None:
    connection.execute(
        "INSERT INTO drafts (table_id, seat, seq, picks, changed_at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET"
        " seq = excluded.seq, picks = excluded.picks, changed_at = excluded.changed_at",
        (row.table, row.seat, row.seq, _packed(row.picks), row.changed_at),
    )


def delete_draft(connection: Queries, table: int, seat: Seat) -> None:
    connection.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (table, seat))


# ---- hand messages ----------------------------------------------------------------------------


def hand_message(connection: Queries, table: int, user: int) -> HandMessageRow | None:
    found = [row for row in hand_messages(connection, table) if row.user == user]
    return found[0] if found else None


def hand_messages(connection: Queries, table: int) -> tuple[HandMessageRow, ...]:
    rows = connection.execute(
        'SELECT "user", channel, message, digest FROM hand_messages'
        ' WHERE table_id = ? ORDER BY "user"',
        (table,),
    )
    return tuple(HandMessageRow(table, *row) for row in rows)


def save_hand_message(connection: Queries, row: HandMessageRow) -> None:
    connection.execute(
        'INSERT INTO hand_messages (table_id, "user", channel, message, digest)'
        ' VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, "user") DO UPDATE SET'
        " channel = excluded.channel, message = excluded.message, digest = excluded.digest",
        msgspec.structs.astuple(row),
    )


def delete_hand_message(connection: Queries, table: int, user: int) -> None:
    connection.execute('DELETE FROM hand_messages WHERE table_id = ? AND "user" = ?', (table, user))


# ---- votes ------------------------------------------------------------------------------------

VOTE = (
    "SELECT table_id, by_seat, to_choice, expires_at, needed, agreed, message, state, heir,"
    " about, ballots FROM votes"
)


def vote(connection: Queries, table: int) -> VoteRow | None:
    row = connection.execute(f"{VOTE} WHERE table_id = ?", (table,)).fetchone()
    return _vote(row) if row else None


def open_votes(connection: Queries) -> tuple[VoteRow, ...]:
    rows = connection.execute(f"{VOTE} WHERE state = 'open' ORDER BY expires_at, table_id")
    return tuple(_vote(row) for row in rows)


def _vote(row: Row) -> VoteRow:
    table, by, to_choice, expires_at, needed, agreed, message, state, heir, about, ballots = row
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
        about,
        _ballots.decode(ballots),
    )


def replace_vote(connection: Queries, row: VoteRow, instead_of: VoteRow | None) -> None:
    if vote(connection, row.table) != instead_of:
        raise ConflictError(f"Somebody else voted at table {row.table}.")
    save_vote(connection, row)


def save_vote(connection: Queries, row: VoteRow) -> None:
    connection.execute(
        "INSERT INTO votes (table_id, by_seat, to_choice, expires_at, needed, agreed,"
        " message, state, heir, about, ballots) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET by_seat = excluded.by_seat,"
        " to_choice = excluded.to_choice, expires_at = excluded.expires_at,"
        " needed = excluded.needed, agreed = excluded.agreed, message = excluded.message,"
        " state = excluded.state, heir = excluded.heir, about = excluded.about,"
        " ballots = excluded.ballots",
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
            row.about,
            msgspec.json.encode(row.ballots).decode(),
        ),
    )


def delete_vote(connection: Queries, table: int) -> None:
    connection.execute("DELETE FROM votes WHERE table_id = ?", (table,))


def delete_open_vote(connection: Queries, table: int) -> None:
    """Of one that has ended it may still have to be said."""
    connection.execute("DELETE FROM votes WHERE table_id = ? AND state = 'open'", (table,))
