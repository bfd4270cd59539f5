"""The end of a game: its export."""

from __future__ import annotations

from io import BytesIO

import discord

from bot.tables.live import Live
from games.core.record import Record, write_record


def export_file(live: Live, record: Record) -> discord.File:
    """The whole game as a file that `python -m games replay` reads."""
    name = f"{live.row.game}-{live.id}.json"
    return discord.File(BytesIO(write_record(record)), filename=name)
