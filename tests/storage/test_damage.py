"""Bytes that are not what they were: one table is named, the others play on."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path

import pytest

from games.core.contract import AnyGame
from games.registry import all_games
from storage.__main__ import main
from storage.opening import open_store
from storage.packing import MOST_BYTES, UnpackError, packed, unpacked
from storage.store import DamagedError
from tests.games.core.toy import Toy
from tests.storage.playing import Playing, overwrite

BOMB = zlib.compress(b" " * (64 << 20), 9)
BROKEN_STATES = {
    "a bomb": (BOMB, "is too large to be one"),
    "cut off": (zlib.compress(b"{}" * 500)[:-5], "is cut off"),
    "overwritten": (b"\x00" * 40, "is damaged"),
    "empty": (b"", "is cut off"),
    "no JSON": (zlib.compress(b"{"), "cannot be read"),
}


def test_what_was_packed_is_unpacked_up_to_the_bound() -> None:
    state = b"x" * MOST_BYTES
    assert unpacked(packed(state)) == state
    with pytest.raises(UnpackError, match="too large"):
        unpacked(packed(state + b"x"))


async def fill(place: str, *games: AnyGame) -> None:
    store = await open_store(place)
    for seed, game in enumerate(games):
        await Playing.start(store, game, 2, channel=seed, seed=seed)
    await store.close()


@pytest.fixture
def two_tables(place: str) -> str:
    asyncio.run(fill(place, Toy(), Toy()))
    return place


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", BROKEN_STATES)
async def test_a_damaged_state_is_refused_and_the_other_table_plays_on(
    two_tables: str, kind: str
) -> None:
    state, trouble = BROKEN_STATES[kind]
    overwrite(two_tables, "UPDATE checkpoints SET state = ? WHERE table_id = 1", state)
    store = await open_store(two_tables)
    if kind != "no JSON":
        with pytest.raises(DamagedError, match=trouble):
            await store.load(1)
    assert (await store.load(2)).game == "toy"
    (found,) = await store.integrity()
    assert found == f"Table 1 is damaged: its state after 0 choices {trouble}."
    await store.close()


@pytest.mark.asyncio
async def test_damaged_choices_and_moves_name_their_table(two_tables: str) -> None:
    store = await open_store(two_tables)
    playing = await Playing.start(store, Toy(), 2, channel=9, seed=3, variant={"plan": "turn"})
    await playing.submit(0, "x")
    overwrite(two_tables, "UPDATE choices SET picks = ? WHERE table_id = 3", "[")
    overwrite(two_tables, "UPDATE moves SET events = ? WHERE table_id = 3", "{}")
    with pytest.raises(DamagedError, match="Table 3 is damaged: a choice"):
        await store.load(3)
    with pytest.raises(DamagedError, match="Table 3 is damaged: what move 1 told"):
        await store.move(3, 1)
    await store.close()


def test_the_check_reads_every_state_as_its_game_would(
    place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(place, all_games()["trajan"]))
    assert main(["check"], {"DATABASE": place}) == 0
    overwrite(place, "UPDATE checkpoints SET state = ?", packed(b'{"players": 3}'))
    assert main(["check"], {"DATABASE": place}) == 1
    assert "Table 1 is damaged" in capsys.readouterr().out


def test_a_damaged_page_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "roma.sqlite3"
    asyncio.run(fill(str(file), Toy(), Toy()))
    data = bytearray(file.read_bytes())
    size = 4096
    for page in range(3, len(data) // size):
        data[page * size : page * size + 200] = b"\xff" * 200
    file.write_bytes(bytes(data))
    assert main(["check"], {"DATABASE": str(file)}) in (1, 2)
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    assert told.out or told.err
