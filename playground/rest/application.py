"""REST: the bot itself, its application and its commands."""

from __future__ import annotations

from aiohttp import web
from msgspec.structs import replace

from playground.events.gateway import gateway_url
from playground.payloads.things import application_json, command_json, own_user_json, user_json
from playground.protocol import errors
from playground.protocol.commands import Command
from playground.protocol.numbers import Json
from playground.protocol.problems import Problems, read
from playground.requests.command_rules import check_command, check_commands, deprecated_in
from playground.requests.uploads import read_json, read_list
from playground.rest.routing import Route, number
from playground.service.loopback import Loopback


class ApplicationRoutes:
    def __init__(self, loopback: Loopback) -> None:
        self._world = loopback.world
        self._starts = loopback.gateway.starts
        self._deprecations = loopback.deprecations

    def routes(self) -> list[Route]:
        own = "/applications/{application_id}"
        scopes = (f"{own}/commands", f"{own}/guilds/{{guild_id}}/commands")
        made = [
            Route("GET", "/users/@me", self.me),
            Route("GET", "/users/{user_id}", self.user),
            Route("GET", "/oauth2/applications/@me", self.application),
            Route("GET", "/applications/@me", self.application),
            Route("GET", "/gateway", self.gateway),
            Route("GET", "/gateway/bot", self.bot_gateway),
        ]
        for scope in scopes:
            made += [
                Route("GET", scope, self.commands),
                Route("PUT", scope, self.overwrite_commands),
                Route("POST", scope, self.put_command),
                Route("GET", f"{scope}/{{command_id}}", self.command),
                Route("PATCH", f"{scope}/{{command_id}}", self.edit_command),
                Route("DELETE", f"{scope}/{{command_id}}", self.delete_command),
            ]
        return made

    async def me(self, request: web.Request) -> Json:
        return own_user_json(self._world.bot)

    async def user(self, request: web.Request) -> Json:
        user = self._world.users.get(number(request, "user_id"))
        if user is None:
            raise errors.unknown_user()
        return user_json(user)

    async def application(self, request: web.Request) -> Json:
        return application_json(self._world)

    async def gateway(self, request: web.Request) -> Json:
        return {"url": gateway_url(self._world)}

    async def bot_gateway(self, request: web.Request) -> Json:
        return {
            "url": gateway_url(self._world),
            "shards": self._world.settings.shards,
            "session_start_limit": self._starts.allowance(),
        }

    # Commands

    def _scope(self, request: web.Request) -> int | None:
        if number(request, "application_id") != self._world.bot_id:
            raise errors.missing_access()
        if "guild_id" not in request.match_info:
            return None
        guild = self._world.guilds.get(number(request, "guild_id"))
        if guild is None or self._world.bot_id not in guild.members:
            raise errors.missing_access()
        return guild.id

    def _in_scope(self, scope: int | None) -> list[Command]:
        return [command for command in self._world.commands if command.guild_id == scope]

    async def commands(self, request: web.Request) -> list[Json]:
        found = self._in_scope(self._scope(request))
        return [command_json(self._world, command) for command in found]

    async def overwrite_commands(self, request: web.Request) -> list[Json]:
        """All commands of the scope at once; those with known names keep their ids."""
        scope = self._scope(request)
        wanted = read(list[Command], await read_list(request))
        check_commands(wanted)
        self._deprecations += [said for each in wanted for said in deprecated_in(each)]
        before = {(old.name, old.type): old.id for old in self._in_scope(scope)}
        for id in before.values():
            self._world.commands.remove(id)
        stored = [self._store(each, scope, before.get((each.name, each.type))) for each in wanted]
        return [command_json(self._world, command) for command in stored]

    def _store(self, command: Command, scope: int | None, id: int | None) -> Command:
        fresh = self._world.snowflakes.next()
        stored = replace(command, id=id or fresh, guild_id=scope, version=fresh)
        self._world.commands.put(stored.id, stored)
        return stored

    async def put_command(self, request: web.Request) -> Json:
        scope = self._scope(request)
        command = self._checked(read(Command, await read_json(request)))
        same = {(old.name, old.type): old.id for old in self._in_scope(scope)}
        stored = self._store(command, scope, same.get((command.name, command.type)))
        return command_json(self._world, stored)

    def _checked(self, command: Command) -> Command:
        problems = Problems()
        check_command(command, (), problems)
        problems.raise_if_any()
        self._deprecations += deprecated_in(command)
        return command

    def _command(self, request: web.Request) -> Command:
        scope = self._scope(request)
        command = self._world.commands.get(number(request, "command_id"))
        if command is None or command.guild_id != scope:
            raise errors.unknown_command()
        return command

    async def command(self, request: web.Request) -> Json:
        return command_json(self._world, self._command(request))

    async def edit_command(self, request: web.Request) -> Json:
        old = self._command(request)
        merged = command_json(self._world, old) | await read_json(request)
        changed = self._checked(read(Command, merged))
        return command_json(self._world, self._store(changed, old.guild_id, old.id))

    async def delete_command(self, request: web.Request) -> None:
        self._world.commands.remove(self._command(request).id)
