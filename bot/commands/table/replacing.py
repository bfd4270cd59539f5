"""/table replace: somebody's seat for somebody else."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.completing import Choices, matching
from bot.commands.here import expect_channel, table_here
from bot.commands.localised import options, word
from bot.commands.table.kinds import complete_kinds
from bot.lobby.clicks import is_moderator
from bot.lobby.lobby import Lobby
from bot.lobby.seating import Person
from bot.posts.sending.absences import Absences
from bot.tables.computers import bot_meant, bot_words
from bot.tables.expectations import expect_caretaker
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.names import escaped
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, guarded, public
from storage.records import SeatRow


class ReplaceCommand:
    def __init__(self, sessions: Sessions, lobby: Lobby, absences: Absences) -> None:
        self.sessions = sessions
        self.lobby = lobby
        self.absences = absences

    def add_to(self, group: app_commands.Group) -> None:
        @group.command(name=word("command-replace"), description=word("command-replace-about"))
        @options(whose="whose", member="member", kind="kind")
        async def replace(
            click: Click,
            whose: str,
            member: discord.Member | None = None,
            kind: str | None = None,
        ) -> None:
            await guarded(click, lambda: self._replace(click, whose, member, kind))

        @replace.autocomplete("whose")
        async def people(click: Click, typed: str) -> Choices:
            return await self._people(click, typed)

        complete_kinds(self.sessions, replace)

    async def _people(self, click: Click, typed: str) -> Choices:
        try:
            row = await table_here(self.sessions, click)
        except RefusedError:
            return []
        live = await self.sessions.glance(row.id)
        return matching(typed, [(seat.name, str(seat.seat + 1)) for seat in live.seats])

    async def _replace(
        self, click: Click, whose: str, member: discord.Member | None, kind: str | None
    ) -> None:
        expect_channel(click)
        await public(click)
        row = await table_here(self.sessions, click)
        if member is not None and member.bot:
            raise RefusedError("refused-bot-account")
        left = await self._has_left(row.id, whose)
        async with self.sessions.table(row.id) as live:
            expect_caretaker(live, click.user.id, is_moderator(click))
            old = seat_meant(live, whose)
            to = Person(member.id, member.display_name) if member else bot_meant(live.game, kind)
            gone = left is not None and left == old.user
            vote = await self.lobby.replace(
                live, click.user.id, is_moderator(click), old.seat, to, gone=gone
            )
        voice = live.voice()
        new = member.mention if member else voice("lobby-bot", kind=bot_words(voice, str(to)))
        if vote is None:
            offered = member is not None and live.match is not None
            key = "done-offered" if offered else "done-replace"
            done = voice(key, old=escaped(old.name), new=new)
        else:
            key = "done-seat-asked" if old.user else "done-seat-bot-asked"
            done = voice(key, old=escaped(old.name))
        await fill(click, Reply(done))

    async def _has_left(self, table: int, whose: str) -> int | None:
        """Whose seat it is, if they have left the server; looked up before the table is locked."""
        live = await self.sessions.glance(table)
        user = next((row.user for row in live.seats if is_meant(row, whose)), None)
        if user is None or live.match is None or not await self.absences.has_left(live, user):
            return None
        return user


def seat_meant(live: Live, whose: str) -> SeatRow:
    """Of somebody named, mentioned, or chosen from the list."""
    found = next((row for row in live.seats if is_meant(row, whose)), None)
    if found is None:
        raise RefusedError("refused-whose", known=", ".join(escaped(name) for name in live.names))
    return found


def is_meant(row: SeatRow, whose: str) -> bool:
    word = whose.strip().casefold()
    return word in (row.name.casefold(), f"<@{row.user}>", str(row.seat + 1))
