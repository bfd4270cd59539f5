"""The file on disk: who may read it, how safely it is written, what is refused."""

from __future__ import annotations

import logging
import sqlite3
import stat
from pathlib import Path

import pytest

from games.core.rng import Rng
from storage.file.sqlite import SqliteStore
from storage.records import NewOutbox
from storage.store import DatabaseError
from tests.games.core.toy import Toy
from tests.storage.playing import Playing, position


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.asyncio
async def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "data" / "roma.sqlite3"
    store = await SqliteStore.open(path)
    await store.update_user(1, name="Ada")
    assert [mode(file) for file in path.parent.iterdir()] == [0o600] * 3  # with -wal and -shm
    await store.close()


@pytest.mark.asyncio
async def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "db"
    path.touch(mode=0o644)
    await (await SqliteStore.open(path)).close()
    assert mode(path) == 0o600


@pytest.mark.asyncio
async def test_an_acknowledged_write_is_on_the_disk(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")

    def pragma(name: str):
        return store._connection.run(lambda c: c.execute(f"PRAGMA {name}").fetchone()[0])

    assert await pragma("journal_mode") == "wal"
    assert await pragma("synchronous") == 2  # FULL
    assert await pragma("foreign_keys") == 1
    assert await pragma("busy_timeout") == 5000
    await store.close()


@pytest.mark.asyncio
async def test_a_game_goes_on_after_closing_and_opening(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")
    playing = await Playing.start(store, Toy(), 2, seed=2**64 - 1)
    rng = Rng(1)
    for _ in range(3):
        await playing.random_choice(rng)
    await store.close()
    playing.store = await SqliteStore.open(tmp_path / "db")
    cold = await playing.cold()
    assert position(cold) == position(playing.match)
    playing.match = cold
    await playing.to_the_end(rng)
    await playing.store.close()


@pytest.mark.asyncio
async def test_what_is_no_database_of_ours_is_left_alone(tmp_path: Path) -> None:
    for name, text in (("letter", "Dear Sir, this is no database at all. " * 100), ("word", "no")):
        file = tmp_path / name
        file.write_text(text)
        file.chmod(0o644)
        with pytest.raises(DatabaseError, match=f"{name} cannot be used: It is not a database"):
            await SqliteStore.open(file)
        assert file.read_text() == text
        assert mode(file) == 0o644
    foreign = sqlite3.connect(tmp_path / "foreign")
    foreign.execute("CREATE TABLE songs (name TEXT)")
    foreign.close()
    (tmp_path / "foreign").chmod(0o644)
    with pytest.raises(DatabaseError, match="another program"):
        await SqliteStore.open(tmp_path / "foreign")
    assert mode(tmp_path / "foreign") == 0o644


@pytest.mark.asyncio
async def test_a_new_database_is_noticed_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await (await SqliteStore.open(tmp_path / "dtaa" / "roma.sqlite3")).close()
    line = f"new database made at {tmp_path}/dtaa/roma.sqlite3"
    assert [record.message for record in caplog.records] == [line]
    await (await SqliteStore.open(tmp_path / "dtaa" / "roma.sqlite3")).close()
    assert len(caplog.records) == 1


@pytest.mark.asyncio
async def test_a_place_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseError, match="file/db cannot be opened"):
        await SqliteStore.open(tmp_path / "file" / "db")
    with pytest.raises(DatabaseError, match="cannot be opened"):
        await SqliteStore.open(tmp_path / "nowhere", upgrade=False)
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.asyncio
async def test_a_path_with_odd_letters_is_only_a_path(tmp_path: Path) -> None:
    path = tmp_path / "a b?mode=memory#%41ä"
    store = await SqliteStore.open(path)
    await store.update_user(1)
    await store.close()
    assert path.stat().st_size > 0


@pytest.mark.asyncio
async def test_damage_is_found(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")
    playing = await Playing.start(store, Toy(), 2, seed=1)
    await playing.submit(0, "low")
    await playing.submit(1, "low")

    def damage(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("UPDATE choices SET number = 5 WHERE number = 0")
        connection.execute("DELETE FROM moves WHERE number = 1")
        connection.execute("INSERT INTO drafts VALUES (77, 0, 1, '[]', 0)")
        connection.execute("UPDATE outbox SET head = 0")

    await store.post([NewOutbox("user:5", "hand", {})])
    await store._connection.run(damage)
    found = await store.integrity()
    assert len(found) == 4, found
    assert any("Nothing of user:5 is told" in trouble for trouble in found)
    assert any("gaps" in trouble for trouble in found)
    assert any("lost moves" in trouble for trouble in found)
    assert any("drafts" in trouble for trouble in found)
    await store.close()
