"""Seats change hands, tables close and end; who may do what."""

from __future__ import annotations

import pytest
import pytest_asyncio

from bot.lobby.seating import Person
from bot.talk.names import NAME_LENGTH
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games
from playground import LoopbackServer
from tests.bot.forum import (
    Table,
    all_told,
    button,
    close_game,
    concede,
    give_seat,
    has_verb,
    is_question,
    running_bot,
    take_seat,
    told,
)
from tests.bot.house import LIVIA, house
from tests.games.evening import seats_near

pytestmark = pytest.mark.asyncio


GAME = next(iter(all_games()))


@pytest_asyncio.fixture
async def table(server, roma):
    made = Table(server, [server.person("Livia"), server.person("Gaius")])
    await made.start()
    await all_told(roma)
    return made


async def refused(person, place, command: str, words: str, **options: object) -> str:
    """A refusal is for this person alone."""
    await person.slash(place, command, **options)
    return (await person.wait_for(lambda m: m.seen_by == person.id and words in m.text)).text


@pytest.fixture
def rng() -> Rng:
    return Rng(2)


async def test_after_the_end_commands_say_that_the_game_is_over(table: Table) -> None:
    livia, _ = table.people
    await concede(table)
    for command in ("table join", "table leave", "table start", "table close"):
        refusal = await refused(livia, table.channel, command, "is over")
        assert "/table open" in refusal


async def test_who_may_not_replace_is_told_that_first(server, roma) -> None:
    livia, gaius = server.person("Livia"), server.person("Gaius")
    await (await livia.slash(server.channel, "table open", game=GAME)).message()
    text = await refused(gaius, server.channel, "table replace", "Only the host", whose="2")
    assert "moderator" in text


async def test_numbers_of_seats_and_people_are_told_right(server, roma) -> None:
    livia, gaius, titus = (server.person(name) for name in ("Livia", "Gaius", "Titus"))
    lobby = await (await livia.slash(server.channel, "table open", game=GAME, seats=2)).message()
    assert "one sits here" in await refused(livia, server.channel, "table start", "at least")
    await (await gaius.click(lobby, "Join")).message()
    refusal = await refused(titus, server.channel, "table join", "it has 2 seats")
    assert "this game" not in refusal


async def test_a_table_tells_its_number(table: Table, roma) -> None:
    row = await roma.store.table_in(table.channel.id)
    assert f"table {row.id}" in await told(table.people[0], table.channel, "table info")


async def test_a_stand_in_is_named_as_one(table: Table, server, roma) -> None:
    livia, gaius = table.people
    await give_seat(table, gaius)
    assert "**Gaius (bot)**" in await told(livia, table.channel, "table info")
    await told(livia, table.channel, "table replace", whose="2")
    assert "(bot) (bot)" not in await told(livia, table.channel, "table info")
    titus = server.person("Titus")
    await told(livia, table.channel, "table replace", whose="Gaius (bot)", member=titus)
    await take_seat(table, titus)
    info = await told(livia, table.channel, "table info")
    assert "**Titus**" in info
    assert "(bot)" not in info


async def test_a_long_name_leaves_room_for_the_word() -> None:
    async with house() as at:
        table = await at.start(LIVIA, Person(2, "x" * 99))
        async with at.sessions.table(table) as live:
            await at.lobby.replace(live, LIVIA.id, False, Seat(1), "random", gone=True)
            assert live.names[1].endswith("… (bot)")
            assert len(live.names[1]) == NAME_LENGTH


async def test_a_member_who_left_is_replaced_and_the_game_goes_on(rng: Rng) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        livia, gaius = server.person("Livia"), server.person("Gaius")
        table = Table(server, [livia, gaius])
        await table.start()
        gaius.leave(server.guild.id)
        reply = await (await livia.slash(table.channel, "table replace", whose="2")).message()
        assert "Gaius" in reply.text
        table.people = [livia]
        for _ in range(3):
            await table.play_round(rng, presses=10)
        row = await roma.store.table_in(table.channel.id)
        assert row.moves > 3


async def test_a_closed_table_asks_nothing_any_more() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia = server.person("Livia")
        table = Table(server, [livia, server.person("Gaius")])
        await table.start()
        post = table.latest(livia)
        await close_game(livia, table)
        pressed = await livia.click(post, custom_id=button(post, "move"))
        assert "closed" in (await pressed.message()).text


@pytest.mark.parametrize("game", all_games())
async def test_a_table_with_computer_players_begins_with_a_board_and_a_ping(game: str) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia = server.person("Livia")
        seats = seats_near(all_games()[game], 3)
        opened = await livia.slash(server.channel, "table open", game=game, seats=seats)
        lobby = await opened.message()
        for _ in range(seats - 1):
            pressed = await livia.click(lobby, custom_id=button(lobby, "addbot"))
            lobby = await pressed.message()
        await livia.click(lobby, custom_id=button(lobby, "start"))
        post = await livia.wait_for(
            lambda m: has_verb(m, "move") and m.channel_id == server.channel.id
        )
        assert f"<@{livia.id}>" in post.text
        assert is_question(await Table(server, [livia], game).panel(livia))
