"""What every REST request passes: faults, the token, rate limits, and Discord's way of errors."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from aiohttp import web

from playground.protocol import errors
from playground.protocol.errors import ApiError
from playground.protocol.numbers import API_PATH, Json
from playground.rest.faults import Fault, Faults
from playground.rest.rate_limits import RateLimits
from playground.service.loopback import Loopback
from playground.service.violations import RequestLog

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
TOKEN_IN_PATH: Final = ("/webhooks/", "/interactions/")
PROXY: Final = {"Via": "1.1 loopback"}  # without it discord.py takes a 429 for a ban


def json_response(data: object, status: int = 200) -> web.Response:
    if data is None:
        return web.Response(status=204)
    body = msgspec.json.encode(data)
    return web.Response(body=body, status=status, content_type="application/json", headers=PROXY)


def rate_limited(retry_after: float, *, is_global: bool = False) -> web.Response:
    body: Json = {
        "message": "You are being rate limited.",
        "retry_after": retry_after,
        "global": is_global,
    }
    response = json_response(body, 429)
    response.headers["Retry-After"] = str(retry_after)
    response.headers["X-RateLimit-Scope"] = "global" if is_global else "user"
    return response


class FrontDoor:
    def __init__(
        self,
        loopback: Loopback,
        faults: Faults,
        rate_limits: RateLimits,
        welcome: Callable[[web.Request], bool],
    ) -> None:
        self._loopback = loopback
        self._faults = faults
        self._rate_limits = rate_limits
        self._welcome = welcome

    @web.middleware
    async def admit(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith(API_PATH):
            return await handler(request)  # the gateway and the files have their own ways
        started = time.monotonic()
        path = request.path.removeprefix(API_PATH)
        with self._loopback.activity.request():
            response = await self._with_faults(request, path, handler)
        dropped = request.transport is None or request.transport.is_closing()
        entry = RequestLog(
            method=request.method,
            path=path,
            status=0 if dropped else response.status,
            seconds=time.monotonic() - started,
        )
        self._loopback.requests.append(entry)
        return response

    async def _with_faults(
        self, request: web.Request, path: str, handler: Handler
    ) -> web.StreamResponse:
        fault = self._faults.meet(request.method, path)
        if fault is None:
            return await self._carried_out(request, path, handler)
        if fault.after:
            done = await self._carried_out(request, path, handler)
            return await self._faulty(request, fault) or done
        wrong = await self._faulty(request, fault)
        return wrong or await self._carried_out(request, path, handler)

    async def _faulty(self, request: web.Request, fault: Fault) -> web.Response | None:
        """The answer the fault gives; none when it only makes things slow."""
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.drop:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        if fault.retry_after is not None:
            return rate_limited(fault.retry_after, is_global=fault.is_global)
        if fault.code is not None:
            error = errors.refusal(fault.code, fault.status)
            return json_response(error.body(), error.status)
        if fault.status is not None:
            return json_response({"message": "injected fault", "code": 0}, fault.status)
        return None

    async def _carried_out(
        self, request: web.Request, path: str, handler: Handler
    ) -> web.StreamResponse:
        if request.headers.get("Authorization") == f"Bot {self._loopback.world.token}":
            self._welcome(request)
        elif not path.startswith(TOKEN_IN_PATH):
            return self._refused(request, path, errors.unauthorized())
        resource = request.match_info.route.resource
        template = resource.canonical.removeprefix(API_PATH) if resource else path
        entry = self._rate_limits.enter(request.method, template, dict(request.match_info))
        if entry.retry_after is not None:
            response: web.StreamResponse = rate_limited(entry.retry_after)
        else:
            response = await self._handled(request, path, handler)
        response.headers.update(entry.headers)
        return response

    async def _handled(
        self, request: web.Request, path: str, handler: Handler
    ) -> web.StreamResponse:
        try:
            return await handler(request)
        except ApiError as error:
            return self._refused(request, path, error)
        except web.HTTPNotFound:
            return self._refused(request, path, errors.unknown_route())
        except web.HTTPMethodNotAllowed:
            return self._refused(request, path, errors.wrong_method())
        except web.HTTPRequestEntityTooLarge:
            return self._refused(request, path, errors.too_large())

    def _refused(self, request: web.Request, path: str, error: ApiError) -> web.Response:
        if error.avoidable:
            self._loopback.violations.note(request.method, path, error)
        return json_response(error.body(), error.status)
