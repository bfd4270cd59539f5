"""The time after which something is answered tells nothing of what is held or planned."""

from __future__ import annotations

import pytest
from msgspec import Struct

from bot.tables.delays import SPANS
from games.core.plans import AUTOMATIC, OFF, Plan, answer_ahead
from games.core.rng import Rng
from games.core.seats import Seat
from storage.records.planned import PlanRow
from tests.bot.house import GAIUS, LIVIA, TITUS, House, house
from tests.bot.plans.scenes import clock_of, draws, due_of

pytestmark = pytest.mark.asyncio

WORLDS = 24


class Seen(Struct, frozen=True):
    """What an onlooker and the clock see of a world, and what lay behind it."""

    due: dict[int, int | None]  # when plans may answer, by seat
    answered: dict[int, int]  # when they did
    why: dict[int, str]


async def leader_of(home: House) -> tuple[int, Seat]:
    table = await home.start(LIVIA, GAIUS, TITUS)
    async with home.sessions.table(table) as live:
        (leader,) = live.waiting()
    return table, leader


async def lead(home: House, table: int, leader: Seat) -> None:
    """Leads the first role there is, with the first card."""
    async with home.sessions.table(table) as live:
        while leader in live.waiting():
            pick = live.question(leader).options[0].id
            await home.sessions.submit(live, leader, live.playing.seq, [pick])


async def plan_something(home: House, table: int, seat: Seat, rng: Rng) -> str:
    """Nothing, that it wants to be asked, or one of all things it could answer now."""
    async with home.sessions.table(table) as live:
        view, decision = live.playing.view(seat), live.question(seat)
        key = live.game.plan_key(view, decision)
        ways = next(kind.ways for kind in live.game.plans(view, seat) if kind.key == key)
        choice = rng.below(4)
        if choice == 0:
            await home.store.save_plan(PlanRow(table, seat, AUTOMATIC, OFF, lasts="always"))
        if choice in (0, 1):
            ahead = answer_ahead(live.game, view, decision, {}, OFF if choice == 0 else "cards")
            return "alone" if ahead else ""
        way = ways[rng.below(len(ways))]
        await home.store.save_plan(PlanRow(table, seat, key, way.id, way.rests_on))
        plan = {key: Plan(key, way.id, way.rests_on)}
        assert answer_ahead(live.game, view, decision, plan, OFF)
        return way.id.partition(":")[0]


async def world(n: int) -> Seen:
    """The same table and the same chance, with other hands behind the leader's back."""
    rng = Rng(n)
    async with house() as home:
        table, leader = await leader_of(home)
        async with home.sessions.table(table) as live:
            live.match = live.playing.redealt(leader, rng)
        home.sessions.awaiting.chance = draws(5)
        await lead(home, table, leader)
        async with home.sessions.table(table) as live:
            followers = live.waiting()
        due = {int(seat): await due_of(home, table, seat) for seat in followers}
        why = {int(seat): await plan_something(home, table, seat, rng) for seat in followers}
        answered: dict[int, int] = {}
        begin = home.time
        for second in range(SPANS["day"][1] + 1):
            home.time = begin + second
            if home.time not in due.values():
                continue
            known = len(await home.store.choices(table))
            await clock_of(home).carry_due()
            for choice in (await home.store.choices(table))[known:]:
                answered.setdefault(int(choice.seat), home.time)
        return Seen(due, answered, why)


async def test_the_times_are_the_same_whatever_is_held_and_planned() -> None:
    seen = [await world(n) for n in range(WORLDS)]
    assert len({tuple(each.due.items()) for each in seen}) == 1, "the hour of an answer tells"
    for each in seen:
        for seat, why in each.why.items():
            assert each.answered.get(seat) == (each.due[seat] if why else None), why
    met = {why for each in seen for why in each.why.values()}
    assert {"", "alone", "play", "think"} <= met


async def test_each_seat_has_a_time_of_its_own() -> None:
    (first, second), *_ = {tuple((await world(0)).due.values())}
    assert first != second


async def test_times_lie_where_the_pace_says() -> None:
    for pace, (least, most) in SPANS.items():
        async with house() as home:
            table, leader = await leader_of(home)
            async with home.sessions.table(table) as live:
                await home.lobby.set_pace(live, LIVIA.id, False, pace)
            await lead(home, table, leader)
            for wait in await home.store.waits(table):
                assert least <= wait.answer_at - home.time <= most


async def test_a_new_pace_leaves_time_to_answer() -> None:
    async with house() as home:
        table, leader = await leader_of(home)
        await lead(home, table, leader)
        async with home.sessions.table(table) as live:
            await home.lobby.set_pace(live, LIVIA.id, False, "live")
        for wait in await home.store.waits(table):
            assert 0 < wait.answer_at - home.time <= SPANS["live"][1]
