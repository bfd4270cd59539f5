"""Somebody's tables in one list: where the others wait, how long, and the way there."""

from __future__ import annotations

from typing import NamedTuple

from discord import ButtonStyle, ui

from bot.posts.links import newest_post
from bot.posts.lobby_post import absence_words
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.limits import MESSAGE, cut
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from games.core.text import Language

BUTTONS = 20  # four rows


class Entry(NamedTuple):
    table: int
    game: str
    line: str
    since: int
    awaited: bool


class MyGames:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def of(self, user: int, language: Language) -> Reply:
        """Where others wait for this person comes first, and among those whoever waits longest."""
        entries = [
            await self._entry(row.id, user, language) for row in await self.store.tables_of(user)
        ]
        entries.sort(key=lambda entry: (not entry.awaited, entry.since))
        voice = Voice(language)
        if not entries:
            return Reply(voice("refused-no-games"), _ways_in(voice, entries))
        lines = []
        for awaited, head in ((True, "mygames-waiting"), (False, "mygames-others")):
            shown = [
                f"{n}. {entry.line}"
                for n, entry in enumerate(entries, start=1)
                if entry.awaited is awaited
            ]
            lines += [voice(head), *shown] if shown else []
        return Reply(cut("\n".join(lines), MESSAGE), _ways_in(voice, entries))

    async def _entry(self, table: int, user: int, language: Language) -> Entry:
        async with self.sessions.table(table) as live:
            voice, seat, waiting = live.voice(language), live.seat_of(user), live.waiting()
        since = {wait.seat: wait.since for wait in await self.store.waits(table)}
        mine = seat is not None and seat in waiting
        known = [since[other] for other in waiting if other in since]
        asked = since.get(seat) if mine and seat is not None else min(known, default=None)
        when = live.row.changed_at if asked is None else asked
        turn = voice.listing([voice.names[other] for other in waiting])
        status = voice("mygames-turn", who=turn) if turn else voice(f"status-{live.row.status}")
        absent = "" if seat is None else absence_words(live.seats[seat], voice)
        parts = [
            f"**{voice('game-name')}** <#{live.row.channel}>",
            voice("mygames-yours") if mine and len(waiting) == 1 else status,
            f"<t:{when}:R>",
            *([absent] if absent else []),
            *await self._link(live, voice),
        ]
        return Entry(table, voice("game-name"), " · ".join(parts), when, mine)

    async def _link(self, live: Live, voice: Voice) -> list[str]:
        link = await newest_post(self.store, live)
        return [f"[{voice('mygames-jump')}]({link})"] if link else []


def _ways_in(voice: Voice, entries: list[Entry]) -> ui.View:
    """*My move* for every table that waits, the settings, and what remains of games."""
    buttons = [
        button(
            Address("move", entry.table),
            f"{n} · {voice('button-move')}: {entry.game}",
            style=ButtonStyle.primary,
        )
        for n, entry in enumerate(entries[:BUTTONS], start=1)
        if entry.awaited
    ]
    settings = button(Address("settings", 0), voice("button-settings"))
    return view_of([*buttons, settings, button(Address("stats", 0), voice("button-stats"))])
