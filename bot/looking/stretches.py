"""A stretch of a game: some moves, told line by line, with the table as one seat saw each line."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from bot.posts.composer import Composer, frame_of, with_lines
from bot.posts.lines.film import heard, steps_of
from bot.tables.live import Live, Moment
from bot.talk.refusals import RefusedError
from games.core.contract import Event
from games.core.match import Match
from games.core.seats import Seat
from games.core.text import Language
from rendering.frame import Frame, Step
from storage.records import MoveRow
from storage.store import Store

MOST_LINES = 60  # of longer stretches the latest moves are shown
KEPT = 8  # stretches that somebody leafs through

Key: TypeAlias = tuple[int, Seat | None, tuple[int, ...]]


class Range(NamedTuple):
    """Moves after one and up to another, as it stands in a button."""

    since: int
    last: int

    def __str__(self) -> str:
        return f"{self.since}-{self.last}"

    @classmethod
    def read(cls, words: str) -> Range:
        since, _, last = words.partition("-")
        if not (since.isdecimal() and last.isdecimal() and len(words) < 20):
            raise RefusedError("error-stale")
        return cls(int(since), int(last))


class Stretch(NamedTuple):
    """What happened in a range as one seat, or everybody, heard and saw it."""

    range: Range
    events: tuple[Event, ...]
    before: bytes | None  # the table when it began; None at the beginning of a game
    after: Moment
    steps: tuple[Step, ...]  # one for each event, or none where the rules have changed since
    moves: tuple[int, ...]  # in which each event was told
    left_out: int  # lines of earlier moves

    def frame(self, live: Live, language: Language, seat: Seat | None) -> Frame:
        """All of it, to be drawn on one board."""
        frame = frame_of(live, language, self.range.last, "", self.after.waiting, self.before)
        return replace(with_lines(frame, live, self.events, seat), steps=self.steps)

    def step(self, number: int, whole: Frame) -> tuple[bytes, Frame]:
        """The table when a line was told, and what that line changed."""
        place = min(number, len(self.steps)) - 1
        before = self.steps[place - 1].view if place else self.before
        step = self.steps[place]
        waiting = self.after.waiting if place == len(self.steps) - 1 else ()
        order = (place, *(n for n in whole.order if n != place))
        return step.view, replace(
            whole,
            before=before,
            steps=(step,),
            order=order,
            waiting=waiting,
            move=self.moves[place],
        )


class Stretches:
    """Plays stored moves again; the ones looked at last are kept."""

    def __init__(self, store: Store, composer: Composer) -> None:
        self.store = store
        self.composer = composer
        self._kept: OrderedDict[Key, Stretch] = OrderedDict()

    async def of(self, live: Live, wanted: Range, seat: Seat | None) -> Stretch:
        rows = await self.store.moves(live.id, wanted.since, wanted.last - wanted.since)
        standing = [row for row in rows if not row.undone]
        if not standing:
            raise RefusedError("refused-move", last=live.row.moves)
        shown = _latest(standing, seat)
        key = live.id, seat, tuple(row.number for row in shown)
        if key not in self._kept:
            told = sum(len(heard(row.events, seat)) for row in standing[: -len(shown)])
            self._kept[key] = await self._played(live, shown, seat, told)
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    async def _played(
        self, live: Live, rows: Sequence[MoveRow], seat: Seat | None, left_out: int
    ) -> Stretch:
        since, last = rows[0].number - 1, rows[-1].number
        after = Moment.of(await self.composer.match_at(live, last), seat)
        events = tuple(event for row in rows for event in row.events)
        moves = tuple(row.number for row in rows for _ in heard(row.events, seat))
        start = await self.composer.standing(live, since)
        if start is None and len(rows) > 1:  # the first move of all lays out the table
            return await self._played(
                live, rows[1:], seat, left_out + len(heard(rows[0].events, seat))
            )
        if start is None:
            return Stretch(Range(since, last), events, None, after, (), moves, left_out)
        match = await self.composer.match_at(live, start.number)
        before = Moment.of(match, seat).view
        steps = await self._steps(live, match, rows, seat)
        return Stretch(Range(since, last), events, before, after, steps, moves, left_out)

    async def _steps(
        self, live: Live, match: Match[Any, Any], rows: Sequence[MoveRow], seat: Seat | None
    ) -> tuple[Step, ...]:
        steps: list[Step] = []
        for row in rows:
            choices = await self.store.choices(live.id, row.first, row.last)
            told, first = steps_of(match, choices, row.events, seat), len(steps)
            if len(told) != len(heard(row.events, seat)):
                return ()
            steps += [Step(step.view, first + step.line) for step in told]
            await asyncio.sleep(0)  # others wait for the loop
        return tuple(steps)


def _latest(rows: Sequence[MoveRow], seat: Seat | None) -> Sequence[MoveRow]:
    """As many moves as can be told in lines that one still reads, at least the last."""
    room = MOST_LINES
    for n, row in enumerate(reversed(rows)):
        room -= len(heard(row.events, seat))
        if room < 0:
            return rows[-max(n, 1) :]
    return rows
