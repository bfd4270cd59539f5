"""Tables and who sits at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from games.core.rng import Seed, rng_of
from games.core.seats import Seat
from storage.queries import Queries, Row
from storage.records import NewTable, SeatRow, TableChanges, TableRow
from storage.store import ChannelTakenError, ConflictError, MissingError

OPEN = ("lobby", "playing")
CHANGEABLE = frozenset(TableChanges.__annotations__)
SETTLED = frozenset({"game", "variant", "seats_wanted"})  # once a game has begun

_variant = msgspec.json.Decoder(dict[str, str])


def create(connection: Queries, new: NewTable) -> TableRow:
    expect_free(connection, new.channel)
    connection.execute(
        "INSERT INTO tables (channel, guild, game, variant, seed, seats_wanted, host, status,"
        " language, lobby_message, created_at, changed_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?)",
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
        ),
    )
    made = table_in(connection, new.channel)
    assert made
    write_seats(connection, made.id, new.seats)
    return made


def packed_seed(seed: Seed) -> str:
    """As text: SQLite's numbers end at 2**63, and newer seeds are keys."""
    if isinstance(seed, int) and not 0 <= seed < 1 << 64:
        raise ValueError("a seed that is a number has 64 bits")
    rng_of(seed)
    return str(seed)


def unpacked_seed(text: str) -> Seed:
    return int(text) if text.isdecimal() else text


def packed_variant(variant: Mapping[str, str]) -> str:
    return msgspec.json.encode(variant).decode()


def expect_free(connection: Queries, channel: int, besides: int | None = None) -> None:
    """Raises ChannelTakenError when a channel has an open table other than `besides`."""
    row = connection.execute(
        "SELECT id FROM tables WHERE channel = ? AND status IN ('lobby', 'playing')", (channel,)
    ).fetchone()
    if row and row["id"] != besides:
        raise ChannelTakenError(f"Channel {channel} already has table {row['id']}.")


def table(connection: Queries, id: int) -> TableRow:
    row = connection.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone()
    if row is None:
        raise MissingError(f"There is no table {id}.")
    return _table(row)


def table_in(connection: Queries, channel: int) -> TableRow | None:
    row = connection.execute(
        "SELECT * FROM tables WHERE channel = ? AND status IN ('lobby', 'playing')", (channel,)
    ).fetchone()
    # Asked on its own, so that an index answers it.
    row = (
        row
        or connection.execute(
            "SELECT * FROM tables WHERE channel = ? ORDER BY (moves > 0) DESC, id DESC LIMIT 1",
            (channel,),
        ).fetchone()
    )
    return _table(row) if row else None


def tables_of(connection: Queries, user: int) -> tuple[TableRow, ...]:
    rows = connection.execute(
        "SELECT * FROM tables WHERE status IN ('lobby', 'playing')"
        ' AND id IN (SELECT table_id FROM seats WHERE "user" = ?) ORDER BY changed_at, id',
        (user,),
    )
    return tuple(_table(row) for row in rows)


def open_tables(connection: Queries) -> tuple[TableRow, ...]:
    rows = connection.execute(
        "SELECT * FROM tables WHERE status IN ('lobby', 'playing') ORDER BY id"
    )
    return tuple(_table(row) for row in rows)


def _table(row: Row) -> TableRow:
    values = dict(row)
    values["variant"] = _variant.decode(values["variant"])
    values["seed"] = unpacked_seed(values["seed"])
    return TableRow(**values)


def update(connection: Queries, id: int, changes: Mapping[str, object]) -> TableRow:
    unknown = changes.keys() - CHANGEABLE
    if unknown:
        raise TypeError(f"a table's {', '.join(sorted(unknown))} cannot be changed")
    now = table(connection, id)
    if now.status != "lobby" and changes.keys() & SETTLED:
        raise ConflictError(f"Table {id} has begun; what is played there cannot change.")
    channel = changes.get("channel")
    if isinstance(channel, int) and now.status in OPEN:
        expect_free(connection, channel, besides=id)
    for name, value in changes.items():  # names are those of CHANGEABLE, so safe to write out
        packed = msgspec.json.encode(value).decode() if name == "variant" else value
        connection.execute(f"UPDATE tables SET {name} = ? WHERE id = ?", (packed, id))
    return table(connection, id)


def close(connection: Queries, id: int, at: int) -> TableRow:
    connection.execute("UPDATE tables SET status = 'closed', changed_at = ? WHERE id = ?", (at, id))
    connection.execute("DELETE FROM drafts WHERE table_id = ?", (id,))
    connection.execute("DELETE FROM votes WHERE table_id = ?", (id,))
    return table(connection, id)


def reopen(connection: Queries, id: int, at: int) -> TableRow:
    """Raises ConflictError for a table that is not closed, or was closed as a lobby."""
    now = table(connection, id)
    if now.status != "closed" or not now.moves:
        raise ConflictError(f"Table {id} is not closed.")
    expect_free(connection, now.channel)
    connection.execute(
        "UPDATE tables SET status = 'playing', changed_at = ? WHERE id = ?", (at, id)
    )
    return table(connection, id)


# ---- seats ------------------------------------------------------------------------------------


def set_seats(connection: Queries, id: int, seats: Sequence[SeatRow]) -> None:
    now = table(connection, id)
    if now.status != "lobby" and len(seats) != now.seats_wanted:
        raise ConflictError(f"Table {id} has begun with {now.seats_wanted} seats.")
    write_seats(connection, id, seats)


def write_seats(connection: Queries, id: int, seats: Sequence[SeatRow]) -> None:
    """A seat that stays keeps what it has seen."""
    if [row.seat for row in seats] != list(range(len(seats))):
        raise ValueError("seats are numbered from 0 without a gap")
    connection.execute("DELETE FROM seats WHERE table_id = ? AND seat >= ?", (id, len(seats)))
    connection.executemany(
        'INSERT INTO seats (table_id, seat, "user", bot, name, colour) VALUES (?, ?, ?, ?, ?, ?)'
        ' ON CONFLICT (table_id, seat) DO UPDATE SET "user" = excluded."user",'
        " bot = excluded.bot, name = excluded.name, colour = excluded.colour",
        [(id, row.seat, row.user, row.bot, row.name, row.colour) for row in seats],
    )


def seats(connection: Queries, id: int) -> tuple[SeatRow, ...]:
    rows = connection.execute(
        'SELECT seat, "user", bot, name, colour FROM seats WHERE table_id = ? ORDER BY seat', (id,)
    )
    return tuple(SeatRow(**dict(row)) for row in rows)


def seen(connection: Queries, id: int) -> dict[Seat, int]:
    rows = connection.execute(
        "SELECT seat, seen FROM seats WHERE table_id = ? ORDER BY seat", (id,)
    )
    return {Seat(row["seat"]): row["seen"] for row in rows}
