"""Once a day, all tables that wait for somebody, in one direct message."""

from __future__ import annotations

from typing import NamedTuple

import discord
from discord import ButtonStyle, ui

from bot.people.ping_ways import manner_of
from bot.posts.lines.turn_lines import asked_of, what_for
from bot.posts.links import newest_post
from bot.posts.news import Digest
from bot.posts.sending.absences import Absences
from bot.posts.sending.direct import DirectMessages
from bot.posts.sending.pings.kept_pings import KeptPings
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.limits import MESSAGE, cut
from bot.talk.troubles import DM_CLOSED
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from games.core.seats import Seat
from games.core.text import Language
from storage.records import OutboxRow

BUTTONS = 20  # four rows, and one for the settings


class Waiting(NamedTuple):
    live: Live
    seat: Seat
    since: int


class DigestDelivery:
    def __init__(
        self,
        sessions: Sessions,
        absences: Absences,
        kept: KeptPings,
        direct: DirectMessages,
    ) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.absences = absences
        self.kept = kept
        self.direct = direct

    async def deliver(self, row: OutboxRow, news: Digest) -> int | None:
        """Nothing, if nobody waits. Where messages are closed, each table calls instead."""
        tables = await self._tables(news.user)
        if not tables:
            return None
        language = await self.direct.language(news.user) or tables[0].live.language
        text, view = await self._words(tables, language), _ways_in(tables, language)
        try:
            return await self.direct.send(row, news.user, text, view)
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                raise
        first = tables[0].live
        await self.direct.found_closed(first, news.user)
        calls = [await self.kept.row(it.live, it.seat, 0, None) for it in tables]
        at = self.sessions.now()
        await self.store.leave_ping(row.id, first.id, news.user, at=at, instead=calls)
        return None

    async def _tables(self, user: int) -> list[Waiting]:
        """Those that wait for this person and are told so; longest waiting first."""
        found = []
        for row in await self.store.tables_of(user):
            if row.status == "playing":
                live = await self.sessions.glance(row.id)
                seat = live.seat_of(user)
                if seat is not None and await self._is_told(live, seat, user):
                    waits = await self.store.waits(live.id)
                    since = next((it.since for it in waits if it.seat == seat), row.changed_at)
                    found.append(Waiting(live, seat, since))
        return sorted(found, key=lambda it: it.since)

    async def _is_told(self, live: Live, seat: Seat, user: int) -> bool:
        if seat not in live.waiting() or live.bot_at(seat) is not None:
            return False
        known, wish = await self.store.user(user), await self.store.table_wish(live.id, user)
        manner = manner_of(known, wish, even_if_closed=True)
        away = (live.seats[seat].away_until or 0) > self.sessions.now()
        if manner.way != "digest" or (away and not manner.despite_absence):
            return False
        return not await self.absences.is_gone(live.id, user)

    async def _words(self, tables: list[Waiting], language: Language) -> str:
        voice = Voice(language)
        lines = [
            voice("digest-title", n=len(tables)),
            *[f"{n}. {await self._line(it, language)}" for n, it in enumerate(tables, start=1)],
        ]
        return cut("\n".join(lines), MESSAGE)

    async def _line(self, it: Waiting, language: Language) -> str:
        """What everybody may know: nothing of what is held."""
        live, voice = it.live, it.live.voice(language)
        (key,) = asked_of(live, [it.seat])
        link = await newest_post(self.store, live)
        parts = [
            f"**{voice('game-name')}** <#{live.row.channel}>",
            what_for(voice, key) or voice("nudge-any"),
            f"<t:{it.since}:R>",
            *([f"[{voice('mygames-jump')}]({link})"] if link else []),
        ]
        return " · ".join(parts)


def _ways_in(tables: list[Waiting], language: Language) -> ui.View:
    """*My move* for every table, numbered as in the text."""
    voice = Voice(language)
    moves = [
        button(
            Address("move", it.live.id),
            f"{n} · {voice('button-move')}: {it.live.plain_voice(language)('game-name')}",
            style=ButtonStyle.primary,
        )
        for n, it in enumerate(tables[:BUTTONS], start=1)
    ]
    return view_of([*moves, button(Address("settings", 0), voice("button-settings"))])
