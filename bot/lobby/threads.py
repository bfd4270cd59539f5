"""A thread for one table: opened from its lobby, or with it; everything of it happens there."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.lobby.lobby import Lobby
from bot.lobby.permissions import expect_threads
from bot.posts.rows import lobby_row
from bot.tables.expectations import expect_host, expect_lobby
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.limits import THREAD_NAME, cut
from bot.talk.old_buttons import close_old
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, in_place
from bot.talk.troubles import brief
from bot.talk.voice import Voice
from bot.talk.widgets import view_of

log = logging.getLogger(__name__)

ALREADY_THERE = 160004  # Discord's code for a message that has a thread
WEEK: Final = 10080  # minutes without a message, after which Discord lets it sleep


class TableThreads:
    def __init__(self, client: discord.Client, sessions: Sessions, lobby: Lobby) -> None:
        self.client = client
        self.sessions = sessions
        self.store = sessions.store
        self.lobby = lobby

    async def move_in(self, press: Press) -> None:
        """The lobby goes into a thread of its own message; there it is shown anew."""
        click = press.click
        await in_place(click)
        expect_threads(click)
        live = await self.sessions.glance(press.table)
        expect_lobby(live)
        expect_host(live, press.user)
        before = live.row
        if before.lobby_message is None or before.channel != click.channel_id:
            raise RefusedError("refused-thread-elsewhere")
        await self.start(live, before.channel, before.lobby_message)
        async with self.sessions.table(press.table) as live:
            await self.lobby.move(live, before.lobby_message, before.guild, [lobby_row(live)])
            self.sessions.wake()
        await self.point_at(live, before.channel, before.lobby_message)
        voice, place = live.voice(press.language), f"<#{live.row.channel}>"
        await fill(click, Reply(voice("done-thread", channel=place), view_of([])))
        called = self.client.get_partial_messageable(before.channel)
        await close_old(self.client, self.store, called, Address("start", live.id), pointer(live))

    async def open_with(self, click: Click, table: int) -> Live:
        """The thread of a table that was opened for one, under the answer to the command; where
        Discord refuses it, the table is closed again.
        """
        assert click.channel_id is not None
        live = await self.sessions.glance(table)
        await fill(click, Reply(pointer(live)))
        try:
            await self.start(live, click.channel_id, live.row.channel)
        except RefusedError:
            async with self.sessions.table(table) as live:
                await self.lobby.close(live, live.row.host, moderator=False)
            raise
        await self.store.post([lobby_row(live)])
        self.sessions.wake()
        return live

    async def start(self, live: Live, channel: int, message: int) -> None:
        """A thread of a message has its number; where there is one already, that is it."""
        place = self.client.get_channel(channel) or await self.client.fetch_channel(channel)
        if not isinstance(place, discord.TextChannel):
            raise RefusedError("refused-thread-elsewhere")
        name = thread_name(live, live.voice())
        try:
            started = place.get_partial_message(message)
            thread = await started.create_thread(name=name, auto_archive_duration=WEEK)
        except discord.HTTPException as error:
            if error.code == ALREADY_THERE:
                return
            log.info("no thread in channel %s: %s", channel, brief(error))
            raise RefusedError("refused-thread") from None
        await self._bring(live, thread)

    async def _bring(self, live: Live, thread: discord.Thread) -> None:
        """Who sits there finds the thread among their own; who does not can still go there."""
        for _, user in live.people():
            try:
                await thread.add_user(discord.Object(user))
            except (discord.HTTPException, OSError) as error:
                log.info("table %s: nobody was brought along: %s", live.id, brief(error))

    async def point_at(self, live: Live, channel: int, message: int) -> None:
        """Where the lobby was, it is said where it is."""
        place = self.client.get_partial_messageable(channel)
        try:
            await place.get_partial_message(message).edit(content=pointer(live), view=None)
        except (discord.HTTPException, OSError) as error:
            log.info("table %s: its old place was not told: %s", live.id, brief(error))


def pointer(live: Live) -> str:
    voice = live.voice()
    return voice("lobby-in-thread", game=voice("game-name"), channel=f"<#{live.row.channel}>")


def thread_name(live: Live, voice: Voice) -> str:
    """The game and who opened it, as it is."""
    host = next((row.name for row in live.seats if row.user == live.row.host), "")
    return cut(" · ".join(part for part in (voice("game-name"), host) if part), THREAD_NAME)
