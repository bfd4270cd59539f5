"""One quiet line in the channel that says for whom the table waits, edited rather than repeated."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.posts.post import Post
from bot.posts.sending.channel import ChannelPosts
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.troubles import meaning_of
from storage.records import OutboxRow

SHOWN_FROM = 2  # stages; before, only the person is reminded


class WaitingLines:
    def __init__(self, sessions: Sessions, channel: ChannelPosts) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.channel = channel

    async def deliver(self, row: OutboxRow, table: int) -> int | None:
        """As it is now: new, changed, or gone when nobody lets the others wait any more."""
        live = await self.sessions.glance(table)
        text, old = await self._words(live), await self.store.waiting_line(table)
        if not text:
            await self._take_away(live, row, old)
            return None
        if old is not None:
            try:
                await self.channel.message(live, old).edit(content=text)
            except discord.HTTPException as error:
                if meaning_of(error) != "anew":
                    raise
            else:
                return old
        sent = await self.channel.send(live, row, Post(text, []), None)
        await self.store.save_waiting_line(table, sent.id)
        return sent.id

    async def _take_away(self, live: Live, row: OutboxRow, old: int | None) -> None:
        """Also one that was sent, but never noted."""
        line = old if old is not None else await self.channel.sent_before(live, row)
        if line is not None:
            with suppress(discord.NotFound):  # a moderator may have deleted it
                await self.channel.message(live, line).delete()
            await self.store.save_waiting_line(live.id, None)

    async def _words(self, live: Live) -> str:
        """Discord counts the days itself."""
        if live.row.status != "playing":
            return ""
        voice = live.voice()
        late = [
            voice("waiting-one", who=f"**{voice.names[wait.seat]}**", since=f"<t:{wait.since}:R>")
            for wait in await self.store.waits(live.id)
            if wait.stage >= SHOWN_FROM
        ]
        return voice("waiting-line", who=voice.listing(late)) if late else ""
