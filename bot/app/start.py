"""Starts the bot: on Discord with a token, else at a local table in the browser.

Settings come from the environment or .env; .env.example tells them all.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Mapping
from contextlib import nullcontext

import aiohttp
import discord
import msgspec

from bot.app.care.garbage import settle
from bot.app.care.health import check
from bot.app.client import Roma, point_at
from bot.app.logs import set_up_logs
from bot.app.patience import TOKEN_REFUSED, StartError, why_closed
from bot.app.settings import Settings, SettingsError, read_settings
from bot.app.single_instance import only_instance
from bot.people.quiet_hours import zones
from bot.talk.voice import load_catalogues
from games.core.contract import AnyGame
from games.registry import all_games
from playground.local import LocalTable, NotLocalError, add_arguments
from storage.opening import open_store
from storage.store import StoreError

log = logging.getLogger("bot")


async def run(settings: Settings, stopping: asyncio.Event) -> None:
    """The bot until it is told to stop."""
    point_at(settings)
    store = await open_store(settings.server or str(settings.database), alone=served(settings))
    try:
        games = all_games()
        settle_in(games)
        roma = Roma(settings, store, games)
    except BaseException:
        await store.close()  # its thread would keep the process from ending
        raise
    async with roma:
        playing = asyncio.create_task(roma.start(settings.discord_token))
        leaving = asyncio.create_task(stopping.wait())
        await asyncio.wait({playing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        leaving.cancel()
        if playing.done():
            playing.result()
        await roma.close()
        playing.cancel()  # if it was still on its way to Discord
        await asyncio.gather(playing, return_exceptions=True)
    log.info("stopped; everything is in the database")


def served(settings: Settings) -> list[str]:
    """What no other bot may serve: two would answer every click twice."""
    shards = settings.shards
    return [f"shard {n}/{shards.count}" for n in shards.numbers] if shards else ["all shards"]


def settle_in(games: Mapping[str, AnyGame]) -> None:
    """Loads what stays for good, and leaves it out when garbage is looked for.

    Done later, either would keep a click waiting longer than it may.
    """
    load_catalogues(games.values())
    zones()
    settle()


async def run_locally(settings: Settings, arguments: argparse.Namespace) -> None:
    """The same bot on a Discord of its own, with a page to play on."""
    local = settings.database.with_name("local-discord.sqlite3")
    async with LocalTable(
        local,
        arguments.host,
        arguments.port,
        open_to_network=arguments.open_to_network,
        bot_name="Roma",
    ) as table:
        print(*table.lines, sep="\n")
        kept = "the database and in " if settings.server else ""
        print(f"Everything is kept in {kept}{local.parent} - Ctrl-C stops, nothing is lost.")
        print("To play on Discord instead, set DISCORD_TOKEN (docs/hosting.md).", flush=True)
        there = msgspec.structs.replace(
            settings,
            discord_token=table.token,
            discord_api_url=table.api_url,
            discord_gateway_url=table.gateway_url,
        )
        await run(there, stop_signal())
    print("Stopped. Everything is kept; start again to go on.")


def stop_signal() -> asyncio.Event:
    """Set by Ctrl-C or a container's stop."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopping.set)
    return stopping


async def start(settings: Settings, arguments: argparse.Namespace) -> None:
    if settings.discord_token:
        await run(settings, stop_signal())
    else:
        await run_locally(settings, arguments)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.add_argument("--health", action="store_true", help="say whether a running bot is well")
    add_arguments(parser)  # of the local table
    return parser.parse_args()


def main() -> int:
    arguments = read_arguments()
    try:
        if arguments.health:
            return check()
        settings = read_settings()
        quiet = "WARNING" if not settings.discord_token else settings.log_level
        set_up_logs(quiet if settings.log_level == "INFO" else settings.log_level)
        settings.database.parent.mkdir(parents=True, exist_ok=True)
        with nullcontext() if settings.server else only_instance(settings.database):
            asyncio.run(start(settings, arguments))
    except (SettingsError, StoreError, NotLocalError, StartError) as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except aiohttp.ClientConnectorError as trouble:
        print(f"Discord cannot be reached: {trouble}. Try again later.", file=sys.stderr)
        return 2
    except OSError as trouble:
        place = f": {trouble.filename}" if trouble.filename else ""
        print(f"The bot cannot run: {trouble.strerror or trouble}{place}.", file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print(TOKEN_REFUSED, file=sys.stderr)
        return 2
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as closed:
        print(why_closed(closed), file=sys.stderr)
        return 2
    return 0
