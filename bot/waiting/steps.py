"""What is done about somebody who is awaited, and when: each step once, whoever writes it."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, assert_never

import msgspec

from bot.people.quiet_hours import quiet_until, waking_end
from bot.posts.rows import line_row, note_row, nudge_row, vote_rows
from bot.tables.live import Live
from bot.tables.pace import SECONDS
from bot.tables.sessions import Sessions
from bot.votes.stalled_votes import StalledVotes
from bot.votes.votes import is_open
from storage.records import NewOutbox, UserRow, WaitRow, WaitStep

Deed: TypeAlias = Literal["remind", "line", "ask", "sleep", "last"]
HOUR = 3600


class Step(NamedTuple):
    """After so many times the table's pace, outside the person's quiet hours."""

    paces: int
    deed: Deed


COMPANY: Final = (
    Step(1, "remind"),
    Step(2, "line"),
    Step(3, "ask"),
    Step(7, "ask"),
    Step(14, "ask"),
    Step(28, "sleep"),
)
ALONE: Final = (Step(1, "remind"), Step(3, "remind"), Step(7, "last"))  # among computer players


class Steps:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.stalled = StalledVotes(sessions)

    async def take(self, live: Live, wait: WaitRow) -> None:
        """Does what is due about a seat, or looks when it will be."""
        user, pace = live.user_at(wait.seat), SECONDS[live.row.pace]
        awaited = wait.seat in live.waiting() and live.bot_at(wait.seat) is None
        if live.row.status != "playing" or user is None or not awaited:
            await self.sessions.keep_waits(live)
            return
        steps, now = _steps(live, wait), self.sessions.now()
        if pace is None or wait.stage >= len(steps):
            await self.put_off(wait, None)
            return
        rests = max(live.row.paused_until, live.seats[wait.seat].away_until or 0)
        if rests > now:
            await self._count_from(live, wait, rests, pace)
            return
        known, step = await self.store.user(user), steps[wait.stage]
        due = waking_end(known, wait.since, step.paces * pace)
        due = max(due, quiet_until(known, now) or due)
        if due > now:
            await self.put_off(wait, due)
            return
        done = await self._done(live, wait, step.deed, user)
        if done is None:
            await self.put_off(wait, now + HOUR)
            return
        next_at = _next(known, wait, steps, pace, now)
        new = msgspec.structs.replace(wait, stage=wait.stage + 1, next_at=next_at)
        await self.store.advance_wait(msgspec.structs.replace(done, new=new))

    async def _done(self, live: Live, wait: WaitRow, deed: Deed, user: int) -> WaitStep | None:
        """What is written and told then; None: it must wait."""
        match deed:
            case "remind":
                return WaitStep(wait, wait, (nudge_row(live, wait, user),))
            case "line":
                return WaitStep(wait, wait, (line_row(live),), relief=line_row(live))
            case "ask":
                return await self._asked(live, wait)
            case "sleep":
                return WaitStep(wait, wait, (_sleeps_row(live, wait),))
            case "last":
                rows = (nudge_row(live, wait, user), _sleeps_row(live, wait))
                return WaitStep(wait, wait, rows)
            case unknown:
                assert_never(unknown)

    async def _asked(self, live: Live, wait: WaitRow) -> WaitStep | None:
        """One question at a table at a time: another one comes first."""
        if is_open(await self.store.vote(live.id), self.sessions):
            return None
        vote = self.stalled.question(live, wait.seat, await self.store.waits(live.id))
        if vote is None:
            return WaitStep(wait, wait)
        return WaitStep(wait, wait, tuple(vote_rows(live, vote)), vote=vote)

    async def _count_from(self, live: Live, wait: WaitRow, begin: int, pace: int) -> None:
        """Time begins anew when somebody is back, or a pause is over."""
        new = msgspec.structs.replace(wait, since=begin, stage=0, next_at=begin + pace)
        rows = (line_row(live),) if wait.stage else ()
        await self.store.advance_wait(WaitStep(wait, new, rows))

    async def put_off(self, wait: WaitRow, until: int | None) -> None:
        later = msgspec.structs.replace(wait, next_at=until)
        await self.store.advance_wait(WaitStep(wait, later))


def _steps(live: Live, wait: WaitRow) -> tuple[Step, ...]:
    others = [user for seat, user in live.present() if seat != wait.seat]
    return COMPANY if others else ALONE


def _next(
    user: UserRow | None, wait: WaitRow, steps: tuple[Step, ...], pace: int, now: int
) -> int | None:
    """When the step after this one is due; never sooner than a pace after it, should the bot
    have been away.
    """
    later = steps[wait.stage + 1 :]
    if not later:
        return None
    return max(waking_end(user, wait.since, later[0].paces * pace), now + pace)


def _sleeps_row(live: Live, wait: WaitRow) -> NewOutbox:
    return note_row(live, "note-sleeps", who=f"**{live.voice().names[wait.seat]}**")
