"""`python -m storage`: backup, check, export, and one sentence when it cannot."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.app.settings import read_settings
from games.core.record import RecordedMatch, read_record
from storage.__main__ import main
from storage.file.sqlite import SqliteStore
from storage.opening import open_store
from tests.games.core.toy import Toy
from tests.storage.playing import Playing, overwrite


@pytest.fixture
def database(place: str) -> str:
    """Table 1 is over, table 2 is being played."""

    async def fill() -> None:
        store = await open_store(place)
        over = await Playing.start(store, Toy(), 2, seed=2**64 - 1, variant={"plan": "bid"})
        await over.submit(0, "low")
        await over.submit(1, "high")
        await Playing.start(store, Toy(), 2, seed=2)
        await store.close()

    asyncio.run(fill())
    return place


async def make(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


def run(database: str | Path, *words: str) -> int:
    return main(words, {"DATABASE": str(database)})


def test_a_backup_can_be_checked(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy"
    assert run(database, "backup", str(copy)) == 0
    assert run(copy, "check") == 0
    assert capsys.readouterr().out.endswith("copy: all is well.\n")


def test_a_backup_overwrites_nothing(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    precious = tmp_path / "precious"
    precious.write_text("precious")
    assert run(database, "backup", str(precious)) == 2
    assert capsys.readouterr().err.startswith(f"{precious} exists already;")
    assert precious.read_text() == "precious"


def test_a_check_tells_what_is_wrong(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    overwrite(database, "DELETE FROM moves WHERE table_id = 1")
    assert run(database, "check") == 1
    assert capsys.readouterr().out == "Table 1 has lost moves.\n"


def test_an_export_can_be_replayed(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(database, "export", "1") == 0
    record = read_record(capsys.readouterr().out.encode())
    assert record.seed == 2**64 - 1
    assert RecordedMatch.replayed(Toy(), record).match.outcome


def test_a_running_game_is_exported_only_when_meant(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(database, "export", "2") == 2
    assert capsys.readouterr().err.startswith("Table 2 is still played;")
    assert run(database, "export", "2", "--running") == 0


def test_what_is_missing_is_said(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(database, "export", "9") == 2
    assert capsys.readouterr().err == "There is no table 9.\n"


def test_a_file_that_is_not_there_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "nowhere"
    for words in (["check"], ["copy", str(nowhere), str(tmp_path / "copy")]):
        assert run(nowhere, *words) == 2
        assert capsys.readouterr().err.startswith(f"There is no database {nowhere}:")
    assert not list(tmp_path.iterdir())


def test_what_is_no_database_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Sir, " * 100)
    assert run(letter, "check") == 2
    assert "not a database" in capsys.readouterr().err
    assert run(letter, "backup", str(tmp_path / "copy")) == 2
    assert "not a database" in capsys.readouterr().err
    assert sorted(file.name for file in tmp_path.iterdir()) == ["letter"]


def test_it_runs_as_a_program_and_knows_where_to_look(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    environment = {key: value for key, value in os.environ.items() if key != "DATABASE"}
    done = subprocess.run(
        [sys.executable, "-m", "storage", "check"],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("There is no database data/roma.sqlite3:")
    assert done.stderr.count("\n") == 1


def test_the_database_is_the_one_that_env_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As for the bot: the environment goes before the file, and empty counts as not set."""
    database = tmp_path / "roma.sqlite3"
    asyncio.run(make(database))
    monkeypatch.chdir(tmp_path)
    Path(".env").write_text(f"DATABASE={database.name}\n")
    assert main(["check"], {}) == 0
    assert main(["check"], {"DATABASE": " "}) == 0
    assert capsys.readouterr().out == f"{database.name}: all is well.\n" * 2
    assert main(["check"], {"DATABASE": "elsewhere"}) == 2
    assert capsys.readouterr().err.startswith("There is no database elsewhere:")
    assert read_settings({}).database == Path(database.name)


def test_help_says_where_the_database_is_looked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"], {})
    said = " ".join(capsys.readouterr().out.split())
    assert "in the environment or in .env, names the file (if not set: data/roma.sqlite3)" in said
    assert "or the server (postgresql://…)" in said
