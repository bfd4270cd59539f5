"""Whether a message is on Discord already, though its row does not say so.

Discord answers a repeated nonce with the first message, but only for some minutes. So what may
have been sent before is looked for among the last messages: what waited when the bot started,
since it may have been killed while sending, and what failed without a refusal.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from storage.records import OutboxRow
from storage.store import Store

LOOKED_AT = 50  # messages
MOST = 10_000  # rows
NOTE = "\n-# "  # below the words; the only part that changes afterwards
REFUSED = "HTTP 4"  # a row's error: nothing was sent


class AlreadySent:
    def __init__(self, client: discord.Client, store: Store) -> None:
        self.client = client
        self.store = store
        self._kept: dict[str, discord.Message] = {}  # sent, but not noted yet
        self._suspects: frozenset[int] = frozenset()

    async def begin(self, now: int) -> None:
        """Call once before anything is sent: only the head of a lane can have been under way."""
        self._suspects = frozenset(row.id for row in await self.store.due(now, MOST))

    def keep(self, row: OutboxRow, message: discord.Message) -> None:
        """Until it is noted, which a full disk may put off."""
        self._kept[row.nonce] = message

    def noted(self, row: OutboxRow) -> None:
        self._kept.pop(row.nonce, None)

    async def find(
        self,
        row: OutboxRow,
        place: discord.abc.Messageable,
        content: str,
        view: ui.View | None,
    ) -> discord.Message | None:
        """The message of this row, if it was sent before."""
        if row.nonce in self._kept:
            return self._kept[row.nonce]
        if not content or not self._may_be_sent(row):
            return None
        wanted = _words(content), _custom_ids(view.children if view else ())
        alike = [
            message
            async for message in place.history(limit=LOOKED_AT)
            if self.client.user
            and message.author.id == self.client.user.id
            and (_words(message.content), _pressable(message)) == wanted
        ]
        others = await self.store.told_by([message.id for message in alike])
        return next((message for message in alike if message.id not in others), None)

    def _may_be_sent(self, row: OutboxRow) -> bool:
        failed = row.attempts > 0 and not row.error.startswith(REFUSED)
        return failed or row.id in self._suspects


def _words(content: str) -> str:
    return content.partition(NOTE)[0].strip()


def _pressable(message: discord.Message) -> list[str]:
    rows = [part for part in message.components if isinstance(part, discord.ActionRow)]
    return _custom_ids([item for row in rows for item in row.children])


def _custom_ids(items: Sequence[object]) -> list[str]:
    found = [getattr(item, "custom_id", None) for item in items]
    return [custom_id for custom_id in found if custom_id]
