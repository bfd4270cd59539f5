"""People who have left the server: noticed by the way, said once in each absence."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import aiohttp
import discord

from bot.posts.rows import hand_rows, look_row, note_row
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.troubles import brief, passing
from games.core.seats import Seat
from storage.records import AbsenceRow, NewOutbox

log = logging.getLogger(__name__)

NOT_THERE = (10007, 10013)  # no such member, no such user
LOOK_EVERY = 24 * 3600  # seconds


class Absences:
    """Without the privileged intent nobody tells the bot who leaves, so it looks now and then."""

    def __init__(self, client: discord.Client, sessions: Sessions) -> None:
        self.client = client
        self.sessions = sessions
        self.store = sessions.store

    async def is_gone(self, table: int, user: int) -> bool:
        known = await self.store.absence(table, user)
        return known is not None and known.gone

    async def has_left(self, live: Live, user: int) -> bool:
        """Looked up now: who came back unnoticed is not away; what cannot be seen is as known."""
        guild = self.client.get_guild(live.row.guild or 0)
        if guild is None:
            return await self.is_gone(live.id, user)
        try:
            await guild.fetch_member(user)
        except discord.HTTPException as error:
            return error.code in NOT_THERE or await self.is_gone(live.id, user)
        except (aiohttp.ClientError, OSError):
            return await self.is_gone(live.id, user)
        return False

    async def watch(self, live: Live, pinged: Sequence[Seat]) -> None:
        """Whose turn was just told is looked for once a day, in a lane of its own: nobody waits."""
        rows = []
        for seat in pinged:
            user = live.user_at(seat)
            if user is not None and live.row.guild is not None and await self._is_due(live, user):
                rows.append(look_row(live, user))
        if rows:
            await self.store.post(rows)

    async def _is_due(self, live: Live, user: int) -> bool:
        known = await self.store.absence(live.id, user)
        return known is None or self.sessions.now() - known.looked_at >= LOOK_EVERY

    async def look(self, live: Live, user: int) -> None:
        """Whether somebody is in the server still, or again."""
        guild = self.client.get_guild(live.row.guild or 0)
        if guild is None or live.seat_of(user) is None:
            return
        try:
            await guild.fetch_member(user)
        except discord.HTTPException as error:
            if passing(error):
                raise
            if error.code in NOT_THERE:
                await self.left(live, user)
                return
            log.info("table %s: nobody could be looked for: %s", live.id, brief(error))
            gone = await self.is_gone(live.id, user)
            await self.store.save_absence(self._seen(live, user, gone=gone))
        else:
            await self._is_here(live, user)

    async def left(self, live: Live, user: int) -> None:
        """Says so in the channel, unless that was said when this absence began."""
        seat = live.seat_of(user)
        if seat is None or live.row.status != "playing":
            return
        told = [] if await self.is_gone(live.id, user) else [_gone_row(live, seat, user)]
        await self.store.save_absence(self._seen(live, user, gone=True), told)

    async def _is_here(self, live: Live, user: int) -> None:
        """Who has come back is shown the hand again."""
        seat = live.seat_of(user)
        assert seat is not None
        told = hand_rows(live, [seat]) if await self.is_gone(live.id, user) else []
        await self.store.save_absence(self._seen(live, user, gone=False), told)

    def _seen(self, live: Live, user: int, *, gone: bool) -> AbsenceRow:
        return AbsenceRow(live.id, user, self.sessions.now(), gone)


def _gone_row(live: Live, seat: Seat, user: int) -> NewOutbox:
    """For the host; if it is the host who left, for the others, who can ask a moderator."""
    host = live.row.host
    called = [host] if host != user else [other for _, other in live.people() if other != user]
    key = "note-gone" if host != user else "note-host-gone"
    names = " ".join(f"<@{person}>" for person in called)
    return note_row(live, key, called, who=f"**{live.voice().names[seat]}**", called=names)
