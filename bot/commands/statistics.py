"""/stats: what somebody has played and won."""

from __future__ import annotations

import discord

from bot.commands.completing import Choices, GameNames
from bot.commands.localised import Tree, options, word
from bot.looking.statistics import Statistics
from bot.people.quotas import Quotas
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, guarded, language_for, private
from games.core.contract import AnyGame


class StatisticsCommand:
    def __init__(self, statistics: Statistics, games: GameNames, quotas: Quotas) -> None:
        self.statistics = statistics
        self.games = games
        self.quotas = quotas

    def add_to(self, tree: Tree) -> None:
        @tree.command(name=word("command-stats"), description=word("command-stats-about"))
        @options(person="person", game="game", server="server")
        async def stats(
            click: Click,
            person: discord.User | None = None,
            game: str | None = None,
            server: bool = False,
        ) -> None:
            await guarded(click, lambda: self._stats(click, person, game, server=server))

        @stats.autocomplete("game")
        async def games(click: Click, typed: str) -> Choices:
            return self.games.matching(click, typed)

    async def _stats(
        self, click: Click, person: discord.User | None, game: str | None, *, server: bool
    ) -> None:
        await private(click)
        self.quotas.take("look", click.user.id, click.guild_id)
        meant = None if game is None else self.games.meant(game, language_for(click))
        await fill(click, await self._reply(click, person, meant, server=server))

    async def _reply(
        self, click: Click, person: discord.User | None, game: AnyGame | None, *, server: bool
    ) -> Reply:
        language = language_for(click)
        if server:
            if click.guild_id is None:
                raise RefusedError("refused-stats-server")
            return await self.statistics.server(click.guild_id, language, game)
        user = person.id if person else click.user.id
        return await self.statistics.of(click.user.id, user, language, game)
