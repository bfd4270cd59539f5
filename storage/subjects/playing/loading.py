"""Reading back what was played. Loading costs the same at move 10 and at move 500."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from games.core.choices import Choice, Saved
from games.core.contract import Event
from games.core.record import Record
from games.core.seats import Seat
from storage.packing import UnpackError, unpacked
from storage.queries import Queries, Row
from storage.records import ChoiceMade, MoveRow, StoredTable, TableRow
from storage.store import DamagedError, HiddenError, MissingError
from storage.subjects.playing import tables
from storage.subjects.playing.tables import unpacked_seed

FOREVER = (1 << 63) - 1
HUMAN = "human"  # Record.players

_picks = msgspec.json.Decoder(tuple[str, ...])
_events = msgspec.json.Decoder(tuple[Event, ...])


def stored(connection: Queries, id: int) -> StoredTable:
    row = tables.table(connection, id)
    saved = None if row.status == "lobby" else _last(connection, row)
    return StoredTable(row, tables.seats(connection, id), saved)


def load(connection: Queries, id: int) -> Saved:
    return _last(connection, tables.table(connection, id))


def _last(connection: Queries, table: TableRow) -> Saved:
    id = table.id
    row = connection.execute(
        "SELECT * FROM checkpoints WHERE table_id = ? ORDER BY before DESC LIMIT 1", (id,)
    ).fetchone()
    if row is None:
        raise MissingError(f"Table {id} has not begun.")
    tail = _standing(connection, id, row["before"], FOREVER)
    # Of the table, not of the checkpoint: buttons that carry it stay good.
    return msgspec.structs.replace(_saved(table.game, row, tail), seq=table.seq)


def saved_at(connection: Queries, id: int, number: int) -> Saved:
    shown = move(connection, id, number)
    row = connection.execute(
        "SELECT * FROM checkpoints WHERE table_id = ? AND before = ?", (id, shown.checkpoint)
    ).fetchone()
    if shown.undone or row is None:
        raise MissingError(f"Move {number} of table {id} was taken back.")
    tail = _standing(connection, id, shown.checkpoint, shown.last)
    return _saved(tables.table(connection, id).game, row, tail)


def _saved(game: str, row: Row, tail: tuple[Choice, ...]) -> Saved:
    return Saved(
        game,
        row["layout"],
        row["seats"],
        row["seq"],
        unpacked_seed(row["rng"]),
        _state(row),
        row["before"],
        tail,
    )


def _state(row: Row) -> msgspec.Raw:
    try:
        return msgspec.Raw(unpacked(row["state"]))
    except UnpackError as error:
        table, before = row["table_id"], row["before"]
        sentence = f"Table {table} is damaged: its state after {before} choices {error}."
        raise DamagedError(sentence) from error


def choices(connection: Queries, id: int, first: int, last: int | None) -> tuple[Choice, ...]:
    tables.table(connection, id)
    return _standing(connection, id, first, FOREVER if last is None else last)


def last_choice(connection: Queries, id: int, seat: Seat) -> ChoiceMade | None:
    row = connection.execute(
        "SELECT id, number FROM choices WHERE table_id = ? AND seat = ?"
        " AND undone_by IS NULL AND aside = 0 ORDER BY number DESC LIMIT 1",
        (id, seat),
    ).fetchone()
    return ChoiceMade(*row) if row else None


def _standing(connection: Queries, id: int, first: int, last: int) -> tuple[Choice, ...]:
    rows = connection.execute(
        "SELECT seat, key, picks, offered, aside FROM choices WHERE table_id = ?"
        " AND undone_by IS NULL AND number BETWEEN ? AND ? ORDER BY number",
        (id, first, last),
    )
    try:
        return tuple(
            Choice(Seat(seat), key, _picks.decode(picks), offered, bool(aside))
            for seat, key, picks, offered, aside in rows
        )
    except msgspec.MsgspecError as error:
        raise DamagedError(f"Table {id} is damaged: a choice of it cannot be read.") from error


# ---- moves ------------------------------------------------------------------------------------


def move(connection: Queries, id: int, number: int) -> MoveRow:
    row = connection.execute(
        "SELECT * FROM moves WHERE table_id = ? AND number = ?", (id, number)
    ).fetchone()
    if row is None:
        raise MissingError(f"Table {id} has no move {number}.")
    return _move(row)


def move_with(connection: Queries, id: int, choice: int) -> MoveRow | None:
    """Those that stand follow one another: the last that had begun then."""
    row = connection.execute(
        "SELECT * FROM moves WHERE table_id = ? AND undone = 0 AND first <= ?"
        " ORDER BY number DESC LIMIT 1",
        (id, choice),
    ).fetchone()
    return _move(row) if row else None


def moves(connection: Queries, id: int, after: int, limit: int) -> tuple[MoveRow, ...]:
    rows = connection.execute(
        "SELECT * FROM moves WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?",
        (id, after, limit),
    )
    return tuple(_move(row) for row in rows)


def _move(row: Row) -> MoveRow:
    values = dict(row)
    table = values.pop("table_id")
    try:
        values["events"] = _events.decode(values["events"])
    except msgspec.MsgspecError as error:
        sentence = f"Table {table} is damaged: what move {row['number']} told cannot be read."
        raise DamagedError(sentence) from error
    values["undone"] = bool(values["undone"])
    return MoveRow(**values)


def set_message(connection: Queries, id: int, number: int, message: int | None) -> None:
    cursor = connection.execute(
        "UPDATE moves SET message = ? WHERE table_id = ? AND number = ?", (message, id, number)
    )
    if cursor.rowcount != 1:
        raise MissingError(f"Table {id} has no move {number}.")


# ---- export -----------------------------------------------------------------------------------


def record(connection: Queries, id: int, running: bool) -> Record:
    table = tables.table(connection, id)
    if table.status == "playing" and not running:
        raise HiddenError(f"Table {id} is still played; its record would show every hidden card.")
    saved = load(connection, id)
    seats = tables.seats(connection, id)
    is_end = table.status == "over" and not saved.tail
    return Record(
        table.game,
        saved.layout,
        saved.seats,
        table.variant,
        table.seed,
        [row.name for row in seats],
        list(choices(connection, id, 0, None)),
        end=_digest(saved) if is_end else "",
        players=[row.bot or HUMAN for row in seats],
    )


def _digest(saved: Saved) -> str:
    """Must agree with games.core.record.state_digest."""
    return blake2b(bytes(saved.state), digest_size=16).hexdigest()
