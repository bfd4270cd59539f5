"""The server: started and stopped, its people, and what was seen."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType

from aiohttp import web
from msgspec.structs import replace

from playground.events.gateway import gateway_url
from playground.listening.connections import Connections, Room
from playground.listening.listener import Listener
from playground.mishaps import Mishaps
from playground.people.person import Person
from playground.protocol import limits
from playground.protocol.numbers import API_PATH, GATEWAY_PATH, LOCALES, ChannelType
from playground.rest.application import ApplicationRoutes
from playground.rest.channels import ChannelRoutes
from playground.rest.faults import Faults
from playground.rest.files import add_files
from playground.rest.front_door import FrontDoor
from playground.rest.guilds import GuildRoutes
from playground.rest.interactions import InteractionRoutes
from playground.rest.messages import MessageRoutes
from playground.rest.rate_limits import RateLimits
from playground.rest.routing import add_routes
from playground.service.loopback import Loopback
from playground.service.threads import ThreadBody
from playground.service.violations import RequestLog, Violations
from playground.world.model import Channel, Guild, Message, User
from playground.world.permissions import bits
from playground.world.saving import Saving
from playground.world.settings import Settings

ROOM = Room(strangers=64, strangers_from_one=64)  # whoever has the token always has room
FORM_OVERHEAD = limits.MIB  # so that our own count of the files' bytes decides, not aiohttp's


class LoopbackServer(Mishaps):
    """A Discord on this machine: `async with LoopbackServer() as server`, or `start` and `stop`."""

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        *,
        settings: Settings | None = None,
        path: Path | str | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.faults = Faults()
        self.rate_limits = RateLimits()
        self.loopback = Loopback(self.settings)
        self.people: dict[str, Person] = {}
        self._host = host
        self._port = port
        self.connections = Connections(ROOM)
        self._listener: Listener | None = None
        self._saving = Saving(self.loopback.world, Path(path)) if path is not None else None

    @classmethod
    async def start(
        cls,
        host: str = "127.0.0.1",
        port: int = 0,
        *,
        settings: Settings | None = None,
        path: Path | str | None = None,
    ) -> LoopbackServer:
        """A running server; port 0 takes a free one, `path` keeps everything in a file."""
        server = cls(host, port, settings=settings, path=path)
        await server._open()
        return server

    async def __aenter__(self) -> LoopbackServer:
        if self._listener is None:
            await self._open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def _open(self) -> None:
        world = self.loopback.world
        if self._saving is not None:
            self._saving.load()
            self.loopback.posting.remember_nonces()
        if world.is_empty:
            world.found()
        for user in world.users:
            if not user.bot and not user.removed:
                self._enlist(user)
        self._listener = Listener(self._app(), self.connections)
        await self._listener.open(self._host, self._port)
        self._port = self._listener.port
        world.base_url = f"http://{self._host}:{self._port}"
        if self._saving is not None:
            self._saving.begin()

    def _app(self) -> web.Application:
        connections = self.connections
        door = FrontDoor(self.loopback, self.faults, self.rate_limits, connections.welcome)
        self.loopback.gateway.welcome = connections.welcome
        app = web.Application(
            middlewares=[connections.watch, door.admit],
            client_max_size=limits.REQUEST_BYTES + FORM_OVERHEAD,
        )
        for group in (
            ApplicationRoutes,
            ChannelRoutes,
            MessageRoutes,
            GuildRoutes,
            InteractionRoutes,
        ):
            add_routes(app, group(self.loopback).routes())
        app.router.add_get(f"{GATEWAY_PATH}/", self.loopback.gateway.connect)
        app.router.add_get(GATEWAY_PATH, self.loopback.gateway.connect)
        add_files(app, self.loopback.world)
        return app

    async def stop(self) -> None:
        """Close the gateway and the door, and save what is not saved yet."""
        if self._listener is None:
            return
        self.loopback.interactions.close()
        await self.loopback.gateway.close()
        await self._listener.close()
        self._listener = None
        if self._saving is not None:
            await self._saving.end()

    # Addresses

    @property
    def port(self) -> int:
        return self._port

    @property
    def base_url(self) -> str:
        return self.loopback.world.base_url

    @property
    def api_url(self) -> str:
        """For `discord.http.Route.BASE`."""
        return self.base_url + API_PATH

    @property
    def gateway_url(self) -> str:
        """For `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`."""
        return gateway_url(self.loopback.world)

    @property
    def token(self) -> str:
        return self.loopback.world.token

    # What was seen

    @property
    def violations(self) -> Violations:
        """What a correct bot would not have done."""
        return self.loopback.violations

    @property
    def deprecations(self) -> list[str]:
        """What Discord still takes, but would rather have otherwise."""
        return self.loopback.deprecations

    @property
    def requests(self) -> deque[RequestLog]:
        return self.loopback.requests

    @property
    def invalid_requests(self) -> int:
        """Answers for which Discord bans: 10,000 in ten minutes."""
        return sum(entry.status in {401, 403, 429} for entry in self.requests)

    async def idle(
        self,
        quiet: float = 0.05,
        timeout: float = 10.0,
        busy: Callable[[], object] | None = None,
    ) -> None:
        """Wait until nothing is under way, no answer is due, and nothing happened for `quiet` s.

        `busy` may say that the caller's own work, such as the bot's outbox, is not done.
        """
        await self.loopback.activity.idle(quiet, timeout, busy)

    async def bot_connected(self, timeout: float = 5.0) -> None:
        """Wait until a bot has identified."""
        async with asyncio.timeout(timeout):
            await self.loopback.gateway.identified.wait()

    # People and places

    @property
    def bot(self) -> User:
        return self.loopback.world.bot

    @property
    def guild(self) -> Guild:
        """The first guild."""
        return next(iter(self.loopback.world.guilds))

    @property
    def channel(self) -> Channel:
        """The first text channel."""
        return self.loopback.world.channels_of(self.guild.id)[0]

    def person(
        self,
        name: str,
        *,
        locale: str = "en-US",
        permissions: Iterable[str] = (),
        accepts_dms: bool = True,
        guilds: Iterable[Guild] | None = None,
    ) -> Person:
        """The person of this name; a new one is a member of all guilds unless some are given."""
        if name in self.people:
            return self.people[name]
        if locale not in LOCALES:
            raise ValueError(f"Discord has no locale {locale!r}")
        world = self.loopback.world
        user = User(id=world.snowflakes.next(), name=name, locale=locale, accepts_dms=accepts_dms)
        world.users.put(user.id, user)
        for guild in world.guilds if guilds is None else guilds:
            self._admit(user, guild.id, bits(permissions))
        return self._enlist(user)

    def _admit(self, user: User, guild_id: int, permissions: int) -> None:
        """Into a guild, with a role for what everybody else may not."""
        world, broadcast = self.loopback.world, self.loopback.broadcast
        roles: tuple[int, ...] = ()
        if permissions:
            known = world.guilds[guild_id].roles
            role = world.role_with(guild_id, user.name, permissions)
            roles = (role.id,)
            if role not in known:
                broadcast.role_made(guild_id, role)
        world.add_member(guild_id, user.id, roles)
        broadcast.member_joined(guild_id, user.id)

    def _enlist(self, user: User) -> Person:
        person = Person(self.loopback, user)
        self.people[user.name] = person
        self.loopback.broadcast.people[user.id] = person
        return person

    def rename_person(self, person: Person, name: str) -> None:
        """They stay who they are: their messages and seats know them by number."""
        world, broadcast = self.loopback.world, self.loopback.broadcast
        world.users.put(person.id, replace(person.user, name=name))
        known = [*self.people.values()]
        self.people.clear()
        self.people.update({each.name: each for each in known})
        for guild in world.guilds_of(person.id):
            broadcast.member_changed(guild.id, person.id)

    def remove_person(self, person: Person) -> None:
        """They leave every guild and can do nothing more; what they wrote stays."""
        world = self.loopback.world
        for guild in world.guilds_of(person.id):
            person.leave(guild)
        world.users.put(person.id, replace(person.user, removed=True))
        self.people.pop(person.name, None)
        self.loopback.broadcast.people.pop(person.id, None)

    def add_guild(self, name: str) -> Guild:
        guild = self.loopback.world.add_guild(name)
        self.loopback.broadcast.guild_joined(guild.id)
        return guild

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        channel = self.loopback.world.add_channel((guild or self.guild).id, name)
        self.loopback.broadcast.channel("CHANNEL_CREATE", channel)
        return channel

    def rename_channel(self, channel: Channel, name: str) -> Channel:
        changed = replace(channel, name=name)
        self.loopback.world.channels.put(channel.id, changed)
        self.loopback.broadcast.channel("CHANNEL_UPDATE", changed)
        return changed

    def remove_channel(self, channel: Channel) -> None:
        """With all that was written in it."""
        self.loopback.broadcast.channel("CHANNEL_DELETE", channel)
        self.loopback.world.remove_channel(channel.id)

    def add_thread(
        self, parent: Channel, name: str, owner: Person, *, private: bool = False
    ) -> Channel:
        kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        return self.loopback.threads.start(parent, ThreadBody(name=name, type=kind), owner.id)

    def messages(self, channel: Channel) -> list[Message]:
        """All messages of a channel, everybody's ephemeral ones too."""
        return self.loopback.world.messages_in(channel.id)
