"""Who is pinged by a message: exactly those meant, whatever its text says."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from storage.records import OutboxRow


def only(users: Sequence[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in users]
    )


def pings_of(row: OutboxRow) -> list[int]:
    """The people a note is meant for; most are for nobody in particular."""
    users = row.payload.get("pings")
    return [user for user in users if isinstance(user, int)] if isinstance(users, list) else []
