"""Who may draw next: posts before panels before what may be needed before looking back.

Some room is kept for posts.
"""

from __future__ import annotations

import asyncio
from enum import IntEnum


class Rank(IntEnum):
    """What a picture is for; the lower comes first."""

    POST = 0  # everybody at the table waits for it
    PANEL = 1  # one player waits for it
    AHEAD = 2  # nobody waits for it yet
    HISTORY = 3  # somebody looks back


class Turn:
    """Somebody's place in the queue."""

    def __init__(self, rank: Rank, number: int) -> None:
        self.rank = rank
        self.number = number
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def order(self) -> tuple[Rank, int]:
        return self.rank, self.number


class DrawingOrder:
    """Lets in as many as there are workers. Who looks back leaves one of several workers free."""

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._kept = 1 if workers > 1 else 0
        self._waiting: list[Turn] = []
        self._count = 0

    def waiting(self, rank: Rank) -> int:
        return sum(turn.rank == rank for turn in self._waiting)

    def queue_up(self, rank: Rank) -> Turn:
        self._count += 1
        turn = Turn(rank, self._count)
        self._waiting.append(turn)
        self._call()
        return turn

    def prefer(self, turn: Turn, rank: Rank) -> None:
        """Somebody more important waits for the same."""
        if rank < turn.rank:
            turn.rank = rank
            self._call()

    async def come(self, turn: Turn) -> None:
        """Returns when it is this turn; who stops waiting leaves the queue."""
        try:
            await turn.called
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            elif turn.called.done() and not turn.called.cancelled():
                self.done()
            raise

    def done(self) -> None:
        """A worker is free again."""
        self._free += 1
        self._call()

    def _call(self) -> None:
        while self._waiting:
            first = min(self._waiting, key=lambda turn: turn.order)
            if self._free <= (self._kept if first.rank >= Rank.HISTORY else 0):
                return
            self._waiting.remove(first)
            if first.called.cancelled():
                continue  # nobody waits any more, and has not come to say so yet
            self._free -= 1
            first.called.set_result(None)
