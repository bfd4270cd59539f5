"""Who is spoken to in which language: Discord's locale decides, English stands behind it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.contract import AnyGame
from games.core.text import Language, Text, Value

BOT = "bot"


def language_of(locale: str | None) -> Language:
    """«de» of «de», «de-AT» …; English for everything we do not speak."""
    spoken = (locale or "").split("-")[0].lower()
    return next((language for language in LANGUAGES if language == spoken), LANGUAGES[0])


@cache
def catalogue(language: Language, package: str | None = None) -> Catalogue:
    return Catalogue(language, *([package] if package else []), BOT)


def load_catalogues(games: Collection[AnyGame]) -> None:
    """All of them at once: to read one while people play would keep every table waiting."""
    for language in LANGUAGES:
        catalogue(language)
        for game in games:
            catalogue(language, game.texts)


class Voice:
    """Says things in one language, at one table: knows its game's words and people's names."""

    def __init__(
        self, language: Language, game: AnyGame | None = None, names: Sequence[str] = ()
    ) -> None:
        self.language = language
        self.names = names
        self._catalogue = catalogue(language, game.texts if game else None)

    def __call__(self, key: str, **args: Value) -> str:
        return self._catalogue.say(Text(key, args), self.names)

    def has(self, key: str) -> bool:
        return self._catalogue.has(key)

    def say(self, text: Text) -> str:
        return self._catalogue.say(text, self.names)

    def listing(self, items: Sequence[str]) -> str:
        return self._catalogue.listing(items)
