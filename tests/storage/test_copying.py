"""From a file to a server and back: everything arrives, or nothing."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from games.core.rng import Rng
from games.registry import all_games
from storage.__main__ import main
from storage.file.connection import open_file
from storage.file.sqlite import SqliteStore
from storage.opening import open_store
from storage.records import NewOutbox, UserRow
from storage.server.postgres import PostgresStore
from storage.server.postgres_session import Session
from storage.store import DatabaseError, Store
from storage.upkeep import copying, migrating
from storage.upkeep.dialects import SqliteDialect
from tests.postgres import PostgresServer
from tests.storage.playing import Playing, position
from tests.storage.save import fill

GAME = next(iter(all_games().values()))


@pytest.fixture
def url(postgres: PostgresServer) -> Iterator[str]:
    url = postgres.new_database(empty=True)
    yield url
    postgres.drop(url)


@pytest.fixture
def file(tmp_path: Path) -> str:
    async def make() -> None:
        store = await SqliteStore.open(path)
        await fill(store)
        await store.close()

    path = tmp_path / "roma.sqlite3"
    asyncio.run(make())
    return str(path)


def test_every_table_is_copied() -> None:
    connection = open_file(":memory:", create=True)
    migrating.migrate(connection)
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    tables = {row[0] for row in connection.execute(query)}
    assert tables - {"schema_version"} == set(copying.TABLES)
    numbered = {name for name in tables if SqliteDialect(connection).counts(name)}
    connection.close()
    assert set(copying.NUMBERED) >= numbered


def rows_of(path: str) -> list[str]:
    connection = open_file(Path(path), create=False)
    lines = list(connection.iterdump())
    connection.close()
    return sorted(lines)


def test_there_and_back_again(file: str, url: str, tmp_path: Path) -> None:
    there = copying.copy(file, url)
    assert there["choices"] == 6
    assert there["users"] == there["votes"] == there["absences"] == 1
    back = tmp_path / "back"
    assert copying.copy(url, str(back)) == there
    assert rows_of(str(back)) == rows_of(file)
    assert stat.S_IMODE(back.stat().st_mode) == 0o600
    assert sorted(it.name for it in tmp_path.iterdir()) == ["back", "roma.sqlite3"]


async def play(store: Store, moves: int) -> Playing:
    playing = await Playing.start(store, GAME, 2, seed=3)
    rng = Rng(3)
    for _ in range(moves):
        await playing.random_choice(rng)
    return playing


@pytest.mark.asyncio
async def test_a_game_goes_on_where_it_was_copied_to(url: str, tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")
    playing = await play(store, 30)
    await store.close()
    await asyncio.to_thread(copying.copy, str(tmp_path / "db"), url)
    there = await PostgresStore.open(url)
    moved = Playing(there, playing.id, playing.match)
    moved.next_first = playing.next_first
    assert position(await moved.cold()) == position(playing.match)
    await moved.to_the_end(Rng(4))
    assert await there.integrity() == ()
    await there.close()


@pytest.mark.asyncio
async def test_ids_are_not_given_twice_after_moving(url: str, tmp_path: Path) -> None:
    """The last row was replaced and is gone: its id may still be under way."""
    path = tmp_path / "db"
    store = await SqliteStore.open(path)
    hand = NewOutbox("user:1", "hand", {}, replace_key="hand")
    for _ in range(3):
        (last,) = await store.post([hand])
    await store.sent(last)
    await store.prune_outbox(before=1)
    await store.close()
    places = [str(path), url, str(tmp_path / "back")]
    for source, target in pairwise(places):
        await asyncio.to_thread(copying.copy, source, target)
        there = await open_store(target)
        (next_,) = await there.post([hand])
        assert next_ > last
        last = next_
        await there.sent(last)
        await there.prune_outbox(before=1)
        await there.close()


def test_what_is_there_already_is_not_overwritten(file: str, url: str, tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="exists already"):
        copying.copy(file, file)
    copying.copy(file, url)
    with pytest.raises(DatabaseError, match="take an empty one"):
        copying.copy(file, url)
    (tmp_path / "cut.part").write_text("precious")
    with pytest.raises(DatabaseError, match=r"cut\.part is left"):
        copying.copy(file, str(tmp_path / "cut"))
    assert (tmp_path / "cut.part").read_text() == "precious"


def test_what_arrives_otherwise_is_noticed_and_nothing_is_kept(file: str, url: str) -> None:
    session = Session(url)
    migrating.migrate(session)
    session.execute(
        "CREATE FUNCTION shout() RETURNS trigger AS"
        " 'BEGIN NEW.name := upper(NEW.name); RETURN NEW; END' LANGUAGE plpgsql"
    )
    session.execute(
        "CREATE TRIGGER shouting BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION shout()"
    )
    with pytest.raises(DatabaseError, match="written into users is not what was read"):
        copying.copy(file, url)
    assert session.execute("SELECT count(*) FROM tables").fetchone()[0] == 0
    session.close()


def test_an_older_layout_is_brought_up_to_date_first(tmp_path: Path, url: str) -> None:
    steps = tmp_path / "steps"
    steps.mkdir()
    first = next(iter(sorted(migrating.FOLDER.glob("*.sql"))))
    (steps / first.name).write_text(first.read_text())
    connection = open_file(tmp_path / "old", create=True)
    migrating.migrate(connection, steps)
    connection.close()
    with pytest.raises(DatabaseError, match="start the bot once"):
        copying.copy(str(tmp_path / "old"), url)


def test_on_the_command_line(file: str, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["copy", file, url], {}) == 0
    said = capsys.readouterr().out.splitlines()
    assert "choices: 6 rows, the same in both." in said
    assert len(said) == len(copying.TABLES)
    assert main(["check"], {"DATABASE": url}) == 0
    assert capsys.readouterr().out.endswith(": all is well.\n")
    assert main(["copy", file, url], {}) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.asyncio
async def test_many_rows_of_a_server_are_not_read_at_once(url: str, tmp_path: Path) -> None:
    store = await PostgresStore.open(url)
    for n in range(1200):
        await store.save_user(UserRow(n))
    await store.backup(tmp_path / "copy")
    await store.close()
    copy = await SqliteStore.open(tmp_path / "copy")
    assert await copy.user(1199) == UserRow(1199)
    await copy.close()
