"""Tables of Ruhm für Rom at which somebody is asked to follow, with a clock that can be set."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.waiting.clock import WaitingClock
from bot.waiting.steps import Steps
from games.core.contract import Decision
from games.core.rng import Rng
from games.core.seats import Seat
from storage.records.planned import Lasts, PlanRow
from tests.bot.house import GAIUS, LIVIA, TITUS, House


def clock_of(home: House) -> WaitingClock:
    return WaitingClock(home.sessions, Steps(home.sessions))


async def followed(
    home: House, wanted: Callable[[Decision], bool], people=(LIVIA, GAIUS, TITUS)
) -> tuple[int, Seat]:
    """A table at which a seat is asked to follow, with such a question."""
    table = await home.start(*people)
    rng = Rng(8)
    for _ in range(800):
        async with home.sessions.table(table) as live:
            for seat in live.waiting():
                decision = live.question(seat)
                assert decision
                if decision.key == "gtr.follow" and wanted(decision):
                    return table, seat
            await home.answer_at_random(live, rng)
    raise AssertionError("nobody was asked that")


def can_play(decision: Decision) -> bool:
    return any(option.id.startswith("play:") for option in decision.options)


def can_only_think(decision: Decision) -> bool:
    ids = [option.id for option in decision.options]
    return "think:refill" in ids and all(id.startswith("think") for id in ids)


async def save_plan(
    home: House, table: int, seat: Seat, pick: str, lasts: Lasts = "once"
) -> PlanRow:
    """A plan for what is asked now, as the seat would make it."""
    async with home.sessions.table(table) as live:
        view, decision = live.playing.view(seat), live.question(seat)
        key = live.game.plan_key(view, decision)
        kind = next(kind for kind in live.game.plans(view, seat) if kind.key == key)
        way = next(way for way in kind.ways if way.id == pick)
        row = PlanRow(table, seat, key, pick, way.rests_on, lasts)
    await home.store.save_plan(row)
    return row


async def due_of(home: House, table: int, seat: Seat) -> int | None:
    return {wait.seat: wait.answer_at for wait in await home.store.waits(table)}.get(seat)


async def answered(home: House, table: int, seat: Seat) -> tuple[str, ...]:
    """The last picks of a seat; nothing if it is still asked."""
    async with home.sessions.table(table) as live:
        if seat in live.waiting() and live.question(seat).key == "gtr.follow":
            return ()
    made = [c for c in await home.store.choices(table) if c.seat == seat and not c.aside]
    return made[-1].picks if made else ()


def draws(seed: int) -> Callable[[], float]:
    """The same chance each time."""

    def stream() -> Iterator[float]:
        rng = Rng(seed)
        while True:
            yield rng.below(10**6) / 10**6

    return stream().__next__
