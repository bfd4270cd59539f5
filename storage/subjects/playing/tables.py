"""Tables and who sits at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from games.core.rng import Seed, rng_of
from games.core.seats import Seat
from storage.queries import Queries, Row
from storage.records import LessonRow, NewTable, SeatRow, TableChanges, TableRow
from storage.store import ChannelTakenError, ConflictError, MissingError, ServerFullError

OPEN = ("lobby", "playing")
CHANGEABLE = frozenset(TableChanges.__annotations__)
SETTLED = frozenset({"game", "variant", "seats_wanted"})  # once a game has begun

COLUMNS = ", ".join(TableRow.__struct_fields__)  # a newer process may have added others

SEAT = 'seat, "user", bot, name, colour, stand_in, away_until, offered'

_variant = msgspec.json.Decoder(dict[str, str])
_lesson = msgspec.json.Decoder(LessonRow)


def create(connection: Queries, new: NewTable) -> TableRow:
    expect_free(connection, new.channel)
    if new.guild is not None and new.most:
        _expect_room(connection, new.guild, new.most)
    connection.execute(
        "INSERT INTO tables (channel, guild, game, variant, seed, seats_wanted, host, status,"
        " language, lobby_message, created_at, changed_at, pace, stirs_at, note, entry,"
        " lesson) VALUES (?, ?, ?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            new.channel,
            new.guild,
            new.game,
            packed_variant(new.variant),
            packed_seed(new.seed),
            new.seats_wanted,
            new.host,
            new.language,
            new.lobby_message,
            new.at,
            new.at,
            new.pace,
            new.stirs_at,
            new.note,
            new.entry,
            new.lesson and _json(new.lesson),
        ),
    )
    made = table_in(connection, new.channel)
    assert made
    write_seats(connection, made.id, new.seats)
    return made


def _expect_room(connection: Queries, guild: int, most: int) -> None:
    """Raises ServerFullError when a server has so many open tables.

    Whoever opens one at the same time meets at the server's row.
    """
    connection.execute("UPDATE servers SET most = most WHERE guild = ?", (guild,))
    rows = connection.execute(
        "SELECT id FROM tables WHERE guild = ? AND guild IS NOT NULL"
        " AND status IN ('lobby', 'playing') ORDER BY guild, id",
        (guild,),
    ).fetchall()
    if len(rows) >= most:
        raise ServerFullError(len(rows))


def packed_seed(seed: Seed) -> str:
    """As text: SQLite's numbers end at 2**63, and newer seeds are keys."""
    if isinstance(seed, int) and not 0 <= seed < 1 << 64:
        raise ValueError("a seed that is a number has 64 bits")
    rng_of(seed)
    return str(seed)


def unpacked_seed(text: str) -> Seed:
    return int(text) if text.isdecimal() else text


def packed_variant(variant: Mapping[str, str]) -> str:
    return _json(variant)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def expect_free(connection: Queries, channel: int, besides: int | None = None) -> None:
    """Raises ChannelTakenError when a channel has an open table other than `besides`."""
    row = connection.execute(
        "SELECT id FROM tables WHERE channel = ? AND status IN ('lobby', 'playing')", (channel,)
    ).fetchone()
    if row and row["id"] != besides:
        raise ChannelTakenError(f"Channel {channel} already has table {row['id']}.")


def table(connection: Queries, id: int) -> TableRow:
    row = connection.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone()
    if row is None:
        raise MissingError(f"There is no table {id}.")
    return _table(row)


def table_in(connection: Queries, channel: int) -> TableRow | None:
    row = connection.execute(
        f"SELECT {COLUMNS} FROM tables WHERE channel = ? AND status IN ('lobby', 'playing')",
        (channel,),
    ).fetchone()
    # Asked on its own, so that an index answers it.
    row = (
        row
        or connection.execute(
            f"SELECT {COLUMNS} FROM tables WHERE channel = ?"
            " ORDER BY (moves > 0) DESC, id DESC LIMIT 1",
            (channel,),
        ).fetchone()
    )
    return _table(row) if row else None


def version_of(connection: Queries, id: int) -> int:
    row = connection.execute("SELECT version FROM tables WHERE id = ?", (id,)).fetchone()
    if row is None:
        raise MissingError(f"There is no table {id}.")
    return int(row[0])


def expected(connection: Queries, id: int, version: int | None) -> TableRow:
    """The table, if it stands as the caller thinks."""
    now = table(connection, id)
    expect_version(id, now.version, version)
    return now


def expect_version(id: int, now: int, version: int | None) -> None:
    if version is not None and version != now:
        raise ConflictError(f"Table {id} was changed: it is at version {now}, not {version}.")


def tables_of(connection: Queries, user: int, limit: int) -> tuple[TableRow, ...]:
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM seats"
        ' WHERE "user" = ? AND open = 1) ORDER BY changed_at, id LIMIT ?',
        (user, limit),
    )
    return tuple(_table(row) for row in rows)


def open_tables(connection: Queries, after: int, limit: int) -> tuple[TableRow, ...]:
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM tables WHERE status IN ('lobby', 'playing') AND id > ?"
        " ORDER BY id LIMIT ?",
        (after, limit),
    )
    return tuple(_table(row) for row in rows)


