"""Playing into a store as the bot will: every choice committed, a move at every checkpoint."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from games.core.bots.random_bot import random_bot
from games.core.contract import AnyGame
from games.core.match import Match, resume
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.variants import complete_variant
from storage.environment import is_server
from storage.file.sqlite import SqliteStore
from storage.records import Commit, Committed, NewMove, NewOutbox, NewTable, SeatRow, TableRow
from storage.server.postgres_session import Session
from storage.sql.store import SqlStore
from storage.upkeep.copying import TABLES

NOW = 1_800_000_000
LATER = NOW + 60
CHANNEL = 700
USERS = (100, 101, 102, 103, 104)


def seated(seats: int) -> tuple[SeatRow, ...]:
    return tuple(
        SeatRow(Seat(i), USERS[i], None, f"Player {i}", f"colour-{i}") for i in range(seats)
    )


def new_table(game: str = "toy", seats: int = 2, channel: int = CHANNEL, most: int = 0) -> NewTable:
    return NewTable(
        channel,
        game,
        USERS[0],
        seats,
        "en",
        NOW,
        guild=5,
        variant={"plan": "turn"},
        seats=seated(1),
        most=most,
    )


async def lobby(store: SqlStore, channel: int = CHANNEL) -> TableRow:
    return await store.create_table(new_table(channel=channel))


class Playing:
    """A match and its table in a store."""

    def __init__(self, store: SqlStore, id: int, match: Match) -> None:
        self.store = store
        self.id = id
        self.match = match
        self.next_first = 0  # first choice that belongs to no move yet

    @classmethod
    async def start(
        cls,
        store: SqlStore,
        game: AnyGame,
        seats: int,
        seed: int,
        variant: Mapping[str, str] | None = None,
        channel: int = CHANNEL,
    ) -> Playing:
        table = await store.create_table(new_table(game.key, seats, channel))
        full = complete_variant(game, seats, variant or {})
        match = Match.start(game, seats, seed, full)
        begin = NewMove(None, 0, -1, 0, match.take_story())
        await store.start_match(table.id, seed, full, seated(seats), match.saved(), begin, at=NOW)
        return cls(store, table.id, match)

    async def submit(self, seat: int, *picks: str) -> Committed:
        before = self.match.saved()
        self.match.submit(Seat(seat), self.match.seq, picks)
        return await self.store.commit(self.id, self.change(before))

    async def submit_aside(self, seat: int, *picks: str) -> Committed:
        before = self.match.saved()
        self.match.submit_aside(Seat(seat), picks)
        return await self.store.commit(self.id, self.change(before))

    async def undo(self, seat: int) -> int:
        before = self.match.saved()
        number = self.match.undo(Seat(seat))
        change = Commit(
            before.seq, before.before + len(before.tail), self.match.seq, LATER, undone=(number,)
        )
        await self.store.commit(self.id, change)
        return number

    async def rewind(self, to_choice: int) -> Committed:
        """Takes back by consent, and goes on with what the store then holds."""
        change = Commit(
            self.match.seq, self.match.count, self.match.seq + 1, LATER, status="playing"
        )
        done = await self.store.rewind(self.id, to_choice, change)
        self.match = await self.cold()
        self.next_first = min(self.next_first, to_choice)
        return done

    def change(self, before, outbox: Sequence[NewOutbox] = ()) -> Commit:
        """What the last submit changed."""
        saved = self.match.saved()
        is_new = saved.before != before.before
        choice = self.match.latest
        return Commit(
            before.seq,
            before.before + len(before.tail),
            saved.seq,
            LATER,
            choices=(choice,),
            checkpoints=(saved,) if is_new else (),
            moves=self._moves(choice.seat) if is_new else (),
            outbox=tuple(outbox),
            clear_drafts=(choice.seat,),
            status="over" if self.match.outcome else None,
        )

    def _moves(self, seat: Seat) -> tuple[NewMove, ...]:
        first, self.next_first = self.next_first, self.match.count
        story = self.match.take_story()
        return (NewMove(seat, first, self.match.count - 1, self.match.count, story),)

    async def random_choice(self, rng: Rng) -> None:
        waiting = self.match.waiting()
        seat = waiting[rng.below(len(waiting))]
        await self.submit(seat, *random_bot(None, self.match.pending(seat), rng))

    async def to_the_end(self, rng: Rng) -> None:
        while not self.match.outcome:
            await self.random_choice(rng)

    async def cold(self) -> Match:
        return resume(self.match.game, await self.store.load(self.id))


def position(match: Match) -> object:
    """All a table can notice of a match."""
    seats = [Seat(i) for i in range(match.seats)]
    asked = [(match.pending(seat), match.aside(seat), match.view(seat)) for seat in seats]
    return match.seq, match.count, match.waiting(), match.outcome, match.view(None), asked


async def dump(store: SqlStore) -> list[str]:
    """The whole content of a database, to compare."""
    if isinstance(store, SqliteStore):
        return await store._connection.run(lambda connection: list(connection.iterdump()))
    return await store._connection.read(_rows)


def _rows(session: Session) -> list[str]:
    found = [(table, session.execute(f"SELECT * FROM {table}")) for table in TABLES]
    return sorted(f"{table} {list(row)}" for table, rows in found for row in rows)


def overwrite(place: str, statement: str, *values: object) -> None:
    """Changes what is kept behind the store's back."""
    if is_server(place):
        session = Session(place)
        session.execute(statement, values)
        session.close()
        return
    with sqlite3.connect(place) as connection:
        connection.execute(statement, values)
    connection.close()
