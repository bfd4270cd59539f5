"""REST: answering interactions, and their webhooks."""

from __future__ import annotations

from aiohttp import web

from playground.payloads.interactions import callback_json
from playground.payloads.messages import message_json
from playground.protocol import errors
from playground.protocol.numbers import CallbackType, Json
from playground.protocol.problems import read
from playground.requests.bodies import MessageBody, MessageRequest
from playground.requests.modal_rules import deprecated_in
from playground.requests.uploads import read_form, read_message
from playground.rest.routing import Route, number
from playground.service.loopback import Loopback
from playground.world.interaction_record import InteractionRecord
from playground.world.model import Message

WITH_MESSAGE = frozenset(CallbackType) - {CallbackType.CHOICES, CallbackType.MODAL}


class InteractionRoutes:
    def __init__(self, loopback: Loopback) -> None:
        self._world = loopback.world
        self._posting = loopback.posting
        self._interactions = loopback.interactions
        self._deprecations = loopback.deprecations

    def routes(self) -> list[Route]:
        hook = "/webhooks/{application_id}/{webhook_token}"
        one = f"{hook}/messages/{{message_id}}"
        return [
            Route("POST", "/interactions/{interaction_id}/{token}/callback", self.respond),
            Route("POST", hook, self.follow_up),
            Route("GET", one, self.get),
            Route("PATCH", one, self.edit),
            Route("DELETE", one, self.delete),
        ]

    async def respond(self, request: web.Request) -> Json | None:
        body, files = await read_form(request)
        kind = body.get("type")
        data = body.get("data") or {}
        message = read(MessageBody, data) if kind in WITH_MESSAGE else MessageBody()
        record = self._interactions.respond(
            number(request, "interaction_id"),
            request.match_info["token"],
            kind if isinstance(kind, int) else 0,
            data,
            MessageRequest(message, files),
        )
        if record.modal is not None:
            self._deprecations += deprecated_in(record.modal)
        wanted = request.query.get("with_response", "").lower() in {"1", "true"}
        return callback_json(self._world, record) if wanted else None

    def _record(self, request: web.Request) -> InteractionRecord:
        if number(request, "application_id") != self._world.bot_id:
            raise errors.unknown_webhook()
        return self._interactions.alive(request.match_info["webhook_token"])

    def _message(self, request: web.Request) -> Message:
        return self._interactions.message(self._record(request), _wanted_id(request))

    async def follow_up(self, request: web.Request) -> Json:
        wanted = await read_message(request)  # first: meanwhile the record may change
        message = self._interactions.follow_up(self._record(request), wanted)
        return message_json(self._world, message)

    async def get(self, request: web.Request) -> Json:
        return message_json(self._world, self._message(request))

    async def edit(self, request: web.Request) -> Json:
        wanted = await read_message(request)
        message = self._interactions.edit(self._record(request), _wanted_id(request), wanted)
        return message_json(self._world, message)

    async def delete(self, request: web.Request) -> None:
        self._posting.delete(self._message(request))


def _wanted_id(request: web.Request) -> int | None:
    """None is @original."""
    is_original = request.match_info["message_id"] == "@original"
    return None if is_original else number(request, "message_id")
