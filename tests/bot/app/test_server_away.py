"""A bot on a PostgreSQL server that goes away in the middle of a game, and comes back."""

from __future__ import annotations

import asyncio

import pytest

from games.core.rng import Rng
from playground import LoopbackServer
from storage.server.postgres import PostgresStore
from tests.bot.forum import (
    Table,
    all_told,
    button,
    check_posts,
    count_of,
    running_bot,
    told,
    until_final,
    waiting_person,
)
from tests.postgres import PostgresServer

pytestmark = pytest.mark.asyncio

SORRY = "most likely not been taken"


async def test_players_are_told_to_wait_and_the_game_goes_on_where_it_was() -> None:
    database = PostgresServer()
    async with LoopbackServer() as server, running_bot(server, database.new_database()) as roma:
        assert isinstance(roma.store, PostgresStore)
        roma.store._connections.patience = 1.0
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        await all_told(roma)
        person, panel = await waiting_person(table)
        panel = await until_final(person, panel, Rng(2))
        before = await count_of(roma, table)
        await asyncio.to_thread(database.kill)
        await person.click(panel, custom_id=button(panel, "confirm"))
        await person.wait_for(lambda message: SORRY in message.text)
        assert SORRY in await told(person, table.channel, "table info")
        await asyncio.to_thread(database.start)
        assert await count_of(roma, table) == before
        panel = await until_final(person, await table.panel(person), Rng(2))
        await table.press(person, panel, "confirm")
        assert await count_of(roma, table) == before + 1
        await table.play_round(Rng(3))
        await all_told(roma)
        await check_posts(table, roma.store)
    database.remove()
