"""Computer players by name: which there are, what they are called, which one is meant."""

from __future__ import annotations

from collections.abc import Sequence

from bot.talk.limits import cut
from bot.talk.names import NAME_LENGTH, distinct_name
from bot.talk.refusals import RefusedError
from bot.talk.voice import Voice
from games.core.bots.players import kinds
from games.core.catalogue import LANGUAGES
from games.core.contract import AnyGame
from games.core.text import Text
from storage.records import SeatRow

BOT_SUFFIX = " (bot)"  # in place of somebody
NAMES = ("Tiro", "Phaedrus", "Epictetus", "Livius", "Narcissus")


def default_bot(game: AnyGame) -> str:
    """The best computer player that answers at once: the last a game names."""
    return list(game.bots)[-1]


def free_name(taken: Sequence[str]) -> str:
    """The name of a computer player that could not be taken for one of the others at a table."""
    free = (name for name in NAMES if distinct_name(name, taken) == name)
    return next(free, distinct_name(NAMES[0], taken))


def stand_in_name(old: SeatRow) -> str:
    """The name of a computer player in somebody's place, so that nobody takes it for them."""
    if old.user is None:
        return old.name
    return f"{cut(old.name, NAME_LENGTH - len(BOT_SUFFIX))}{BOT_SUFFIX}"


def bot_words(voice: Voice, kind: str) -> str:
    return voice(f"bot-{kind}")


def bot_meant(game: AnyGame, typed: str | None) -> str:
    """The computer player of this key or of this name in any language, with or without how strong
    it is; the usual without a word.
    """
    if typed is None or typed in kinds(game):
        return typed or default_bot(game)
    for language in LANGUAGES:
        for kind in kinds(game):
            words = bot_words(Voice(language, game), kind).casefold()
            if typed.strip().casefold() in (words, words.rpartition(": ")[2]):
                return kind
    raise unknown_bot(game)


def unknown_bot(game: AnyGame) -> RefusedError:
    refusal = RefusedError("refused-bot", known=tuple(Text(f"bot-{kind}") for kind in kinds(game)))
    refusal.speaker = game
    return refusal
