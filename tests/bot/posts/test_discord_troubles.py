"""Discord fails, forbids or forgets: nothing is lost, and somebody hears of it."""

from __future__ import annotations

import asyncio

import pytest

from games.core.rng import Rng
from playground import LoopbackServer
from playground.protocol.errors import NoResponseError
from tests.bot.forum import (
    Table,
    button,
    has_verb,
    running_bot,
    until_final,
    waiting_person,
)

pytestmark = pytest.mark.asyncio


@pytest.fixture
def rng() -> Rng:
    return Rng(2)


@pytest.mark.parametrize("route", ["messages", "callback", "webhooks", "users/@me/channels"])
async def test_a_5xx_on_any_kind_of_call_loses_nothing(route: str, rng: Rng) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        server.faults.add(route=f"*{route}*", status=502, times=2)
        failed = 0
        for _ in range(5):
            try:
                await asyncio.wait_for(table.play_round(rng, presses=6), 60)
            except NoResponseError:  # «This interaction failed»: people press again
                failed += 1
        assert failed <= 2
        async with asyncio.timeout(30):
            while await roma.store.waiting_count():
                await asyncio.sleep(0.05)
        row = await roma.store.table_in(table.channel.id)
        moves = [m for m in await roma.store.moves(row.id, 0, 1000) if not m.undone]
        assert all(move.message for move in moves)


async def test_a_lost_gateway_is_taken_up_again(rng: Rng) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        await server.disconnect_gateway(resumable=True)
        await asyncio.wait_for(table.play_round(rng, presses=6), 30)


async def test_a_forbidden_channel_is_reported_and_the_posts_wait(rng: Rng) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        livia, gaius = server.person("Livia"), server.person("Gaius")
        table = Table(server, [livia, gaius])
        await table.start()
        server.forbid(table.channel, "send_messages")
        person, panel = await waiting_person(table)
        panel = await until_final(person, panel, rng)
        await (await person.click(panel, custom_id=button(panel, "confirm"))).message()
        assert await livia.wait_for(lambda m: "may not write" in m.text)
        assert await roma.store.waiting_count() >= 1


async def test_a_deleted_channel_loses_nothing_and_the_table_moves(rng: Rng) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia, gaius = server.person("Livia"), server.person("Gaius")
        table = Table(server, [livia, gaius])
        await table.start()
        elsewhere = server.add_channel("elsewhere")
        server.delete_channel(table.channel)
        told = await (await livia.slash(elsewhere, "table move")).message()
        assert "goes on here" in told.text
        await livia.wait_for(lambda m: m.channel_id == elsewhere.id and has_verb(m, "move"))
        table.channel = elsewhere
        await table.play_round(rng, presses=6)
