"""A quiet word to whoever is next, when the turn before theirs begins."""

from __future__ import annotations

import discord

from bot.people.ping_ways import PingWays
from bot.posts.buttons import ping_buttons
from bot.posts.links import newest_post
from bot.posts.news import NextUp, Telling
from bot.posts.rows import next_up_row
from bot.posts.sending.direct import DirectMessages
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.troubles import DM_CLOSED
from games.core.seats import Seat
from storage.records import OutboxRow


class NextUps:
    def __init__(self, sessions: Sessions, ways: PingWays, direct: DirectMessages) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.ways = ways
        self.direct = direct

    async def after(self, live: Live, row: OutboxRow, telling: Telling) -> None:
        """Queues it for whoever wants it, once for a post that told a turn."""
        if live.row.status != "playing":
            return
        before = _beginning(live, telling)
        after = None if before is None else next_person(live, before)
        user = None if after is None else live.user_at(after)
        if before is None or after is None or user is None:
            return
        manner, now = await self.ways.at(live.id, user), self.sessions.now()
        away = (live.seats[after].away_until or 0) > now
        if manner.next_up and (manner.despite_absence or not away):
            told = [next_up_row(live, before, after)]
            await self.store.leave_ping(row.id, live.id, user, at=now, instead=told)

    async def deliver(self, row: OutboxRow, table: int, news: NextUp) -> int | None:
        """Without a sound, if it is still so; who cannot be written to hears their turn itself."""
        live = await self.sessions.glance(table)
        if live.row.status != "playing" or live.user_at(news.seat) != news.user:
            return None
        waiting = live.waiting()
        if news.before not in waiting or news.seat in waiting:
            return None
        voice = await self.direct.voice(live, news.user)
        text = voice(
            "next-up-message",
            game=voice("game-name"),
            channel=f"<#{live.row.channel}>",
            who=voice.names[news.before],
        )
        link = await newest_post(self.store, live)
        text = f"{text}\n[{voice('mygames-jump')}]({link})" if link else text
        view = ping_buttons(voice, live.id)
        try:
            return await self.direct.send(row, news.user, text, view, silent=True)
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                raise
        return None


def _beginning(live: Live, telling: Telling) -> Seat | None:
    """The seat whose turn a post has told, if it is one alone."""
    asked = dict(zip(telling.waiting, telling.asked, strict=False))
    begun = [seat for seat in telling.pinged if asked.get(seat) in live.game.turn_keys]
    return begun[0] if len(begun) == 1 == len(telling.waiting) else None


def next_person(live: Live, before: Seat) -> Seat | None:
    """Whose turn follows; computer players answer at once, so it is the person behind them."""
    order = live.game.next_up(live.playing.view(None), before, len(live.seats))
    return next((seat for seat in order if live.bot_at(seat) is None), None)
