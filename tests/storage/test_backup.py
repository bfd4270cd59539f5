"""Backups: whole, private, never over something else, while play goes on."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest

from games.core.bots.random_bot import random_bot
from games.core.rng import Rng
from games.registry import all_games
from storage.file.sqlite import SqliteStore
from storage.opening import open_store
from storage.records import NewOutbox
from storage.sql.store import SqlStore
from storage.store import DatabaseError
from tests.storage.playing import Playing, position

GAME = next(iter(all_games().values()))


@pytest.mark.asyncio
async def test_a_backup_holds_everything(place: str, tmp_path: Path) -> None:
    store = await open_store(place)
    playing = await Playing.start(store, GAME, 2, seed=2**64 - 1)
    await playing.to_the_end(Rng(1))
    await store.backup(tmp_path / "copy")
    copy = await SqliteStore.open(tmp_path / "copy")
    there = Playing(copy, playing.id, playing.match)
    assert position(await there.cold()) == position(playing.match)
    assert await copy.choices(playing.id) == await store.choices(playing.id)
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))
    await store.close()
    await copy.close()


@pytest.mark.asyncio
async def test_a_backup_of_memory_works_too(store: SqlStore, tmp_path: Path) -> None:
    await store.update_user(1, name="Ada")
    await store.backup(tmp_path / "copy")
    copy = await SqliteStore.open(tmp_path / "copy")
    assert await copy.user(1) == await store.user(1)
    await copy.close()


@pytest.mark.asyncio
async def test_a_backup_overwrites_nothing(place: str, tmp_path: Path) -> None:
    store = await open_store(place)
    for name in ("taken", "cut.part"):
        (tmp_path / name).write_text("precious")
    with pytest.raises(DatabaseError, match="exists already"):
        await store.backup(tmp_path / "taken")
    with pytest.raises(DatabaseError, match=r"cut\.part is left"):
        await store.backup(tmp_path / "cut")
    with pytest.raises(DatabaseError, match="cannot be written"):
        await store.backup(tmp_path / "no" / "folder")
    assert (tmp_path / "taken").read_text() == (tmp_path / "cut.part").read_text() == "precious"
    await store.close()


@pytest.mark.asyncio
async def test_backups_while_a_game_is_played_are_each_one_moment_of_it(
    place: str, tmp_path: Path
) -> None:
    store = await open_store(place)
    playing = await Playing.start(store, GAME, 3, seed=4)
    playing_on = asyncio.create_task(_play_on(playing))
    for n in range(5):
        await store.backup(tmp_path / f"copy-{n}")
        await asyncio.sleep(0.02)
    playing_on.cancel()
    await asyncio.gather(playing_on, return_exceptions=True)
    for n in range(5):
        await _check_copy(tmp_path / f"copy-{n}", playing.id)
    await store.close()


async def _play_on(playing: Playing) -> None:
    """Each choice with one outbox row, so that their numbers tell whether a copy is whole."""
    rng = Rng(4)
    while not playing.match.outcome:
        before = playing.match.saved()
        seat = playing.match.waiting()[0]
        picks = random_bot(None, playing.match.pending(seat), rng)
        playing.match.submit(seat, playing.match.seq, picks)
        row = NewOutbox("channel:1", "board", {})
        await playing.store.commit(playing.id, playing.change(before, [row]))


async def _check_copy(path: Path, id: int) -> None:
    copy = await SqliteStore.open(path)
    assert await copy.integrity() == ()
    choices = await copy.choices(id)
    saved = await copy.load(id)
    assert saved.before + len(saved.tail) == len(choices) == await copy.waiting_count()
    await copy.close()
