"""Tables elsewhere than in a plain channel, and played otherwise than usual, by clicks."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from playground import LoopbackServer
from tests.bot.forum import Table, all_told, check_posts, running_bot

pytestmark = pytest.mark.asyncio

EVERYTHING = {
    "variant": "start_mode=choose;open_hands_rounds=2",
    "variant-2": "alt_circus_forum=on;wall_counts=stockpile",
    "variant-3": "stairway_mode=additional;two_player_sites=2",
}


async def test_a_table_with_many_variants_is_played() -> None:
    async with LoopbackServer() as server:
        async with running_bot(server, ":memory:") as roma:
            people = [server.person("Livia", locale="de"), server.person("Gaius")]
            table = Table(server, people)
            await table.start(**EVERYTHING)
            first = table.latest(people[0])
            asked = f"**Over to you, {people[0].mention} and {people[1].mention}:**"
            assert f"{asked} secretly give up a card, to settle who leads first." in first.text
            info = await (await people[1].slash(table.channel, "table info")).message()
            for words in ("Alternative cards", "In the first 2 rounds", "On top of the Architect"):
                assert words in info.text
            rng = Rng(6)
            for _ in range(8):
                await table.play_round(rng)
            await all_told(roma)
            row = await roma.store.table_in(table.channel.id)
            assert row.moves > 12
            assert row.variant["alt_circus_forum"] == "on"
            await check_posts(table, roma.store)
        assert list(server.violations) == []


@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
async def test_a_table_in_a_thread_is_played_there_alone(private: bool) -> None:
    async with LoopbackServer() as server:
        async with running_bot(server, ":memory:") as roma:
            livia, gaius = server.person("Livia"), server.person("Gaius")
            table = Table(server, [livia, gaius])
            table.channel = server.add_thread(server.channel, "game", livia, private=private)
            for member in (gaius.id, server.bot.id):
                server.loopback.threads.join(server.current(table.channel), member)
            before = server.messages(server.channel)
            await table.start()
            rng = Rng(6)
            for _ in range(5):
                await table.play_round(rng)
            await all_told(roma)
            await check_posts(table, roma.store)
            assert server.messages(server.channel) == before, "nothing beside the thread"
            page = await (await gaius.slash(table.channel, "history")).message()
            assert "Move" in page.text
        assert list(server.violations) == []


async def test_a_table_in_an_archived_thread_wakes_it() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        livia, gaius = server.person("Livia"), server.person("Gaius")
        table = Table(server, [livia, gaius])
        table.channel = server.add_thread(server.channel, "game", livia)
        await table.start()
        await all_told(roma)
        row = await roma.store.table_in(table.channel.id)
        server.archive(table.channel)
        async with roma.sessions.table(row.id) as live:  # as if from a direct message
            seat = live.waiting()[0]
            await roma.sessions.submit(live, seat, live.playing.seq, ["think:one"])
        await all_told(roma)
        assert not server.current(table.channel).thread.archived
        await check_posts(table, roma.store)
