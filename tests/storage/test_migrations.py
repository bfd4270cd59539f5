"""Databases of every older version are brought up to date, each step whole or not at all."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeAlias

import pytest

from games.core.match import resume
from storage.environment import is_server
from storage.file.connection import open_file
from storage.file.sqlite import SqliteStore, backup_file
from storage.server.postgres import PostgresStore
from storage.server.postgres_session import Session
from storage.sql.store import SqlStore
from storage.store import DatabaseError
from storage.upkeep import migrating
from storage.upkeep.copying import NUMBERED, TABLES, copy_table
from storage.upkeep.dialects import PostgresDialect, SqliteDialect, dialect_of
from tests.games.core.toy import Toy
from tests.postgres import PostgresServer
from tests.storage.playing import Playing, dump
from tests.storage.save import FOLDER, NOW, TABLE

Old: TypeAlias = Callable[[Path], str]

DUMPS = sorted(FOLDER.glob("v*.sql"), key=lambda file: int(file.stem[1:]))
LATEST = len(migrating.migrations_in(migrating.FOLDER))


def restored(dump: Path, path: Path) -> Path:
    connection = sqlite3.connect(path)
    connection.executescript(dump.read_text("utf-8"))
    connection.close()
    return path


def restored_on(server: PostgresServer, dump: Path, folder: Path) -> str:
    """The same rows, in the layout that version had there."""
    steps = folder / "older"
    steps.mkdir()
    for migration in migrating.migrations_in(migrating.FOLDER)[: int(dump.stem[1:])]:
        shutil.copy(migrating.FOLDER / f"{migration.name}.sql", steps)
    url = server.new_database(empty=True)
    session = Session(url)
    migrating.migrate(session, steps)
    file = open_file(restored(dump, folder / "dump"), create=False)
    for table in TABLES:
        if table in SqliteDialect(file).tables():
            copy_table(file, session, table)
    for table in NUMBERED:
        PostgresDialect(session).go_on_after(table, SqliteDialect(file).last_number(table))
    file.close()
    session.close()
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Old]:
    """Makes a database of a dump, of each kind."""
    if request.param == "sqlite":
        yield lambda dump: str(restored(dump, tmp_path / "db"))
    else:
        server: PostgresServer = request.getfixturevalue("postgres")
        yield lambda dump: restored_on(server, dump, tmp_path)


async def opened(place: str, steps: Path = migrating.FOLDER, **how: bool) -> SqlStore:
    if is_server(place):
        return await PostgresStore.open(place, migrations=steps, **how)
    return await SqliteStore.open(place, migrations=steps, **how)


@pytest.fixture
def steps(tmp_path: Path) -> Path:
    """The true migrations in a folder of their own, for more to be added."""
    return Path(shutil.copytree(migrating.FOLDER, tmp_path / "steps"))


def add(steps: Path, script: str) -> None:
    (steps / f"{LATEST + 1:04}_next.sql").write_text(script, "utf-8")


def tables_of(place: str) -> set[str]:
    connection = Session(place) if is_server(place) else open_file(Path(place), create=False)
    names = dialect_of(connection).tables()
    connection.close()
    return names


async def column(store: SqlStore, query: str) -> list[object]:
    return await store._connection.run(lambda c: [row[0] for row in c.execute(query)])


def test_there_is_a_dump_of_every_version() -> None:
    assert [file.stem for file in DUMPS] == [f"v{n}" for n in range(1, LATEST + 1)]


@pytest.mark.asyncio
@pytest.mark.parametrize("file", DUMPS, ids=lambda file: file.stem)
async def test_a_database_of_an_older_version_opens_and_its_game_goes_on(
    file: Path, old: Old
) -> None:
    store = await opened(old(file))
    assert await store.integrity() == ()
    table = await store.table(TABLE)
    assert (table.seed, table.status, table.moves) == (2**64 - 1, "playing", 3)
    match = resume(Toy(), await store.load(TABLE))
    assert not match.dropped
    assert (match.count, match.waiting(), match.seq) == (5, (0,), table.seq)
    playing = Playing(store, TABLE, match)
    for picks in (["p"], ["1", "2", "3"], ["no"]):
        await playing.submit(0, *picks)
    assert match.outcome
    assert (await store.record(TABLE)).choices == list(await store.choices(TABLE))
    await store.close()


@pytest.mark.asyncio
@pytest.mark.parametrize("file", DUMPS, ids=lambda file: file.stem)
async def test_everything_else_of_an_older_version_is_read(file: Path, old: Old) -> None:
    store = await opened(old(file))
    user = await store.user(100)
    assert user
    assert (user.locale, user.dm, user.time_zone) == ("de", "open", "Europe/Rome")
    assert [row.kind for row in await store.due(NOW)] == ["board", "hand"]
    draft = await store.draft(TABLE, 0)
    assert draft
    assert draft.picks == ("p", "q")
    hand = await store.hand_message(TABLE, 100)
    assert hand
    assert hand.message == 9001
    (vote,) = await store.open_votes()
    assert (vote.to_choice, vote.needed) == (2, (1,))
    assert (await store.seats(TABLE))[1].bot == "random"
    assert len(await store.moves(TABLE)) == 3
    absence = await store.absence(TABLE, 100)
    assert (absence is not None and absence.gone) == (file.stem != "v1")
    older = int(file.stem[1:]) < 5
    signs = ["?", "?"] if older else ["signed", ""]
    assert [row.under_way for row in await store.due(NOW)] == signs
    assert await store.troubles(TABLE, 700) == set(() if older else ("trouble-forbidden",))
    await store.close()


@pytest.mark.asyncio
@pytest.mark.parametrize("file", DUMPS[-1:], ids=lambda file: file.stem)
async def test_the_newest_dump_has_the_layout_of_today(file: Path, tmp_path: Path) -> None:
    def layout(connection: sqlite3.Connection) -> list[tuple[str, str]]:
        query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
        return [tuple(row) for row in connection.execute(query)]

    fresh = await SqliteStore.open(":memory:")
    old = sqlite3.connect(restored(file, tmp_path / "db"))
    assert await fresh._connection.run(layout) == layout(old)
    old.close()
    await fresh.close()


@pytest.mark.asyncio
async def test_a_new_step_is_applied_once_and_recorded(steps: Path, old: Old) -> None:
    place = old(DUMPS[-1])
    add(
        steps,
        "-- why; not only what\nALTER TABLE users ADD COLUMN motto TEXT NOT NULL DEFAULT 'a;b';\n"
        "UPDATE users SET motto = 'veni' WHERE id = 100;\n",
    )
    for _ in range(2):
        store = await opened(place, steps)
        assert await column(store, "SELECT motto FROM users WHERE id = 100") == ["veni"]
        versions = await column(store, "SELECT version FROM schema_version")
        assert versions == list(range(1, LATEST + 2))
        await store.close()


@pytest.mark.asyncio
async def test_a_table_can_be_rebuilt_without_losing_what_refers_to_it(
    steps: Path, tmp_path: Path
) -> None:
    path = restored(DUMPS[-1], tmp_path / "db")
    add(
        steps,
        "CREATE TABLE tables_new AS SELECT * FROM tables;\nDROP TABLE tables;\n"
        "CREATE TABLE tables (id INTEGER PRIMARY KEY, channel INTEGER, status TEXT);\n"
        "INSERT INTO tables SELECT id, channel, status FROM tables_new;\nDROP TABLE tables_new;\n",
    )
    store = await SqliteStore.open(path, migrations=steps)
    assert len(await column(store, "SELECT id FROM checkpoints")) > 1
    await store.close()


@pytest.mark.asyncio
async def test_a_step_that_fails_leaves_the_database_as_it_was(steps: Path, old: Old) -> None:
    place = old(DUMPS[-1])
    add(steps, "CREATE TABLE half (x TEXT);\nINSERT INTO nowhere VALUES (1);\n")
    await expect_refused(place, steps)


@pytest.mark.asyncio
async def test_a_step_that_leaves_orphans_in_a_file_is_not_taken(
    steps: Path, tmp_path: Path
) -> None:
    """On a server they go with their table."""
    place = str(restored(DUMPS[-1], tmp_path / "db"))
    add(steps, "CREATE TABLE half (x TEXT);\nDELETE FROM tables;\n")
    await expect_refused(place, steps)


async def expect_refused(place: str, steps: Path) -> None:
    with pytest.raises(DatabaseError):
        await opened(place, steps)
    assert "half" not in tables_of(place)
    store = await opened(place)
    assert await store.integrity() == ()
    await store.close()


@pytest.mark.asyncio
async def test_a_newer_database_is_refused_and_left_alone(steps: Path, place: str) -> None:
    add(steps, "CREATE TABLE more (x TEXT);\n")
    newer = await opened(place, steps)
    before = await dump(newer)
    await newer.close()
    with pytest.raises(DatabaseError, match="use a newer program"):
        await opened(place)
    newer = await opened(place, steps)
    assert await dump(newer) == before
    await newer.close()


@pytest.mark.asyncio
async def test_without_upgrade_an_older_database_is_left_alone(steps: Path, old: Old) -> None:
    place = old(DUMPS[-1])
    add(steps, "CREATE TABLE more (x TEXT);\n")
    with pytest.raises(DatabaseError, match="start the bot once"):
        await opened(place, steps, upgrade=False)
    assert "more" not in tables_of(place)


@pytest.mark.asyncio
async def test_a_file_of_an_older_version_can_be_backed_up(tmp_path: Path) -> None:
    await backup_file(restored(DUMPS[0], tmp_path / "db"), tmp_path / "copy")
    assert "absences" not in tables_of(str(tmp_path / "copy"))


def test_two_processes_upgrade_one_database_once(postgres: PostgresServer) -> None:
    url = postgres.new_database(empty=True)

    def upgrade(_: int) -> None:
        session = Session(url)
        migrating.migrate(session)
        session.close()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(upgrade, range(4)))
    postgres.drop(url)
