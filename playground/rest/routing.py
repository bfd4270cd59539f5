"""How REST routes are written down: a method, a path, and a function that gives JSON."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from aiohttp import web

from playground.protocol.numbers import API_PATH
from playground.protocol.snowflakes import written_id
from playground.rest.front_door import json_response

Answer = Callable[[web.Request], Awaitable[object]]


class Route(NamedTuple):
    method: str
    path: str
    answer: Answer  # what to send as JSON; None is 204


def add_routes(app: web.Application, routes: list[Route]) -> None:
    for route in routes:
        app.router.add_route(route.method, API_PATH + route.path, _handler(route.answer))


def _handler(answer: Answer) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def handle(request: web.Request) -> web.Response:
        return json_response(await answer(request))

    return handle


def number(request: web.Request, name: str) -> int:
    """An id from the path; anything else finds nothing."""
    return written_id(request.match_info[name]) or 0
