"""Posts are drawn before panels, and both before what somebody looks back at."""

from __future__ import annotations

import asyncio

import pytest

from bot.posts.drawing.order import DrawingOrder, Rank, Turn

pytestmark = pytest.mark.asyncio


def is_called(turn: Turn) -> bool:
    return turn.called.done()


async def test_the_more_important_comes_first_and_then_who_came_first() -> None:
    order = DrawingOrder(1)
    order.queue_up(Rank.HISTORY)
    turns = back, ahead, panel, post, later = [
        order.queue_up(rank)
        for rank in (Rank.HISTORY, Rank.AHEAD, Rank.PANEL, Rank.POST, Rank.POST)
    ]
    called = []
    for _ in turns:
        order.done()
        called += [turn for turn in turns if is_called(turn) and turn not in called]
    assert called == [post, later, panel, ahead, back]


async def test_one_of_several_workers_is_kept_from_who_looks_back() -> None:
    order = DrawingOrder(2)
    first, second = order.queue_up(Rank.HISTORY), order.queue_up(Rank.HISTORY)
    assert (is_called(first), is_called(second)) == (True, False)
    assert is_called(order.queue_up(Rank.POST))
    assert order.waiting(Rank.HISTORY) == 1


async def test_a_picture_that_a_post_needs_too_moves_up() -> None:
    order = DrawingOrder(1)
    order.queue_up(Rank.POST)
    panel, back = order.queue_up(Rank.PANEL), order.queue_up(Rank.HISTORY)
    order.prefer(back, Rank.POST)
    order.done()
    assert is_called(back)
    assert not is_called(panel)


async def test_who_stops_waiting_takes_no_turn() -> None:
    order = DrawingOrder(1)
    order.queue_up(Rank.POST)
    gone, next_one = order.queue_up(Rank.POST), order.queue_up(Rank.POST)
    waiting = asyncio.create_task(order.come(gone))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    order.done()
    assert is_called(next_one)
    order.done()
    assert is_called(order.queue_up(Rank.POST)), "no worker was lost"


async def test_who_was_cancelled_just_now_takes_no_worker() -> None:
    order = DrawingOrder(1)
    order.queue_up(Rank.POST)
    gone = asyncio.create_task(order.come(order.queue_up(Rank.POST)))
    after = order.queue_up(Rank.POST)
    await asyncio.sleep(0)
    gone.cancel()
    order.done()  # before the cancelled one has run
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert is_called(after)
