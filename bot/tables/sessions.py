"""Tables in memory: one lock each, the recent ones kept, every accepted choice written at once.

No table belongs to a process. Where several share a database, what is in memory counts only while
its version is the stored one, and a commit that finds another one writes nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import msgspec

from bot.tables.awaiting import Awaiting
from bot.tables.change import Change, Rehearsal, Trial
from bot.tables.live import Live
from bot.tables.results import result_of
from bot.tables.thinking import Patience, Thinking
from bot.talk.faults import RuleFailedError, judging, place_of_fault
from bot.talk.refusals import RefusedError
from games.core.bots.players import CONSUL
from games.core.bots.search.futures import steward_of
from games.core.contract import AnyGame, Decision
from games.core.errors import GameError
from games.core.match import Match, resume
from games.core.rng import computer_rng
from games.core.seats import Seat
from storage.records import Awaited, Commit, NewOutbox
from storage.records.planned import PlanUse
from storage.store import DamagedError, Store

log = logging.getLogger(__name__)

KEPT = 256  # live tables; the others are a few milliseconds away
HEAD_START = 0.01  # seconds of the post that everybody waits for, before one person's panel
CHOICES_BEFORE_BREATH = 8  # computer players let the event loop breathe

# What must be told after a change in which a seat acted (none: nobody did): rows of the outbox.
Answered: TypeAlias = tuple[Decision, tuple[str, ...]]
Follow: TypeAlias = Callable[[Live, Change, Seat | None], Sequence[NewOutbox]]


class Sessions:
    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        now: Callable[[], int],
        follow: Follow,
        wake: Callable[[], None],
        thinking: Thinking | None = None,
    ) -> None:
        self.store = store
        self.games = games
        self.now = now
        self.follow = follow
        self.wake = wake  # tells the outbox that something waits
        self.thinking = thinking  # None: the steward answers for those who search
        self.awaiting = Awaiting(now)
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # ---- getting at a table -------------------------------------------------------------------

    @asynccontextmanager
    async def table(self, id: int) -> AsyncIterator[Live]:
        """The table, for this caller alone. If anything breaks it is read anew next time."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        async with lock:
            live = await self._known(id) or await self._load(id)
            self._keep(live)
            try:
                yield live
            except BaseException as error:
                if not _harmless(error):
                    self.forget(id)
                raise

    async def glance(self, id: int) -> Live:
        """The table for somebody who tells what is stored: need not wait until nobody plays."""
        live = await self._known(id)
        if live is None:
            async with self.table(id) as live:
                pass
        return live

    async def _known(self, id: int) -> Live | None:
        """The table as it is in memory, if another process has not changed it since."""
        live = self._live.get(id)
        if live is None or not self.store.is_shared:
            return live
        return live if await self.store.version_of(id) == live.row.version else None

    @property
    def live_count(self) -> int:
        return len(self._live)

    def forget(self, id: int) -> None:
        self._live.pop(id, None)

    def _keep(self, live: Live) -> None:
        self._live[live.id] = live
        self._live.move_to_end(live.id)
        while len(self._live) > KEPT:
            self._live.popitem(last=False)

    async def _load(self, id: int) -> Live:
        stored = await self.store.stored(id)
        row, seats = stored.row, stored.seats
        game = self.games.get(row.game)
        if game is None:
            raise DamagedError(f"Table {id} plays {row.game}, which this version does not know.")
        if stored.saved is None:
            return Live(game, row, seats)
        try:
            match = resume(game, stored.saved)
        except Exception as error:
            fault = place_of_fault(error)
            raise RuleFailedError(id, row.seq, None, "read from storage", fault) from None
        match.take_story()
        live = Live(game, row, seats, match)
        if match.dropped:
            await self._announce_drift(live)
        await self.let_bots_play(live)  # whatever kept them from it
        await self.keep_waits(live)
        return live

    async def keep_waits(self, live: Live) -> None:
        """Notes whom a table waits for, after something other than a move."""
        awaited = self.awaiting.of(live) if live.row.status == "playing" else Awaited()
        known = {wait.seat for wait in await self.store.waits(live.id)}
        if known != set(awaited.seats):
            await self.store.keep_waits(live.id, awaited, self.now())
            self.awaiting.written(awaited)

    async def _announce_drift(self, live: Live) -> None:
        """Newer rules, older choices: those that no longer fit are asked again, and it is said."""
        match = live.playing
        change = Change(match)
        change.lost = lost = len(match.dropped)
        log.warning("table %s: %s choices no longer fit", live.id, lost)
        rows = tuple(self.follow(live, change, None))
        commit = Commit(
            live.row.seq,
            match.count + lost,
            match.seq,
            self.now(),
            outbox=rows,
            version=live.row.version,
        )
        done = await self.store.rewind(live.id, match.count, commit)
        live.row = msgspec.structs.replace(live.row, seq=match.seq, version=done.version)
        self.wake()

    # ---- playing ------------------------------------------------------------------------------

    def try_out(self, live: Live, seat: Seat, seq: int, picks: Sequence[str]) -> Trial:
        """What an answer would do; only a twin of the match takes it."""
        twin, change = live.playing.clone(), Change(live.playing)
        with judging(live.id, twin, seat, live.question(seat)):
            events = twin.submit(seat, seq, picks)
        return Trial(twin, change, tuple(events))

    async def rehearse(self, live: Live, trial: Trial) -> None:
        """As if an answer had been given that was only tried; nothing is written.

        If that very answer comes while the table stands as it did, it is taken from here.
        """
        twin, change = trial.twin, trial.change
        assert twin.latest is not None
        choice, seats = twin.latest, live.seats
        change.note(twin, choice.seat)
        await self._bots_answer(live, twin, change)
        live.rehearsal = Rehearsal(change.seq, change.count, choice, twin, change, seats)

    async def submit(self, live: Live, seat: Seat, seq: int, picks: Sequence[str]) -> None:
        """A person's answer and whatever computer players answer to it, in one transaction."""
        rehearsal, live.rehearsal = live.rehearsal, None
        if rehearsal and rehearsal.fits(live.playing, live.seats, seat, seq, picks):
            live.match = rehearsal.match
            await self._write(live, rehearsal.change, seat)
            return
        change = Change(live.playing)
        with judging(live.id, live.playing, seat, live.question(seat)):
            live.playing.submit(seat, seq, picks)
        change.note(live.playing, seat)
        await self._finish(live, change, seat)

    async def submit_ahead(
        self, live: Live, seat: Seat, answers: Sequence[str], used: Sequence[PlanUse]
    ) -> None:
        """What a seat said before it was asked, taken as if it said so now.

        Whoever is asked for more then is not there to see it, and is called again.
        """
        change = Change(live.playing)
        change.used = tuple(used)
        change.waiting = tuple(other for other in change.waiting if other != seat)
        live.rehearsal = None
        try:
            for pick in answers:
                with judging(live.id, live.playing, seat, live.question(seat)):
                    live.playing.submit(seat, live.playing.seq, [pick])
                change.note(live.playing, seat)
        except BaseException:
            self.forget(live.id)
            raise
        await self._finish(live, change, None)

    async def submit_aside(self, live: Live, seat: Seat, picks: Sequence[str]) -> None:
        """What a seat does unasked; everybody is told at once, not with the next move."""
        change = Change(live.playing)
        with judging(live.id, live.playing, seat, live.playing.aside(seat)):
            events = live.playing.submit_aside(seat, picks)
        change.aside += [event for event in events if event.only is None]
        change.note(live.playing, seat)
        await self._finish(live, change, seat)

    async def undo(self, live: Live, seat: Seat, *, all_of_it: bool = False) -> list[Answered]:
        """Takes back one's last choice, or all since the checkpoint that are free to take.

        Returns what was asked and answered there, the latest first.
        """
        match, change = live.playing, Change(live.playing)
        back: list[Answered] = []
        with judging(live.id, match, seat, live.question(seat)):
            while not change.undone or (all_of_it and match.can_undo(seat)):
                picks = match.last_answer(seat) or ()
                change.undone.append(match.undo(seat))
                if asked := match.pending(seat):
                    back.append((asked, picks))
        change.actors.append(seat)
        await self._write(live, change, seat)
        return back

    async def let_bots_play(self, live: Live) -> None:
        """For the start of a game, a seat handed to a computer, a match read from storage."""
        if live.row.status == "playing" and any(live.bot_at(seat) for seat in live.waiting()):
            await self._finish(live, Change(live.playing), None)

    async def _finish(self, live: Live, change: Change, seat: Seat | None) -> None:
        try:
            await self._bots_answer(live, live.playing, change)
        except BaseException:
            self.forget(live.id)  # what is in memory was never written
            raise
        await self._write(live, change, seat)

    async def _bots_answer(self, live: Live, match: Match[Any, Any], change: Change) -> None:
        answered, patience = 0, Patience()
        while seats := [seat for seat in match.waiting() if live.bot_at(seat)]:
            seat = seats[0]
            kind = live.bot_at(seat)
            decision, seq = match.pending(seat), match.seq
            assert decision is not None
            rng = computer_rng(live.row.seed, match.count, seat)
            with judging(live.id, match, seat, decision):
                if kind == CONSUL and self.thinking:
                    thought = await self.thinking.answer(live.id, match, seat, rng, patience.left)
                    picks = thought.picks
                    change.hurried += [] if thought.is_searched else [seat]
                else:
                    bot = live.game.bots.get(kind or "") or steward_of(live.game)
                    picks = bot.answer(match.view(seat), decision, rng)
                match.submit(seat, seq, picks)
            change.note(match, seat)
            answered += 1
            if answered % CHOICES_BEFORE_BREATH == 0:
                await asyncio.sleep(0)

    async def _write(self, live: Live, change: Change, seat: Seat | None) -> None:
        """One transaction: choices, checkpoints, moves, and everything that must be told."""
        match = live.playing
        over = match.outcome is not None
        outbox = self.follow(live, change, seat)
        commit = Commit(
            change.seq,
            change.count,
            match.seq,
            self.now(),
            choices=tuple(change.choices),
            undone=tuple(change.undone),
            checkpoints=tuple(change.checkpoints),
            moves=tuple(change.moves),
            outbox=tuple(outbox),
            clear_drafts=tuple(dict.fromkeys(change.actors)),
            status="over" if over else None,
            version=live.row.version,
            awaited=self.awaiting.of(live, back=seat if change.undone else None),
            used=change.used,
            result=result_of(match),
            unposted=live.unposted or 0,
        )
        try:
            committed = await self.store.commit(live.id, commit)
        except BaseException:
            self.forget(live.id)
            raise
        self.awaiting.written(commit.awaited)
        live.row = msgspec.structs.replace(
            live.row,
            seq=match.seq,
            moves=max([live.row.moves, *committed.moves]),
            status="over" if over else live.row.status,
            version=committed.version,
            unposted=live.unposted or 0,
        )
        live.drafts |= dict.fromkeys(change.actors)
        if change.moves:
            live.remember(change.moves, change.checkpoints[-1])
        self.wake()
        if outbox:
            await asyncio.sleep(HEAD_START)

    async def rewind(self, live: Live, to_choice: int, outbox: Sequence[NewOutbox]) -> None:
        """By consent: everything after a choice never happened, and the log says so."""
        match = live.playing
        change = Commit(
            match.seq,
            match.count,
            match.seq + 1,
            self.now(),
            outbox=tuple(outbox),
            version=live.row.version,
            awaited=Awaited(),  # whom it waits for then is known when it is read anew
        )
        await self.store.rewind(live.id, to_choice, change)
        self.forget(live.id)
        self.wake()


def _harmless(error: BaseException) -> bool:
    """Refusals that leave the match as it was."""
    return isinstance(error, GameError | RefusedError)
