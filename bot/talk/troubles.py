"""Discord's refusals and troubles: what each of them means, in one table.

Whatever is not in the table goes by its status. Only what no patience and nobody can mend is
final; nothing of it is dropped in silence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import aiohttp
import discord

Meaning: TypeAlias = Literal[
    "wait",  # it passes by itself: tried again
    "tell",  # somebody must mend it: tried again, and those it concerns are told once
    "final",  # it will never be: given up, and those it concerns are told
    "anew",  # this message cannot be edited any more: a new one takes its place
    "fault",  # ours: noted in the log, tried without the picture
]

CHANNEL_GONE = 10003
MISSING_PERMISSIONS = 50013
NO_SHARED_SERVER = 50278  # said of some who are still there, so a look-up has the last word
DM_CLOSED: Final = (50007, NO_SHARED_SERVER)
THREAD_CLOSED: Final = (50083, 160005)  # archived, locked

BY_CODE: Final[Mapping[int, Meaning]] = {
    CHANNEL_GONE: "final",
    10004: "final",  # the server is gone
    10007: "final",  # no such member
    10008: "anew",  # the message is gone
    10013: "final",  # no such person
    20016: "wait",  # slow mode
    20028: "wait",  # too much written in the channel
    30046: "anew",  # too many edits of an old message
    40003: "wait",  # direct messages opened too fast
    40005: "fault",  # too large
    40333: "wait",  # taken for a flood
    50001: "tell",  # the channel cannot be seen
    50005: "anew",  # somebody else's message
    50007: "final",  # direct messages are closed
    MISSING_PERMISSIONS: "tell",
    50083: "tell",
    NO_SHARED_SERVER: "final",
    130000: "wait",  # overloaded
    160005: "tell",
}
BY_STATUS: Final[Mapping[int, Meaning]] = {
    400: "fault",
    401: "wait",  # the token was changed: it goes out after a start with the new one
    403: "tell",
    404: "final",
    408: "wait",
    413: "fault",
    429: "wait",
}


def meaning_of(error: Exception) -> Meaning:
    """What a failed call means; what did not come from Discord or the network is our fault."""
    if isinstance(error, discord.HTTPException):
        if error.code in BY_CODE:
            return BY_CODE[error.code]
        return "wait" if error.status >= 500 else BY_STATUS.get(error.status, "fault")
    network = isinstance(error, aiohttp.ClientError | TimeoutError | OSError)
    return "wait" if network else "fault"


def passing(error: Exception) -> bool:
    """Troubles that go away by themselves."""
    return meaning_of(error) == "wait"


def is_token_refused(error: Exception) -> bool:
    return isinstance(error, discord.HTTPException) and error.status == 401


def brief(error: Exception) -> str:
    """For the row: what went wrong, without what was in the message."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}, Discord {error.code}"
    return type(error).__name__
