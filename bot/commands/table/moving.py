"""/table move: one's own table from another channel, which may be gone, to this one."""

from __future__ import annotations

import discord

from bot.commands.completing import Choices, matching
from bot.commands.here import expect_channel
from bot.lobby.lobby import Lobby
from bot.lobby.lobby_message import LobbyMessage
from bot.posts.lobby_post import lobby_reply
from bot.servers.rules import Place, ServerRules
from bot.tables.sessions import Sessions
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, language_for, private
from bot.talk.voice import Voice
from storage.records import TableRow


class TableMoves:
    def __init__(
        self, sessions: Sessions, lobby: Lobby, message: LobbyMessage, rules: ServerRules
    ) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.lobby = lobby
        self.message = message
        self.rules = rules
        self._names: dict[int, str] = {}  # of channels that were looked up

    async def matching(self, click: Click, typed: str) -> Choices:
        """The tables one could bring here, by game and channel."""
        rows = await self._hosted(click)
        return matching(typed, [(await self._words(click, row), str(row.id)) for row in rows])

    async def move_here(self, click: Click, typed: str | None) -> None:
        await private(click)
        expect_channel(click)
        assert click.channel_id is not None
        await self.rules.expect_channel(Place.of(click))
        old = await self._meant(click, typed)
        async with self.sessions.table(old.id) as live:
            await self.lobby.move(live, click.channel_id, click.guild_id)
        await fill(click, Reply(live.voice(language_for(click))("done-move")))
        if live.match is None:
            lobby = lobby_reply(live)
            assert lobby.view is not None
            message = await click.followup.send(lobby.content, view=lobby.view, wait=True)
            await self.message.stands_in(live.id, message.id)
        await self.message.tell_moved(live, old)

    async def _hosted(self, click: Click) -> list[TableRow]:
        return [
            row
            for row in await self.store.tables_of(click.user.id)
            if row.host == click.user.id and row.channel != click.channel_id
        ]

    async def _meant(self, click: Click, typed: str | None) -> TableRow:
        """The table of this number or these words; without any, the only one there is.

        A number means a table, and never a channel that happens to have it in its name.
        """
        hosted = await self._hosted(click)
        if not hosted:
            raise RefusedError("refused-nothing-to-move")
        wanted = (typed or "").strip().casefold()
        found = [row for row in hosted if wanted == str(row.id)]
        if not wanted.isdecimal():
            words = {row.id: (await self._words(click, row)).casefold() for row in hosted}
            found = [row for row in hosted if wanted in words[row.id]]
        if len(found) != 1:
            known = "; ".join(f"{self._game(click, row)} <#{row.channel}>" for row in hosted)
            raise RefusedError("refused-move-which", known=known)
        return found[0]

    async def _words(self, click: Click, row: TableRow) -> str:
        """Game and channel; what Discord completes cannot show a mention."""
        game = self._game(click, row)
        name = await self._channel_name(click, row.channel)
        if name is None:
            return Voice(language_for(click))("choice-table-gone", game=game)
        return f"{game}, #{name}"

    async def _channel_name(self, click: Click, id: int) -> str | None:
        """None if it is gone. A thread that is not known here may just sleep: it is looked up."""
        place = click.client.get_channel(id)
        if place is None and id not in self._names:
            try:
                place = await click.client.fetch_channel(id)
            except discord.NotFound:
                return None
            except (discord.HTTPException, discord.InvalidData, OSError):
                return "…"  # it is there, or Discord does not say
        if place is not None and not isinstance(place, discord.abc.PrivateChannel):
            self._names[id] = place.name
        return self._names.get(id)

    def _game(self, click: Click, row: TableRow) -> str:
        return Voice(language_for(click), self.sessions.games[row.game])("game-name")
