"""Saving the world to its file now and then, and once more at the end."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

from playground.world.storage import Changes, WorldFile, taken_changes
from playground.world.world import World

log = logging.getLogger(__name__)


class Saving:
    def __init__(self, world: World, path: Path) -> None:
        self._world = world
        self._path = path
        self._file: WorldFile | None = None
        self._task: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()

    def load(self) -> None:
        self._file = WorldFile(self._path)
        self._file.load(self._world)

    def begin(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._file is not None:
            await self._save()
            self._file.close()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._world.settings.save_seconds)
            await asyncio.shield(self._save())

    async def _save(self) -> None:
        """Rows are made here, where nothing can change meanwhile; the disk is met in a thread."""
        async with self._one_at_a_time:
            changes = taken_changes(self._world)
            if self._file is None or not any(changes):
                return
            try:
                await asyncio.to_thread(self._file.save, changes)
            except sqlite3.Error:
                log.exception("could not save to %s; trying again later", self._path)
                self._touch_again(changes)

    def _touch_again(self, changes: Changes) -> None:
        shelves = {shelf.kind: shelf for shelf in self._world.shelves}
        for kind, id, _ in changes.written:
            shelves[kind].touched.add(id)
        for kind, id in changes.dropped:
            shelves[kind].touched.add(id)
