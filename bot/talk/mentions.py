"""Who is pinged by a message: exactly those meant, whatever its text says."""

from __future__ import annotations

from collections.abc import Sequence

import discord


def only(users: Sequence[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in users]
    )
