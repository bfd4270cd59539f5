"""Starting on a bad day: patience with what passes, one sentence for the rest."""

from __future__ import annotations

import asyncio
import sys

import discord
import pytest

from bot.app import patience
from bot.app.command_sync import note_of
from bot.app.patience import CLOSED, StartError, why_closed
from playground import LoopbackServer
from tests.bot.app.test_killed import BotProcess
from tests.bot.forum import Table, running_bot

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(patience, "FIRST_WAIT", 0.01)


@pytest.mark.parametrize(
    "route", ["/users/@me", "/oauth2/applications/@me", "/applications/*/commands"]
)
async def test_a_503_at_login_or_sync_is_waited_out(server, route, caplog):
    fault = server.faults.add(route=route, status=503, times=2)
    async with running_bot(server, ":memory:") as roma:
        assert fault.hits == 2
        assert roma.connected
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
    assert "Traceback" not in caplog.text


async def test_patience_ends(server, monkeypatch):
    monkeypatch.setattr(patience, "TRIES", 2)
    server.faults.add(route="/users/@me", status=503, times=None)
    with pytest.raises(StartError, match="try later"):
        async with running_bot(server, ":memory:"):
            pass


@pytest.mark.parametrize(("code", "status"), [(50001, 403), (50035, 400)])
async def test_commands_that_are_refused_are_said_in_one_sentence(server, code, status):
    server.faults.add("PUT", "/applications/*/commands", code=code)
    with pytest.raises(StartError) as said:
        async with running_bot(server, ":memory:"):
            pass
    assert f"HTTP {status}, Discord {code}" in str(said.value)
    assert str(said.value).startswith("Discord refused the commands")
    assert "\n" not in str(said.value)


async def run_until_it_ends(server, tmp_path) -> tuple[int, str]:
    bot = BotProcess(server, tmp_path / "roma.sqlite3")
    process = await asyncio.create_subprocess_exec(
        *bot.command, env=bot.environment, cwd=bot.folder, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(180):
        _, said = await process.communicate()
    return process.returncode, said.decode()


async def test_a_gateway_that_closes_for_good_is_said_in_one_sentence(tmp_path):
    async with LoopbackServer() as server:
        server.refuse_gateway(4014, times=5)
        status, said = await run_until_it_ends(server, tmp_path)
    assert status == 2
    assert said.strip() == CLOSED[4014]


async def test_every_close_has_its_words():
    class Closed(discord.ConnectionClosed):
        def __init__(self, code: int) -> None:
            self.code = code

    assert {4004, 4011, 4013, 4014} <= set(CLOSED)
    assert [why_closed(Closed(code)) for code in CLOSED] == list(CLOSED.values())
    assert "4999" in why_closed(Closed(4999))


async def test_a_server_that_is_no_dev_guild_any_more_loses_its_commands(tmp_path):
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:

        async def start(dev_guild: int | None) -> list[str]:
            async with running_bot(server, database, dev_guild=dev_guild):
                return [entry.path for entry in server.requests if entry.method == "PUT"]

        await start(server.guild.id)
        assert note_of(database).read_text() == str(server.guild.id)
        server.requests.clear()
        paths = await start(None)
        assert [f"/guilds/{server.guild.id}/" in path for path in paths] == [True, False]
        assert not note_of(database).exists()
        server.requests.clear()
        assert await start(None) == []


async def test_commands_are_told_when_they_changed_or_are_gone(tmp_path, monkeypatch):
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:

        async def told() -> int:
            server.requests.clear()
            async with running_bot(server, database):
                return sum(entry.method == "PUT" for entry in server.requests)

        assert [await told(), await told()] == [1, 0]
        monkeypatch.setattr("bot.app.client.CatalogueTranslator.translate", in_no_other_words)
        assert [await told(), await told()] == [1, 0]
    async with LoopbackServer() as server:
        assert [await told(), await told()] == [1, 0]


async def in_no_other_words(*_: object) -> None:
    """Without its German names a command is another one."""


async def test_connected_is_not_said_after_the_gateway_is_lost(server, roma):
    async with asyncio.timeout(20):
        while not roma.connected:
            await asyncio.sleep(0.02)
        server.hold_gateway()
        await server.disconnect_gateway(resumable=False)
        while roma.connected:
            await asyncio.sleep(0.02)
        assert roma.is_ready()
        server.release_gateway()
        while not roma.connected:
            await asyncio.sleep(0.02)


async def test_a_start_that_fails_half_way_ends(tmp_path):
    """A full disk refuses the semaphores of the drawing processes; nothing may keep it running."""
    script = tmp_path / "half_way.py"
    script.write_text(
        "from bot.app import start\n"
        "def broken(*_): raise OSError(28, 'No space left on device')\n"
        "start.Roma = broken\nraise SystemExit(start.main())\n"
    )
    async with LoopbackServer() as server:
        bot = BotProcess(server, tmp_path / "roma.sqlite3")
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(script),
            env={**bot.environment, "PYTHONPATH": str(bot.folder)},
            stderr=asyncio.subprocess.PIPE,
        )
        async with asyncio.timeout(30):
            _, said = await process.communicate()
    assert process.returncode == 2
    assert said.decode().strip() == "The bot cannot run: No space left on device."
