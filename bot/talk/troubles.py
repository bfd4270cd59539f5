"""Discord's troubles: which pass, which last, and how they are noted."""

from __future__ import annotations

import aiohttp
import discord

NO_SHARED_SERVER = 50278
DM_CLOSED = (50007, NO_SHARED_SERVER)


def passing(error: Exception) -> bool:
    """Troubles of the network or of Discord that go away."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, aiohttp.ClientError | TimeoutError | OSError)


def lasting(error: Exception) -> bool:
    """Refusals that no patience mends; repeating them only costs requests."""
    if not isinstance(error, discord.HTTPException):
        return False
    return 400 <= error.status < 500 and error.status != 429


def brief(error: Exception) -> str:
    """For the row: what went wrong, without what was in the message."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}, Discord {error.code}"
    return type(error).__name__
