"""The rules, where they are needed: an overview, any topic, found by name."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import NamedTuple

from discord import ui

from bot.tables.live import Live
from bot.talk.addresses import Address
from bot.talk.limits import AUTOCOMPLETE, MESSAGE, SELECT_OPTIONS, cut
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, page_buttons, select, view_of
from games.core.contract import AnyGame, Decision
from games.core.ids import kind, parts
from games.core.text import Text

WHY_NOT_ROOM = 700  # letters of what is not offered, before the rules


class Asked(NamedTuple):
    """An open question, as somebody sees it."""

    table: int
    view: object
    decision: Decision

    @classmethod
    def at(cls, live: Live, user: int) -> Asked | None:
        seat = live.seat_of(user)
        decision = live.question(seat) if seat is not None else None
        return cls(live.id, live.playing.view(seat), decision) if decision else None


class Rulebook:
    def overview(self, game: AnyGame, voice: Voice, page: int = 0) -> Reply:
        """What the game is, and a menu of its topics, page by page."""
        text = f"**{voice('game-name')}**\n{voice('game-about')}\n\n{voice('rules-how')}"
        return Reply(text, self._menu(game, voice, page))

    def topic(self, game: AnyGame, voice: Voice, key: str, asked: Asked | None = None) -> Reply:
        """One topic; of a question that is open, with the other topics of it."""
        if key not in game.topics:
            raise RefusedError("refused-topic", topic=key[:60])
        menu = self._menu(game, voice, game.topics.index(key) // SELECT_OPTIONS)
        if asked and key in (topics := question_topics(game, asked.view, asked.decision)):
            menu = _menu_of_question(game, voice, topics, asked.table)
        return Reply(cut(_told(voice, key), MESSAGE), menu)

    def of_question(self, game: AnyGame, voice: Voice, asked: Asked) -> Reply:
        """The rules this question is about, and what is missing among its options and why.

        As many of them as fit, the others in a menu, and all the rest one tap further.
        """
        view, decision = asked.view, asked.decision
        lines = [voice("rules-of-question", question=voice.say(decision.prompt))]
        missing = why_not_lines(game, voice, view, decision)
        topics = question_topics(game, view, decision)
        if not topics:
            lines += [*missing, voice("rules-how")]
            return Reply("\n".join(lines), self._menu(game, voice, 0))
        room = MESSAGE - len("\n".join([*lines, *missing]))
        for key in topics[: len(game.rules_of(view, decision)) or 1]:
            text = _told(voice, key)
            if len(text) < room or key == topics[0]:
                lines.append(text)
                room -= len(text) + 1
        menu = _menu_of_question(game, voice, topics, asked.table)
        return Reply(cut("\n".join([*lines, *missing]), MESSAGE), menu)

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
        options = _entries(voice, game.topics[first : first + SELECT_OPTIONS])
        menu = select(Address("topic", 0, page, game.key), voice("choose-topic"), options)
        return view_of([menu, *page_buttons(Address("topics", 0, 0, game.key), page, pages)])


def _told(voice: Voice, key: str) -> str:
    return f"**{voice.say(Text(key))}**\n{voice.say(Text(f'{key}.rule'))}"


def _menu_of_question(game: AnyGame, voice: Voice, topics: Sequence[str], table: int) -> ui.View:
    """It remembers the table, so that it stays while one topic after the other is read."""
    menu = select(
        Address("topic", table, 0, game.key),
        voice("choose-topic-of-question"),
        _entries(voice, topics[:SELECT_OPTIONS]),
    )
    everything = button(Address("topics", 0, 0, game.key), voice("button-all-rules"), row=1)
    return view_of([menu, everything])


def _entries(voice: Voice, topics: Sequence[str]) -> list[tuple[str, str, str]]:
    return [(key, voice.say(Text(key)), voice.say(Text(f"{key}.rule"))) for key in topics]


def question_topics(game: AnyGame, view: object, decision: Decision) -> list[str]:
    """What explains a question: the topics the game names, then those of what it is about.

    The kind of question and the ids of its options are made of the names that topics have.
    """
    named = game.rules_of(view, decision)
    words = dict.fromkeys([*reversed(decision.key.split(".")[1:])])
    for option in decision.options:
        words |= dict.fromkeys(kind(part) for part in parts(option.id))
    called = {key.partition("-")[2] or key: key for key in reversed(game.topics)}
    about = [called[word] for word in words if word in called]
    return [*dict.fromkeys([*named, *about])]


def why_not_lines(game: AnyGame, voice: Voice, view: object, decision: Decision) -> list[str]:
    """What players may expect among the options, each with the reason why it is not there."""
    reasons: dict[str, list[str]] = {}
    for missing in game.why_not(view, decision):
        reasons.setdefault(voice.say(missing.reason), []).append(voice.say(missing.label))
    lines = [
        f"-# • {voice('why-not-line', what=', '.join(labels), reason=reason)}"
        for reason, labels in reasons.items()
    ]
    room = WHY_NOT_ROOM
    kept = []
    for line in lines:
        room -= len(line) + 1
        if room > 0:
            kept.append(line)
    return [voice("why-not-title"), *kept] if kept else []
