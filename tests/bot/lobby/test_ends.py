"""A lobby in which nothing happens: warned once, kept by who sits there, or closed; a full one."""

from __future__ import annotations

import asyncio

import pytest

from bot.lobby.seating import CALLED_OFTEN
from bot.waiting.clock import WaitingClock
from bot.waiting.lobbies import GRACE, QUIET
from bot.waiting.steps import Steps
from tests.bot.forum import Table, all_told, button, has_verb
from tests.bot.house import GAIUS, LIVIA, TITUS, House, house
from tests.bot.moved_clock import DAY, MovedClock
from tests.postgres import PostgresServer

pytestmark = pytest.mark.asyncio


def clock_of(home: House) -> WaitingClock:
    return WaitingClock(home.sessions, Steps(home.sessions))


async def pass_days(home: House, days: int) -> None:
    for _ in range(days * 24):
        home.time += 3600
        await clock_of(home).carry_due()


async def told(home: House) -> list[str]:
    rows = [await home.store.outbox_row(id) for id in range(1, 60)]
    return [row.kind for row in rows if row]


async def test_a_warning_after_twelve_days_and_the_end_after_fourteen() -> None:
    async with house() as home:
        table = await home.open(LIVIA)
        await pass_days(home, 11)
        assert await told(home) == []
        await pass_days(home, 1)
        assert await told(home) == ["lobby_ending"]
        await pass_days(home, 1)
        assert (await home.store.table(table)).status == "lobby"
        await pass_days(home, 1)
        assert (await home.store.table(table)).status == "closed"
        await pass_days(home, 30)
        assert await told(home) == ["lobby_ending", "note", "lobby_shown"]


async def test_who_sits_there_keeps_it_open_and_who_sits_down_too() -> None:
    async with house() as home:
        table = await home.open(LIVIA)
        await pass_days(home, 13)
        async with home.sessions.table(table) as live:
            with pytest.raises(Exception, match="refused-keep"):
                await home.lobby.keep_open(live, GAIUS.id)
            await home.lobby.keep_open(live, LIVIA.id)
        await pass_days(home, 11)
        assert await told(home) == ["lobby_ending"]
        await pass_days(home, 2)
        async with home.sessions.table(table) as live:
            await home.lobby.join(live, GAIUS)
        await pass_days(home, 11)
        assert await told(home) == ["lobby_ending"] * 2
        assert (await home.store.table(table)).status == "lobby"


async def test_after_a_long_sleep_of_the_bot_there_is_time_to_answer() -> None:
    async with house() as home:
        table = await home.open(LIVIA)
        home.time += 60 * DAY
        await clock_of(home).carry_due()
        assert await told(home) == ["lobby_ending"]
        home.time += GRACE - 1
        await clock_of(home).carry_due()
        assert (await home.store.table(table)).status == "lobby"


async def test_the_time_of_a_lobby_of_an_older_version_begins_now() -> None:
    async with house() as home:
        table = await home.open(LIVIA)
        await home.store._connection.run(lambda c: c.execute("UPDATE tables SET stirs_at = 0"))
        home.sessions.forget(table)
        home.time += 90 * DAY
        await clock_of(home).carry_due()
        assert await told(home) == []
        assert (await home.store.table(table)).stirs_at == home.time + QUIET


async def test_a_game_that_has_begun_does_not_end_so() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        await pass_days(home, 15)
        assert "lobby_ending" not in await told(home)
        assert (await home.store.table(table)).status == "playing"


@pytest.mark.parametrize("shared", [False, True], ids=["file", "server"])
async def test_several_processes_warn_once_and_close_once(
    shared: bool, postgres: PostgresServer
) -> None:
    url = postgres.new_database() if shared else ":memory:"
    async with house(url) as home:
        table = await home.open(LIVIA)
        others = [type(home)(home.store) for _ in range(3)]
        for days, kinds in ((12, 1), (2, 3)):
            home.time += days * DAY
            for other in others:
                other.time = home.time
            await asyncio.gather(*(clock_of(each).carry_due() for each in (home, *others)))
            assert len(await told(home)) == kinds
        assert (await home.store.table(table)).status == "closed"
    if shared:
        postgres.drop(url)


