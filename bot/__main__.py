"""Starts the bot: `python -m bot`. Settings come from the environment or .env."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys

import discord

from bot.client import Roma, point_at
from bot.heartbeat import is_alive
from bot.logs import set_up_logs
from bot.settings import Settings, SettingsError, read_settings
from games.registry import all_games
from storage.sqlite import SqliteStore
from storage.store import StoreError

log = logging.getLogger("bot")


async def run(settings: Settings) -> None:
    point_at(settings)
    store = await SqliteStore.open(settings.database)
    roma = Roma(settings, store, all_games())
    loop = asyncio.get_running_loop()
    stopping = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopping.set)
    async with roma:
        playing = asyncio.create_task(roma.start(settings.discord_token))
        leaving = asyncio.create_task(stopping.wait())
        await asyncio.wait({playing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        leaving.cancel()
        if playing.done():
            playing.result()
    log.info("stopped; everything is in the database")


def health(settings: Settings) -> int:
    """For a container's health check: is a running bot connected to Discord?"""
    if is_alive(settings.database):
        return 0
    print("The bot is not connected to Discord.", file=sys.stderr)
    return 1


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.add_argument("--health", action="store_true", help="say whether a running bot is well")
    return parser.parse_args()


def main() -> int:
    arguments = read_arguments()
    try:
        settings = read_settings()
        if arguments.health:
            return health(settings)
        set_up_logs(settings.log_level)
        asyncio.run(run(settings))
    except (SettingsError, StoreError) as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print(
            "Discord refused DISCORD_TOKEN: copy the bot's token anew from the developer portal.",
            file=sys.stderr,
        )
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
