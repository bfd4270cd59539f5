"""Who is connected: how many at once, and how long somebody may take to ask for something.

Whoever has not shown a key or token yet is a stranger. There is room for some of them; then the
oldest is put out for the newest, so that who comes to ask, and asks, is always heard.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
ENOUGH: Final = 1_000_000


class Room(NamedTuple):
    """How many connections are kept, in all and from one address."""

    strangers: int
    strangers_from_one: int
    known: int = ENOUGH
    known_from_one: int = ENOUGH


class Patience(NamedTuple):
    """Seconds until somebody who does not go on is put out."""

    head: float = 10.0  # for the first line and the headers
    body: float = 30.0
    next: float = 60.0  # for taking an answer, and asking for something else


class Connections:
    """All connections of one port."""

    def __init__(self, room: Room, patience: Patience | None = None) -> None:
        self.room = room
        self.patience = patience or Patience()
        self._open: dict[asyncio.BaseTransport, _Connection] = {}  # the oldest first

    def __len__(self) -> int:
        return len(self._open)

    def guarded(self, protocol: asyncio.Protocol) -> asyncio.Protocol:
        """The same, counted and with deadlines."""
        return _Connection(self, protocol)

    @web.middleware
    async def watch(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """First of all: a request is complete, so only its body can be late."""
        connection = self._of(request)
        if connection is None:
            return await handler(request)
        connection.asked(request, self.patience)
        try:
            return await handler(request)
        finally:
            connection.wait(self.patience.next)

    def welcome(self, request: web.Request) -> bool:
        """Whoever sent this is no stranger; false when there is no room for one more."""
        connection = self._of(request)
        if connection is None or connection.is_known:
            return True
        known = [each for each in self._open.values() if each.is_known]
        near = [each for each in known if each.address == connection.address]
        if len(known) >= self.room.known or len(near) >= self.room.known_from_one:
            return False
        connection.is_known = True
        return True

    def _of(self, request: web.Request) -> _Connection | None:
        return self._open.get(request.transport) if request.transport is not None else None

    def enter(self, connection: _Connection) -> None:
        self._open[connection.transport] = connection
        strangers = [each for each in self._open.values() if not each.is_known]
        near = [each for each in strangers if each.address == connection.address]
        if len(near) > self.room.strangers_from_one:
            near[0].put_out(TOO_MANY)
        elif len(strangers) > self.room.strangers:
            strangers[0].put_out(TOO_MANY)

    def leave(self, connection: _Connection) -> None:
        self._open.pop(connection.transport, None)


class _Connection(asyncio.Protocol):
    """One of them: all it is told goes on to the server's own protocol."""

    transport: asyncio.Transport

    def __init__(self, all: Connections, inner: asyncio.Protocol) -> None:
        self.address = ""
        self.is_known = False
        self._all = all
        self._inner = inner
        self._has_asked = False
        self._deadline: asyncio.TimerHandle | None = None

    # Deadlines

    def wait(self, seconds: float) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            loop = asyncio.get_running_loop()
            self._deadline = loop.call_later(seconds, self.put_out, TOO_LATE)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def asked(self, request: web.Request, patience: Patience) -> None:
        self._has_asked = True
        self._stop_waiting()
        if request.body_exists:
            self.wait(patience.body)
            request.content.on_eof(self._stop_waiting)

    def put_out(self, words: bytes) -> None:
        """With a word where nothing was said yet; a half-sent answer is cut off."""
        self._stop_waiting()
        self._all.leave(self)
        if self._has_asked:
            self.transport.abort()
            return
        self.transport.write(words)
        self.transport.close()

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.address = _household(transport)
        self._inner.connection_made(transport)
        self.wait(self._all.patience.head)
        self._all.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._all.leave(self)
        self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()


def _household(transport: asyncio.Transport) -> str:
    """An address; of the sixth version its network, since one machine has as many as it likes."""
    peer = transport.get_extra_info("peername")
    try:
        address = ipaddress.ip_address(str(peer[0]).partition("%")[0])
    except (ValueError, IndexError, TypeError):
        return ""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def _words(status: str, sentence: str) -> bytes:
    head = f"HTTP/1.1 {status}\r\nConnection: close\r\nContent-Type: text/plain\r\n"
    return f"{head}Content-Length: {len(sentence)}\r\n\r\n{sentence}".encode()


TOO_LATE: Final = _words("408 Request Timeout", "No request came in time.\n")
TOO_MANY: Final = _words("503 Service Unavailable", "Too many connections: try again.\n")
