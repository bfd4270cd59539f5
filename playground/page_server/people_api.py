"""The page's API for who is there: coming in, being told apart, the language one speaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable

from aiohttp import web

from playground.page_server import bounds
from playground.page_server.answers import answer, body_of
from playground.page_server.bounds import NewLocale, NewName, NewPerson
from playground.page_server.claims import Claims, is_at_home
from playground.page_server.door import API, PageError, refusal
from playground.page_server.people import AlikeError, PeopleBook
from playground.page_server.socket import Windows
from playground.page_server.views import people_json, person_json
from playground.people.person import Person
from playground.protocol.errors import ApiError, NoResponseError, RefusedError
from playground.protocol.numbers import Json
from playground.server import LoopbackServer

Doing = Callable[[Person, web.Request], Awaitable[object]]


class PeopleApi:
    def __init__(self, server: LoopbackServer, windows: Windows, claims: Claims) -> None:
        self.book = PeopleBook(server)
        self._server = server
        self._windows = windows
        self._claims = claims
        self._under_way: Counter[int] = Counter()

    def add_to(self, app: web.Application) -> None:
        app.router.add_get(f"{API}people", self._list)
        app.router.add_post(f"{API}people", self._add)
        app.router.add_post(f"{API}people/{{person}}/release", self._release)
        app.router.add_post(f"{API}people/{{person}}/remove", self._remove)
        app.router.add_post(f"{API}people/{{person}}/rename", self._rename)
        app.router.add_post(f"{API}people/{{person}}/locale", self.acting(self._set_locale))

    # Who acts, and how what they did ended

    def person(self, request: web.Request) -> Person:
        """Whom a request is about, if they belong to the browser that sent it."""
        found = self._named(request)
        if not self._claims.take(request, found):
            raise PageError(403, "claimed")
        return found

    def _named(self, request: web.Request) -> Person:
        found = self.book.by_id(request.match_info["person"])
        if found is None:
            raise PageError(404, "person")
        return found

    def acting(self, doing: Doing) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handle(request: web.Request) -> web.Response:
            person = self.person(request)
            if self._under_way[person.id] >= bounds.ACTIONS_AT_ONCE:
                return refusal(429, "busy")
            self._under_way[person.id] += 1
            try:
                return answer(await doing(person, request))
            except RefusedError as why:
                return refusal(409, "refused", str(why))
            except ApiError as why:
                return refusal(400, "refused", why.message)
            except NoResponseError:
                return answer({"outcome": "failed"})
            finally:
                self._under_way[person.id] -= 1

        return handle

    # Coming in

    async def _list(self, request: web.Request) -> web.Response:
        people = [
            person_json(each) | {"mine": self._claims.may_act(request, each)}
            for each in self._server.people.values()
        ]
        is_open = self._claims.enforced
        return answer({"people": people, "open": is_open, "home": is_at_home(request)})

    async def _add(self, request: web.Request) -> web.Response:
        wanted = await body_of(request, NewPerson)
        if not self._claims.may_come(request):
            return refusal(403, "claimed")
        known = set(self._server.people)
        try:
            person = self.book.add(wanted.name, wanted.locale)
        except RefusedError as why:
            return _bad_name(why)
        if not self._claims.take(request, person, is_new=person.name not in known):
            return refusal(403, "claimed")
        self._tell()
        return answer(person_json(person) | {"mine": True})

    async def _rename(self, request: web.Request) -> web.Response:
        person = self.person(request)
        try:
            self.book.rename(person, (await body_of(request, NewName)).name)
        except RefusedError as why:
            return _bad_name(why)
        self._tell()
        return answer(person_json(person) | {"mine": True})

    async def _release(self, request: web.Request) -> web.Response:
        """For whoever lost their browser: at the machine itself, a name can be given free."""
        person = self._named(request)
        if not is_at_home(request):
            return refusal(403, "home")
        self._claims.release(person)
        return answer({})

    async def _remove(self, request: web.Request) -> web.Response:
        """For whoever runs the table: somebody has to leave, what they wrote stays."""
        person = self._named(request)
        if not is_at_home(request):
            return refusal(403, "home")
        self._server.remove_person(person)
        self._claims.forget(person)
        self._tell()
        await self._windows.close_of(person)
        return answer({})

    async def _set_locale(self, person: Person, request: web.Request) -> Json:
        self.book.set_locale(person, (await body_of(request, NewLocale)).locale)
        self._tell()
        return person_json(person)

    def _tell(self) -> None:
        self._windows.tell_all({"event": "PEOPLE", "data": people_json(self._server)})


def _bad_name(why: RefusedError) -> web.Response:
    return refusal(409, "alike" if isinstance(why, AlikeError) else "refused", str(why))
