"""What the moderators of a server want there."""

from __future__ import annotations

import msgspec

from storage.queries import Queries
from storage.records import ServerRow

_channels = msgspec.json.Decoder(tuple[int, ...])


def find(connection: Queries, guild: int) -> ServerRow:
    row = connection.execute(
        "SELECT guild, language, pace, channels, opener, most FROM servers WHERE guild = ?",
        (guild,),
    ).fetchone()
    if row is None:
        return ServerRow(guild)
    values = dict(row)
    values["channels"] = _channels.decode(values["channels"])
    return ServerRow(**values)


def save(connection: Queries, row: ServerRow) -> None:
    channels = msgspec.json.encode(row.channels).decode()
    connection.execute(
        "INSERT INTO servers (guild, language, pace, channels, opener, most)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (guild) DO UPDATE SET"
        " language = excluded.language, pace = excluded.pace, channels = excluded.channels,"
        " opener = excluded.opener, most = excluded.most",
        (row.guild, row.language, row.pace, channels, row.opener, row.most),
    )
