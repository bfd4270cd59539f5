"""Tables without Discord: sessions and lobby on an in-memory database."""

from __future__ import annotations

from contextlib import asynccontextmanager

from bot.lobby.lobby import Lobby
from bot.lobby.seating import Person
from bot.posts.rows import rows_after
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.votes.seat_votes import SeatVotes
from games.core.bots.random_bot import random_bot
from games.core.rng import Rng
from games.registry import all_games
from rendering.frame import Picture
from storage.opening import open_store
from storage.store import Store

LIVIA, GAIUS, TITUS = Person(1, "Livia"), Person(2, "Gaius"), Person(3, "Titus")
CHANNEL = 77


class House:
    """Everything a table needs, with a clock that can be set."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = 1_000_000
        self.woken = 0
        self.sessions = Sessions(store, all_games(), lambda: self.time, rows_after, self._wake)
        self.lobby = Lobby(self.sessions, SeatVotes(self.sessions))

    def _wake(self) -> None:
        self.woken += 1

    async def open(self, *people: Person, bots: int = 0, game: str = "glory_to_rome") -> int:
        row = await self.lobby.open(CHANNEL, 5, people[0], all_games()[game], None, {}, "en")
        async with self.sessions.table(row.id) as live:
            for person in people[1:]:
                await self.lobby.join(live, person)
            for _ in range(bots):
                await self.lobby.add_bot(live, people[0].id, "steward")
        return row.id

    async def start(self, *people: Person, bots: int = 0) -> int:
        table = await self.open(*people, bots=bots)
        async with self.sessions.table(table) as live:
            await self.lobby.start(live, people[0].id)
        return table

    async def answer_at_random(self, live: Live, rng: Rng) -> None:
        seat = live.waiting()[0]
        decision = live.question(seat)
        assert decision
        picks = random_bot(None, decision, rng)
        await self.sessions.submit(live, seat, live.playing.seq, picks)


class NotingPool:
    """Notes what it is asked to draw."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    async def picture(self, *sketch: object, **_: object) -> Picture:
        self.asked.append(sketch)
        return Picture(b"", "png", 1, 1, "")

    picture_or_late = picture


@asynccontextmanager
async def house(place: str = ":memory:"):
    """In memory, or in any database."""
    store = await open_store(place)
    try:
        yield House(store)
    finally:
        await store.close()
