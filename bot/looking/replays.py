"""Films of some moves: few for a table at a time, shared by all who ask for the same."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from bot.looking.gallery import Gallery
from bot.tables.live import Live
from bot.talk.refusals import RefusedError
from bot.talk.voice import Voice
from games.core.text import Language
from rendering.frame import Picture

MOST = 4  # films that are drawn or wait to be
AT_A_TABLE = 2  # of them


class Replay(NamedTuple):
    """Which moves of which table, told in which language."""

    table: int
    first: int
    last: int
    language: Language


def film_title(voice: Voice, first: int, last: int) -> str:
    key = "replay-title-one" if first == last else "replay-title"
    return voice(key, first=first, last=last)


class Replays:
    def __init__(self, gallery: Gallery) -> None:
        self.gallery = gallery
        self._running: dict[Replay, asyncio.Task[Picture | None]] = {}

    async def of(self, live: Live, voice: Voice, first: int, last: int) -> Picture | None:
        """The film; who asks for one too many of a table is asked to wait."""
        wanted = Replay(live.id, first, last, voice.language)
        if wanted not in self._running:
            self._make_room(live.id)
            drawing = asyncio.create_task(self.gallery.animation(live, voice, first, last))
            drawing.add_done_callback(lambda _: self._running.pop(wanted, None))
            self._running[wanted] = drawing
        # Not cancelled with whoever waits: others may be waiting for the same.
        return await asyncio.shield(self._running[wanted])

    def _make_room(self, table: int) -> None:
        here = [running for running in self._running if running.table == table]
        if len(here) >= AT_A_TABLE:
            raise RefusedError("refused-replay-running", first=here[0].first, last=here[0].last)
        if len(self._running) >= MOST:
            raise RefusedError("refused-busy")
