"""What was said in advance is answered when its time has come: the very question, once."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot.tables.delays import ALONE, SPANS
from games.core.plans import AUTOMATIC, OFF
from games.core.rng import Rng
from storage.records.planned import PlanRow
from tests.bot.house import GAIUS, LIVIA, TITUS, House, house
from tests.bot.plans.scenes import (
    answered,
    can_only_think,
    can_play,
    clock_of,
    due_of,
    followed,
    save_plan,
)

pytestmark = pytest.mark.asyncio


def first_play(live, seat) -> str:
    return next(o.id for o in live.question(seat).options if o.id.startswith("play:"))


async def planned(home: House, lasts="once"):
    """Somebody who can follow, and has said with what."""
    table, seat = await followed(home, can_play)
    async with home.sessions.table(table) as live:
        pick = first_play(live, seat)
    return table, seat, pick, await save_plan(home, table, seat, pick, lasts)


async def test_a_plan_answers_when_its_time_has_come_and_not_before() -> None:
    async with house() as home:
        table, seat, pick, row = await planned(home)
        due = await due_of(home, table, seat)
        assert SPANS["day"][0] <= due - home.time <= SPANS["day"][1]
        home.time = due - 1
        await clock_of(home).carry_due()
        assert await answered(home, table, seat) == ()
        home.time = due
        await clock_of(home).carry_due()
        assert await answered(home, table, seat) == (pick,)
        done = msgspec.structs.replace(row, ended="done", fired=True)
        assert await home.store.plans(table, seat) == (done,)


async def test_a_restart_neither_loses_nor_shortens_the_time() -> None:
    async with house() as home:
        table, seat, pick, _ = await planned(home)
        due = await due_of(home, table, seat)
        again = House(home.store)
        again.time = due - 1
        await again.sessions.glance(table)
        assert await due_of(again, table, seat) == due
        await clock_of(again).carry_due()
        assert await answered(again, table, seat) == ()
        again.time = due
        await clock_of(again).carry_due()
        assert await answered(again, table, seat) == (pick,)


async def test_two_processes_answer_once() -> None:
    async with house() as home:
        table, seat, pick, _ = await planned(home)
        home.time = await due_of(home, table, seat)
        other = House(home.store)
        other.time = home.time
        before = len(await home.store.choices(table))
        await asyncio.gather(*(clock_of(each).carry_due() for each in (home, other)))
        home.sessions.forget(table)
        made = (await home.store.choices(table))[before:]
        assert [choice.picks for choice in made if choice.seat == seat] == [(pick,)]


async def test_who_answers_first_is_not_answered_for() -> None:
    async with house() as home:
        table, seat, _, row = await planned(home)
        due = await due_of(home, table, seat)
        async with home.sessions.table(table) as live:
            think = next(o.id for o in live.question(seat).options if o.id == "think:one")
            await home.sessions.submit(live, seat, live.playing.seq, [think])
        home.time = due
        await clock_of(home).carry_due()
        assert await answered(home, table, seat) == (think,)
        assert await home.store.plans(table, seat) == (row,)


async def test_a_cancelled_plan_answers_nothing() -> None:
    async with house() as home:
        table, seat, _, row = await planned(home)
        await home.store.delete_plan(table, seat, row.key)
        home.time = await due_of(home, table, seat)
        await clock_of(home).carry_due()
        assert await answered(home, table, seat) == ()
        assert await due_of(home, table, seat) is None


async def test_a_plan_that_no_longer_holds_says_so_and_the_question_stays() -> None:
    async with house() as home:
        table, seat, _, row = await planned(home)
        broken = msgspec.structs.replace(row, rests_on="something else")
        await home.store.save_plan(broken)
        home.time = await due_of(home, table, seat)
        await clock_of(home).carry_due()
        assert await answered(home, table, seat) == ()
        assert await home.store.plans(table, seat) == (
            msgspec.structs.replace(broken, ended="broken"),
        )
        (nudge,) = [row for row in await home.store.due(home.time) if row.kind == "nudge"]
        assert nudge.payload["of_plan"]
        home.time += 10 * SPANS["day"][1]
        await clock_of(home).carry_due()
        assert await answered(home, table, seat) == ()


async def test_a_plan_until_cancelled_stays() -> None:
    async with house() as home:
        table, seat, pick, row = await planned(home, "always")
        home.time = await due_of(home, table, seat)
        await clock_of(home).carry_due()
        assert await answered(home, table, seat) == (pick,)
        assert await home.store.plans(table, seat) == (msgspec.structs.replace(row, fired=True),)


async def test_a_plan_for_another_role_answers_nothing() -> None:
    async with house() as home:
        table, seat, _, row = await planned(home)
        await home.store.delete_plan(table, seat, row.key)
        other = "merchant" if not row.key.endswith("merchant") else "patron"
        await home.store.save_plan(msgspec.structs.replace(row, key=f"gtr.follow:{other}"))
        home.time = await due_of(home, table, seat)
        await clock_of(home).carry_due()
        assert await answered(home, table, seat) == ()


async def test_who_can_only_think_is_thought_for_unless_they_want_to_be_asked() -> None:
    async with house() as home:
        table, seat = await followed(home, can_only_think)
        home.time = await due_of(home, table, seat)
        await clock_of(home).carry_due()
        assert await answered(home, table, seat) == ("think:refill",)
        (row,) = await home.store.plans(table, seat)
        assert row == PlanRow(table, seat, AUTOMATIC, "cards", lasts="always", fired=True)


async def test_whoever_wants_to_be_asked_is() -> None:
    async with house() as home:
        table, seat = await followed(home, can_only_think)
        await home.store.save_plan(PlanRow(table, seat, AUTOMATIC, OFF, lasts="always"))
        home.time = await due_of(home, table, seat)
        await clock_of(home).carry_due()
        assert await answered(home, table, seat) == ()


async def test_what_was_taken_back_is_not_answered_again() -> None:
    async with house() as home:
        table, seat = await followed(home, can_only_think)
        async with home.sessions.table(table) as live:
            await home.sessions.submit(live, seat, live.playing.seq, ["think:one"])
            assert live.playing.can_undo(seat), "somebody else is awaited"
            await home.sessions.undo(live, seat)
        assert await due_of(home, table, seat) is None


async def test_among_computers_it_takes_but_a_moment() -> None:
    async with house() as home:
        table = await home.start(LIVIA, bots=2)
        rng = Rng(4)
        for _ in range(60):
            async with home.sessions.table(table) as live:
                (seat,) = live.waiting()
                key = live.question(seat).key
                if key == "gtr.follow":
                    break
                await home.answer_at_random(live, rng)
        due = await due_of(home, table, seat)
        assert ALONE[0] <= due - home.time <= ALONE[1]


async def test_questions_that_cannot_be_planned_have_no_time() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        (wait,) = await home.store.waits(table)
        assert wait.answer_at is None
