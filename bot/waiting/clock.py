"""Looks when it is time to do something about whom a table waits for, and has it done."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.plans.answers import PlanAnswers
from bot.tables.sessions import Sessions
from bot.talk.faults import RuleFailedError
from bot.waiting.digests import Digests
from bot.waiting.lobbies import LobbyEnds
from bot.waiting.returning import Returning
from bot.waiting.steps import Steps
from games.core.seats import Seat
from storage.records import WaitRow
from storage.store import ConflictError, DatabaseError, MissingError, StoreError

log = logging.getLogger(__name__)

POLL = 30.0  # seconds; nobody is waited for less than minutes
FIRST_PAUSE = 1.0  # seconds, while the database cannot be written
LONGEST_PAUSE = 60.0
ADOPTED = "waits-adopted"  # a note
LATER = 3600  # seconds, for a table that cannot be read


class WaitingClock:
    """Several processes may each have one: a step is done by whoever writes it first."""

    def __init__(self, sessions: Sessions, steps: Steps) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.now: Callable[[], int] = sessions.now
        self.steps = steps
        self.returning = Returning(sessions)
        self.lobbies = LobbyEnds(sessions)
        self.digests = Digests(sessions)
        self.answers = PlanAnswers(sessions)

    async def run(self) -> None:
        """Until cancelled."""
        pause, wait = 0.0, FIRST_PAUSE
        adopted = False
        while True:
            await self.sessions.awaiting.alarm.rest(self.now(), pause)
            try:
                if not adopted:
                    await self.adopt()
                    adopted = True
                await self.carry_due()
                pause, wait = await self._pause(), FIRST_PAUSE
            except StoreError as error:
                if wait == FIRST_PAUSE:
                    log.error("nobody is reminded until the database works again: %s", error)
                pause, wait = wait, min(LONGEST_PAUSE, wait * 2)

    async def _pause(self) -> float:
        """What is due still cannot be done at the moment, and must not be tried all the time."""
        due, now = await self.store.next_wait(), self.now()
        return POLL if due is None or due <= now else min(POLL, due - now)

    async def adopt(self) -> None:
        """Tables that an older version played last: their time begins now. Once for all: to look
        for them takes longer with every game that is running.
        """
        if await self.store.note(ADOPTED):
            return
        for id in await self.store.unwatched_tables():
            try:
                async with self.sessions.table(id) as live:
                    await self.sessions.keep_waits(live)
            except DatabaseError:
                raise
            except (StoreError, RuleFailedError) as error:
                log.error("table %s: nobody is reminded there: %s", id, error)
        await self.store.save_note(ADOPTED, "yes")

    async def carry_due(self) -> None:
        """Whatever is due now, and what is due by it."""
        for table, seat in await self.store.ended_absences(self.now()):
            await self._end_absence(table, seat)
        for table in await self.store.due_lobbies(self.now()):
            await self._stir_lobby(table)
        for wait in await self.store.due_answers(self.now()):
            await self._answer(wait)
        await self.digests.carry_due()
        looked_at: set[WaitRow] = set()
        while waits := set(await self.store.due_waits(self.now())) - looked_at:
            for wait in sorted(waits, key=lambda wait: wait.next_at or 0):
                await self._carry(wait)
            looked_at |= waits

    async def _end_absence(self, table: int, seat: Seat) -> None:
        """The time is over that somebody said they would be away."""
        try:
            async with self.sessions.table(table) as live:
                await self.returning.as_said(live, seat)
        except (MissingError, ConflictError):
            return
        except DatabaseError:
            raise
        except (StoreError, RuleFailedError) as error:
            log.error("table %s: an absence there does not end: %s", table, error)

    async def _stir_lobby(self, table: int) -> None:
        """A lobby in which nothing has happened for long."""
        try:
            async with self.sessions.table(table) as live:
                await self.lobbies.take(live)
        except (MissingError, ConflictError):
            return
        except DatabaseError:
            raise
        except StoreError as error:
            log.error("table %s: its lobby does not end: %s", table, error)
        self.sessions.wake()

    async def _answer(self, wait: WaitRow) -> None:
        """A plan may answer for somebody now."""
        try:
            async with self.sessions.table(wait.table) as live:
                await self.answers.take(live, wait)
        except (MissingError, ConflictError):
            return  # as below; whatever is still due is looked at again
        except DatabaseError:
            raise
        except (StoreError, RuleFailedError) as error:
            log.error("table %s: nothing is answered in advance there: %s", wait.table, error)
            await self.store.leave_answer(wait)

    async def _carry(self, wait: WaitRow) -> None:
        try:
            async with self.sessions.table(wait.table) as live:
                await self.steps.take(live, wait)
        except (MissingError, ConflictError):
            return  # it was deleted meanwhile, or another process has played on
        except DatabaseError:
            raise
        except (StoreError, RuleFailedError) as error:
            # What cannot be read must not keep the others from being reminded.
            log.error("table %s: what is due there is put off: %s", wait.table, error)
            await self.steps.put_off(wait, self.now() + LATER)
        self.sessions.wake()
