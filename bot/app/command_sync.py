"""Telling Discord the commands, if they changed: everywhere, or in one server in development."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

import discord
import msgspec
from discord import app_commands

from bot.app.patience import patiently
from bot.commands.localised import Tree
from bot.talk.troubles import brief
from storage.store import Store

log = logging.getLogger(__name__)

PAUSE = 0.3  # seconds, while another process tells them


def note_of(database: Path) -> Path:
    """Where it stands which server has commands of its own."""
    return database.with_name(f"{database.name}.dev-guild")


async def sync_commands(tree: Tree, store: Store, database: Path, guild: int | None) -> None:
    """By one process at a time.

    A server that was DEV_GUILD and is no more loses its commands: they would stand twice.
    """
    note = note_of(database)
    async with store.duty("commands", PAUSE):
        await _leave(tree, note, guild)
        if guild is None:
            await patiently(lambda: _tell(tree, store, None), "the commands")
            return
        place = discord.Object(guild)
        tree.copy_global_to(guild=place)
        told = f"the commands of DEV_GUILD {guild}"
        await patiently(lambda: _tell(tree, store, place), told)
        if database.name != ":memory:":
            note.write_text(str(guild))


async def _tell(tree: Tree, store: Store, place: discord.Object | None) -> None:
    """Unless Discord has them from us already: it takes so many changes a day."""
    name = f"commands of {place.id}" if place else "commands"
    wanted = await _wanted(tree, place)
    if await store.note(name) == _mark(wanted, await tree.fetch_commands(guild=place)):
        log.info("the commands have not changed")
        return
    await store.save_note(name, _mark(wanted, await tree.sync(guild=place)))


async def _wanted(tree: Tree, place: discord.Object | None) -> bytes:
    """All that is said about the commands, in every language."""
    translator = tree.translator
    assert translator is not None
    commands = tree.get_commands(guild=place)
    said = [await command.get_translated_payload(tree, translator) for command in commands]
    return msgspec.json.encode(said, order="sorted")


def _mark(wanted: bytes, there: Sequence[app_commands.AppCommand]) -> str:
    """Another one if the commands change, or are not those that were told."""
    ids = " ".join(str(number) for number in sorted(command.id for command in there))
    return blake2b(wanted + ids.encode(), digest_size=16).hexdigest()


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
