"""Delivering what is to be said about a lobby, if it is still so."""

from __future__ import annotations

import discord

from bot.posts.buttons import keep_buttons, start_buttons
from bot.posts.lobby_post import shown_now
from bot.posts.post import Post
from bot.posts.sending.channel import ChannelPosts
from bot.tables.expectations import is_full
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.troubles import meaning_of
from storage.records import OutboxRow


class LobbyDelivery:
    def __init__(self, sessions: Sessions, channel: ChannelPosts) -> None:
        self.sessions = sessions
        self.channel = channel

    async def warn(self, row: OutboxRow, table: int) -> int | None:
        """That it will be closed, to who sits there; unless somebody has kept it open."""
        live = await self.sessions.glance(table)
        if not _waits(live) or not live.row.warned_at:
            return None
        voice, people = live.voice(), [user for _, user in live.people()]
        text = voice(
            "lobby-ending",
            game=voice("game-name"),
            until=f"<t:{live.row.stirs_at}:R>",
            people=" ".join(f"<@{user}>" for user in people),
        )
        view = keep_buttons(voice, table)
        return (await self.channel.send(live, row, Post(text, people), view)).id

    async def call_host(self, row: OutboxRow, table: int) -> int | None:
        """Everybody is here: whoever may start learns of it."""
        live = await self.sessions.glance(table)
        if not _waits(live) or not is_full(live):
            return None
        voice, host = live.voice(), live.row.host
        post = Post(voice("lobby-full", host=f"<@{host}>"), [host])
        return (await self.channel.send(live, row, post, start_buttons(voice, table))).id

    async def show(self, table: int) -> int | None:
        """The lobby's message as it is now; one that is gone is not missed."""
        live = await self.sessions.glance(table)
        message, reply = live.row.lobby_message, shown_now(live)
        if message is None:
            return None
        try:
            await self.channel.message(live, message).edit(content=reply.content, view=reply.view)
        except discord.HTTPException as error:
            if meaning_of(error) == "wait":
                raise
        return message


def _waits(live: Live) -> bool:
    return live.row.status == "lobby"
