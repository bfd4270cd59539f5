"""A port with an application behind it, guarded against floods."""

from __future__ import annotations

import asyncio

from aiohttp import web

from playground.listening.connections import Connections
from playground.listening.quiet_log import request_log


class Listener:
    """Listens from `open` to `close`; the application's first middleware is `connections.watch`."""

    def __init__(self, app: web.Application, connections: Connections) -> None:
        self.port = 0
        self._connections = connections
        self._runner = web.AppRunner(
            app, access_log=None, logger=request_log(), shutdown_timeout=1.0, lingering_time=5.0
        )
        self._server: asyncio.Server | None = None

    async def open(self, host: str, port: int) -> None:
        """On this port, or a free one for 0."""
        if self._runner.server is None:
            await self._runner.setup()
        make = self._runner.server
        assert make is not None
        loop = asyncio.get_running_loop()
        guard = self._connections.guarded
        self._server = await loop.create_server(lambda: guard(make()), host, port)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        await self._runner.cleanup()
