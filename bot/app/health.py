"""A sign of life beside the database, for health checks from outside the process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

EVERY = 20.0
STALE = 90.0


def sign_of(database: Path) -> Path:
    return database.with_name(f"{database.name}.alive")


async def beat(database: Path, connected: Callable[[], bool]) -> None:
    """Touches the sign while the bot is connected, until cancelled."""
    sign = sign_of(database)
    while True:
        if connected():
            sign.touch()
        await asyncio.sleep(EVERY)


def is_alive(database: Path) -> bool:
    sign = sign_of(database)
    return sign.exists() and time.time() - sign.stat().st_mtime < STALE
