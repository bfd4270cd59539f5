"""Whether a message is on Discord already, though its row does not say so.

Discord answers a repeated nonce with the first message, but only for some minutes. So a row is
signed before it is sent: by what the message says and what can be pressed under it. Of a signed
row nobody knows whether it was sent, whatever came back, so it is looked for by its sign. What
would be said now may be something else: people have answered, somebody has another name.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import blake2b

import discord
import msgspec
from discord import ui
from msgspec import Struct

from bot.posts.layout import words_of
from bot.posts.outbox import Undeliverable
from bot.tables.sessions import Sessions
from storage.records import OutboxRow

LOOKED_AT = 300  # messages
SKEW = timedelta(days=1)  # clocks differ; rows that told older messages may be forgotten
NOTE = "\n-# "  # below the words; a late picture takes it away
UNSIGNED = "?"  # by an older version


class Sign(Struct, frozen=True):
    """What tells a message from all others without a row."""

    row: str  # what the row tells
    at: int  # when it was first under way
    words: str
    pressed: str  # what can be; of nothing: empty


class AlreadySent:
    def __init__(self, client: discord.Client, sessions: Sessions) -> None:
        self.client = client
        self.store = sessions.store
        self.now = sessions.now
        self._kept: dict[str, discord.Message] = {}  # sent, but not noted yet
        self._signed: dict[str, tuple[OutboxRow, str]] = {}  # since that row was read

    def keep(self, row: OutboxRow, message: discord.Message) -> None:
        """Until it is noted, which a full disk may put off."""
        self._kept[row.nonce] = message

    def noted(self, row: OutboxRow) -> None:
        self._kept.pop(row.nonce, None)
        self._signed.pop(row.nonce, None)

    def is_signed(self, row: OutboxRow) -> bool:
        """Whether there is anything to be looked for."""
        return bool(self._under_way(row))

    async def sign(self, row: OutboxRow, content: str, view: ui.View | None) -> None:
        """Call before sending. Raises Undeliverable if a newer row took the place of this one."""
        sign = self._sign(row, content, view)
        written = msgspec.json.encode(sign).decode()
        if self._under_way(row) == written and not self.store.is_shared:
            return
        # Asked even if it is signed so: another process may have it by now.
        if not await self.store.under_way(row.id, written, holder=row.holder):
            raise Undeliverable("a newer row has taken its place, or another process its delivery")
        self._signed[row.nonce] = row, written

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
        sign = self._signature(row)
        if self._under_way(row) == UNSIGNED:
            sign = self._sign(row, content, view)
        return await self._look(place, sign) if sign and sign.row == _told(row) else None

    async def find_replaced(
        self, row: OutboxRow, place: discord.abc.Messageable
    ) -> discord.Message | None:
        """The message of a row in whose place this one came while it was under way."""
        sign = self._signature(row)
        return await self._look(place, sign) if sign and sign.row != _told(row) else None

    def _under_way(self, row: OutboxRow) -> str:
        read, written = self._signed.get(row.nonce, (row, row.under_way))
        return written if read is row else row.under_way

    def _signature(self, row: OutboxRow) -> Sign | None:
        written = self._under_way(row)
        if written in ("", UNSIGNED):
            return None
        return msgspec.json.decode(written, type=Sign)

    def _sign(self, row: OutboxRow, content: str, view: ui.View | None) -> Sign:
        before = self._signature(row)
        at = before.at if before and before.row == _told(row) else self.now()
        pressed = _digest(_custom_ids(view.children if view else ()))
        return Sign(_told(row), at, _words(content), pressed)

    async def _look(self, place: discord.abc.Messageable, sign: Sign) -> discord.Message | None:
        oldest = datetime.fromtimestamp(sign.at, UTC) - SKEW
        alike = []
        async for message in place.history(limit=LOOKED_AT):
            if message.created_at < oldest:
                break
            if self._is_ours(message) and _fits(message, sign):
                alike.append(message)
        others = await self.store.told_by([message.id for message in alike])
        return next((message for message in alike if message.id not in others), None)

    def _is_ours(self, message: discord.Message) -> bool:
        return self.client.user is not None and message.author.id == self.client.user.id


def _fits(message: discord.Message, sign: Sign) -> bool:
    """Whose words were changed afterwards is told by its buttons."""
    if _pressable(message) != sign.pressed:
        return False
    edited = message.edited_at is not None and bool(sign.pressed)
    return edited or _words(words_of(message)) == sign.words


def _told(row: OutboxRow) -> str:
    return _digest([row.kind, msgspec.json.encode(row.payload, order="sorted").decode()])


def _words(content: str) -> str:
    return _digest([content.partition(NOTE)[0].strip()])


def _pressable(message: discord.Message) -> str:
    rows = [part for part in message.components if isinstance(part, discord.ActionRow)]
    return _digest(_custom_ids([item for row in rows for item in row.children]))


def _custom_ids(items: Sequence[object]) -> list[str]:
    found = [getattr(item, "custom_id", None) for item in items]
    return [custom_id for custom_id in found if custom_id]


def _digest(words: Sequence[str]) -> str:
    return blake2b("\n".join(words).encode(), digest_size=8).hexdigest() if words else ""
