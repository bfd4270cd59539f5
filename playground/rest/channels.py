"""REST: channels, direct messages and threads."""

from __future__ import annotations

from aiohttp import web
from msgspec import Struct
from msgspec.structs import replace

from playground.payloads.things import channel_json, thread_member_json
from playground.protocol import errors, limits
from playground.protocol.numbers import ChannelType, Json, Permission
from playground.protocol.problems import Problems, Snowflake, read
from playground.requests.uploads import read_json
from playground.rest.routing import Route, number
from playground.service.loopback import Loopback
from playground.service.threads import ThreadBody, ThreadChange
from playground.world.model import Channel
from playground.world.permissions import demand, demand_in_guild, sending


class ChannelBody(Struct, frozen=True, kw_only=True):
    name: str | None = None
    topic: str | None = None
    type: int = 0


class Recipient(Struct, frozen=True):
    recipient_id: Snowflake


class ChannelRoutes:
    def __init__(self, loopback: Loopback) -> None:
        self._world = loopback.world
        self._broadcast = loopback.broadcast
        self._threads = loopback.threads

    def routes(self) -> list[Route]:
        one = "/channels/{channel_id}"
        member = f"{one}/thread-members/{{user_id}}"
        return [
            Route("POST", "/users/@me/channels", self.open_dm),
            Route("POST", "/guilds/{guild_id}/channels", self.create),
            Route("GET", one, self.get),
            Route("PATCH", one, self.edit),
            Route("DELETE", one, self.delete),
            Route("POST", f"{one}/threads", self.start_thread),
            Route("POST", f"{one}/messages/{{message_id}}/threads", self.start_thread),
            Route("GET", f"{one}/threads/archived/public", self.archived_threads),
            Route("GET", f"{one}/threads/archived/private", self.archived_threads),
            Route("GET", f"{one}/thread-members", self.thread_members),
            Route("GET", member, self.thread_member),
            Route("PUT", member, self.join_thread),
            Route("DELETE", member, self.leave_thread),
        ]

    def _channel(self, request: web.Request, *wanted: Permission) -> Channel:
        channel = self._world.channel(number(request, "channel_id"))
        demand(self._world, channel, *wanted)
        return channel

    async def open_dm(self, request: web.Request) -> Json:
        """Works with everybody; only sending may be refused."""
        body = read(Recipient, await read_json(request))
        user = self._world.users.get(body.recipient_id)
        if user is None:
            raise errors.unknown_user()
        if user.bot:
            raise errors.closed_dms()
        return channel_json(self._world, self._world.dm_with(user.id))

    async def create(self, request: web.Request) -> Json:
        guild = self._world.guilds.get(number(request, "guild_id"))
        if guild is None:
            raise errors.unknown_guild()
        demand_in_guild(self._world, guild, Permission.MANAGE_CHANNELS)
        body = self._checked(read(ChannelBody, await read_json(request)), named=True)
        channel = self._world.add_channel(guild.id, body.name or "", body.topic)
        self._broadcast.channel("CHANNEL_CREATE", channel)
        return channel_json(self._world, channel)

    def _checked(self, body: ChannelBody, *, named: bool) -> ChannelBody:
        problems = Problems()
        least = 1 if named or body.name is not None else 0
        problems.length(("name",), body.name, limits.CHANNEL_NAME_LENGTH, least)
        problems.length(("topic",), body.topic, limits.TOPIC_LENGTH)
        problems.choice(("type",), body.type, [int(ChannelType.TEXT)])
        problems.raise_if_any()
        return body

    async def get(self, request: web.Request) -> Json:
        return channel_json(self._world, self._channel(request))

    async def edit(self, request: web.Request) -> Json:
        channel = self._channel(request)
        data = await read_json(request)
        if channel.is_thread:
            change = read(ThreadChange, data)
            self._threads.demand_change(channel, change)
            return channel_json(self._world, self._threads.change(channel, change))
        demand(self._world, channel, Permission.MANAGE_CHANNELS)
        body = self._checked(read(ChannelBody, data), named=False)
        topic = body.topic if "topic" in data else channel.topic
        changed = replace(channel, name=body.name or channel.name, topic=topic)
        self._world.channels.put(channel.id, changed)
        self._broadcast.channel("CHANNEL_UPDATE", changed)
        return channel_json(self._world, changed)

    async def delete(self, request: web.Request) -> Json:
        channel = self._channel(request)
        if channel.is_dm:
            return channel_json(self._world, channel)
        wanted = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
        demand(self._world, channel, wanted)
        shown = channel_json(self._world, channel)
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self._broadcast.channel(event, channel)
        self._world.remove_channel(channel.id)
        return shown

    # Threads

    async def start_thread(self, request: web.Request) -> Json:
        channel = self._channel(request)
        body = read(ThreadBody, await read_json(request))
        message = None
        if "message_id" in request.match_info:
            message = self._world.message(channel.id, number(request, "message_id"))
        is_public = message is not None or body.type == ChannelType.PUBLIC_THREAD
        public, private = Permission.CREATE_PUBLIC_THREADS, Permission.CREATE_PRIVATE_THREADS
        demand(self._world, channel, public if is_public else private)
        thread = self._threads.start(channel, body, self._world.bot_id, message)
        return channel_json(self._world, thread)

    async def archived_threads(self, request: web.Request) -> Json:
        channel = self._channel(request, Permission.READ_MESSAGE_HISTORY)
        is_public = request.path.endswith("public")
        kind = ChannelType.PUBLIC_THREAD if is_public else ChannelType.PRIVATE_THREAD
        found = [
            channel_json(self._world, thread)
            for thread in self._world.channels
            if thread.parent_id == channel.id
            and thread.kind == kind
            and thread.thread is not None
            and thread.thread.archived
        ]
        return {"threads": found, "members": [], "has_more": False}

    def _thread(self, request: web.Request) -> Channel:
        channel = self._channel(request)
        if channel.thread is None:
            raise errors.wrong_channel_kind()
        return channel

    def _user_id(self, request: web.Request) -> int:
        if request.match_info["user_id"] == "@me":
            return self._world.bot_id
        return number(request, "user_id")

    async def thread_members(self, request: web.Request) -> list[Json]:
        thread = self._thread(request)
        members = thread.thread.members if thread.thread else ()
        return [thread_member_json(thread, id) for id in members]

    async def thread_member(self, request: web.Request) -> Json:
        thread = self._thread(request)
        id = self._user_id(request)
        if thread.thread is None or id not in thread.thread.members:
            raise errors.unknown_member()
        return thread_member_json(thread, id)

    async def join_thread(self, request: web.Request) -> None:
        thread = self._thread(request)
        demand(self._world, thread, sending(thread))
        self._threads.join(thread, self._user_id(request))

    async def leave_thread(self, request: web.Request) -> None:
        thread = self._thread(request)
        id = self._user_id(request)
        owner = thread.thread.owner_id if thread.thread else 0
        if id != self._world.bot_id and owner != self._world.bot_id:
            demand(self._world, thread, Permission.MANAGE_THREADS)
        self._threads.leave(thread, id)
