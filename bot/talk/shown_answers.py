"""One private answer of a kind for each person and table: a new one takes the old one away."""

from __future__ import annotations

import logging
from collections import OrderedDict

import aiohttp
import discord

from bot.talk.replies import Click
from bot.talk.troubles import brief

log = logging.getLogger(__name__)

KEPT = 1024  # answers that are known; a forgotten one merely stays where it is
PANEL = "panel"
HAND = "hand"


class ShownAnswers:
    def __init__(self) -> None:
        self._shown: OrderedDict[tuple[int, int, str], Click] = OrderedDict()

    async def replaced_by(self, click: Click, table: int, kind: str = PANEL) -> None:
        """Notes the newest of a kind and removes the one before, as long as Discord lets us."""
        key = (click.user.id, table, kind)
        old = self._shown.pop(key, None)
        self._shown[key] = click
        while len(self._shown) > KEPT or next(iter(self._shown.values())).is_expired():
            self._shown.popitem(last=False)
        if old is None or old.is_expired():
            return
        try:
            await old.delete_original_response()
        except discord.NotFound:
            return  # its owner had dismissed it
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            # The new one is there: nobody need be told that the old one still is.
            log.info("an old %s of table %s stays: %s", kind, table, brief(error))
