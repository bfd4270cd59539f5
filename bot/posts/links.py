"""The way to a post."""

from __future__ import annotations

from bot.tables.live import Live
from storage.store import Store


def link_to(live: Live, message: int) -> str:
    place = f"{live.row.guild or '@me'}/{live.row.channel}/{message}"
    return f"https://discord.com/channels/{place}"


async def newest_post(store: Store, live: Live) -> str:
    """The link to a table's newest post; empty if there is none."""
    moves = await store.moves(live.id, max(0, live.row.moves - 1), 1)
    message = moves[-1].message if moves else live.row.lobby_message
    return "" if message is None else link_to(live, message)
