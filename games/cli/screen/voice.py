"""Words: the catalogue of the terminal and of one game, cleaned for a screen."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.contract import VariantRule
from games.core.errors import GameError
from games.core.text import Language, Text, Value

CLI = "games.cli"
NAME_LENGTH = 20
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
# Names and files come from others: an escape sequence in them must not steer the terminal.
UNPRINTABLE = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


def printable(text: str) -> str:
    return UNPRINTABLE.sub("", text)


def clean_name(name: str) -> str:
    return " ".join(printable(name.replace("\n", " ")).split())[:NAME_LENGTH]


def locale_language(environment: Mapping[str, str]) -> Language:
    """The language the machine is set to, if we speak it; else English."""
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    return next((language for language in LANGUAGES if locale.startswith(language)), "en")


class Voice:
    """Says everything in one language, with the names of the people at the table."""

    def __init__(self, language: Language, *packages: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = [clean_name(name) or "?" for name in names]
        self._packages = packages
        self._catalogue = Catalogue(language, *packages, CLI)

    def knowing(self, package: str, names: Sequence[str] = ()) -> Voice:
        """The same voice with the words of a game and the names at its table."""
        return Voice(self.language, package, names=names)

    def in_language(self, language: Language) -> Voice:
        return Voice(language, *self._packages, names=self.names)

    def say(self, key: str, **args: Value) -> str:
        return self.text(Text(key, args))

    def text(self, text: Text) -> str:
        return printable(self._catalogue.say(text, self.names))

    def error(self, error: GameError) -> str:
        return self.text(error.text)

    def has(self, key: str) -> bool:
        return self._catalogue.has(key)

    def listing(self, items: Sequence[str]) -> str:
        return self._catalogue.listing(items)

    def words(self, key: str) -> list[str]:
        """What may be typed for a thing, in every language; the first is the one to show."""
        voices = [self, *(self.in_language(other) for other in LANGUAGES)]
        return [word.strip() for voice in voices for word in voice.say(key).split(",")]

    def variant_value(self, rule: VariantRule, value: str) -> str:
        """One setting of a switch; numbers share one sentence, `variant-<key>-value`."""
        if self.has(f"variant-{rule.key}-{value}") or not value.isdigit():
            return self.say(f"variant-{rule.key}-{value}")
        return self.say(f"variant-{rule.key}-value", rounds=int(value), n=int(value))
