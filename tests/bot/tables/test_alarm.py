"""The clock rests until it must look, and wakes for what is due before."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.alarm import Alarm

pytestmark = pytest.mark.asyncio

LONG = 3600.0


async def resting(alarm: Alarm, now: float) -> asyncio.Task[None]:
    task = asyncio.create_task(alarm.rest(now, LONG))
    await asyncio.sleep(0)
    return task


async def test_what_is_due_sooner_wakes_the_clock() -> None:
    alarm = Alarm()
    task = await resting(alarm, 1000)
    alarm.expect(1000 + LONG - 1)
    async with asyncio.timeout(10):
        await task


async def test_what_is_due_later_does_not() -> None:
    alarm = Alarm()
    task = await resting(alarm, 1000)
    alarm.expect(1000 + LONG + 1)
    for _ in range(5):
        await asyncio.sleep(0)
    assert not task.done()
    task.cancel()


async def test_a_clock_that_is_looking_is_not_disturbed() -> None:
    alarm = Alarm()
    alarm.expect(5)
    task = await resting(alarm, 1000)
    for _ in range(5):
        await asyncio.sleep(0)
    assert not task.done()
    task.cancel()
