"""One direct message to one person, in their own language, once."""

from __future__ import annotations

import discord
from discord import ui

from bot.people.quiet_hours import QuietHours
from bot.posts.layout import BOARD
from bot.posts.post import picture_file
from bot.posts.rows import note_row
from bot.posts.sending.already_sent import AlreadySent
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.voice import Voice, language_of
from games.core.text import Language
from rendering.frame import Picture
from storage.records import OutboxRow

CLOSED = "direct messages are closed"  # why hands were given up that are sent when they are not


class DirectMessages:
    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        quiet_hours: QuietHours,
        already: AlreadySent,
    ) -> None:
        self.client = client
        self.store = sessions.store
        self.quiet_hours = quiet_hours
        self.already = already

    async def voice(self, live: Live, user: int) -> Voice:
        return live.voice(await self.language(user))

    async def language(self, user: int) -> Language | None:
        """The one they chose or Discord told; None: neither is known."""
        known = await self.store.user(user)
        chosen = (known.language or known.locale) if known else ""
        return language_of(chosen) if chosen else None

    async def send(
        self,
        row: OutboxRow,
        user: int,
        text: str,
        view: ui.View | None = None,
        *,
        silent: bool = False,
        picture: Picture | None = None,
    ) -> int:
        """Without a sound in quiet hours."""
        person = await self.client.create_dm(discord.Object(user))
        message = await self.already.find(row, person, text, view)
        if message is None:
            await self.already.sign(row, text, view)
            message = await person.send(
                text,
                view=view or discord.utils.MISSING,
                files=[picture_file(picture, BOARD)] if picture else [],
                nonce=row.nonce,
                silent=silent or bool(await self.quiet_hours.among([user])),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        self.already.keep(row, message)
        await self._found_open(user)
        return message.id

    async def _found_open(self, user: int) -> None:
        """Hands that were given up come too, then. Of who was forgotten nothing is kept."""
        known = await self.store.user(user)
        if known is not None and known.dm != "open":
            await self.store.messages_open(user, f"user:{user}", CLOSED)

    async def found_closed(self, live: Live, user: int) -> None:
        """Said once, in the channel."""
        await self.store.messages_closed(user, [note_row(live, "note-dm-closed", who=f"<@{user}>")])
