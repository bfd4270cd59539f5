"""The local table: a loopback Discord with a page to play on, kept in one file."""

from __future__ import annotations

import argparse
import asyncio
import errno
import logging
import secrets
from pathlib import Path
from types import TracebackType
from typing import Final

from aiohttp import web

from playground.listening.connections import Connections
from playground.listening.listener import Listener
from playground.listening.quiet_log import quiet
from playground.page_server import bounds
from playground.page_server.addresses import (
    PORT,
    is_loopback,
    own_addresses,
    port_number,
    ports_to_try,
    taken,
    written,
)
from playground.page_server.api import PageApi
from playground.page_server.bounds import room_for_people
from playground.page_server.claims import Claims
from playground.page_server.door import PageDoor
from playground.page_server.socket import Windows
from playground.server import LoopbackServer
from playground.world.settings import Settings

log = logging.getLogger(__name__)

PAGE: Final = Path(__file__).parent / "page"
KEPT_RECEIPTS: Final = 50  # windows are told at once; nobody reads them later
WHAT_OPEN_MEANS: Final = (
    "Whoever has its address can come in and play here: give it to friends only. "
    "A name belongs to the browser that used it first. Nothing is encrypted on its way."
)


class NotLocalError(Exception):
    """The page would be open to others, and nobody asked for that."""


class LocalTable:
    """`async with LocalTable(Path("data/local.sqlite3")) as table`, then point a bot at it.

    The bot's side (`api_url`, `gateway_url`, `token`) listens on 127.0.0.1 alone, on a port of
    its own; `address` is where people open the page, with the key that it asks for: other users of
    a machine can reach its ports, too. With `open_to_network` the page can listen elsewhere, and
    lets nobody act as somebody else.
    """

    def __init__(
        self,
        path: Path,
        host: str = "127.0.0.1",
        port: int | None = None,
        key: str | None = None,
        *,
        open_to_network: bool = False,
        bot_name: str = "Bot",
        guild_name: str = "Local table",
        channel_name: str = "forum",
    ) -> None:
        if not is_loopback(host) and not open_to_network:
            raise NotLocalError(
                f"{host} can be reached by others: add --open-to-network if that is meant."
            )
        self._path = path
        self._host = host
        self._port = port
        path.parent.mkdir(parents=True, exist_ok=True)
        self.key = key or kept_key(path.with_suffix(".key"))
        settings = Settings(
            token=secrets.token_urlsafe(32),
            bot_name=bot_name,
            guild_name=guild_name,
            channel_name=channel_name,
            kept_receipts=KEPT_RECEIPTS,
        )
        self.server = LoopbackServer(settings=settings, path=path)
        self.connections = Connections(room_for_people())
        self._door = PageDoor(
            open_to_network=open_to_network, key=self.key, welcome=self.connections.welcome
        )
        self._claims = Claims(self.server.loopback.world, enforced=open_to_network)
        self._windows = Windows(self.server)
        self._listener: Listener | None = None

    async def __aenter__(self) -> LocalTable:
        await self.server.__aenter__()
        try:
            await self._open_page()
        except BaseException:
            await self.server.stop()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def _open_page(self) -> None:
        self._forget_unfinished()
        quiet(logging.getLogger("asyncio"))
        self._listener = Listener(self._app(), self.connections)
        self._door.port = await self._listen(self._listener)
        self._windows.begin()
        if self._claims.enforced:
            log.warning("The page is open to the network. %s", WHAT_OPEN_MEANS)

    def _forget_unfinished(self) -> None:
        """Nobody thinks any more about what was asked before this start."""
        world = self.server.loopback.world
        for message in world.messages:
            if message.is_loading:
                world.remove_message(message)

    async def _listen(self, listener: Listener) -> int:
        for port in ports_to_try(self._port):
            try:
                await listener.open(self._host, port)
            except OSError as why:
                if why.errno != errno.EADDRINUSE:
                    raise
                continue
            return listener.port
        raise OSError(errno.EADDRINUSE, taken(self._port))

    def _app(self) -> web.Application:
        app = web.Application(
            middlewares=[self.connections.watch, self._door.admit],
            client_max_size=bounds.REQUEST_BYTES,
        )
        PageApi(self.server, self._windows, self._claims).add_to(app)
        app.router.add_get("/", _front_page)
        app.router.add_static("/page/static", PAGE, show_index=False, append_version=False)
        return app

    async def stop(self) -> None:
        await self._windows.end()
        if self._listener is not None:
            await self._listener.close()
            self._listener = None
        await self.server.stop()

    # Where everything is

    @property
    def port(self) -> int:
        return self._door.port

    @property
    def address(self) -> str:
        """What to open in a browser; the key is part of it."""
        return self.addresses[0]

    @property
    def addresses(self) -> list[str]:
        """All of them, where the page listens on every network this machine is in."""
        hosts = own_addresses(self._host) or ["127.0.0.1"]
        return [f"{written(host, self.port)}?key={self.key}" for host in hosts]

    @property
    def lines(self) -> list[str]:
        """What to tell whoever started it: where to go, and who else can."""
        told = [f"Play in your browser: {address}" for address in self.addresses]
        return [*told, WHAT_OPEN_MEANS] if self._claims.enforced else told

    @property
    def api_url(self) -> str:
        return self.server.api_url

    @property
    def gateway_url(self) -> str:
        return self.server.gateway_url

    @property
    def token(self) -> str:
        return self.server.token


async def _front_page(_: web.Request) -> web.FileResponse:
    return web.FileResponse(PAGE / "index.html")


def kept_key(path: Path) -> str:
    """The same key after a restart, so that open windows find back; readable by its owner only."""
    path.touch(mode=0o600)
    path.chmod(0o600)
    key = path.read_text().strip() or secrets.token_urlsafe(24)
    path.write_text(key)
    return key


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of whoever starts a local table from a command line."""
    parser.add_argument("--host", default="127.0.0.1", help="address the page listens on")
    parser.add_argument(
        "--port",
        type=port_number,
        help=f"port of the page, 0 for a free one (default: {PORT} or the next that is free)",
    )
    parser.add_argument(
        "--open-to-network",
        action="store_true",
        help="allow an address that others can reach; whoever has the printed one can come in",
    )


async def serve(
    path: Path,
    host: str = "127.0.0.1",
    port: int | None = None,
    key: str | None = None,
    *,
    open_to_network: bool = False,
    until: asyncio.Event | None = None,
) -> None:
    """Only the page and its Discord, for a bot that is started elsewhere."""
    async with LocalTable(path, host, port, key, open_to_network=open_to_network) as table:
        print(*table.lines, sep="\n")
        print(f"API      {table.api_url}")
        print(f"gateway  {table.gateway_url}")
        print(f"token    {table.token}", flush=True)
        await (until or asyncio.Event()).wait()
