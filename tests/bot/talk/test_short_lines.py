"""What fails for want of a connection or of space: one line in the log, and the truth is told."""

from __future__ import annotations

import logging

import pytest
import pytest_asyncio

from games.core.rng import Rng
from playground.protocol.errors import NoResponseError
from storage.store import DatabaseError
from tests.bot.forum import Table, all_told, button, count_of, until_final, waiting_person

pytestmark = pytest.mark.asyncio

FULL = DatabaseError("The database failed: database or disk is full.")
NOBODY_HEARS = pytest.raises(NoResponseError)


@pytest_asyncio.fixture
async def table(server, roma, caplog):
    made = Table(server, [server.person("Livia"), server.person("Gaius")])
    await made.start()
    await all_told(roma)
    caplog.clear()
    return made


def lines(caplog) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.WARNING]


async def full(*_: object, **__: object) -> None:
    raise FULL


async def test_typing_on_a_dropped_connection(server, table, caplog):
    server.faults.add("POST", "/interactions/*/callback", drop=True)
    with NOBODY_HEARS:
        await table.people[0].autocomplete(table.channel, "table add-bot", kind="r")
    (line,) = lines(caplog)
    assert "autocomplete" in line.getMessage()
    assert "ServerDisconnectedError" in line.getMessage()
    assert "Traceback" not in caplog.text
    server.loopback.violations.clear()  # that nobody answered


async def test_typing_while_the_database_fails(server, roma, table, monkeypatch, caplog):
    monkeypatch.setattr(roma.store, "table_in", full)
    with NOBODY_HEARS:
        await table.people[0].autocomplete(table.channel, "table add-bot", kind="r")
    (line,) = lines(caplog)
    assert "disk is full" in line.getMessage()
    assert "Traceback" not in caplog.text
    server.loopback.violations.clear()


async def test_a_click_on_a_full_disk(roma, table, monkeypatch, caplog):
    person, panel = await waiting_person(table)
    panel = await until_final(person, panel, Rng(2))
    before = await count_of(roma, table)
    with monkeypatch.context() as patch:
        patch.setattr(roma.store, "commit", full)
        await person.click(panel, custom_id=button(panel, "confirm"))
        await person.wait_for(lambda m: "most likely not been taken" in m.text)
    assert await count_of(roma, table) == before
    (line,) = lines(caplog)
    assert "disk is full" in line.getMessage()
    assert "Traceback" not in caplog.text
    panel = await table.panel(person)
    panel = await until_final(person, panel, Rng(2))
    await table.press(person, panel, "confirm")
    assert await count_of(roma, table) == before + 1, "once there is space"