def _table(row: Row) -> TableRow:
    values = dict(row)
    values["variant"] = _variant.decode(values["variant"])
    values["seed"] = unpacked_seed(values["seed"])
    if values["lesson"] is not None:
        values["lesson"] = _lesson.decode(values["lesson"])
    return TableRow(**values)


def update(
    connection: Queries, id: int, changes: Mapping[str, object], version: int | None
) -> TableRow:
    unknown = changes.keys() - CHANGEABLE
    if unknown:
        raise TypeError(f"a table's {', '.join(sorted(unknown))} cannot be changed")
    now = expected(connection, id, version)
    if now.status != "lobby" and changes.keys() & SETTLED:
        raise ConflictError(f"Table {id} has begun; what is played there cannot change.")
    channel = changes.get("channel")
    if isinstance(channel, int) and now.status in OPEN:
        expect_free(connection, channel, besides=id)
    # Names are those of CHANGEABLE, so safe to write out.
    values = [_packed(name, value) for name, value in changes.items()]
    return _changed(connection, now, _named(changes), values)


def _named(changes: Mapping[str, object]) -> str:
    return ", ".join(f"{name} = ?" for name in changes)


def _packed(name: str, value: object) -> object:
    return _json(value) if name in ("variant", "lesson") else value


def _changed(connection: Queries, now: TableRow, fields: str, values: Sequence[object]) -> TableRow:
    """The table after some of its fields were set; whoever knew it before is out of date."""
    row = connection.execute(
        f"UPDATE tables SET {fields}, version = ? WHERE id = ? RETURNING {COLUMNS}",
        (*values, now.version + 1, now.id),
    ).fetchone()
    return _table(row)


def close(connection: Queries, id: int, at: int, version: int | None) -> TableRow:
    now = expected(connection, id, version)
    connection.execute("DELETE FROM drafts WHERE table_id = ?", (id,))
    connection.execute("DELETE FROM plans WHERE table_id = ?", (id,))
    connection.execute("DELETE FROM votes WHERE table_id = ?", (id,))
    note_open(connection, id, is_open=False)
    return _changed(connection, now, "status = 'closed', changed_at = ?", (at,))


def reopen(connection: Queries, id: int, at: int, version: int | None) -> TableRow:
    """Raises ConflictError for a table that is not closed, or was closed as a lobby."""
    now = expected(connection, id, version)
    if now.status != "closed" or not now.moves:
        raise ConflictError(f"Table {id} is not closed.")
    expect_free(connection, now.channel)
    note_open(connection, id, is_open=True)
    return _changed(connection, now, "status = 'playing', changed_at = ?", (at,))


def note_open(connection: Queries, id: int, *, is_open: bool) -> None:
    """Also at its seats: somebody's open tables are found there, among all they ever sat at."""
    connection.execute("UPDATE seats SET open = ? WHERE table_id = ?", (is_open, id))


# ---- seats ------------------------------------------------------------------------------------


def set_seats(
    connection: Queries,
    id: int,
    seats: Sequence[SeatRow],
    host: int | None,
    version: int | None,
    changes: Mapping[str, object] | None = None,
) -> TableRow:
    now = expected(connection, id, version)
    if now.status != "lobby" and len(seats) != now.seats_wanted:
        raise ConflictError(f"Table {id} has begun with {now.seats_wanted} seats.")
    write_seats(connection, id, seats)
    fields = {**(changes or {}), "host": now.host if host is None else host}
    if fields.keys() - (CHANGEABLE - SETTLED):
        raise TypeError("seats change little of their table besides")
    return _changed(connection, now, _named(fields), [*fields.values()])


def write_seats(connection: Queries, id: int, seats: Sequence[SeatRow]) -> None:
    """A seat that stays keeps what it has seen."""
    if [row.seat for row in seats] != list(range(len(seats))):
        raise ValueError("seats are numbered from 0 without a gap")
    connection.execute("DELETE FROM seats WHERE table_id = ? AND seat >= ?", (id, len(seats)))
    connection.executemany(
        f"INSERT INTO seats (table_id, {SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        ' ON CONFLICT (table_id, seat) DO UPDATE SET "user" = excluded."user",'
        " bot = excluded.bot, name = excluded.name, colour = excluded.colour,"
        " stand_in = excluded.stand_in, away_until = excluded.away_until,"
        " offered = excluded.offered",
        [(id, *msgspec.structs.astuple(row)) for row in seats],
    )


def seats(connection: Queries, id: int) -> tuple[SeatRow, ...]:
    rows = connection.execute(f"SELECT {SEAT} FROM seats WHERE table_id = ? ORDER BY seat", (id,))
    return tuple(SeatRow(**dict(row)) for row in rows)


def seen(connection: Queries, id: int) -> dict[Seat, int]:
    rows = connection.execute(
        "SELECT seat, seen FROM seats WHERE table_id = ? ORDER BY seat", (id,)
    )
    return {Seat(row["seat"]): row["seen"] for row in rows}
