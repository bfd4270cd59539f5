"""The rules, where they are needed: an overview, any topic, found by name."""

from __future__ import annotations

from difflib import get_close_matches

from discord import ui

from bot.talk.addresses import Address
from bot.talk.limits import AUTOCOMPLETE, MESSAGE, SELECT_OPTIONS, cut
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import page_buttons, select, view_of
from games.core.contract import AnyGame
from games.core.text import Text


class Rulebook:
    def overview(self, game: AnyGame, voice: Voice, page: int = 0) -> Reply:
        """What the game is, and a menu of its topics, page by page."""
        text = f"**{voice('game-name')}**\n{voice('game-about')}\n\n{voice('rules-how')}"
        return Reply(text, self._menu(game, voice, page))

    def topic(self, game: AnyGame, voice: Voice, key: str) -> Reply:
        if key not in game.topics:
            raise RefusedError("refused-topic", topic=key[:60])
        text = f"**{voice.say(Text(key))}**\n{voice.say(Text(f'{key}.rule'))}"
        page = game.topics.index(key) // SELECT_OPTIONS
        return Reply(cut(text, MESSAGE), self._menu(game, voice, page))

    def find(self, game: AnyGame, voice: Voice, word: str) -> str:
        """The topic a word means: by key, by name, or nearly."""
        titles = {voice.say(Text(key)).casefold(): key for key in game.topics}
        wanted = word.strip().casefold()
        if word in game.topics:
            return word
        for title, key in titles.items():
            if title == wanted or key.partition("-")[2] == wanted:
                return key
        near = [title for title in titles if title.startswith(wanted)]
        near = near or get_close_matches(wanted, titles, n=3)
        if not near:
            raise RefusedError("refused-topic", topic=word[:60])
        return titles[near[0]]

    def suggestions(self, game: AnyGame, voice: Voice, word: str) -> list[tuple[str, str]]:
        """(title, key) of the topics that begin with or hold what was typed so far."""
        wanted = word.strip().casefold()
        titled = [(voice.say(Text(key)), key) for key in game.topics]
        found = [(title, key) for title, key in titled if wanted in title.casefold()]
        found.sort(key=lambda item: not item[0].casefold().startswith(wanted))
        return found[:AUTOCOMPLETE]

    def _menu(self, game: AnyGame, voice: Voice, page: int) -> ui.View:
        pages = -(-len(game.topics) // SELECT_OPTIONS)
        page = max(0, min(page, pages - 1))
        first = page * SELECT_OPTIONS
        options = [
            (key, voice.say(Text(key)), voice.say(Text(f"{key}.rule")))
            for key in game.topics[first : first + SELECT_OPTIONS]
        ]
        menu = select(Address("topic", 0, page, game.key), voice("choose-topic"), options)
        return view_of([menu, *page_buttons(Address("topics", 0, 0, game.key), page, pages)])
