"""Writing what was played. Runs inside one transaction, so it may raise at any point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from games.core.choices import Choice, Saved
from games.core.rng import Seed
from storage.packing import packed
from storage.queries import Queries
from storage.records import Awaited, Commit, Committed, NewMove, NewOutbox, SeatRow
from storage.store import ConflictError
from storage.subjects.people import results
from storage.subjects.playing import plans, tables, waits
from storage.subjects.playing.standing import (
    Asked,
    Standing,
    ask,
    ask_standing,
    expected,
    standing_of,
)
from storage.subjects.telling import outbox

_encode = msgspec.json.Encoder().encode


def start(
    connection: Queries,
    id: int,
    seed: Seed,
    variant: Mapping[str, str],
    seats: Sequence[SeatRow],
    saved: Saved,
    first_move: NewMove | None,
    rows: Sequence[NewOutbox],
    at: int,
    version: int | None,
    awaited: Awaited | None,
) -> Committed:
    now = tables.expected(connection, id, version)
    if now.status != "lobby":
        raise ConflictError(f"Table {id} has begun already.")
    if saved.game != now.game or saved.seats != len(seats) or saved.before or saved.tail:
        raise ValueError("saved is not the start of this table's game")
    connection.execute(
        "UPDATE tables SET seed = ?, variant = ?, seats_wanted = ? WHERE id = ?",
        (tables.packed_seed(seed), tables.packed_variant(variant), len(seats), id),
    )
    tables.write_seats(connection, id, seats)
    connection.execute("DELETE FROM guests WHERE table_id = ?", (id,))
    begin = Commit(
        0,
        0,
        saved.seq,
        at,
        checkpoints=(saved,),
        moves=() if first_move is None else (first_move,),
        outbox=tuple(rows),
        status="playing",
        awaited=awaited,
    )
    asked = ask(connection, id, begin)
    return _write(connection, standing_of(asked.standing, id), begin, asked)


def commit(connection: Queries, id: int, change: Commit) -> Committed:
    asked = ask(connection, id, change)
    return _write(connection, expected(asked.standing, id, change), change, asked)


def rewind(connection: Queries, id: int, to_choice: int, change: Commit) -> Committed:
    now = expected(ask_standing(connection, id), id, change)
    if not 0 <= to_choice <= change.expected_count:
        raise ValueError(f"table {id} has no choice {to_choice} to go back to")
    connection.execute(
        "UPDATE choices SET undone_by = ? WHERE table_id = ? AND number >= ? AND undone_by IS NULL",
        (change.seq, id, to_choice),
    )
    connection.execute("DELETE FROM checkpoints WHERE table_id = ? AND before > ?", (id, to_choice))
    _undo_moves(connection, id, to_choice)
    connection.execute("DELETE FROM votes WHERE table_id = ?", (id,))
    results.take_back(connection, id)
    asked = ask(connection, id, change)
    return _write(connection, now._replace(choices=to_choice), change, asked)


def _undo_moves(connection: Queries, id: int, to_choice: int) -> None:
    """Those that stand follow one another, so the last that may stay says which must go."""
    row = connection.execute(
        "SELECT number FROM moves WHERE table_id = ? AND undone = 0 AND last < ?"
        " AND checkpoint <= ? ORDER BY number DESC LIMIT 1",
        (id, to_choice, to_choice),
    ).fetchone()
    connection.execute(
        "UPDATE moves SET undone = 1 WHERE table_id = ? AND number > ?", (id, row[0] if row else 0)
    )


def _write(connection: Queries, now: Standing, change: Commit, asked: Asked) -> Committed:
    for before, found in asked.checkpoints:
        if not found():
            raise ValueError(f"a move names checkpoint {before}, which is not stored")
    _write_choices(connection, now, change)
    numbers = tuple(range(now.moves + 1, now.moves + 1 + len(change.moves)))
    for number, move in zip(numbers, change.moves, strict=True):
        _add_move(connection, now.id, number, move, change.at)
    if numbers and now.votes:
        _end_vote(connection, now.id, change.at, "heir IS NULL AND about = ''")
    for seat in change.clear_drafts if now.votes else ():  # who stirs is not stalled
        _end_vote(connection, now.id, change.at, "about = 'stalled' AND by_seat = ?", seat)
    _update_table(connection, now, change)
    plans.use(connection, now.id, change.used)
    if change.status == "over":
        connection.execute("DELETE FROM plans WHERE table_id = ?", (now.id,))
    if change.result is not None:
        results.write(connection, now.id, change.result, change.at)
    connection.executemany(
        "DELETE FROM drafts WHERE table_id = ? AND seat = ?",
        [(now.id, seat) for seat in change.clear_drafts],
    )
    told: list[NewOutbox] = []
    if change.awaited is not None and asked.waiting is not None:
        acted = change.clear_drafts
        told = waits.replace(connection, now.id, asked.waiting, change.awaited, change.at, acted)
    rows = outbox.add(connection, [*told, *change.outbox], asked.going)
    return Committed(numbers, rows[len(told) :], now.version + 1)


def _end_vote(connection: Queries, id: int, at: int, which: str, *values: int) -> None:
    """The game went on: nobody has agreed to take this move back too. Its end is told now.

    Whose seat it is can be asked while the game goes on.
    """
    vote = f"table_id = ? AND state = 'open' AND {which}"
    connection.execute(
        "UPDATE outbox SET not_before = ? WHERE table_id = ? AND kind = 'vote_end'"
        f" AND state = 'waiting' AND EXISTS (SELECT 1 FROM votes WHERE {vote})",
        (at, id, id, *values),
    )
    connection.execute(f"UPDATE votes SET state = 'expired' WHERE {vote}", (id, *values))


def _write_choices(connection: Queries, now: Standing, change: Commit) -> None:
    for number in change.undone:
        _undo(connection, now.id, number, change.seq)
    first = now.choices - len(change.undone)
    _add_choices(connection, now.id, first, change.choices, change.at)
    for saved in change.checkpoints:
        if saved.before + len(saved.tail) > first + len(change.choices):
            raise ValueError("a checkpoint counts choices that are not stored")
        _add_checkpoint(connection, now.id, saved)


def _undo(connection: Queries, id: int, number: int, seq: int) -> None:
    """Takes one choice out of the standing ones; those behind it move up."""
    if number < last_checkpoint(connection, id):
        raise ValueError(f"choice {number} of table {id} is behind a checkpoint: use rewind")
    cursor = connection.execute(
        "UPDATE choices SET undone_by = ? WHERE table_id = ? AND number = ? AND undone_by IS NULL",
        (seq, id, number),
    )
    if cursor.rowcount != 1:
        raise ConflictError(f"Table {id} has no choice {number}.")
    # Twice, by way of negative numbers: else two rows could meet at one number.
    for move_up in ("number = -number", "number = -number - 1"):
        connection.execute(
            f"UPDATE choices SET {move_up}"
            " WHERE table_id = ? AND undone_by IS NULL AND (number > ? OR number < 0)",
            (id, number),
        )


def last_checkpoint(connection: Queries, id: int) -> int:
    row = connection.execute(
        "SELECT MAX(before) FROM checkpoints WHERE table_id = ?", (id,)
    ).fetchone()
    return int(row[0] or 0)


def _add_choices(
    connection: Queries, id: int, first: int, choices: Sequence[Choice], at: int
) -> None:
    connection.executemany(
        "INSERT INTO choices (table_id, number, seat, key, picks, offered, aside, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (id, number, it.seat, it.key, _encode(it.picks).decode(), it.offered, it.aside, at)
            for number, it in enumerate(choices, start=first)
        ],
    )


def _add_checkpoint(connection: Queries, id: int, saved: Saved) -> None:
    connection.execute(
        "INSERT INTO checkpoints (table_id, before, seq, layout, seats, rng, state)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, before) DO UPDATE SET"
        " seq = excluded.seq, layout = excluded.layout, seats = excluded.seats,"
        " rng = excluded.rng, state = excluded.state",
        (
            id,
            saved.before,
            saved.seq,
            saved.layout,
            saved.seats,
            str(saved.rng),
            packed(bytes(saved.state)),
        ),
    )


def _add_move(connection: Queries, id: int, number: int, move: NewMove, at: int) -> None:
    connection.execute(
        "INSERT INTO moves (table_id, number, seat, first, last, events, checkpoint, message, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            id,
            number,
            move.seat,
            move.first,
            move.last,
            _encode(move.events).decode(),
            move.checkpoint,
            move.message,
            at,
        ),
    )
    _mark_seen(connection, id, number, move)


def _mark_seen(connection: Queries, id: int, number: int, move: NewMove) -> None:
    """Who ended a move has seen it; who else took part in it has seen all before it.

    Not earlier: in the middle of one's own turn one may still ask what the others did. What a
    computer player does for somebody who is away they have not seen.
    """
    connection.execute(
        "UPDATE seats SET seen = CASE WHEN seat = ? THEN ? ELSE ? END WHERE table_id = ?"
        " AND stand_in IS NULL AND seen < CASE WHEN seat = ? THEN ? ELSE ? END AND (seat = ?"
        " OR seat IN (SELECT seat FROM choices WHERE table_id = ? AND number BETWEEN ? AND ?"
        " AND undone_by IS NULL AND aside = 0))",
        (
            *(move.seat, number, number - 1, id),
            *(move.seat, number, number - 1, move.seat),
            *(id, move.first, move.last),
        ),
    )


def _update_table(connection: Queries, now: Standing, change: Commit) -> None:
    status = change.status or now.status
    if status in tables.OPEN and now.status not in tables.OPEN:
        tables.expect_free(connection, now.channel, besides=now.id)
    connection.execute(
        "UPDATE tables SET seq = ?, moves = moves + ?, status = ?, changed_at = ?, version = ?,"
        " unposted = COALESCE(?, unposted) WHERE id = ?",
        (
            *(change.seq, len(change.moves), status, change.at, now.version + 1),
            *(change.unposted, now.id),
        ),
    )
    if (status in tables.OPEN) != (now.status in tables.OPEN):
        tables.note_open(connection, now.id, is_open=status in tables.OPEN)
