"""One window's connection: everything one person receives, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from playground.events.receipts import Receipt
from playground.page_server import bounds
from playground.page_server.door import PageError
from playground.page_server.views import ready_json
from playground.people.person import Person
from playground.protocol.numbers import Json
from playground.server import LoopbackServer

HEARTBEAT: Final = 20.0
REMOVED: Final = 4001  # the code that tells a window that its person is gone
ONLY_FOR_WHO_ASKED: Final = frozenset({"MODAL", "CHOICES"})  # answered where they were asked for


class Window:
    """Frames for one socket; a window that does not read is cut off."""

    def __init__(self, person: Person, address: str | None) -> None:
        self.person = person
        self.address = address
        self._frames: asyncio.Queue[bytes] = asyncio.Queue(bounds.FRAMES_WAITING)
        self._overrun = False

    def tell(self, frame: Json) -> None:
        try:
            self._frames.put_nowait(msgspec.json.encode(frame))
        except asyncio.QueueFull:
            self._overrun = True

    def receive(self, receipt: Receipt) -> None:
        if receipt.event not in ONLY_FOR_WHO_ASKED:
            self.tell(
                {
                    "event": receipt.event,
                    "channel_id": str(receipt.channel_id),
                    "pinged": receipt.pinged,
                    "data": msgspec.Raw(receipt.body),
                }
            )

    async def write(self, socket: web.WebSocketResponse) -> None:
        while not self._overrun:
            await socket.send_str((await self._frames.get()).decode())
        await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)


class Windows:
    """All open windows, and the news that concern everybody: who is there, is the bot awake."""

    def __init__(self, server: LoopbackServer) -> None:
        self._server = server
        self._windows: dict[Window, web.WebSocketResponse] = {}
        self._watching: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._watching = asyncio.create_task(self._watch_bot())

    async def end(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        for socket in tuple(self._windows.values()):
            await socket.close(code=WSCloseCode.GOING_AWAY)

    def tell_all(self, frame: Json) -> None:
        for window in self._windows:
            window.tell(frame)

    def tell_person(self, person: Person, frame: Json) -> None:
        """Their other windows, about what happened in one of them."""
        for window in self._windows:
            if window.person is person:
                window.tell(frame)

    async def close_of(self, person: Person) -> None:
        """Somebody was removed: their windows hear it and are closed."""
        for window, socket in tuple(self._windows.items()):
            if window.person is person:
                await socket.close(code=REMOVED)

    async def _watch_bot(self) -> None:
        before = bot_is_awake(self._server)
        while True:
            await asyncio.sleep(0.25)
            now = bot_is_awake(self._server)
            if now != before:
                self.tell_all({"event": "BOT", "data": {"online": now}})
            before = now

    async def connect(self, request: web.Request, person: Person) -> web.WebSocketResponse:
        self._demand_room(request.remote, person)
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=1024, timeout=1.0)
        await socket.prepare(request)
        window = Window(person, request.remote)
        # Listening begins before the first picture is taken: nothing can fall between.
        stop = person.listen(window.receive)
        window.tell({"event": "READY", "data": ready_json(self._server, person)})
        writing = asyncio.create_task(_write(window, socket))
        self._windows[window] = socket
        try:
            async for message in socket:
                if message.type != WSMsgType.TEXT:
                    break  # windows have nothing to say here but that they are alive
        finally:
            stop()
            writing.cancel()
            self._windows.pop(window, None)
        return socket

    async def turn_away(self, request: web.Request) -> web.WebSocketResponse:
        """Tell a window that its person is gone: of a refused socket it would hear nothing."""
        socket = web.WebSocketResponse(timeout=1.0)
        await socket.prepare(request)
        await socket.close(code=REMOVED)
        return socket

    def _demand_room(self, address: str | None, person: Person) -> None:
        if len(self._windows) >= bounds.SOCKETS:
            raise PageError(503, "full")
        own = sum(window.person is person for window in self._windows)
        near = sum(window.address == address for window in self._windows)
        if own >= bounds.SOCKETS_OF_ONE or near >= bounds.SOCKETS_FROM_ONE:
            raise PageError(429, "windows", "too many windows are open")


async def _write(window: Window, socket: web.WebSocketResponse) -> None:
    try:
        await window.write(socket)
    except (ConnectionError, RuntimeError):
        return  # the window is gone; another one starts with everything


def bot_is_awake(server: LoopbackServer) -> bool:
    sessions = server.loopback.gateway.sessions.values()
    return any(session.connection is not None for session in sessions)
