"""Who may draw next: who has just pressed before everybody else, but nobody waits for ever.

Each picture is due some time after it was asked for; the first that is due comes first. What nobody
waits for, or looks back, leaves one of several workers free.
"""

from __future__ import annotations

import asyncio
from enum import IntEnum


class Rank(IntEnum):
    """What a picture is for; of those asked for at the same time the lower comes first."""

    PANEL = 0  # one player has pressed and looks at it
    POST = 1  # everybody at the table gets it, but nobody stares at the channel
    LETTER = 2  # somebody's hand by direct message
    HISTORY = 3  # somebody looks back
    AHEAD = 4  # nobody waits for it yet


# Seconds a picture may wait for those asked for later. Posts go out without theirs after five. Of a
# full queue each has its share: with a second for posts, panels took a twentieth of one and posts
# three quarters.
GRACE = {
    Rank.PANEL: 0.0,
    Rank.POST: 0.3,
    Rank.LETTER: 2.0,
    Rank.HISTORY: 3.0,
    Rank.AHEAD: 3600.0,
}


class Turn:
    """Somebody's place in the queue."""

    def __init__(self, rank: Rank, number: int, now: float) -> None:
        self.rank = rank
        self.number = number
        self.due = now + GRACE[rank]
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def order(self) -> tuple[float, int]:
        return self.due, self.number


class DrawingOrder:
    """Lets in as many as there are workers."""

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._kept = 1 if workers > 1 else 0
        self._waiting: list[Turn] = []
        self._count = 0

    def waiting(self, rank: Rank) -> int:
        return sum(turn.rank == rank for turn in self._waiting)

    def queue_up(self, rank: Rank) -> Turn:
        self._count += 1
        turn = Turn(rank, self._count, _now())
        self._waiting.append(turn)
        self._call()
        return turn

    def prefer(self, turn: Turn, rank: Rank) -> None:
        """Somebody more important waits for the same."""
        if rank < turn.rank:
            turn.rank = rank
            turn.due = min(turn.due, _now() + GRACE[rank])
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
        while self._free and (admitted := self._admitted()):
            first = min(admitted, key=lambda turn: turn.order)
            self._waiting.remove(first)
            if first.called.cancelled():
                continue  # nobody waits any more, and has not come to say so yet
            self._free -= 1
            first.called.set_result(None)

    def _admitted(self) -> list[Turn]:
        """Those who may take one of the free workers."""
        if self._free > self._kept:
            return self._waiting
        return [turn for turn in self._waiting if turn.rank < Rank.HISTORY]


def _now() -> float:
    return asyncio.get_running_loop().time()
