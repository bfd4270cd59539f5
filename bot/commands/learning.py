"""/learn: a first game that explains itself."""

from __future__ import annotations

from bot.commands.completing import Choices, GameNames
from bot.commands.localised import Tree, options, word
from bot.talk.replies import Click, guarded, language_for
from bot.teaching.lessons import Lessons


class LearnCommand:
    def __init__(self, lessons: Lessons) -> None:
        self.lessons = lessons
        self.games = GameNames(lessons.games)

    def add_to(self, tree: Tree) -> None:
        @tree.command(name=word("command-learn"), description=word("command-learn-about"))
        @options(game="game")
        async def learn(click: Click, game: str) -> None:
            await guarded(click, lambda: self._learn(click, game))

        @learn.autocomplete("game")
        async def games(click: Click, typed: str) -> Choices:
            return self.games.matching(click, typed)

    async def _learn(self, click: Click, game: str) -> None:
        await self.lessons.begin(click, self.games.meant(game, language_for(click)))
