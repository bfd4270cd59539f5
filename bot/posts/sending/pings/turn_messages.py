"""Telling one person their turn apart from the post: by direct message, or later."""

from __future__ import annotations

import discord
from discord import ui

from bot.posts.buttons import ping_buttons, table_buttons
from bot.posts.lines.turn_lines import asked_of, turn_lines, what_for
from bot.posts.links import link_to, newest_post
from bot.posts.news import Reminder
from bot.posts.post import Post
from bot.posts.sending.channel import ChannelPosts
from bot.posts.sending.direct import DirectMessages
from bot.posts.sending.pings.turn_pings import TurnPings
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.troubles import DM_CLOSED
from bot.talk.voice import Voice
from games.core.seats import Seat
from storage.records import OutboxRow


class TurnMessages:
    def __init__(
        self,
        sessions: Sessions,
        turns: TurnPings,
        direct: DirectMessages,
        channel: ChannelPosts,
    ) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.turns = turns
        self.direct = direct
        self.channel = channel

    async def deliver(self, row: OutboxRow, table: int, news: Reminder) -> int | None:
        """In the way they chose, if it is still that turn; again later, if it may not be now."""
        async with self.sessions.table(table) as live:
            if not await self.turns.kept.still_awaited(live, news):
                return None
            heard = await self.turns.decide(live, row, [news.seat])
            post, view = _here(live, news.seat)
        for user, (seat, fate, _) in heard.items():
            if fate == "message":
                try:
                    return await self._send(row, live, seat, user, news.message)
                except discord.HTTPException as error:
                    if error.code not in DM_CLOSED:
                        raise
                await self.direct.found_closed(live, user)
            elif fate != "ring":
                await self.turns.follow_up(live, row, heard, news.message)
                return None
        return (await self.channel.send(live, row, post, view, [news.seat])).id

    async def _send(
        self, row: OutboxRow, live: Live, seat: Seat, user: int, message: int | None
    ) -> int:
        voice = await self.direct.voice(live, user)
        link = link_to(live, message) if message else await newest_post(self.store, live)
        text = _words(live, voice, seat, link)
        return await self.direct.send(row, user, text, ping_buttons(voice, live.id))


def _here(live: Live, seat: Seat) -> tuple[Post, ui.View]:
    """Whose turn it is, in the channel."""
    voice, user = live.voice(), live.user_at(seat)
    mentions = [] if user is None else [user]
    words = turn_lines(live, voice, [seat], asked_of(live, [seat]), mentions)
    return Post(words, mentions), table_buttons(voice, live.id, live.playing.seq, live.row.moves)


def _words(live: Live, voice: Voice, seat: Seat, link: str) -> str:
    """What everybody may know: nothing of what is held."""
    (key,) = asked_of(live, [seat])
    others = [name for n, name in enumerate(voice.names) if n != seat]
    told = voice(
        "ping-message",
        game=voice("game-name"),
        channel=f"<#{live.row.channel}>",
        others=voice.listing(others),
        n=len(others),
        what=what_for(voice, key) or voice("nudge-any"),
    )
    return f"{told}\n[{voice('mygames-jump')}]({link})" if link else told
