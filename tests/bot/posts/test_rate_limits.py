"""Discord says «too many»: everything is told all the same, once, in order."""

from __future__ import annotations

import asyncio

import pytest

from games.core.rng import Rng
from playground import LoopbackServer
from tests.bot.forum import Table, all_told, check_posts, running_bot

pytestmark = pytest.mark.asyncio

POST = "/channels/*/messages"


async def play(table: Table, rounds: int) -> None:
    rng = Rng(4)
    for _ in range(rounds):
        await asyncio.wait_for(table.play_round(rng, presses=8), 60)


async def test_posts_that_meet_a_limit_are_sent_once_and_in_order() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        limit = server.faults.add("POST", POST, retry_after=0.1, times=None, probability=0.6)
        await play(table, 5)
        await all_told(roma)
        assert limit.hits > 3
        server.faults.clear()
        await check_posts(table, roma.store)


async def test_a_limit_longer_than_the_patience_of_the_client_loses_nothing() -> None:
    """discord.py gives up after five answers; the outbox does not, and nothing overtakes."""
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        await all_told(roma)
        limit = server.faults.add("POST", POST, retry_after=0.02, times=7)
        await play(table, 3)
        await all_told(roma)
        assert limit.hits == 7
        await check_posts(table, roma.store)
        rows = [await roma.store.outbox_row(id) for id in range(1, 100)]
        told = [row for row in rows if row and row.lane.startswith("channel:")]
        assert max(row.attempts for row in told) > 1, "one was tried again from the outbox"
        assert all(row.state == "sent" for row in told)


async def test_a_bucket_of_the_channel_is_respected() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        server.rate_limits.set("POST", "/channels/{channel_id}/messages", 1, 0.3)
        await table.start()
        await play(table, 4)
        await all_told(roma)
        await check_posts(table, roma.store)
        assert server.invalid_requests <= 2, "it waits instead of asking again and again"


@pytest.mark.parametrize("after", [False, True], ids=["refused", "answer lost"])
async def test_limits_and_lost_answers_together_double_nothing(after: bool) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        server.faults.add("POST", POST, retry_after=0.05, times=4, probability=0.5, seed=1)
        server.faults.add("POST", POST, status=502, after=after, times=2, probability=0.4, seed=2)
        await play(table, 4)
        await all_told(roma)
        await check_posts(table, roma.store)
