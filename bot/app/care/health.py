"""A sign of life beside the database, for health checks from outside the process.

A check loads neither Discord's library nor Pillow: it comes every minute.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from bot.app.shards import Shards, read_shards
from storage.environment import database_file, settings_given

STALE = 90.0


def sign_of(database: Path, shards: Shards | None = None) -> Path:
    """A process that takes a part of the shards has a sign of its own: others may be beside it."""
    part = f".shards-{shards.first}-{shards.last}-of-{shards.count}" if shards else ""
    return database.with_name(f"{database.name}{part}.alive")


def note_life(sign: Path, *, connected: bool) -> None:
    """Touches the sign, or takes it away."""
    if connected:
        sign.touch()
    else:
        sign.unlink(missing_ok=True)


def is_alive(sign: Path) -> bool:
    return sign.exists() and time.time() - sign.stat().st_mtime < STALE


def check() -> int:
    """For a container's health check: is a running bot connected to Discord?"""
    given = settings_given(["DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "SHARDS"])
    shards = read_shards(given.pop("SHARDS", ""))
    if not given:
        print("There is no DISCORD_TOKEN, so no bot is on Discord.", file=sys.stderr)
        return 1
    if not is_alive(sign_of(database_file(), shards)):
        print("The bot is not connected to Discord.", file=sys.stderr)
        return 1
    return 0
