"""`python -m playground`: the bare server, until it is interrupted."""

from __future__ import annotations

import argparse
import asyncio
from signal import SIGINT, SIGTERM

from playground.protocol import limits
from playground.server import LoopbackServer
from playground.world.settings import Settings

KEPT_RECEIPTS = 1_000  # nobody reads them here, and it may run for days


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--port", type=int, default=0, help="port to listen on (0: a free one)")
    parser.add_argument("--file", default=None, help="SQLite file to keep everything in")
    parser.add_argument("--shards", type=int, default=1, help="how many a bot is told to take")
    parser.add_argument("--person", action="append", default=[], help="name of somebody there")
    return parser.parse_args()


async def serve(options: argparse.Namespace) -> None:
    settings = Settings(
        kept_receipts=KEPT_RECEIPTS,
        shards=options.shards,
        identify_seconds=limits.IDENTIFY_SECONDS,
    )
    server = LoopbackServer(options.host, options.port, settings=settings, path=options.file)
    async with server:
        for name in options.person:
            server.person(name)
        print(f"API      {server.api_url}")
        print(f"gateway  {server.gateway_url}")
        print(f"token    {server.token}", flush=True)
        await interrupted()


async def interrupted() -> None:
    """Wait for Ctrl-C or a polite kill, so that the last changes are saved."""
    asked = asyncio.Event()
    for signal in (SIGINT, SIGTERM):
        asyncio.get_running_loop().add_signal_handler(signal, asked.set)
    await asked.wait()


if __name__ == "__main__":
    asyncio.run(serve(arguments()))
