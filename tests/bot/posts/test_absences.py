"""Somebody leaves the server: noticed by the way, said once, and the table goes on."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest

from bot.posts.rows import hand_rows, present_row
from bot.posts.sending.absences import LOOK_EVERY
from games.core.rng import Rng
from playground import LoopbackServer
from tests.bot.forum import Table, all_told, running_bot

pytestmark = pytest.mark.asyncio

GONE = "can no longer be reached"


@asynccontextmanager
async def two_at_a_table(database=":memory:"):
    async with LoopbackServer() as server, running_bot(server, database) as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        await all_told(roma)
        yield server, roma, table
        assert list(server.violations) == []


async def tell_turn(roma, table: Table, times: int = 1) -> None:
    row = await roma.store.table_in(table.channel.id)
    for _ in range(times):
        async with roma.sessions.table(row.id) as live:
            await roma.store.post([present_row(live)])
        roma.outbox.wake()
        await all_told(roma)


async def send_hand(roma, table: Table, person) -> None:
    """A new hand message, as after the old one was deleted."""
    row = await roma.store.table_in(table.channel.id)
    async with roma.sessions.table(row.id) as live:
        await roma.store.delete_hand_message(row.id, person.id)
        await roma.store.post(hand_rows(live, [live.seat_of(person.id)]))
    roma.outbox.wake()
    await all_told(roma)


async def awaited(roma, table: Table):
    """The person whose turn it is, and the other one."""
    row = await roma.store.table_in(table.channel.id)
    async with roma.sessions.table(row.id) as live:
        users = {live.user_at(seat) for seat in live.waiting()}
    first, second = table.people
    return (first, second) if first.id in users else (second, first)


def notes(table: Table):
    return [m for m in table.people[0].sees(table.channel) if GONE in m.text]


def later(roma, seconds: int) -> None:
    now = roma.sessions.now
    roma.sessions.now = lambda: now() + seconds


async def test_a_hand_for_somebody_who_left_tells_the_channel_once() -> None:
    async with two_at_a_table() as (server, roma, table):
        livia, gaius = table.people
        gaius.leave(server.guild.id)
        for _ in range(3):
            await send_hand(roma, table, gaius)
        (note,) = notes(table)
        assert "**Gaius**" in note.text
        assert "/table replace" in note.text
        assert list(note.mentions) == [livia.id], "the host is pinged"
        assert not [m for m in livia.sees(table.channel) if "direct messages" in m.text]
        assert (await roma.store.user(gaius.id)).dm == "open", "nobody closed anything"


async def test_it_is_said_in_the_language_of_the_table() -> None:
    async with two_at_a_table() as (server, roma, table):
        livia, gaius = table.people
        await (await livia.slash(table.channel, "table settings", language="de")).message()
        gaius.leave(server.guild.id)
        await send_hand(roma, table, gaius)
        assert [m for m in livia.sees(table.channel) if "wohl den Server verlassen" in m.text]


async def test_whose_turn_is_told_is_looked_for_once_a_day() -> None:
    async with two_at_a_table() as (server, roma, table):
        person, _ = await awaited(roma, table)
        person.leave(server.guild.id)
        looks = server.faults.add(method="GET", route="*/members/*", delay=0.001, times=None)
        await tell_turn(roma, table, 2)
        assert not notes(table), "looked for when the game began, less than a day ago"
        later(roma, LOOK_EVERY)
        await tell_turn(roma, table, 2)
        later(roma, LOOK_EVERY)
        await tell_turn(roma, table)
        assert len(notes(table)) == 1
        assert looks.hits == 2


async def test_who_comes_back_is_shown_the_hand_and_a_second_absence_is_said_again() -> None:
    async with two_at_a_table() as (server, roma, table):
        person, _ = await awaited(roma, table)
        person.leave(server.guild.id)
        await send_hand(roma, table, person)
        assert len(notes(table)) == 1
        before = len(person.inbox)
        person._world.add_member(server.guild.id, person.id)
        later(roma, LOOK_EVERY)
        await tell_turn(roma, table)
        await all_told(roma)
        assert len(person.inbox) == before + 1
        person.leave(server.guild.id)
        await send_hand(roma, table, person)
        assert len(notes(table)) == 2


@pytest.mark.parametrize("status", [403, 502])
async def test_a_look_that_fails_holds_nothing_up(status: int) -> None:
    async with two_at_a_table() as (server, roma, table):
        later(roma, LOOK_EVERY)
        fault = server.faults.add(method="GET", route="*/members/*", status=status, times=5)
        count = len(table.people[0].sees(table.channel))
        row = await roma.store.table_in(table.channel.id)
        async with roma.sessions.table(row.id) as live:
            await roma.store.post([present_row(live)])
        roma.outbox.wake()
        async with asyncio.timeout(5):
            while not (fault.hits and len(table.people[0].sees(table.channel)) > count):
                await asyncio.sleep(0.02)
        assert not notes(table)
        if status == 403:
            await tell_turn(roma, table, 2)
            assert fault.hits == 1, "no hope before tomorrow"


async def test_a_restart_does_not_say_it_again(tmp_path) -> None:
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        async with running_bot(server, database) as roma:
            await table.start()
            await all_told(roma)
            table.people[1].leave(server.guild.id)
            await send_hand(roma, table, table.people[1])
        async with running_bot(server, database) as roma:
            later(roma, LOOK_EVERY)
            await send_hand(roma, table, table.people[1])
            await tell_turn(roma, table)
        assert len(notes(table)) == 1


async def test_without_a_host_the_others_hear_that_a_moderator_can_help() -> None:
    async with two_at_a_table() as (server, roma, table):
        livia, gaius = table.people
        livia.leave(server.guild.id)
        await send_hand(roma, table, livia)
        note = await gaius.wait_for(lambda m: GONE in m.text)
        assert "moderator" in note.text
        assert list(note.mentions) == [gaius.id]


async def test_the_game_goes_on_while_nobody_answers_for_the_absent() -> None:
    async with two_at_a_table() as (server, roma, table):
        livia, gaius = table.people
        gaius.leave(server.guild.id)
        await send_hand(roma, table, gaius)
        await (await livia.slash(table.channel, "table replace", whose="2")).message()
        table.people = [livia]
        await table.play_round(Rng(1), presses=6)
        await all_told(roma)
