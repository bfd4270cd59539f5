"""What is kept of one person, and how it ends."""

from __future__ import annotations

from io import BytesIO

import discord
import msgspec
from discord import ButtonStyle

from bot.lobby.lobby import Lobby
from bot.lobby.lobby_message import LobbyMessage
from bot.posts.lobby_post import shown_now
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from bot.waiting.leaving import Leaving
from games.core.text import Language


class OwnData:
    def __init__(self, sessions: Sessions, lobby: Lobby, message: LobbyMessage) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.lobby = lobby
        self.message = message
        self.leaving = Leaving(sessions)

    def told(self, language: Language) -> Reply:
        """What is kept, and what can be done about it."""
        voice = Voice(language)
        buttons = [
            button(Address("my_data", 0), voice("button-my-data")),
            button(Address("forget_me", 0), voice("button-forget-me"), style=ButtonStyle.danger),
        ]
        return Reply(voice("privacy-text"), view_of(buttons))

    async def handed_out(self, user: int, language: Language) -> Reply:
        """All of it in one file."""
        kept = await self.store.export(user)
        data = msgspec.json.format(msgspec.json.encode(kept), indent=1)
        return Reply(Voice(language)("privacy-file"), None, [_file(data)])

    async def question(self, user: int, language: Language) -> Reply:
        """Whether it is to be deleted, with what that means for running games."""
        voice = Voice(language)
        rows = await self.store.tables_of(user)
        lines = [voice("privacy-sure")]
        if rows:
            places = " ".join(f"<#{row.channel}>" for row in rows)
            lines.append(voice("privacy-sure-tables", n=len(rows), places=places))
        sure = button(Address("forgotten", 0), voice("button-forgotten"), style=ButtonStyle.danger)
        return Reply("\n".join(lines), view_of([sure]))

    async def forget(self, user: int, language: Language) -> Reply:
        """Leaves every table, then everything. If it is cut off, the next try goes on."""
        left: list[int] = []
        while rows := await self.store.tables_of(user):
            for row in rows:
                await self._leave(row.id, user)
                left.append(row.id)
        for table in await self.store.forget(user, left):
            self.sessions.forget(table)
        return Reply(Voice(language)("privacy-forgotten"))

    async def _leave(self, table: int, user: int) -> None:
        async with self.sessions.table(table) as live:
            seat = live.seat_of(user)
            if seat is None:
                return
            if live.row.host == user and live.row.note:
                live.row = await self.store.update_table(live.id, version=live.row.version, note="")
            if live.match is None:
                await self.lobby.leave(live, user)
            else:
                await self.leaving.forget(live, seat)
        if live.match is None:
            await self.message.refresh(live, shown_now(live))


def _file(data: bytes) -> discord.File:
    return discord.File(BytesIO(data), filename="my-data.json")
