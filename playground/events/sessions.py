"""Gateway sessions: events numbered and kept, so that a client can resume."""

from __future__ import annotations

import asyncio
import secrets
import time
import zlib
from collections import deque

import msgspec
from aiohttp import ClientConnectionResetError, web

from playground.events.activity import Activity
from playground.events.shards import Shard
from playground.protocol import limits
from playground.protocol.numbers import Json, Opcode


class Connection:
    """One websocket: frames leave in order, compressed as the client asked."""

    def __init__(
        self,
        request: web.Request,
        socket: web.WebSocketResponse,
        activity: Activity,
        *,
        zlib_stream: bool,
    ) -> None:
        self.request = request
        self.socket = socket
        self.session: Session | None = None
        self._activity = activity
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()
        self._unsent = 0
        self._deflate = zlib.compressobj() if zlib_stream else None
        self._writer = asyncio.create_task(self._write())

    @property
    def unsent(self) -> int:
        return self._unsent

    def send(self, opcode: Opcode, data: object = None) -> None:
        self.send_frame(msgspec.json.encode({"op": opcode, "d": data, "s": None, "t": None}))

    def send_frame(self, frame: bytes) -> None:
        self._unsent += 1
        self._frames.put_nowait(frame)

    async def _write(self) -> None:
        while True:
            frame = await self._frames.get()
            try:
                await self._send_now(frame)
            except (ClientConnectionResetError, ConnectionError, RuntimeError):
                return  # the client is gone; it may resume, so nothing is lost
            finally:
                self._unsent -= 1
                self._activity.touch()

    async def _send_now(self, frame: bytes) -> None:
        if self._deflate is None:
            await self.socket.send_str(frame.decode())
            return
        packed = self._deflate.compress(frame) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        await self.socket.send_bytes(packed)

    async def flush(self) -> None:
        """Wait until what was queued has left."""
        while self._unsent and not self._writer.done():
            await asyncio.sleep(0.001)

    def abandon(self) -> None:
        self._writer.cancel()
        self._unsent = 0


class Session:
    """What a bot that identified is to be told; outlives its connection."""

    def __init__(self, intents: int, shard: Shard) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.connection: Connection | None = None
        self.left_at: float | None = None
        self._sequence = 0
        self._events: deque[tuple[int, bytes]] = deque(maxlen=limits.REPLAYED_EVENTS)

    def push(self, name: str, data: Json) -> None:
        self._sequence += 1
        event = {"op": Opcode.DISPATCH, "t": name, "s": self._sequence, "d": data}
        frame = msgspec.json.encode(event)
        self._events.append((self._sequence, frame))
        if self.connection is not None:
            self.connection.send_frame(frame)

    def can_resume_after(self, sequence: int) -> bool:
        oldest = self._events[0][0] if self._events else 1
        return oldest - 1 <= sequence <= self._sequence

    def resume(self, connection: Connection, sequence: int) -> None:
        """Go on with another connection: first what the client missed, then the news."""
        for number, frame in self._events:
            if number > sequence:
                connection.send_frame(frame)
        self.attach(connection)

    def attach(self, connection: Connection) -> None:
        self.connection = connection
        self.left_at = None
        connection.session = self

    def detach(self, connection: Connection) -> None:
        if self.connection is connection:  # not when another has taken over
            self.connection = None
            self.left_at = time.monotonic()
