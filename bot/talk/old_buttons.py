"""Buttons that lead nowhere any more are taken from the messages that have them."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.talk.addresses import Address
from bot.talk.troubles import brief
from storage.store import Store, StoreError

log = logging.getLogger(__name__)

LOOKED_AT: Final = 100  # messages; what is older hardly anybody sees


async def close_old(
    client: discord.Client,
    store: Store,
    place: discord.abc.Messageable,
    old: Address,
    text: str | None = None,
    *,
    but: int | None = None,
) -> None:
    """Where this can be pressed in our newest messages there (`but` one), `text` is said instead.

    Without a text the words stay. If it fails nothing is lost: whoever presses is told so. What a
    row may still be looking for is left alone, for its words and buttons tell it from others.
    """
    id, content = old.custom_id(), discord.utils.MISSING if text is None else text
    try:
        found = [
            message
            async for message in place.history(limit=LOOKED_AT)
            if message.id != but and message.author == client.user and _has(message, id)
        ]
        sent = await store.told_by([message.id for message in found])
        for message in [each for each in found if each.id in sent]:
            await message.edit(content=content, view=None)
    except (discord.HTTPException, OSError, StoreError) as error:
        log.info("table %s: old buttons were not taken away: %s", old.table, brief(error))


def _has(message: discord.Message, id: str) -> bool:
    rows = [part for part in message.components if isinstance(part, discord.ActionRow)]
    return any(getattr(item, "custom_id", None) == id for row in rows for item in row.children)
