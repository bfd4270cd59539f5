"""Telling Discord the commands: everywhere, or in one server while developing."""

from __future__ import annotations

import logging
from pathlib import Path

import discord

from bot.app.patience import patiently
from bot.commands.localised import Tree
from bot.talk.troubles import brief

log = logging.getLogger(__name__)


def note_of(database: Path) -> Path:
    """Where it stands which server has commands of its own."""
    return database.with_name(f"{database.name}.dev-guild")


async def sync_commands(tree: Tree, database: Path, guild: int | None) -> None:
    """A server that was DEV_GUILD and is no more loses its commands: they would stand twice."""
    note = note_of(database)
    await _leave(tree, note, guild)
    if guild is None:
        await patiently(tree.sync, "the commands")
        return
    place = discord.Object(guild)
    tree.copy_global_to(guild=place)
    await patiently(lambda: tree.sync(guild=place), f"the commands of DEV_GUILD {guild}")
    if database.name != ":memory:":
        note.write_text(str(guild))


async def _leave(tree: Tree, note: Path, guild: int | None) -> None:
    before = note.read_text().strip() if note.exists() else ""
    if not before.isdecimal() or int(before) == guild:
        return
    place = discord.Object(int(before))
    tree.clear_commands(guild=place)
    try:
        await tree.sync(guild=place)
    except discord.HTTPException as error:
        if error.status >= 500:
            log.warning("server %s keeps its commands until the next start", before)
            return
        log.info("server %s has no commands to clear: %s", before, brief(error))
    note.unlink()
