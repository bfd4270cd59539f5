"""People as the page knows them: by id, with names that can be told apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from names import cleaned, is_overloaded, look_alike
from playground.page_server import bounds
from playground.people.person import Person
from playground.protocol.errors import RefusedError
from playground.protocol.numbers import LOCALES
from playground.protocol.snowflakes import written_id
from playground.server import LoopbackServer

KEEPER: Final = ("manage_guild",)


class AlikeError(RefusedError):
    """The name could be taken for somebody else's."""


class PeopleBook:
    def __init__(self, server: LoopbackServer) -> None:
        self._server = server

    def by_id(self, id: str) -> Person | None:
        wanted = written_id(id)
        return next((each for each in self._server.people.values() if each.id == wanted), None)

    def add(self, name: str, locale: str) -> Person:
        """Somebody new; whoever has this name already is taken for the same."""
        clean = _readable(name)
        for person in self._server.people.values():
            if person.name.casefold() == clean.casefold():
                return person
        self._expect_unlike(clean, list(self._server.people))
        if len(self._server.people) >= bounds.PEOPLE:
            raise RefusedError("there are enough people")
        # Somebody must be able to look after the server: whoever comes first.
        keeps = () if self._server.people else KEEPER
        return self._server.person(clean, locale=known_locale(locale), permissions=keeps)

    def rename(self, person: Person, name: str) -> None:
        """Another name for somebody; what they wrote and hold stays theirs."""
        clean = _readable(name)
        self._expect_unlike(clean, [each for each in self._server.people if each != person.name])
        self._server.rename_person(person, clean)

    def _expect_unlike(self, name: str, others: Sequence[str]) -> None:
        if look_alike(name, self._server.bot.name):
            raise RefusedError("the bot has this name")
        if any(look_alike(name, known) for known in others):
            raise AlikeError("somebody here has a name that looks the same")

    def set_locale(self, person: Person, locale: str) -> None:
        person.set_locale(known_locale(locale))

    def speak_language_of(self, person: Person) -> None:
        """The server's language, in which bots speak to all, follows who makes a channel."""
        guild = self._server.guild
        if guild.locale != person.locale:
            made = replace(guild, locale=person.locale)
            self._server.loopback.world.guilds.put(guild.id, made)


def _readable(name: str) -> str:
    clean = cleaned(name)
    if not clean:
        raise RefusedError("a person needs a name")
    if is_overloaded(name):
        raise RefusedError("this name has too many accents")
    return clean


def known_locale(locale: str) -> str:
    if locale not in LOCALES:
        raise RefusedError("Discord does not know this language")
    return locale
