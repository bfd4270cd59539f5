"""The stand-in for Discord's file servers: only who was given a file's address can read it."""

from __future__ import annotations

import hmac

from aiohttp import web

from playground.protocol.numbers import CDN_PATH
from playground.rest.routing import number
from playground.world.world import World


def add_files(app: web.Application, world: World) -> None:
    async def file(request: web.Request) -> web.Response:
        given = request.query.get("hm", "").encode(errors="replace")
        if not hmac.compare_digest(given, world.file_mark(request.path).encode()):
            raise web.HTTPNotFound
        found = world.files.get(number(request, "attachment_id"))
        if found is None or found.name != request.match_info["filename"]:
            raise web.HTTPNotFound
        return web.Response(body=found.data, content_type=found.content_type)

    path = f"{CDN_PATH}/{{channel_id}}/{{attachment_id}}/{{filename}}"
    app.router.add_get(path, file)
