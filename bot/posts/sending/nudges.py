"""Reminding somebody whose move the others wait for: by direct message, or in the channel."""

from __future__ import annotations

import discord

from bot.people.quiet_hours import QuietHours
from bot.posts.buttons import nudge_buttons
from bot.posts.lines.turn_lines import asked_of, what_for
from bot.posts.news import Nudge
from bot.posts.post import Post
from bot.posts.rows import nudge_row
from bot.posts.sending.absences import Absences
from bot.posts.sending.already_sent import AlreadySent
from bot.posts.sending.channel import ChannelPosts
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.troubles import DM_CLOSED
from bot.talk.voice import Voice, language_of
from storage.records import OutboxRow, UserRow, WaitRow


class Nudges:
    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        quiet_hours: QuietHours,
        absences: Absences,
        already: AlreadySent,
        channel: ChannelPosts,
    ) -> None:
        self.client = client
        self.sessions = sessions
        self.store = sessions.store
        self.quiet_hours = quiet_hours
        self.absences = absences
        self.already = already
        self.channel = channel

    async def deliver(self, row: OutboxRow, table: int, news: Nudge) -> int | None:
        """If it is still the same turn; after quiet hours, should they have begun."""
        async with self.sessions.table(table) as live:
            wait = await self._still_awaited(live, news)
        if wait is None or await self.absences.is_gone(table, news.user):
            return None
        quiet = await self.quiet_hours.among([news.user])
        if quiet:
            await self.store.post([nudge_row(live, wait, news.user, quiet[news.user])])
            return None
        known = await self.store.user(news.user)
        if _by_message(known):
            try:
                return await self._send(row, live, wait, known)
            except discord.HTTPException as error:
                if error.code not in DM_CLOSED:
                    raise
        voice = live.voice()
        post = Post(_words(live, voice, wait, f"<@{news.user}>"), [news.user])
        view = nudge_buttons(voice, live.id, wait.since)
        return (await self.channel.send(live, row, post, view)).id

    async def _still_awaited(self, live: Live, news: Nudge) -> WaitRow | None:
        if live.row.status != "playing" or live.user_at(news.seat) != news.user:
            return None
        waits = await self.store.waits(live.id)
        return next((w for w in waits if (w.seat, w.since) == (news.seat, news.since)), None)

    async def _send(self, row: OutboxRow, live: Live, wait: WaitRow, known: UserRow | None) -> int:
        chosen = (known.language or known.locale) if known else ""
        voice = live.voice(language_of(chosen) if chosen else None)
        text = _words(live, voice, wait)
        view = nudge_buttons(voice, live.id, wait.since)
        person = await self.client.create_dm(discord.Object(live.user_at(wait.seat) or 0))
        message = await self.already.find(row, person, text, view)
        if message is None:
            await self.already.sign(row, text, view)
            message = await person.send(
                text,
                view=view,
                nonce=row.nonce,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        self.already.keep(row, message)
        return message.id


def _by_message(user: UserRow | None) -> bool:
    """Who gets hands by direct message gets this there too."""
    return user is not None and user.pings and user.dm == "open"


def _words(live: Live, voice: Voice, wait: WaitRow, who: str = "") -> str:
    """What everybody may know: nothing of what is held."""
    (key,) = asked_of(live, [wait.seat])
    what = what_for(voice, key) or voice("nudge-any")
    since = f"<t:{wait.since}:R>"
    if who:
        return voice("nudge-here", who=who, what=what, since=since)
    game, channel = voice("game-name"), f"<#{live.row.channel}>"
    return voice("nudge-message", game=game, channel=channel, what=what, since=since)
