"""Direct messages to those who follow a game: only what everybody at the table may know."""

from __future__ import annotations

import discord

from bot.posts.buttons import follower_buttons
from bot.posts.composer import Composer
from bot.posts.lines.end_lines import end_lines
from bot.posts.lines.story_lines import latest_lines, recap_lines
from bot.posts.news import Followed, FollowersTold
from bot.posts.outbox import Undeliverable
from bot.posts.rows import followed_row, note_row
from bot.posts.sending.direct import DirectMessages
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.limits import MESSAGE
from bot.talk.troubles import DM_CLOSED
from bot.talk.voice import Voice
from storage.records import OutboxRow

MOST_MOVES = 500  # whose lines are read; the latest of them fit


class FollowerDelivery:
    def __init__(self, sessions: Sessions, composer: Composer, direct: DirectMessages) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.composer = composer
        self.direct = direct

    async def spread(self, table: int, news: FollowersTold) -> None:
        """A row for each who wants to hear of it, once."""
        live = await self.sessions.glance(table)
        ends = news.what != "round"
        told = {
            row.user: followed_row(live, Followed(row.user, row.told + 1, news.last, news.what))
            for row in await self.store.followers(table)
            if ends or row.how == "round"
        }
        await self.store.tell_followers(table, news.last, told, is_over=ends)
        if ends:
            async with self.sessions.table(table) as live:
                live.row = await self.store.table(table)

    async def deliver(self, row: OutboxRow, table: int, news: Followed) -> int:
        live = await self.sessions.glance(table)
        voice = await self.direct.voice(live, news.user)
        text = await self._words(live, voice, news)
        view = follower_buttons(voice, table, news.last, goes_on=news.what == "round")
        picture = await self.composer.picture_of(live, news.last, voice.language, news.user)
        try:
            return await self.direct.send(row, news.user, text, view, picture=picture)
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                raise
            await self._end(live, news)
            raise Undeliverable("direct messages are closed: nothing is followed") from None

    async def _words(self, live: Live, voice: Voice, news: Followed) -> str:
        game, channel = voice("game-name"), f"<#{live.row.channel}>"
        head = [voice(f"followed-{news.what}", game=game, channel=channel)]
        if news.what == "end":
            head.append(end_lines(live, voice))
        first = max(news.first, news.last - MOST_MOVES + 1)
        moves = await self.store.moves(live.id, first - 1, news.last - first + 1)
        lines = [f"• {line}" for _, line in recap_lines(voice, moves)]
        room = MESSAGE - 200 - len("\n".join(head))
        return "\n".join([*head, latest_lines(voice, lines, room)])

    async def _end(self, live: Live, news: Followed) -> None:
        """Said once in the channel, since nothing else reaches them."""
        async with self.sessions.table(live.id) as live:
            if await self.store.delete_follower(live.id, news.user):
                live.row = await self.store.table(live.id)
                who = f"<@{news.user}>"
                await self.store.post([note_row(live, "note-follow-closed", [news.user], who=who)])
                self.sessions.wake()
