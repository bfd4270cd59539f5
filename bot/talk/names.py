"""People's names, as far as they may be shown."""

from __future__ import annotations

from unicodedata import category

import discord

from bot.talk.limits import cut

NAME_LENGTH = 32


def clean_name(name: str) -> str:
    """A display name on one line, without invisible direction marks, not too long."""
    visible = "".join(sign for sign in name if category(sign) not in ("Cf", "Cc"))
    return cut(" ".join(visible.split()), NAME_LENGTH) or "?"


def escaped(name: str) -> str:
    return discord.utils.escape_markdown(name).replace("<", "\\<")
