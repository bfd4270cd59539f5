"""What has outlived a collection is looked at again only in quiet moments."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from bot.app.care.garbage import OFTEN, QUIET, SELDOM, GarbageSweeps


class Thing:
    def __init__(self) -> None:
        self.me = self  # no count of references ever frees it


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_sweeps_in_a_quiet_moment():
    clock = Clock()
    sweeps = GarbageSweeps(clock)
    clock.now += OFTEN - 1
    assert not sweeps.is_due()
    clock.now += 1
    assert sweeps.is_due()
    sweeps.asked()
    assert not sweeps.is_due()
    clock.now += QUIET
    assert sweeps.is_due()
    sweeps.sweep()
    assert not sweeps.is_due()


def test_sweeps_at_last_even_if_it_is_never_quiet():
    clock = Clock()
    sweeps = GarbageSweeps(clock)
    clock.now += SELDOM
    sweeps.asked()
    assert sweeps.is_due()


@pytest.mark.asyncio
async def test_what_outlived_a_collection_waits_for_the_sweep():
    sweeps = GarbageSweeps(Clock())
    running = asyncio.create_task(sweeps.run())
    await asyncio.sleep(0)
    thing = Thing()
    seen = weakref.ref(thing)
    try:
        gc.collect()
        del thing
        gc.collect()
        assert seen() is not None  # set aside, though nobody has it any more
        sweeps.sweep()
        assert seen() is None
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        gc.unfreeze()
    short_lived = Thing()
    seen = weakref.ref(short_lived)
    gc.collect()
    del short_lived
    gc.collect()
    assert seen() is None  # once it has stopped, all is as before