async def test_by_clicks_it_is_warned_kept_and_at_last_closed(server, roma, monkeypatch) -> None:
    clock = MovedClock(roma, monkeypatch)
    livia, gaius = server.person("Livia"), server.person("Gaius", locale="de")
    table = Table(server, [livia])
    opened = await livia.slash(server.channel, "table open", game=table.game, seats=3)
    lobby = await opened.message()
    await clock.pass_(12 * DAY)
    (warning,) = [m for m in livia.sees(server.channel) if has_verb(m, "keep")]
    assert list(warning.mentions) == [livia.id]
    await gaius.click(warning, custom_id=button(warning, "keep"))
    await gaius.wait_for(lambda m: "Nur wer an diesem Tisch sitzt" in m.text)
    kept = await table.press(livia, warning, "keep")
    assert "keeps this table open" in kept.text
    assert not kept.buttons
    await clock.pass_(14 * DAY)
    assert len([m for m in livia.sees(server.channel) if has_verb(m, "keep")]) == 1
    assert "was closed" in livia.current(lobby).text
    assert not livia.current(lobby).buttons
    assert [m for m in livia.sees(server.channel) if "two weeks" in m.text]


# ---- a full table -----------------------------------------------------------------------------


async def test_a_host_is_called_once_however_often_somebody_comes_and_goes() -> None:
    async with house() as home:
        table = await home.open(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            live.row = await home.store.update_table(table, seats_wanted=3)
            for _ in range(5):
                await home.lobby.join(live, TITUS)
                await home.lobby.leave(live, TITUS.id)
            assert await told(home) == ["lobby_full"]
            home.time += CALLED_OFTEN
            await home.lobby.join(live, TITUS)
            assert await told(home) == ["lobby_full"] * 2


async def test_the_host_starts_from_the_call(server, roma) -> None:
    livia, gaius = server.person("Livia"), server.person("Gaius")
    table = Table(server, [livia, gaius])
    lobby = await table.open()
    call = await livia.wait_for(lambda m: "is full" in m.text)
    await all_told(roma)
    done = await table.press(livia, call, "start")
    assert "Good luck" in done.text
    assert not done.buttons
    await livia.wait_for(lambda m: has_verb(m, "move"))
    assert not livia.current(lobby).buttons
    assert "Good luck" in livia.current(lobby).text


@pytest.mark.parametrize("by_command", [False, True])
async def test_a_call_to_the_host_is_closed_when_the_game_begins(server, roma, by_command) -> None:
    livia, gaius = server.person("Livia"), server.person("Gaius")
    table = Table(server, [livia, gaius])
    lobby = await table.open()
    call = await livia.wait_for(lambda m: "is full" in m.text)
    await all_told(roma)
    if by_command:
        await livia.slash(table.channel, "table start")
    else:
        await table.press(livia, lobby, "start")
    await livia.wait_for(lambda m: m.id == call.id and not m.buttons)
    assert "Good luck" in livia.current(call).text


async def test_a_call_that_its_row_may_still_look_for_is_left_alone(
    server, roma, monkeypatch
) -> None:
    async def none_told(_: object) -> frozenset[int]:
        return frozenset()

    livia, gaius = server.person("Livia"), server.person("Gaius")
    table = Table(server, [livia, gaius])
    lobby = await table.open()
    call = await livia.wait_for(lambda m: "is full" in m.text)
    await all_told(roma)
    monkeypatch.setattr(roma.store, "told_by", none_told)
    await table.press(livia, lobby, "start")
    await server.idle()
    assert livia.current(call).buttons == call.buttons


async def test_a_call_to_the_host_is_closed_when_the_lobby_goes_into_a_thread(server, roma) -> None:
    livia, gaius = server.person("Livia"), server.person("Gaius")
    table = Table(server, [livia, gaius])
    lobby = await table.open()
    call = await livia.wait_for(lambda m: "is full" in m.text)
    await all_told(roma)
    menu = await table.press(livia, lobby, "table")
    await table.press(livia, menu, "thread")
    await livia.wait_for(lambda m: m.id == call.id and not m.buttons)
    assert f"<#{lobby.id}>" in livia.current(call).text
