"""Full games, committed choice by choice, are the same when loaded cold."""

from __future__ import annotations

import pytest

from games.core.contract import AnyGame
from games.core.record import RecordedMatch, read_record, state_digest, write_record
from games.core.rng import Rng
from games.registry import all_games
from storage.sql.store import SqlStore
from storage.subjects.playing import loading
from tests.games.core.toy import Toy
from tests.storage.playing import LATER, NOW, Playing, position

EVERY = 20
TABLES = [(game, seats) for game in all_games().values() for seats in game.seats]


@pytest.mark.asyncio
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda it: getattr(it, "key", str(it)))
async def test_a_random_game_is_the_same_after_a_cold_load(
    store: SqlStore, game: AnyGame, seats: int
) -> None:
    playing = await Playing.start(store, game, seats, seed=2**64 - seats)
    rng = Rng(seats)
    while not playing.match.outcome:
        await playing.random_choice(rng)
        if playing.match.count % EVERY == 0:
            assert position(await playing.cold()) == position(playing.match)
    assert position(await playing.cold()) == position(playing.match)
    table = await store.table(playing.id)
    assert (table.status, table.seq) == ("over", playing.match.seq)
    assert (table.created_at, table.changed_at) == (NOW, LATER)


@pytest.mark.asyncio
@pytest.mark.parametrize("plan", Toy.variants[0].values[:5])
async def test_every_position_of_the_toy_is_the_same_after_a_cold_load(
    store: SqlStore, plan: str
) -> None:
    playing = await Playing.start(store, Toy(), 3, seed=7, variant={"plan": plan})
    rng = Rng(1)
    while not playing.match.outcome:
        await playing.random_choice(rng)
        if not playing.match.outcome:
            await playing.submit_aside(1, "wave")
        assert position(await playing.cold()) == position(playing.match)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
async def test_the_record_of_a_table_replays_to_the_same_end(
    store: SqlStore, game: AnyGame
) -> None:
    playing = await Playing.start(store, game, 3, seed=11)
    await playing.to_the_end(Rng(3))
    record = read_record(write_record(await store.record(playing.id)))
    assert record.names == ["Player 0", "Player 1", "Player 2"]
    assert record.players == ["human"] * 3
    assert record.end == state_digest(playing.match)
    replayed = RecordedMatch.replayed(game, record).match
    assert replayed.view(None) == playing.match.view(None)
    assert tuple(record.choices) == await store.choices(playing.id)


@pytest.mark.asyncio
async def test_loading_needs_nothing_from_before_the_last_checkpoint(store: SqlStore) -> None:
    game = next(iter(all_games().values()))
    playing = await Playing.start(store, game, 2, seed=3)
    rng = Rng(3)
    for _ in range(100):
        await playing.random_choice(rng)
    before = playing.match.saved().before

    def load_without_the_rest(connection):
        connection.execute("BEGIN")
        connection.execute("DELETE FROM choices WHERE number < ?", (before,))
        connection.execute("DELETE FROM checkpoints WHERE before < ?", (before,))
        saved = loading.load(connection, playing.id)
        connection.execute("ROLLBACK")
        return saved

    assert before > 50
    assert await store._connection.run(load_without_the_rest) == playing.match.saved()
