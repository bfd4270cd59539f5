"""The local table: a loopback Discord with a page to play on, kept in one file."""

from __future__ import annotations

import argparse
import asyncio
import errno
import secrets
from pathlib import Path
from types import TracebackType
from typing import Final

from aiohttp import web

from playground import page_limits
from playground.page_api import PageApi
from playground.page_door import PageDoor, is_loopback
from playground.page_socket import Windows
from playground.server import LoopbackServer
from playground.settings import Settings

PAGE: Final = Path(__file__).parent / "page"
PORT: Final = 8484
PORTS_TRIED: Final = 10
KEPT_RECEIPTS: Final = 50  # windows are told at once; nobody reads them later


class NotLocalError(Exception):
    """The page would be open to others, and nobody asked for that."""


class LocalTable:
    """`async with LocalTable(Path("data/local.sqlite3")) as table`, then point a bot at it.

    The bot's side (`api_url`, `gateway_url`, `token`) listens on 127.0.0.1 alone, on a port of
    its own; `address` is where people open the page. With `open_to_network` the page can listen
    elsewhere too, and asks for `key`.
    """

    def __init__(
        self,
        path: Path,
        host: str = "127.0.0.1",
        port: int = PORT,
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
        self.key = key or (kept_key(path.with_suffix(".key")) if open_to_network else None)
        path.parent.mkdir(parents=True, exist_ok=True)
        settings = Settings(
            token=secrets.token_urlsafe(32),
            bot_name=bot_name,
            guild_name=guild_name,
            channel_name=channel_name,
            kept_receipts=KEPT_RECEIPTS,
        )
        self.server = LoopbackServer(settings=settings, path=path)
        self._door = PageDoor(open_to_network=open_to_network, key=self.key)
        self._windows = Windows(self.server)
        self._runner: web.AppRunner | None = None

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
        for person in self.server.people.values():
            person.reload()  # what only they saw belongs to a life before this start
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        self._door.port = await self._listen(self._runner)
        self._windows.begin()

    async def _listen(self, runner: web.AppRunner) -> int:
        """On the wanted port or one of the next; 0 is any free one."""
        for port in (
            [self._port] if self._port == 0 else range(self._port, self._port + PORTS_TRIED)
        ):
            site = web.TCPSite(runner, self._host, port)
            try:
                await site.start()
            except OSError as why:
                await site.stop()
                if why.errno != errno.EADDRINUSE:
                    raise
                continue
            return int(runner.addresses[0][1])
        raise OSError(errno.EADDRINUSE, f"ports {self._port} and the next ones are all taken")

    def _app(self) -> web.Application:
        app = web.Application(
            middlewares=[self._door.admit], client_max_size=page_limits.REQUEST_BYTES
        )
        PageApi(self.server, self._windows).add_to(app)
        app.router.add_get("/", _front_page)
        app.router.add_static("/page/static", PAGE, show_index=False, append_version=False)
        return app

    async def stop(self) -> None:
        await self._windows.end()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        await self.server.stop()

    # Where everything is

    @property
    def port(self) -> int:
        return self._door.port

    @property
    def address(self) -> str:
        """What to open in a browser; the key is part of it where one is needed."""
        host = "127.0.0.1" if self._host in {"0.0.0.0", "localhost"} else self._host
        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}:{self.port}/" + (f"?key={self.key}" if self.key else "")

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
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and (known := path.read_text().strip()):
        return known
    path.touch(mode=0o600)
    key = secrets.token_urlsafe(24)
    path.write_text(key)
    return key


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of whoever starts a local table from a command line."""
    parser.add_argument("--host", default="127.0.0.1", help="address the page listens on")
    parser.add_argument("--port", type=int, default=PORT, help="port of the page (0: a free one)")
    parser.add_argument(
        "--open-to-network",
        action="store_true",
        help="allow an address that others can reach; they need the key that is printed",
    )


async def serve(
    path: Path,
    host: str = "127.0.0.1",
    port: int = PORT,
    key: str | None = None,
    *,
    open_to_network: bool = False,
    until: asyncio.Event | None = None,
) -> None:
    """Only the page and its Discord, for a bot that is started elsewhere."""
    async with LocalTable(path, host, port, key, open_to_network=open_to_network) as table:
        print(f"page     {table.address}")
        print(f"API      {table.api_url}")
        print(f"gateway  {table.gateway_url}")
        print(f"token    {table.token}", flush=True)
        await (until or asyncio.Event()).wait()
