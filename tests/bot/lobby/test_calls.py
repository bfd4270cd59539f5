"""The host is called to a full table, the others to a rematch."""

from __future__ import annotations

import pytest
import pytest_asyncio

from games.registry import all_games
from tests.bot.forum import (
    PATIENCE,
    Table,
    all_told,
    concede,
    has_verb,
    told,
)

pytestmark = pytest.mark.asyncio


GAME = next(iter(all_games()))


@pytest_asyncio.fixture
async def table(server, roma):
    made = Table(server, [server.person("Livia"), server.person("Gaius")])
    await made.start()
    await all_told(roma)
    return made


@pytest.mark.parametrize("by_command", [False, True])
async def test_the_host_is_called_once_when_the_table_is_full(server, roma, by_command) -> None:
    livia, gaius, titus = (server.person(name) for name in ("Livia", "Gaius", "Titus"))
    lobby = await (await livia.slash(server.channel, "table open", game=GAME, seats=3)).message()
    for person in (gaius, titus):
        assert not [m for m in livia.sees(server.channel) if "is full" in m.text]
        if by_command:
            await told(person, server.channel, "table join")
        else:
            await (await person.click(lobby, "Join")).message()
        await server.idle()
    await livia.wait_for(lambda m: "is full" in m.text, PATIENCE)
    await all_told(roma)
    (note,) = [m for m in livia.sees(server.channel) if "is full" in m.text]
    assert note.seen_by is None
    assert list(note.mentions) == [livia.id]


async def test_who_hosts_and_sits_down_last_is_not_called(server, roma) -> None:
    livia = server.person("Livia")
    lobby = await (await livia.slash(server.channel, "table open", game=GAME, seats=2)).message()
    await (await livia.click(lobby, "Add bot")).message()
    await server.idle()
    assert not [m for m in livia.sees(server.channel) if "is full" in m.text]


async def test_quiet_hours_hold_when_a_table_is_full(server, roma) -> None:
    livia, gaius = server.person("Livia"), server.person("Gaius")
    await roma.store.update_user(livia.id, time_zone="Europe/Rome", quiet_from=0, quiet_to=1439)
    lobby = await (await livia.slash(server.channel, "table open", game=GAME, seats=2)).message()
    await (await gaius.click(lobby, "Join")).message()
    note = await livia.wait_for(lambda m: "is full" in m.text)
    assert list(note.mentions) == []


@pytest.mark.parametrize("presser", [0, 1])
async def test_in_a_rematch_everybody_moves_up_a_seat(table: Table, roma, presser: int) -> None:
    livia, gaius = table.people
    assert [row.user for row in await roma.store.seats(1)] == [livia.id, gaius.id]
    final = await concede(table)
    await (await table.people[presser].click(final, "Rematch")).message()
    assert [row.user for row in await roma.store.seats(2)] == [gaius.id, livia.id]
    assert (await roma.store.table(2)).host == table.people[presser].id


async def test_in_a_rematch_a_computer_player_moves_up_too(server, roma) -> None:
    table = Table(server, [server.person("Livia")])
    (livia,) = table.people
    lobby = await table.open(seats=2)
    await told(livia, table.channel, "table add-bot")
    await table.press(livia, lobby, "start")
    await livia.wait_for(lambda m: has_verb(m, "move"))
    await all_told(roma)
    await (await livia.click(await concede(table), "Rematch")).message()
    first, second = await roma.store.seats(2)
    assert (first.user, first.name, second.user) == (None, "Tiro", livia.id)
    assert first.colour != second.colour


async def test_a_rematch_calls_the_others_and_tells_them_how_to_leave(table: Table) -> None:
    livia, gaius = table.people
    final = await concede(table)
    lobby = await (await gaius.click(final, "Rematch")).message()
    call = await livia.wait_for(lambda m: "wants a rematch" in m.text)
    assert "**Gaius**" in call.text
    assert "Leave" in call.text
    assert list(call.mentions) == [livia.id]
    assert "Livia" not in (await (await livia.click(lobby, "Leave")).message()).text
