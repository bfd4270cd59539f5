"""REST: guilds and their members."""

from __future__ import annotations

from aiohttp import web

from playground.payloads.things import channel_json, guild_json, member_json, role_json
from playground.protocol import errors
from playground.protocol.numbers import Intent, Json
from playground.rest.routing import Route, number
from playground.service.loopback import Loopback
from playground.world.model import Guild
from playground.world.permissions import can_view


class GuildRoutes:
    def __init__(self, loopback: Loopback) -> None:
        self._world = loopback.world

    def routes(self) -> list[Route]:
        one = "/guilds/{guild_id}"
        return [
            Route("GET", "/users/@me/guilds", self.joined),
            Route("GET", one, self.get),
            Route("GET", f"{one}/channels", self.channels),
            Route("GET", f"{one}/roles", self.roles),
            Route("GET", f"{one}/threads/active", self.active_threads),
            Route("GET", f"{one}/members", self.members),
            Route("GET", f"{one}/members/search", self.search),
            Route("GET", f"{one}/members/{{user_id}}", self.member),
        ]

    def _guild(self, request: web.Request) -> Guild:
        guild = self._world.guilds.get(number(request, "guild_id"))
        if guild is None:
            raise errors.unknown_guild()
        if self._world.bot_id not in guild.members:
            raise errors.missing_access()
        return guild

    async def joined(self, request: web.Request) -> list[Json]:
        found = self._world.guilds_of(self._world.bot_id)
        return [guild_json(self._world, guild) for guild in found]

    async def get(self, request: web.Request) -> Json:
        return guild_json(self._world, self._guild(request))

    async def channels(self, request: web.Request) -> list[Json]:
        found = self._world.channels_of(self._guild(request).id)
        return [channel_json(self._world, channel) for channel in found]

    async def roles(self, request: web.Request) -> list[Json]:
        return [role_json(role, place) for place, role in enumerate(self._guild(request).roles)]

    async def active_threads(self, request: web.Request) -> Json:
        found = [
            channel_json(self._world, thread)
            for thread in self._world.threads_of(self._guild(request).id)
            if thread.thread is not None
            and not thread.thread.archived
            and can_view(self._world, thread, self._world.bot_id)
        ]
        return {"threads": found, "members": []}

    async def members(self, request: web.Request) -> list[Json]:
        guild = self._guild(request)
        if not self._world.settings.privileged_intents & Intent.GUILD_MEMBERS:
            raise errors.missing_access()
        return [member_json(self._world, member) for member in guild.members.values()]

    async def search(self, request: web.Request) -> list[Json]:
        start = request.query.get("query", "").lower()
        return [
            member_json(self._world, member)
            for member in self._guild(request).members.values()
            if self._world.users[member.user_id].name.lower().startswith(start)
        ]

    async def member(self, request: web.Request) -> Json:
        member = self._guild(request).members.get(number(request, "user_id"))
        if member is None:
            raise errors.unknown_member()
        return member_json(self._world, member)
