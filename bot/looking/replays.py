"""Animations of some moves: one for a table at a time, shared by all who ask for it."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from bot.looking.gallery import Gallery
from bot.tables.live import Live
from bot.talk.refusals import RefusedError
from bot.talk.voice import Voice
from rendering.frame import Picture

MOST = 4  # tables whose animation is drawn or waits to be


class Replay(NamedTuple):
    first: int
    last: int
    drawing: asyncio.Task[Picture | None]


class Replays:
    def __init__(self, gallery: Gallery) -> None:
        self.gallery = gallery
        self._running: dict[int, Replay] = {}

    async def of(self, live: Live, voice: Voice, first: int, last: int) -> Picture | None:
        """The animation; who asks for another of the same table is asked to wait."""
        running = self._running.get(live.id)
        if running is None:
            if len(self._running) >= MOST:
                raise RefusedError("refused-busy")
            drawing = asyncio.create_task(self.gallery.animation(live, voice, first, last))
            drawing.add_done_callback(lambda _: self._running.pop(live.id, None))
            running = self._running[live.id] = Replay(first, last, drawing)
        elif running[:2] != (first, last):
            raise RefusedError("refused-replay-running", first=running.first, last=running.last)
        # Not cancelled with whoever waits: others may be waiting for the same.
        return await asyncio.shield(running.drawing)
