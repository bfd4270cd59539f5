"""Who is whose: where others can come in, a person belongs to the browser that came first.

The browser knows a secret (in a cookie), the table a hash of it. People from before the table was
open belong to nobody yet: only at the machine itself can they be taken.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from aiohttp import web

from playground.people.person import Person
from playground.world.model import Claim
from playground.world.world import World

BROWSER_COOKIE: Final = "local_table_browser"
SHORTEST_SECRET: Final = 32
FORWARDED: Final = ("Forwarded", "X-Forwarded-For", "Via")
ANYBODY: Final = Claim("")


class Claims:
    def __init__(self, world: World, *, enforced: bool) -> None:
        self._world = world
        self.enforced = enforced

    def may_act(self, request: web.Request, person: Person) -> bool:
        """Whether this browser has the person, or could have them for the asking."""
        if not self.enforced:
            return True
        claim = self._world.claims.get(person.id)
        holder = holder_of(request)
        if holder is None:
            return False
        if claim is None:
            return is_at_home(request)
        return claim == ANYBODY or claim.holder == holder

    def take(self, request: web.Request, person: Person, *, is_new: bool = False) -> bool:
        """Whether the person is this browser's from now on."""
        if not self.enforced:
            return True
        holder = holder_of(request)
        if holder is None or not (is_new or self.may_act(request, person)):
            return False
        if self._world.claims.get(person.id) != Claim(holder):
            self._world.claims.put(person.id, Claim(holder))
        return True

    def may_come(self, request: web.Request) -> bool:
        """Whether somebody new can belong to this browser."""
        return not self.enforced or holder_of(request) is not None

    def forget(self, person: Person) -> None:
        self._world.claims.remove(person.id)

    def release(self, person: Person) -> None:
        """The next browser that comes under this name keeps it."""
        self._world.claims.put(person.id, ANYBODY)


def fresh_secret() -> str:
    return secrets.token_urlsafe(SHORTEST_SECRET)


def cookie(request: web.Request, name: str) -> str | None:
    """What a cookie holds; ours are plain ASCII, so anything else is none of ours."""
    found = request.cookies.get(name)
    return found if found is not None and found.isascii() else None


def holder_of(request: web.Request) -> str | None:
    secret = cookie(request, BROWSER_COOKIE) or ""
    if len(secret) < SHORTEST_SECRET:
        return None
    return hashlib.sha256(secret.encode()).hexdigest()


def is_at_home(request: web.Request) -> bool:
    """Whether the browser runs on this very machine: both ends have the same address."""
    if request.transport is None or any(name in request.headers for name in FORWARDED):
        return False
    peer, own = (request.transport.get_extra_info(end) for end in ("peername", "sockname"))
    return bool(peer and own and peer[0] == own[0])
