"""A PostgreSQL server: what is refused, who may use it, what is said of it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app.settings import Settings, read_settings
from storage.environment import DEFAULT_DATABASE, database_file
from storage.server import postgres as postgres_module
from storage.server.postgres import PostgresStore, shown
from storage.server.postgres_session import Session
from storage.store import DatabaseError
from tests.postgres import PostgresServer
from tests.storage.playing import lobby

SECRET = "postgresql://roma:opensesame@127.0.0.1:1/roma"


@pytest.fixture
def url(postgres: PostgresServer) -> Iterator[str]:
    url = postgres.new_database(empty=True)
    yield url
    postgres.drop(url)


@pytest.mark.asyncio
async def test_an_acknowledged_write_is_on_the_disk(url: str) -> None:
    store = await PostgresStore.open(url)
    query = "SHOW synchronous_commit"
    said = await store._connection.run(lambda it: it.execute(query).fetchone()[0])
    assert said == "on"
    await store.close()


@pytest.mark.asyncio
async def test_a_new_database_is_noticed_in_the_log(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for _ in range(2):
        await (await PostgresStore.open(url)).close()
    lines = [
        record.message for record in caplog.records if record.name == "storage.server.postgres"
    ]
    assert lines == ["new database made on the server"]


@pytest.mark.asyncio
async def test_what_is_no_database_of_ours_is_left_alone(url: str) -> None:
    session = Session(url)
    session.execute("CREATE TABLE songs (name TEXT)")
    session.close()
    with pytest.raises(DatabaseError, match="another program"):
        await PostgresStore.open(url)
    with pytest.raises(DatabaseError, match="another program"):
        await PostgresStore.open(url, upgrade=False)


@pytest.mark.asyncio
async def test_a_server_that_is_too_old_is_refused(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "OLDEST_SERVER", 99_00_00)
    with pytest.raises(DatabaseError, match="99 or newer is needed"):
        await PostgresStore.open(url)


@pytest.mark.asyncio
async def test_a_server_that_is_not_there_is_named_without_the_password() -> None:
    with pytest.raises(DatabaseError, match=r"postgresql://127\.0\.0\.1/roma cannot") as caught:
        await PostgresStore.open(SECRET, patience=0.1)
    assert "opensesame" not in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.asyncio
async def test_several_bots_but_none_for_the_same_shard(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.server.locks.LEAVING", 0.1)
    first = await PostgresStore.open(url, alone=["shard 0/3", "shard 1/3"])
    with pytest.raises(DatabaseError, match="Another bot already serves shard 1/3 "):
        await PostgresStore.open(url, alone=["shard 1/3", "shard 2/3"])
    with pytest.raises(DatabaseError, match="otherwise than into 4 shards"):
        await PostgresStore.open(url, alone=["shard 3/4"])
    with pytest.raises(DatabaseError, match="otherwise than into all shards"):
        await PostgresStore.open(url, alone=["all shards"])
    other = await PostgresStore.open(url, alone=["shard 2/3"])
    await other.close()
    beside = await PostgresStore.open(url, upgrade=False)  # as backups and checks do
    await beside.close()
    await lobby(first)
    await first.close()
    second = await PostgresStore.open(url, alone=["shard 1/3"])
    await second.close()


def test_a_setting_names_a_file_or_a_server() -> None:
    settings = read_settings({"DATABASE": SECRET})
    assert (settings.server, settings.database) == (SECRET, DEFAULT_DATABASE)
    assert "opensesame" not in repr(settings) + shown(SECRET)
    assert read_settings({"DATABASE": "x/y"}) == Settings(database=Path("x/y"))
    assert database_file({"DATABASE": SECRET}) == DEFAULT_DATABASE
    assert read_settings({"SERVER": SECRET, "DATABASE": "x"}).server == ""
