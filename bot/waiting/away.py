"""Saying that one is away, and what becomes of one's seats meanwhile."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import msgspec

from bot.people.quiet_hours import zones
from bot.posts.rows import note_row
from bot.tables.live import Live
from bot.tables.pace import DAY
from bot.tables.sessions import Sessions
from bot.talk.refusals import RefusedError
from bot.votes.stand_ins import StandIns
from games.core.seats import Seat
from storage.records import UserRow

LONGEST = 60  # days
DAYS = re.compile(r"(\d{1,3})\s*(?:d|t|days?|tage?n?)?")
WEEKS = re.compile(r"(\d{1,2}|an?|eine)\s*(?:w|weeks?|wochen?)")
ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
GERMAN = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})?")


def read_until(text: str, user: UserRow | None, now: int) -> int:
    """«5», «2 weeks», «2026-11-24» or «24.11.» as the moment of return, in the person's zone."""
    typed = text.strip().casefold()
    zone = ZoneInfo(user.time_zone) if user and user.time_zone in zones() else UTC
    today = datetime.fromtimestamp(now, zone).date()
    until = now
    if found := DAYS.fullmatch(typed):
        until = now + int(found[1]) * DAY
    elif found := WEEKS.fullmatch(typed):
        until = now + (int(found[1]) if found[1].isdecimal() else 1) * 7 * DAY
    elif day := _date(typed, today):
        until = int(datetime.combine(day, time(), zone).timestamp())
    if not now < until <= now + LONGEST * DAY:
        raise RefusedError("refused-away", given=text[:40], n=LONGEST)
    return until


def _date(typed: str, today: date) -> date | None:
    """Without a year it is the next such day."""
    try:
        if found := ISO.fullmatch(typed):
            return date(int(found[1]), int(found[2]), int(found[3]))
        if found := GERMAN.fullmatch(typed):
            day = date(int(found[3] or today.year), int(found[2]), int(found[1]))
            passed = found[3] is None and day < today - timedelta(days=1)
            return day.replace(year=day.year + 1) if passed else day
    except ValueError:
        return None
    return None


class Away:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.stand_ins = StandIns(sessions)

    async def go(self, user: int, until: int) -> None:
        """At all tables; they wait, unless the steward is asked to play there."""
        seated = False
        for id in await self._tables(user):
            async with self._seat(id, user) as (live, seat):
                if seat is None:
                    continue
                seated = True
                row = msgspec.structs.replace(live.seats[seat], away_until=until)
                who, when = f"**{live.voice().names[seat]}**", f"<t:{until}:D>"
                told = [note_row(live, "note-away", who=who, until=when)]
                await self.stand_ins.arrange(live, row, told)
        if not seated:
            raise RefusedError("refused-no-games")

    async def let_steward_play(self, user: int, tables: Collection[int]) -> list[Live]:
        """At these tables and no others, while one is away; refused ones wait."""
        shown = []
        for id in await self._tables(user):
            async with self._seat(id, user) as (live, seat):
                if seat is None or live.seats[seat].away_until is None:
                    continue
                shown.append(live)
                await self._let_play(live, seat, wanted=id in tables)
        return shown

    async def _let_play(self, live: Live, seat: Seat, *, wanted: bool) -> None:
        row = live.seats[seat]
        if wanted and row.stand_in is None:
            who = f"**{live.voice().names[seat]}**"
            await self.stand_ins.put_in(live, row, [note_row(live, "note-stand-in", who=who)])
        elif not wanted and row.stand_in is not None:
            waits = msgspec.structs.replace(row, stand_in=None)
            await self.stand_ins.arrange(live, waits, ())

    async def at(self, user: int) -> list[tuple[Live, Seat]]:
        """The tables at which one is away."""
        found = []
        for id in await self._tables(user):
            async with self._seat(id, user) as (live, seat):
                if seat is not None and live.seats[seat].away_until is not None:
                    found.append((live, seat))
        return found

    async def _tables(self, user: int) -> list[int]:
        return [row.id for row in await self.store.tables_of(user) if row.status == "playing"]

    @asynccontextmanager
    async def _seat(self, id: int, user: int) -> AsyncIterator[tuple[Live, Seat | None]]:
        async with self.sessions.table(id) as live:
            yield live, live.seat_of(user) if live.row.status == "playing" else None
