"""Plays for ever and says what is safe: `python -m tests.storage.crashing PLACE`, to be killed."""

from __future__ import annotations

import asyncio
import sys

from games.core.bots.random_bot import random_bot
from games.core.contract import AnyGame
from games.core.match import resume
from games.core.rng import Rng
from games.registry import all_games
from storage.opening import open_store
from storage.records import NewOutbox
from storage.sql.store import SqlStore
from tests.storage.playing import Playing


async def play_on(playing: Playing, rng: Rng) -> None:
    """One outbox row with every choice; a choice is told only after its commit returned."""
    match = playing.match
    while not match.outcome:
        before, seat = match.saved(), match.waiting()[0]
        match.submit(seat, match.seq, random_bot(None, match.pending(seat), rng))
        row = NewOutbox("channel:1", "board", {"count": match.count}, playing.id)
        await playing.store.commit(playing.id, playing.change(before, [row]))
        print(playing.id, match.count, flush=True)


async def resumed(store: SqlStore, game: AnyGame) -> Playing | None:
    for table in await store.open_tables():
        playing = Playing(store, table.id, resume(game, await store.load(table.id)))
        moves = await store.moves(table.id, after=table.moves - 1)
        playing.next_first = moves[-1].last + 1
        return playing
    return None


async def main(place: str) -> None:
    game = next(iter(all_games().values()))
    store = await open_store(place)
    try:
        for seed in range(10**6):
            playing = await resumed(store, game)
            if playing is None:
                playing = await Playing.start(store, game, 3, seed)
                print(playing.id, 0, flush=True)
            await play_on(playing, Rng(seed))
    finally:
        await store.close()  # else its thread would keep a broken program alive


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
