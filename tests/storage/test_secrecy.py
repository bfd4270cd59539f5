"""Seeds, states, picks and hands stay in the database: no log, error or repr shows them."""

from __future__ import annotations

import logging

import msgspec
import pytest

from games.core.rng import Rng
from games.registry import all_games
from storage.opening import open_store
from storage.records import Commit, DraftRow, NewOutbox
from storage.sql.store import SqlStore
from storage.store import ConflictError, DatabaseError, HiddenError
from tests.games.core.toy import Toy
from tests.storage.playing import LATER, Playing

SEED = 13_131_313_131_313_131_313
HAND = "temple-and-circus"


@pytest.mark.asyncio
async def test_logs_hold_no_seed_no_state_and_no_picks(
    place: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, logger="aiosqlite")
    store = await open_store(place)
    caplog.clear()  # it names the file, in a folder with this test's name
    game = next(iter(all_games().values()))
    playing = await Playing.start(store, game, 2, seed=SEED)
    rng = Rng(1)
    for _ in range(20):
        await playing.random_choice(rng)
    await store.save_draft(DraftRow(playing.id, 0, 1, (HAND,), LATER))
    await store.post([NewOutbox("user:1", "hand", {"hand": HAND})])
    with pytest.raises(ConflictError):
        await store.commit(playing.id, Commit(0, 0, 1, LATER))
    with pytest.raises(DatabaseError):
        await store.post([NewOutbox("user:1", "hand", {"hand": HAND}, nonce=HAND * 9)])
    await playing.cold()
    await store.close()
    logging.getLogger("aiosqlite").info("debug lines are dropped, others are not")
    assert "others are not" in caplog.text
    for secret in (str(SEED), str(playing.match.saved().rng), HAND, "seed", "picks", "INSERT"):
        assert secret not in caplog.text


@pytest.mark.asyncio
async def test_rows_that_get_into_a_report_show_which_they_are_only(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=SEED)
    before = playing.match.saved()
    playing.match.submit(0, playing.match.seq, ["high"])
    row = NewOutbox("user:1", "hand", {"hand": HAND})
    change = playing.change(before, [row])
    draft = DraftRow(playing.id, 0, 1, (HAND,), LATER)
    table = await store.table(playing.id)
    (id,) = await store.post([row])
    told = repr([change, row, draft, table, await store.outbox_row(id)])
    for secret in (str(SEED), "high", HAND, "state"):
        assert secret not in told.replace("state='waiting'", "")
    assert f"TableRow(id={playing.id}, channel=700, game='toy', status='playing'" in told


@pytest.mark.asyncio
async def test_errors_name_no_values(store: SqlStore) -> None:
    row = NewOutbox("user:1", "hand", {"hand": HAND}, nonce=HAND)
    await store.post([row])
    with pytest.raises(DatabaseError) as caught:
        await store.post([msgspec.structs.replace(row, kind="again")])
    assert HAND not in str(caught.value)


@pytest.mark.asyncio
async def test_the_record_of_a_running_game_is_hidden(store: SqlStore) -> None:
    playing = await Playing.start(store, Toy(), 2, seed=SEED, variant={"plan": "bid"})
    with pytest.raises(HiddenError):
        await store.record(playing.id)
    assert (await store.record(playing.id, running=True)).end == ""
    await playing.submit(0, "low")
    await playing.submit(1, "low")
    assert (await store.record(playing.id)).seed == SEED
