"""/board, /history, /replay, /recap, /log, /rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.commands.completing import Choices, GameNames, choices
from bot.commands.here import complete_tables, named_in_dm, table_here
from bot.commands.localised import Tree, options, word
from bot.looking.gallery import Gallery
from bot.looking.replays import Replays, film_title
from bot.looking.rulebook import Rulebook
from bot.looking.what_changed import WhatChanged
from bot.people.quotas import Quotas
from bot.posts.post import picture_file
from bot.tables.sessions import Sessions
from bot.tables.sitting import Visit
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, guarded, language_for, private, public
from bot.talk.shown_answers import ShownAnswers
from bot.talk.voice import Voice

Look: TypeAlias = Callable[[Visit], Awaitable[Reply]]


class LookCommands:
    def __init__(
        self,
        sessions: Sessions,
        gallery: Gallery,
        changed: WhatChanged,
        replays: Replays,
        rulebook: Rulebook,
        games: GameNames,
        quotas: Quotas,
        shown: ShownAnswers,
    ) -> None:
        self.sessions = sessions
        self.gallery = gallery
        self.changed = changed
        self.replays = replays
        self.quotas = quotas
        self.rulebook = rulebook
        self.games = games
        self.shown = shown

    def add_to(self, tree: Tree) -> None:
        self._add_pictures(tree)
        self._add_words(tree)
        self._add_rules(tree)

    async def _visit(self, click: Click) -> Visit:
        """The past does not change, so it is looked at while others play on."""
        row = await table_here(self.sessions, click, closed=True)
        async with self.sessions.table(row.id) as live:
            return Visit.of(live, click.user.id, language_for(click))

    async def _privately(self, click: Click, kind: str, look: Look) -> None:
        await private(click)
        self.quotas.take("look", click.user.id, click.guild_id)
        visit = await self._visit(click)
        reply = await look(visit)
        await fill(click, named_in_dm(click, visit.live, reply))
        await self.shown.replaced_by(click, visit.live.id, kind)

    # ---- pictures -----------------------------------------------------------------------------

    def _add_pictures(self, tree: Tree) -> None:
        @tree.command(name=word("command-board"), description=word("command-board-about"))
        @options(move="move", text="text", table="table")
        async def board(
            click: Click, move: int | None = None, text: bool = False, table: str | None = None
        ) -> None:
            async def look(visit: Visit) -> Reply:
                return await self.gallery.board(visit, move, in_words=text)

            await guarded(click, lambda: self._privately(click, "board", look))

        @tree.command(name=word("command-history"), description=word("command-history-about"))
        @options(table="table")
        async def history(click: Click, table: str | None = None) -> None:
            async def look(visit: Visit) -> Reply:
                return await self.gallery.page(visit, await self.gallery.since(visit))

            await guarded(click, lambda: self._privately(click, "history", look))

        @tree.command(name=word("command-replay"), description=word("command-replay-about"))
        @options(first="from", last="to")
        async def replay(click: Click, first: int | None = None, last: int | None = None) -> None:
            await guarded(click, lambda: self._replay(click, first, last))

        complete_tables(self.sessions, board, history)

    async def _replay(self, click: Click, first: int | None, last: int | None) -> None:
        await public(click)
        self.quotas.take("replay", click.user.id, click.guild_id)
        live = (await self._visit(click)).live
        voice = live.voice()
        end = last or live.row.moves
        begin = first or max(1, end - 29)
        picture = await self.replays.of(live, voice, begin, end)
        if picture is None:
            raise RefusedError("post-no-picture")
        title = film_title(voice, begin, end)
        await fill(click, Reply(title, None, [picture_file(picture, "replay")]))

    # ---- words --------------------------------------------------------------------------------

    def _add_words(self, tree: Tree) -> None:
        @tree.command(name=word("command-recap"), description=word("command-recap-about"))
        @options(table="table")
        async def recap(click: Click, table: str | None = None) -> None:
            await guarded(click, lambda: self._privately(click, "recap", self.changed.page))

        @tree.command(name=word("command-log"), description=word("command-log-about"))
        @options(table="table")
        async def log(click: Click, table: str | None = None) -> None:
            await guarded(click, lambda: self._privately(click, "log", self.gallery.log))

        complete_tables(self.sessions, recap, log)

    # ---- rules --------------------------------------------------------------------------------

    def _add_rules(self, tree: Tree) -> None:
        @tree.command(name=word("command-rules"), description=word("command-rules-about"))
        @options(game="game", topic="topic")
        async def rules(click: Click, game: str, topic: str | None = None) -> None:
            await guarded(click, lambda: self._rules(click, game, topic))

        @rules.autocomplete("game")
        async def games(click: Click, typed: str) -> Choices:
            return self.games.matching(click, typed)

        @rules.autocomplete("topic")
        async def topics(click: Click, typed: str) -> Choices:
            game = self.games.in_command(click)
            if game is None:
                return []
            voice = Voice(language_for(click), game)
            return choices(self.rulebook.suggestions(game, voice, typed))

    async def _rules(self, click: Click, key: str, topic: str | None) -> None:
        await private(click)
        game = self.games.meant(key, language_for(click))
        voice = Voice(language_for(click), game)
        if topic is None:
            reply = self.rulebook.overview(game, voice)
        else:
            reply = self.rulebook.topic(game, voice, self.rulebook.find(game, voice, topic))
        await fill(click, reply)
