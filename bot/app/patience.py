"""Starting on a bad day: what passes is tried again, the rest is said in one sentence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import aiohttp
import discord

from bot.talk.troubles import brief, passing

log = logging.getLogger(__name__)
T = TypeVar("T")

FIRST_WAIT = 1.0  # seconds
LONGEST_WAIT = 60.0
TRIES = 10  # about five minutes

TOKEN_REFUSED = (
    "Discord refused DISCORD_TOKEN: copy the bot's token anew from the developer portal."
)
CLOSED: Final = {
    4004: TOKEN_REFUSED,
    4010: "Discord closed the connection (4010): its shard is wrong; this is a fault of ours.",
    4011: (
        "Discord closed the connection (4011): the bot is in too many servers for so few shards;"
        " leave SHARDS empty, or divide it into more."
    ),
    4012: "Discord closed the connection (4012): this version of its API is gone; update the bot.",
    4013: "Discord closed the connection (4013): an intent of the bot is wrong; update the bot.",
    4014: (
        "Discord closed the connection (4014): the bot asks for an intent it was not given; look"
        " under Bot, Privileged Gateway Intents, in the developer portal."
    ),
}


class StartError(Exception):
    """One line that says why the bot cannot run on Discord."""


async def patiently(work: Callable[[], Awaitable[T]], what: str) -> T:
    """Does it, again after troubles that pass; raises StartError when Discord refuses."""
    wait = FIRST_WAIT
    for tries_left in reversed(range(TRIES)):
        try:
            return await work()
        except aiohttp.ClientConnectorError:
            raise  # nobody there: said at once, for a mistyped address does not pass
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
            if not passing(error):
                raise StartError(f"Discord refused {what}: {_said(error)}") from error
            if not tries_left:
                raise StartError(f"Discord fails at {what} ({brief(error)}): try later.") from error
            log.warning("%s failed (%s), again in %.0f s", what, brief(error), wait)
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)
    raise AssertionError("the last try returns or raises")


def _said(error: Exception) -> str:
    words = error.text.splitlines() if isinstance(error, discord.HTTPException) else []
    return f"{words[0] if words else 'no reason given'} ({brief(error)})."


def why_closed(error: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> str:
    """Why Discord ended the connection for good."""
    code = error.code if isinstance(error, discord.ConnectionClosed) else 4014
    return CLOSED.get(code, f"Discord closed the connection for good (code {code}).")
