"""The words of a picture: those of its game and those only pictures need."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.core.catalogue import Catalogue
from games.core.text import SEAT_KEY, Language, Text, Value
from rendering.frame import Frame
from rendering.kit.cache import remember
from rendering.kit.type import drawable


@cache
def _catalogue(language: Language, package: str) -> Catalogue:
    return Catalogue(language, package, "rendering")


class Words:
    """Speaks for one table: its game, its language, its people."""

    def __init__(self, package: str, language: Language, names: Sequence[str], seats: int) -> None:
        self.package = package
        self.language = language
        self.speaker = _catalogue(language, package)
        self.names = tuple(
            (names[seat] if seat < len(names) else "")
            or self.speaker.say(Text("seat-name", {"n": seat + 1}))
            for seat in range(seats)
        )

    def say(self, key: str, **values: Value) -> str:
        if not values:
            return _spoken(self.package, self.language, key)
        plain = all(isinstance(value, int | str) for value in values.values())
        if plain and key != SEAT_KEY:
            return _filled(self.package, self.language, key, tuple(values.items()))
        return self.speaker.say(Text(key, values), self.names)

    def tell(self, text: Text) -> str:
        return self.say(text.key, **text.args)

    def people(self, seats: Sequence[int]) -> str:
        """«Livia, Gaius and Octavia»."""
        return self.speaker.listing([self.names[seat] for seat in seats])


def drawn_words(package: str, frame: Frame, seats: int) -> Words:
    """With names our type can draw; a name of which nothing is left is told by its seat."""
    return Words(package, frame.language, tuple(map(drawable, frame.names)), seats)


def told_words(package: str, frame: Frame, seats: int) -> Words:
    """With names as people write them, for what no type must draw."""
    return Words(package, frame.language, frame.names, seats)


@remember(4096)
def _spoken(package: str, language: Language, key: str) -> str:
    return _catalogue(language, package).say(Text(key))


@remember(4096)
def _filled(
    package: str, language: Language, key: str, values: tuple[tuple[str, Value], ...]
) -> str:
    """With figures and words in it, but no people."""
    return _catalogue(language, package).say(Text(key, dict(values)))
