"""The stand-in for Discord's file servers."""

from __future__ import annotations

from aiohttp import web

from playground.protocol import CDN_PATH
from playground.routing import number
from playground.world import World


def add_files(app: web.Application, world: World) -> None:
    async def file(request: web.Request) -> web.Response:
        found = world.files.get(number(request, "attachment_id"))
        if found is None or found.name != request.match_info["filename"]:
            raise web.HTTPNotFound
        return web.Response(body=found.data, content_type=found.content_type)

    path = f"{CDN_PATH}/{{channel_id}}/{{attachment_id}}/{{filename}}"
    app.router.add_get(path, file)
