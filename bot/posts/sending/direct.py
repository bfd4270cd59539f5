"""One direct message to one person, in their own language, once."""

from __future__ import annotations

import discord
from discord import ui

from bot.people.quiet_hours import QuietHours
from bot.posts.sending.already_sent import AlreadySent
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.voice import Voice, language_of
from storage.records import OutboxRow


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
        known = await self.store.user(user)
        chosen = (known.language or known.locale) if known else ""
        return live.voice(language_of(chosen) if chosen else None)

    async def send(self, row: OutboxRow, user: int, text: str, view: ui.View | None = None) -> int:
        """Without a sound in quiet hours."""
        person = await self.client.create_dm(discord.Object(user))
        sent = await self.already.find(row, person, text, view)
        if sent is not None:
            return sent.id
        await self.already.sign(row, text, view)
        message = await person.send(
            text,
            view=view or discord.utils.MISSING,
            nonce=row.nonce,
            silent=bool(await self.quiet_hours.among([user])),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.already.keep(row, message)
        return message.id
