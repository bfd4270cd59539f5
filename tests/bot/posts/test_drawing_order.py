"""Panels are drawn before posts, and posts before what nobody waits for; nobody starves."""

from __future__ import annotations

import asyncio

import pytest

from bot.posts.drawing.order import GRACE, DrawingOrder, Rank, Turn

pytestmark = pytest.mark.asyncio


def is_called(turn: Turn) -> bool:
    return turn.called.done()


async def test_the_more_important_comes_first_and_then_who_came_first() -> None:
    order = DrawingOrder(1)
    order.queue_up(Rank.HISTORY)
    ranks = (Rank.AHEAD, Rank.HISTORY, Rank.LETTER, Rank.POST, Rank.PANEL, Rank.PANEL)
    turns = ahead, back, letter, post, panel, later = [order.queue_up(rank) for rank in ranks]
    called = []
    for _ in turns:
        order.done()
        called += [turn for turn in turns if is_called(turn) and turn not in called]
    assert called == [panel, later, post, letter, back, ahead]


async def test_panels_do_not_keep_a_post_waiting_for_ever(monkeypatch) -> None:
    now = 0.0
    monkeypatch.setattr("bot.posts.drawing.order._now", lambda: now)
    order = DrawingOrder(1)
    order.queue_up(Rank.PANEL)
    ahead, post = order.queue_up(Rank.AHEAD), order.queue_up(Rank.POST)
    now = GRACE[Rank.POST] + 0.1
    panel = order.queue_up(Rank.PANEL)
    order.done()
    assert is_called(post)
    order.done()
    assert is_called(panel)
    now = 60.0
    other = order.queue_up(Rank.PANEL)
    order.done()
    assert (is_called(ahead), is_called(other)) == (False, True), "nobody waits for it"


async def test_in_a_crowd_a_post_waits_hardly_longer_than_a_panel(monkeypatch) -> None:
    now = 0.0
    monkeypatch.setattr("bot.posts.drawing.order._now", lambda: now)
    order = DrawingOrder(1)
    order.queue_up(Rank.PANEL)
    post = order.queue_up(Rank.POST)
    now = 0.2
    soon = order.queue_up(Rank.PANEL)
    now = 0.4
    late = order.queue_up(Rank.PANEL)
    order.done()
    assert (is_called(soon), is_called(post), is_called(late)) == (True, False, False)
    order.done()
    assert (is_called(post), is_called(late)) == (True, False)


@pytest.mark.parametrize("rank", [Rank.HISTORY, Rank.AHEAD])
async def test_one_of_several_workers_is_kept_for_who_is_in_a_hurry(rank: Rank) -> None:
    order = DrawingOrder(2)
    first, second = order.queue_up(rank), order.queue_up(rank)
    assert (is_called(first), is_called(second)) == (True, False)
    assert is_called(order.queue_up(Rank.POST)), "who may not come does not bar the way"
    assert order.waiting(rank) == 1


async def test_a_picture_that_a_panel_needs_too_moves_up() -> None:
    order = DrawingOrder(1)
    order.queue_up(Rank.POST)
    post, back = order.queue_up(Rank.POST), order.queue_up(Rank.HISTORY)
    order.prefer(back, Rank.PANEL)
    order.done()
    assert is_called(back)
    assert not is_called(post)


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
