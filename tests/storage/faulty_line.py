"""A line to a PostgreSQL server that can be cut at the worst moment, or be slow."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal

SOCKET = ".s.PGSQL.5432"

# What happens to a message, after which the line is cut:
Fault = Literal[
    "lost",  # it never arrives
    "unanswered",  # it arrives, and its answer does not
    "late",  # it arrives when the sender has long given up
]


class FaultyLine:
    def __init__(self, folder: Path, server: Path) -> None:
        self.folder = folder
        self.server = server
        self.faults: list[tuple[bytes, Fault]] = []  # each happens once, to a message with that
        self.slowness = 0.0  # seconds for every answer
        self.happened: list[Fault] = []
        self._late: set[asyncio.Task[None]] = set()

    def url(self, url: str) -> str:
        return url.replace(str(self.server), str(self.folder))

    async def connect(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        server, to_server = await asyncio.open_unix_connection(self.server / SOCKET)
        there = asyncio.create_task(self._forward(client, to_server, server, to_client))
        back = asyncio.create_task(self._answer(server, to_client))
        await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
        for task in (there, back):
            task.cancel()
        to_client.close()
        if not self._late:
            to_server.close()

    async def _forward(
        self,
        client: asyncio.StreamReader,
        to_server: asyncio.StreamWriter,
        server: asyncio.StreamReader,
        to_client: asyncio.StreamWriter,
    ) -> None:
        while said := await client.read(1 << 16):
            fault = self._fault_of(said)
            if fault is None:
                to_server.write(said)
                continue
            self.happened.append(fault)
            to_client.transport.abort()
            if fault == "unanswered":
                to_server.write(said)
                await asyncio.sleep(0.1)  # it is done there
            elif fault == "late":
                task = asyncio.create_task(self._deliver_late(said, to_server))
                self._late.add(task)
            return

    def _fault_of(self, said: bytes) -> Fault | None:
        for words, fault in self.faults:
            if words in said:
                self.faults.remove((words, fault))
                return fault
        return None

    async def _deliver_late(self, said: bytes, to_server: asyncio.StreamWriter) -> None:
        await asyncio.sleep(0.5)
        to_server.write(said)
        await asyncio.sleep(0.2)
        to_server.close()

    async def _answer(self, server: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while said := await server.read(1 << 16):
                await asyncio.sleep(self.slowness)
                to_client.write(said)

    async def settled(self) -> None:
        """What was late has arrived."""
        await asyncio.gather(*self._late)


@asynccontextmanager
async def faulty_line(server: Path) -> AsyncIterator[FaultyLine]:
    folder = Path(tempfile.mkdtemp(prefix="line-"))
    line = FaultyLine(folder, server)
    listening = await asyncio.start_unix_server(line.connect, folder / SOCKET)
    try:
        yield line
    finally:
        await line.settled()
        listening.close()
        shutil.rmtree(folder)
