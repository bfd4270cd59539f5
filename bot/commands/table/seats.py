"""/table join, leave, start, add-bot: the buttons of a lobby, typed."""

from __future__ import annotations

from discord import app_commands

from bot.commands.here import complete_tables, expect_channel, named_in_dm, table_here
from bot.commands.localised import options, word
from bot.commands.table.kinds import complete_kinds
from bot.lobby.calls import Calls
from bot.lobby.clicks import person_of
from bot.lobby.lobby import Lobby
from bot.lobby.lobby_message import LobbyMessage, alone_question, is_alone
from bot.posts.lobby_post import shown_now
from bot.tables.computers import bot_meant
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.talk.replies import Click, Reply, fill, guarded, language_for, private
from bot.waiting.leaving import ways_question


class SeatCommands:
    def __init__(
        self, sessions: Sessions, lobby: Lobby, message: LobbyMessage, calls: Calls
    ) -> None:
        self.sessions = sessions
        self.lobby = lobby
        self.message = message
        self.calls = calls

    def add_to(self, group: app_commands.Group) -> None:
        @group.command(name=word("command-join"), description=word("command-join-about"))
        async def join(click: Click) -> None:
            await guarded(click, lambda: self._join(click))

        @group.command(name=word("command-leave"), description=word("command-leave-about"))
        @options(table="table")
        async def leave(click: Click, table: str | None = None) -> None:
            await guarded(click, lambda: self._leave(click))

        @group.command(name=word("command-start"), description=word("command-start-about"))
        @options(table="table")
        async def start(click: Click, table: str | None = None) -> None:
            await guarded(click, lambda: self._start(click))

        @group.command(name=word("command-add-bot"), description=word("command-add-bot-about"))
        @options(kind="kind", table="table")
        async def add_bot(click: Click, kind: str | None = None, table: str | None = None) -> None:
            await guarded(click, lambda: self._add_bot(click, kind))

        complete_kinds(self.sessions, add_bot)
        complete_tables(self.sessions, leave, start, add_bot)

    async def _join(self, click: Click) -> None:
        await private(click)
        expect_channel(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            await self.lobby.join(live, person_of(click))
            shown = shown_now(live)
        await self.message.done(click, live, shown, "done-join")
        await self.calls.greet(click, live)

    async def _leave(self, click: Click) -> None:
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            if live.row.status == "playing":
                sitting = Sitting.of(live, click.user.id, language_for(click))
                question = ways_question(live, sitting.seat, sitting.voice)
            else:
                await self.lobby.leave(live, click.user.id)
                question = None
            shown = shown_now(live)
        if question is not None:
            await fill(click, named_in_dm(click, live, question))
            return
        await self.message.done(click, live, shown, "done-leave")

    async def _start(self, click: Click) -> None:
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            alone = is_alone(live, click.user.id)
            if not alone:
                await self.lobby.start(live, click.user.id)
            shown = shown_now(live)
        if alone:
            await fill(click, Reply(*alone_question(live, live.voice(language_for(click)))))
            return
        await self.message.done(click, live, shown, "done-start")
        await self.message.begun(live)

    async def _add_bot(self, click: Click, kind: str | None) -> None:
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            await self.lobby.add_bot(live, click.user.id, bot_meant(live.game, kind))
            shown = shown_now(live)
        await self.message.done(click, live, shown, "done-addbot")
