"""What the page's API reads and answers: JSON, and how something a person began was answered."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from aiohttp import web

from playground.page_server.door import PageError
from playground.page_server.views import modal_json
from playground.people.interaction import Interaction
from playground.protocol.numbers import CallbackType, Json

T = TypeVar("T")


async def body_of(request: web.Request, kind: type[T]) -> T:
    if request.content_type != "application/json":
        raise PageError(415, "type")
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as why:
        raise PageError(400, "body", str(why)) from None


def answer(data: object) -> web.Response:
    return web.Response(body=msgspec.json.encode(data), content_type="application/json")


async def outcome(started: Interaction) -> Json:
    """The first answer; messages come by the socket, only a form is handed over here."""
    response = await asyncio.shield(started.response())
    if response.kind == CallbackType.MODAL and response.modal is not None:
        return {"outcome": "modal", "modal": modal_json(response.modal)}
    is_later = response.kind == CallbackType.DEFERRED_UPDATE
    message = response.message
    return {
        "outcome": "later" if is_later else "done",
        "interaction": str(started.id),
        "message": None if message is None else str(message.id),
    }
