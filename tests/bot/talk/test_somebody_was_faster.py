"""What finds the table changed is judged again by what is stored, and said in a true sentence."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from playground import LoopbackServer
from storage.server.postgres import PostgresStore
from tests.bot.forum import (
    Table,
    all_told,
    button,
    count_of,
    running_bot,
    until_final,
    waiting_person,
)
from tests.bot.house import House
from tests.postgres import PostgresServer

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("theirs", [False, True], ids=["something else", "the same question"])
async def test_an_answer_is_taken_if_it_still_answers_the_question(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, theirs: bool
) -> None:
    url = postgres.new_database()
    other = House(await PostgresStore.open(url))
    async with LoopbackServer() as server, running_bot(server, url) as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        await all_told(roma)
        person, panel = await waiting_person(table)
        panel = await until_final(person, panel, Rng(2))
        before, submit, met = await count_of(roma, table), roma.sessions.submit, 0

        async def submit_slowly(live, seat, seq, picks) -> None:
            nonlocal met
            met += 1
            if met == 1 and theirs:
                async with other.sessions.table(live.id) as there:
                    await other.sessions.submit(there, seat, seq, picks)
            elif met == 1:
                await other.store.update_table(live.id, language="de")
            await submit(live, seat, seq, picks)

        monkeypatch.setattr(roma.sessions, "submit", submit_slowly)
        pressed = await person.click(panel, custom_id=button(panel, "confirm"))
        answer = await pressed.message()
        assert await count_of(roma, table) == before + 1
        assert answer.text.startswith("Your choice stands") != theirs
        assert "faster" not in answer.text
        assert met == (1 if theirs else 2)
        await all_told(roma)
    await other.store.close()
    postgres.drop(url)
