"""Delivering what is to be said about a lobby, if it is still so."""

from __future__ import annotations

import discord
from discord import ui

from bot.posts.buttons import keep_buttons, sit_buttons, start_buttons
from bot.posts.lobby_post import note_lines, shown_now
from bot.posts.post import Post
from bot.posts.sending.channel import ChannelPosts
from bot.posts.sending.direct import DirectMessages
from bot.tables.expectations import is_full
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.troubles import DM_CLOSED, meaning_of
from bot.talk.voice import Voice
from storage.records import OutboxRow


class LobbyDelivery:
    def __init__(self, sessions: Sessions, channel: ChannelPosts, direct: DirectMessages) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.channel = channel
        self.direct = direct

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

    async def invite(self, row: OutboxRow, table: int, user: int) -> int | None:
        """Unless they sit there by now, or are no longer wanted."""
        live = await self.sessions.glance(table)
        guests = {guest.user: guest.state for guest in await self.store.guests(table)}
        if not _waits(live) or live.seat_of(user) is not None or guests.get(user) != "invited":
            return None
        voice = await self.direct.voice(live, user)
        view = sit_buttons(voice, table)
        text = "\n".join([_about(live, voice, "dm-invited"), *note_lines(live, voice)])
        return await self._to(row, live, user, text, view, "note-invited")

    async def part(self, row: OutboxRow, table: int, user: int) -> int | None:
        """That their seat is needed for others; unless they have it again."""
        live = await self.sessions.glance(table)
        if live.seat_of(user) is not None:
            return None
        voice = await self.direct.voice(live, user)
        text = _about(live, voice, "dm-asked-to-leave")
        return await self._to(row, live, user, text, None, "note-asked-to-leave")

    async def _to(
        self, row: OutboxRow, live: Live, user: int, text: str, view: ui.View | None, key: str
    ) -> int:
        """By direct message; in the channel, where those are closed."""
        try:
            return await self.direct.send(row, user, text, view)
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                raise
        post = Post(live.voice()(key, who=f"<@{user}>", host=f"<@{live.row.host}>"), [user])
        return (await self.channel.send(live, row, post, None)).id

    async def show(self, row: OutboxRow, table: int) -> int | None:
        """The lobby's message as it is now; a new one where the table has just come to."""
        live = await self.sessions.glance(table)
        message, reply = live.row.lobby_message, shown_now(live)
        if message is None:
            return await self._show_first(row, live)
        try:
            await self.channel.message(live, message).edit(content=reply.content, view=reply.view)
        except discord.HTTPException as error:
            if meaning_of(error) == "wait":
                raise
        return message

    async def _show_first(self, row: OutboxRow, live: Live) -> int | None:
        if not _waits(live):
            return None
        reply = shown_now(live)
        sent = await self.channel.send(live, row, Post(reply.content, []), reply.view)
        async with self.sessions.table(live.id) as live:
            live.row = await self.store.update_table(live.id, lobby_message=sent.id)
        return sent.id


def _about(live: Live, voice: Voice, key: str) -> str:
    game, channel = voice("game-name"), f"<#{live.row.channel}>"
    return voice(key, game=game, channel=channel, host=f"<@{live.row.host}>")


def _waits(live: Live) -> bool:
    return live.row.status == "lobby"
