"""Reminding somebody whose move the others wait for, in the way they chose."""

from __future__ import annotations

import discord

from bot.people.ping_ways import PingWays
from bot.people.quiet_hours import QuietHours
from bot.posts.buttons import nudge_buttons
from bot.posts.lines.turn_lines import asked_of, what_for
from bot.posts.news import Nudge
from bot.posts.post import Post
from bot.posts.rows import nudge_row
from bot.posts.sending.absences import Absences
from bot.posts.sending.channel import ChannelPosts
from bot.posts.sending.direct import DirectMessages
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.troubles import DM_CLOSED
from bot.talk.voice import Voice
from storage.records import OutboxRow, PingWay, WaitRow


class Nudges:
    def __init__(
        self,
        sessions: Sessions,
        quiet_hours: QuietHours,
        ways: PingWays,
        absences: Absences,
        direct: DirectMessages,
        channel: ChannelPosts,
    ) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.quiet_hours = quiet_hours
        self.ways = ways
        self.absences = absences
        self.direct = direct
        self.channel = channel

    async def deliver(self, row: OutboxRow, table: int, news: Nudge) -> int | None:
        """If it is still the same turn; later, if it may not be now. A digest tells it anyway."""
        async with self.sessions.table(table) as live:
            wait = await self._still_awaited(live, news)
        if wait is None or await self.absences.is_gone(table, news.user):
            return None
        way = "message" if news.of_plan else await self._way(live, news.user)
        if way == "digest":
            return None
        later = await self._later(live, row, news.user)
        if later is not None:
            again = nudge_row(live, wait, news.user, later, of_plan=news.of_plan)
            at = self.sessions.now()
            await self.store.leave_ping(row.id, table, news.user, at=at, instead=[again])
            return None
        if way == "message":
            try:
                return await self._send(row, live, wait, news)
            except discord.HTTPException as error:
                if error.code not in DM_CLOSED:
                    raise
            await self.direct.found_closed(live, news.user)
            if news.of_plan:
                return None  # the panel says it, and nobody else is to know
        voice = live.voice()
        post = Post(_words(live, voice, wait, f"<@{news.user}>"), [news.user])
        view = nudge_buttons(voice, live.id, wait.since)
        return (await self.channel.send(live, row, post, view)).id

    async def _way(self, live: Live, user: int) -> PingWay:
        """Where moves are awaited in minutes, a digest would come too late."""
        way = (await self.ways.at(live.id, user)).way
        return "message" if way == "digest" and live.row.pace == "live" else way

    async def _later(self, live: Live, row: OutboxRow, user: int) -> int | None:
        """When quiet hours end, or the pause after another ping; None: it may be now."""
        quiet = await self.quiet_hours.among([user])
        if quiet:
            return quiet[user]
        pause = (await self.ways.at(live.id, user)).pause
        now = self.sessions.now()
        return await self.store.claim_ping(row.id, live.id, user, at=now, pause=pause)

    async def _still_awaited(self, live: Live, news: Nudge) -> WaitRow | None:
        if live.row.status != "playing" or live.user_at(news.seat) != news.user:
            return None
        waits = await self.store.waits(live.id)
        return next((w for w in waits if (w.seat, w.since) == (news.seat, news.since)), None)

    async def _send(self, row: OutboxRow, live: Live, wait: WaitRow, news: Nudge) -> int:
        voice = await self.direct.voice(live, news.user)
        view = nudge_buttons(voice, live.id, wait.since)
        key = "nudge-plan" if news.of_plan else "nudge-message"
        return await self.direct.send(row, news.user, _words(live, voice, wait, key=key), view)


def _words(
    live: Live, voice: Voice, wait: WaitRow, who: str = "", key: str = "nudge-message"
) -> str:
    """What everybody may know: nothing of what is held."""
    (asked,) = asked_of(live, [wait.seat])
    what = what_for(voice, asked) or voice("nudge-any")
    since = f"<t:{wait.since}:R>"
    if who:
        return voice("nudge-here", who=who, what=what, since=since)
    game, channel = voice("game-name"), f"<#{live.row.channel}>"
    return voice(key, game=game, channel=channel, what=what, since=since)
