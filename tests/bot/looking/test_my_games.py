"""All tables of one person in one list, and commands that name one of them."""

from __future__ import annotations

import pytest
import pytest_asyncio

from tests.bot.forum import Table, all_told, is_question, told

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def tables(server, roma):
    """Two running games of the same two people; only the first waits for the first of them."""
    people = [server.person("Livia"), server.person("Gaius")]
    made = []
    for name in ("table", "ostia"):
        channel = server.channel if name == "table" else server.add_channel(name)
        table = Table(server, people)
        table.channel = channel
        await table.start()
        made.append(table)
    await all_told(roma)
    return made


async def test_where_others_wait_stands_first_with_a_way_in(tables, server) -> None:
    livia, gaius = tables[0].people
    shown = {}
    for person in (livia, gaius):
        message = await (await person.slash(person.dm, "mygames")).message()
        shown[person.name] = message
        for table in tables:
            assert f"<#{table.channel.id}>" in message.text
        assert message.text.count("https://discord.com/channels/") == 2
    asked = [message for message in shown.values() if "Waiting for you" in message.text]
    assert asked
    for message in asked:
        buttons = [it for it in message.buttons if it.custom_id.startswith("roma:move:")]
        head, _, others = message.text.partition("Your other tables")
        assert len(buttons) == head.count("· your turn ·") + head.count("to move")
        assert "your turn" not in others


async def test_my_move_in_the_list_opens_that_table(tables) -> None:
    for person in tables[0].people:
        message = await (await person.slash(person.dm, "mygames")).message()
        for tap in message.buttons:
            panel = await (await person.click(message, custom_id=tap.custom_id)).message()
            assert is_question(panel)
            return
    raise AssertionError("nobody was asked")


async def test_in_a_dm_a_command_names_its_table(tables) -> None:
    livia, _ = tables[0].people
    offered = await livia.autocomplete(livia.dm, "board", table="")
    assert [choice.name for choice in offered] == [
        "Glory to Rome · #table",
        "Glory to Rome · #ostia",
    ]
    narrowed = await livia.autocomplete(livia.dm, "board", table="ost")
    assert len(narrowed) == 1
    text = await told(livia, livia.dm, "board", table=narrowed[0].value, text=True)
    assert f"<#{tables[1].channel.id}>" in text
    assert f"<#{tables[0].channel.id}>" in await told(
        livia, livia.dm, "play", table=offered[0].value
    )


async def test_a_table_of_others_is_refused(tables, server) -> None:
    livia, _ = tables[0].people
    offered = await livia.autocomplete(livia.dm, "hand", table="")
    stranger = server.person("Nero")
    assert await stranger.autocomplete(stranger.dm, "hand", table="") == []
    await stranger.slash(stranger.dm, "hand", table=offered[0].value)
    assert await stranger.wait_for(lambda m: "You do not sit at that table" in m.text)


async def test_the_list_says_that_one_is_away_and_who_plays_meanwhile(tables, roma) -> None:
    livia = tables[0].people[0]
    menu = await (await livia.slash(livia.dm, "away until", **{"date-or-days": "1"})).message()
    away = await told(livia, livia.dm, "mygames")
    assert away.count("away until") == 2
    assert "steward plays" not in away
    row = await roma.store.table_in(tables[1].channel.id)
    stands_in = next(m.custom_id for m in menu.selects if ":awayat:" in m.custom_id)
    await (await livia.select(menu, str(row.id), custom_id=stands_in)).message()
    assert (await told(livia, livia.dm, "mygames")).count("the steward plays meanwhile") == 1
