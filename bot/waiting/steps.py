"""What is done about somebody who is awaited, and when: each step once, whoever writes it."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from bot.people.quiet_hours import quiet_until, waking_end
from bot.posts.rows import nudge_row
from bot.tables.live import Live
from bot.tables.pace import SECONDS
from bot.tables.sessions import Sessions
from storage.records import NewOutbox, UserRow, WaitRow, WaitStep

Deed: TypeAlias = Literal["remind"]


class Step(NamedTuple):
    """After so many times the table's pace, outside the person's quiet hours."""

    paces: int
    deed: Deed


STEPS: Final = (Step(1, "remind"),)


class Steps:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def take(self, live: Live, wait: WaitRow) -> None:
        """Does what is due about a seat, or looks when it will be."""
        user = live.user_at(wait.seat)
        pace = SECONDS[live.row.pace]
        if live.row.status != "playing" or user is None or wait.seat not in live.waiting():
            await self.sessions.keep_waits(live)
            return
        if pace is None or wait.stage >= len(STEPS):
            await self.put_off(wait, None)
            return
        known, now, step = await self.store.user(user), self.sessions.now(), STEPS[wait.stage]
        due = _due(known, wait, step, pace)
        due = max(due, quiet_until(known, now) or due)
        if due > now:
            await self.put_off(wait, due)
            return
        rows = self._told(live, wait, step.deed, user)
        await self._advance(wait, rows, _next(known, wait, STEPS, pace, now))

    def _told(self, live: Live, wait: WaitRow, deed: Deed, user: int) -> list[NewOutbox]:
        match deed:
            case "remind":
                return [nudge_row(live, wait, user)]

    async def _advance(self, wait: WaitRow, rows: list[NewOutbox], next_at: int | None) -> None:
        new = msgspec.structs.replace(wait, stage=wait.stage + 1, next_at=next_at)
        await self.store.advance_wait(WaitStep(wait, new, tuple(rows)))

    async def put_off(self, wait: WaitRow, until: int | None) -> None:
        later = msgspec.structs.replace(wait, next_at=until)
        await self.store.advance_wait(WaitStep(wait, later))


def _due(user: UserRow | None, wait: WaitRow, step: Step, pace: int) -> int:
    return waking_end(user, wait.since, step.paces * pace)


def _next(
    user: UserRow | None, wait: WaitRow, steps: tuple[Step, ...], pace: int, now: int
) -> int | None:
    """When the step after this one is due; never sooner than a pace after it, should the bot
    have been away.
    """
    later = steps[wait.stage + 1 :]
    return max(_due(user, wait, later[0], pace), now + pace) if later else None
