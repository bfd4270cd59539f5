"""People's names, as far as they may be shown."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.talk.limits import cut
from names import cleaned, look_alike, unlinked

NAME_LENGTH = 32
NOBODY = "?"  # in place of a name of which nothing can be seen


def clean_name(name: str) -> str:
    """A display name on one line: letters one can see, nothing that acts, not too long."""
    return cut(cleaned(unlinked(cleaned(name))), NAME_LENGTH) or NOBODY


def distinct_name(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if it could be taken for one of the others at a table."""
    first = shown = clean_name(name)
    number = 1
    while any(look_alike(shown, other) for other in taken):
        number += 1
        mark = f" ({number})"
        shown = f"{cut(first, NAME_LENGTH - len(mark))}{mark}"
    return shown


def escaped(name: str) -> str:
    """For messages: neither markup nor a link, also if it was stored before names were cleaned."""
    plain = discord.utils.escape_markdown(unlinked(name), ignore_links=False)
    return plain.replace("<", "\\<")
