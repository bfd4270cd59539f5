"""A sign of life beside the database, for health checks from outside the process.

A check loads neither Discord's library nor Pillow: it comes every minute.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from storage.environment import database_file, settings_given

STALE = 90.0


def sign_of(database: Path) -> Path:
    return database.with_name(f"{database.name}.alive")


def note_life(database: Path, *, connected: bool) -> None:
    """Touches the sign, or takes it away."""
    if connected:
        sign_of(database).touch()
    else:
        sign_of(database).unlink(missing_ok=True)


def is_alive(database: Path) -> bool:
    sign = sign_of(database)
    return sign.exists() and time.time() - sign.stat().st_mtime < STALE


def check() -> int:
    """For a container's health check: is a running bot connected to Discord?"""
    if not settings_given(["DISCORD_TOKEN", "DISCORD_TOKEN_FILE"]):
        print("There is no DISCORD_TOKEN, so no bot is on Discord.", file=sys.stderr)
        return 1
    if not is_alive(database_file()):
        print("The bot is not connected to Discord.", file=sys.stderr)
        return 1
    return 0
