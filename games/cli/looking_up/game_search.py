"""Which game somebody means, and the words it is described with."""

from __future__ import annotations

from games.cli.errors import CommandError
from games.cli.looking_up.matching import fold, initials, meant
from games.cli.screen.voice import Voice
from games.core.catalogue import LANGUAGES
from games.core.contract import AnyGame
from games.registry import all_games


def find_game(word: str | None) -> AnyGame:
    """By key, name in any language, initials or beginning."""
    games = all_games()
    if not word:
        raise CommandError("cli-error-no-game", known=", ".join(games))
    names = {key: _names(game) for key, game in games.items()}
    by_initials = [key for key, own in names.items() if fold(word) in map(initials, own)]
    found = by_initials or meant(word, names)
    if len(found) == 1:
        return games[found[0]]
    key = "cli-error-game-ambiguous" if found else "cli-error-game"
    raise CommandError(key, word=word[:40], known=", ".join(found or games))


def _names(game: AnyGame) -> list[str]:
    voices = [Voice(language, game.texts) for language in LANGUAGES]
    return [game.key, *(voice.say("game-name") for voice in voices)]


def packages() -> list[str]:
    """The text packages of all games, for sentences that may belong to any of them."""
    return [game.texts for game in all_games().values()]
