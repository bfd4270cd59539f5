"""/table info, move, close, reopen, settings, follow: caring for a table."""

from __future__ import annotations

from typing import NamedTuple

from discord import app_commands

from bot.commands.completing import Choices
from bot.commands.here import (
    complete_followed,
    complete_tables,
    expect_channel,
    followed_table,
    named_in_dm,
    table_here,
)
from bot.commands.localised import options, word
from bot.commands.table.moving import TableMoves
from bot.commands.table.opening import LANGUAGE_CHOICES, PACE_CHOICES
from bot.lobby.clicks import is_moderator
from bot.lobby.lobby import Lobby
from bot.lobby.lobby_message import LobbyMessage, close_question
from bot.lobby.menus.table_menu import TableMenu
from bot.looking.following import FollowMenu
from bot.posts.lobby_post import closed_reply, pace_line, shown_now
from bot.servers.rules import ServerRules
from bot.tables.expectations import expect_caretaker
from bot.tables.live import Live
from bot.tables.pace import read_pace
from bot.tables.pictures import PICTURES, pictures_line, read_pictures
from bot.tables.sessions import Sessions
from bot.tables.volume import VOLUMES, read_volume, volume_line
from bot.talk.replies import Click, Reply, fill, guarded, language_for, private, public
from bot.talk.voice import language_of

PICTURE_CHOICES = [
    app_commands.Choice(name=word(f"pictures-{each}"), value=each) for each in PICTURES
]


VOLUME_CHOICES = [app_commands.Choice(name=word(f"volume-{each}"), value=each) for each in VOLUMES]


class Wishes(NamedTuple):
    """What is to change at a table; None: as it is."""

    language: str | None
    pace: str | None
    pictures: str | None
    volume: str | None


class CareCommands:
    def __init__(
        self,
        sessions: Sessions,
        lobby: Lobby,
        message: LobbyMessage,
        following: FollowMenu,
        rules: ServerRules,
    ) -> None:
        self.sessions = sessions
        self.lobby = lobby
        self.message = message
        self.following = following
        self.menu = TableMenu(sessions)
        self.moves = TableMoves(sessions, lobby, message, rules)

    def add_to(self, group: app_commands.Group) -> None:
        @group.command(name=word("command-info"), description=word("command-info-about"))
        @options(table="table")
        async def info(click: Click, table: str | None = None) -> None:
            await guarded(click, lambda: self._info(click))

        @group.command(name=word("command-move"), description=word("command-move-about"))
        @options(table="table")
        async def move(click: Click, table: str | None = None) -> None:
            await guarded(click, lambda: self.moves.move_here(click, table))

        @move.autocomplete("table")
        async def tables(click: Click, typed: str) -> Choices:
            return await self.moves.matching(click, typed)

        @group.command(name=word("command-close"), description=word("command-close-about"))
        @options(table="table")
        async def close(click: Click, table: str | None = None) -> None:
            await guarded(click, lambda: self._close(click))

        @group.command(name=word("command-reopen"), description=word("command-reopen-about"))
        async def reopen(click: Click) -> None:
            await guarded(click, lambda: self._reopen(click))

        @group.command(name=word("command-follow"), description=word("command-follow-about"))
        @options(table="followed")
        async def follow(click: Click, table: str | None = None) -> None:
            await guarded(click, lambda: self._follow(click))

        complete_tables(self.sessions, info, close)
        complete_followed(self.sessions, follow)
        self._add_settings(group)

    def _add_settings(self, group: app_commands.Group) -> None:
        @group.command(
            name=word("command-settings"), description=word("command-table-settings-about")
        )
        @options(
            language="table-language",
            pace="pace",
            pictures="pictures",
            volume="volume",
            table="table",
        )
        @app_commands.choices(
            language=LANGUAGE_CHOICES,
            pace=PACE_CHOICES,
            pictures=PICTURE_CHOICES,
            volume=VOLUME_CHOICES,
        )
        async def settings(
            click: Click,
            language: str | None = None,
            pace: str | None = None,
            pictures: str | None = None,
            volume: str | None = None,
            table: str | None = None,
        ) -> None:
            wished = Wishes(language, pace, pictures, volume)
            await guarded(click, lambda: self._settings(click, wished))

        complete_tables(self.sessions, settings)

    async def _info(self, click: Click) -> None:
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            reply = await self.menu.of(live, click)
        await fill(click, named_in_dm(click, live, reply))

    async def _follow(self, click: Click) -> None:
        await private(click)
        table = await followed_table(self.sessions, click)
        reply = await self.following.of(click, table)
        await fill(click, named_in_dm(click, await self.sessions.glance(table), reply))

    async def _close(self, click: Click) -> None:
        """A lobby at once; a game after a question to the one who wants it closed."""
        row = await table_here(self.sessions, click)
        if row.status == "playing":
            await private(click)
            live = await self.sessions.glance(row.id)
            expect_caretaker(live, click.user.id, moderates(click, live))
            await fill(click, Reply(*close_question(live, live.voice(language_for(click)))))
            return
        await public(click)
        async with self.sessions.table(row.id) as live:
            await self.lobby.close(live, click.user.id, moderates(click, live))
            closed = closed_reply(live, "lobby-closed")
        await self.message.refresh(live, closed)
        await fill(click, Reply(live.voice()("done-close")))

    async def _reopen(self, click: Click) -> None:
        await private(click)
        expect_channel(click)
        row = await table_here(self.sessions, click, closed=True)
        async with self.sessions.table(row.id) as live:
            await self.lobby.reopen(live, click.user.id, is_moderator(click))
            shown = shown_now(live)
        await self.message.done(click, live, shown, "done-reopen")

    async def _settings(self, click: Click, wished: Wishes) -> None:
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            expect_caretaker(live, click.user.id, moderates(click, live))
            await self._change(live, click, wished)
            shown = shown_now(live)
        if live.row.status == "lobby":
            await self.message.refresh(live, shown)
        language = wished.language
        voice = live.voice(language_of(language) if language else language_for(click))
        told = [voice("done-settings")] if language else []
        told += [pace_line(live, voice), pictures_line(live, voice), volume_line(live, voice)]
        await fill(click, Reply("\n".join(told)))

    async def _change(self, live: Live, click: Click, wished: Wishes) -> None:
        user, moderator, store = click.user.id, moderates(click, live), self.sessions.store
        if wished.language is not None:
            live.row = await store.update_table(
                live.id, version=live.row.version, language=language_of(wished.language)
            )
        if wished.pace is not None:
            await self.lobby.set_pace(live, user, moderator, read_pace(wished.pace))
        if wished.volume is not None:
            await self.lobby.set_volume(live, user, moderator, read_volume(wished.volume))
        if wished.pictures is not None:
            live.row = await store.update_table(
                live.id, version=live.row.version, pictures=read_pictures(wished.pictures)
            )


def moderates(click: Click, live: Live) -> bool:
    """A table can be named from another server, in which others may moderate."""
    return is_moderator(click) and live.row.guild == click.guild_id
