"""What a player does unasked, such as conceding, is told to the table at once, and once."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from games.core.seats import Seat
from playground import LoopbackServer
from storage.store import ConflictError
from tests.bot.forum import Table, all_told, button, running_bot
from tests.bot.house import GAIUS, LIVIA, TITUS, house
from tests.bot.tables.test_sessions import rows_of

pytestmark = pytest.mark.asyncio


async def concede(table: Table, person, option: str = "concede"):
    panel = await table.panel(person)
    more = await (await person.click(panel, custom_id=button(panel, "more"))).message()
    tap = next(b.custom_id for b in more.buttons if b.custom_id.endswith(f":{option}"))
    sure = await (await person.click(more, custom_id=tap)).message()
    return await (await person.click(sure, custom_id=button(sure, "do_aside"))).message()


def told(table: Table, words: str) -> list:
    seen = table.people[0].sees(table.channel)
    return [m for m in seen if m.seen_by is None and words in m.text]


async def test_a_concession_is_told_at_once_silently_and_never_again(tmp_path) -> None:
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        people = [server.person(name) for name in ("Livia", "Gaius", "Titus")]
        livia, gaius, titus = people
        table = Table(server, people)
        async with running_bot(server, database) as roma:
            await table.start()
            await all_told(roma)
            pings = [len(person.pings) for person in people]
            await concede(table, gaius)
            post = await livia.wait_for(lambda m: "Gaius concedes." in m.text)
            assert post.seen_by is None
            assert "is next: lead a role or think." in post.text
            assert button(post, "move")
            await server.idle()
            assert [len(person.pings) for person in people] == pings, "nobody is newly asked"
        async with running_bot(server, database) as roma:
            for seed in range(3):
                await table.play_round(Rng(seed))
            await all_told(roma)
            assert len(told(table, "Gaius concedes.")) == 1
            assert [
                m for m in table.people[0].sees(table.channel) if m.id > post.id and "•" in m.text
            ]
            log = await (await titus.slash(table.channel, "log")).message()
            assert titus.file(log.attachments[0]).decode().count("Gaius concedes.") == 1
            await concede(table, gaius, "withdraw")
            await livia.wait_for(lambda m: "Gaius withdraws the concession." in m.text)
        assert list(server.violations) == []


async def test_a_wish_of_ones_own_is_told_to_nobody_else() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person(name) for name in ("Livia", "Gaius", "Titus")])
        await table.start()
        await server.idle()
        posts = len(table.people[0].sees(table.channel))
        done = await concede(table, table.people[1], "volunteer_on")
        assert "Your choice stands." in done.text
        await server.idle()
        assert len(table.people[0].sees(table.channel)) == posts


async def test_the_post_is_written_with_the_concession_or_not_at_all() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        for row in await home.store.due(2_000_000_000):
            await home.store.sent(row.id)
        commit = home.store.commit

        async def refuse(*_: object) -> None:
            raise ConflictError("elsewhere")

        home.store.commit = refuse
        with pytest.raises(ConflictError):
            async with home.sessions.table(table) as live:
                await home.sessions.submit_aside(live, Seat(1), ["concede"])
        assert await home.store.due(2_000_000_000) == ()
        home.store.commit = commit
        async with home.sessions.table(table) as live:
            asked = live.waiting()
            await home.sessions.submit_aside(live, Seat(1), ["concede"])
            assert live.waiting() == asked
        (row,) = await rows_of(home.store, "channel:")
        assert row.kind == "ping"
        assert row.payload["pinged"] == []
        assert row.payload["waiting"] == list(asked)
        assert [text["key"] for text in row.payload["told"]] == ["told-concedes"]
        assert await rows_of(home.store, "user:") == []


async def test_the_last_but_one_concession_is_told_with_the_end() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        async with home.sessions.table(table) as live:
            await home.sessions.submit_aside(live, Seat(1), ["concede"])
            await home.sessions.submit_aside(live, Seat(2), ["concede"])
            assert live.playing.outcome
        kinds = [row.kind for row in await all_rows(home, "channel:77")]
        assert kinds == ["board", "ping", "end"]
        (end,) = [row for row in await all_rows(home, "channel:77") if row.kind == "end"]
        (move,) = await home.store.moves(table, 1)
        said = [move.events[n].text.key for n in end.payload["said"]]
        assert said == ["told-concedes"]
        keys = [event.text.key for event in move.events]
        assert keys.count("told-concedes") == 2


async def all_rows(home, lane: str) -> list:
    found = []
    for id in range(1, 200):
        row = await home.store.outbox_row(id)
        if row and row.lane == lane:
            found.append(row)
    return found
