"""The way to a post."""

from __future__ import annotations

from bot.tables.live import Live
from storage.store import Store


def link_to(live: Live, message: int | None = None) -> str:
    """To a message, or to the end of the channel."""
    channel = f"https://discord.com/channels/{live.row.guild or '@me'}/{live.row.channel}"
    return channel if message is None else f"{channel}/{message}"


async def newest_post(store: Store, live: Live) -> str:
    """The link to a table's newest post; empty if there is none."""
    moves = await store.moves(live.id, max(0, live.row.moves - 1), 1)
    message = moves[-1].message if moves else live.row.lobby_message
    return "" if message is None else link_to(live, message)
