"""What the bot may do in a channel, said before anybody sits down there.

Discord sends it with every command, so nothing is asked for.
"""

from __future__ import annotations

import discord

from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, voice_of

SEND = ("view_channel", "send_messages")
SEND_IN_THREADS = ("view_channel", "send_messages_in_threads")
START_THREADS = ("create_public_threads", "send_messages_in_threads")
WISHED = ("attach_files", "read_message_history")  # one can play without them


def expect_permissions(click: Click) -> None:
    """Refuses where nothing could be posted."""
    in_thread = isinstance(click.channel, discord.Thread)
    missing = _missing(click, SEND_IN_THREADS if in_thread else SEND)
    if missing:
        raise RefusedError("refused-permissions", what=missing)


def expect_threads(click: Click) -> None:
    """Refuses where no thread can be opened, and says what is lacking."""
    if isinstance(click.channel, discord.Thread):
        raise RefusedError("refused-in-thread")
    missing = _missing(click, START_THREADS)
    if missing:
        raise RefusedError("refused-thread-permissions", what=missing)


async def say_missing(click: Click) -> None:
    """What is worse without a permission, to the person who opened the table."""
    missing = _missing(click, WISHED)
    if missing:
        words = voice_of(click)("note-permissions", what=missing)
        await click.followup.send(words, ephemeral=True)


def _missing(click: Click, wanted: tuple[str, ...]) -> str:
    voice = voice_of(click)
    absent = [name for name in wanted if not getattr(click.app_permissions, name)]
    return voice.listing([voice(f"permission-{name.replace('_', '-')}") for name in absent])
