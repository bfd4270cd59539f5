"""Computer players by name: which there are, what they are called, which one is meant."""

from __future__ import annotations

from bot.talk.refusals import RefusedError
from bot.talk.voice import Voice
from games.core.catalogue import LANGUAGES
from games.core.contract import AnyGame
from games.core.text import Text


def default_bot(game: AnyGame) -> str:
    """The best computer player a game has: the last it names."""
    return list(game.bots)[-1]


def bot_words(voice: Voice, kind: str) -> str:
    return voice(f"bot-{kind}")


def bot_meant(game: AnyGame, typed: str | None) -> str:
    """The computer player of this key or of this name in any language; the best without a word."""
    if typed is None or typed in game.bots:
        return typed or default_bot(game)
    for language in LANGUAGES:
        for kind in game.bots:
            if bot_words(Voice(language, game), kind).casefold() == typed.strip().casefold():
                return kind
    raise unknown_bot(game)


def unknown_bot(game: AnyGame) -> RefusedError:
    refusal = RefusedError("refused-bot", known=tuple(Text(f"bot-{kind}") for kind in game.bots))
    refusal.speaker = game
    return refusal
