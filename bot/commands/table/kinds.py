"""The kinds of computer players a game has, completed while somebody types."""

from __future__ import annotations

from bot.commands.completing import Choices, matching
from bot.commands.here import table_here
from bot.commands.localised import AnyCommand
from bot.tables.computers import bot_words
from bot.tables.sessions import Sessions
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, language_for
from bot.talk.voice import Voice
from games.core.bots.players import kinds


def complete_kinds(sessions: Sessions, command: AnyCommand) -> None:
    @command.autocomplete("kind")
    async def offered(click: Click, typed: str) -> Choices:
        try:
            row = await table_here(sessions, click)
        except RefusedError:  # where no table is yet: those that every game has
            games = list(sessions.games.values())
        else:
            games = [sessions.games[row.game]]
        voice = Voice(language_for(click), games[0])
        common = [kind for kind in kinds(games[0]) if all(kind in kinds(each) for each in games)]
        return matching(typed, [(bot_words(voice, kind), kind) for kind in common])
