"""Speaking: Fluent catalogues in English and German, with English behind every language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import (
    Identifier,
    Message,
    Placeable,
    Term,
    TextElement,
    VariableReference,
)
from fluent.syntax.ast import Pattern as Sentence

from games.core.text import SEAT_KEY, Language, Text, Value

LANGUAGES: tuple[Language, ...] = get_args(Language)
CORE = "games.core"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n?(?:^(?![-a-zA-Z#]).*\n?)*)", re.MULTILINE)
# What most entries are: one line, with nothing but gaps to be filled in it.
PLAIN = re.compile(
    r"([a-zA-Z][\w-]*) *= *((?:[^{}\s]++|\{ *\$[a-zA-Z][\w-]* *\}| ++(?=[^ \n]))++) *\n*"
)
GAP = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")


class MissingTextError(LookupError):
    """A key no catalogue has, or a gap nothing fills: a fault of ours, found by tests."""


class _Entries(dict[str, Message | Term]):
    """Messages or terms by name, each read when it is first asked for: all take a tenth of a
    second for a game, and a picture needs but some.
    """

    def __init__(self) -> None:
        self.sources: dict[str, str] = {}

    def __contains__(self, name: object) -> bool:
        return name in self.sources

    def __iter__(self) -> Iterator[str]:
        return iter(self.sources)

    def __len__(self) -> int:
        return len(self.sources)

    def __missing__(self, name: str) -> Message | Term:
        source = self.sources[name]
        self[name] = entry = read_plain(source) or read_entry(source)
        return entry


def read_entry(source: str) -> Message | Term:
    (entry,) = FluentResource(source).body
    assert isinstance(entry, Message | Term), f"this text cannot be read: {source}"
    return entry


def read_plain(source: str) -> Message | None:
    """The same in a tenth of the time, for what is plain: a first picture says much; else None."""
    found = PLAIN.fullmatch(source)
    if found is None:
        return None
    pieces = GAP.split(found[2])  # text and names of gaps by turns
    elements: list[TextElement | Placeable] = []
    for n, piece in enumerate(pieces):
        if n % 2:
            elements.append(Placeable(VariableReference(Identifier(piece))))
        elif piece:
            elements.append(TextElement(piece))
    return Message(Identifier(found[1]), Sentence(elements))


class Speaker(FluentBundle):
    """Speaks one language from texts that it reads entry by entry."""

    def __init__(self, language: Language) -> None:
        super().__init__([language], use_isolating=False)
        self._messages = self.messages = _Entries()
        self._terms = self.terms = _Entries()

    def add(self, source: str) -> None:
        for found in ENTRY.finditer(source):
            name = found[1]
            entries = self.terms if name.startswith("-") else self.messages
            entries.sources.setdefault(name.removeprefix("-"), found[0])


@cache
def bundle(package: str, language: Language) -> FluentBundle:
    """All `texts/<language>/*.ftl` of a package."""
    made = Speaker(language)
    folder = files(package) / "texts" / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            made.add(file.read_text(encoding="utf-8"))
    return made


class Catalogue:
    """The words of some packages in one language. `strict` refuses to fall back or to guess."""

    def __init__(self, language: Language, *packages: str, strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self._bundles = [bundle(package, language) for package in (*packages, CORE)]
        if language != "en" and not strict:
            self._bundles += [bundle(package, "en") for package in (*packages, CORE)]

    def has(self, key: str) -> bool:
        return next(self._patterns(key), None) is not None

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence, with the names of the people in the seats."""
        if text.key == SEAT_KEY:
            return self._name(text, names)
        args = {name: self._value(value, names) for name, value in text.args.items()}
        for speaker, pattern in self._patterns(text.key):
            spoken, errors = speaker.format_pattern(pattern, args)
            if errors and self.strict:
                raise MissingTextError(f"{self.language}: {text.key}: {errors[0]}")
            return str(spoken)
        if self.strict:
            raise MissingTextError(f"{self.language}: {text.key}")
        return f"‹{text.key}›"

    def listing(self, items: Sequence[str]) -> str:
        """«a, b and c»."""
        if len(items) < 2:
            return "".join(items)
        head, last = ", ".join(items[:-1]), items[-1]
        return self.say(Text("list-and", {"head": head, "last": last}))

    def _name(self, text: Text, names: Sequence[str]) -> str:
        seat = text.args["seat"]
        assert isinstance(seat, int)
        return names[seat] if seat < len(names) else self.say(Text("seat-name", {"n": seat + 1}))

    def _value(self, value: Value, names: Sequence[str]) -> int | str:
        if isinstance(value, Text):
            return self.say(value, names)
        if isinstance(value, tuple):
            return self.listing([self.say(item, names) for item in value])
        return value

    def _patterns(self, key: str) -> Iterator[tuple[FluentBundle, Pattern]]:
        name, _, attribute = key.partition(".")
        for speaker in self._bundles:
            if not speaker.has_message(name):
                continue
            message = speaker.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                yield speaker, pattern
