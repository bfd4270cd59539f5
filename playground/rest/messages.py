"""REST: messages of a channel."""

from __future__ import annotations

from typing import Final

from aiohttp import web
from msgspec import Struct
from msgspec.structs import replace

from playground.payloads.messages import message_json
from playground.protocol import errors, limits
from playground.protocol.numbers import Json, Permission
from playground.protocol.problems import Problems, Snowflake, read
from playground.protocol.snowflakes import written_id
from playground.requests.uploads import read_json, read_message
from playground.rest.routing import Route, number
from playground.service.loopback import Loopback
from playground.world.model import Channel, Message
from playground.world.permissions import demand, permissions_in, sending

PLACES: Final = ("before", "after", "around")


class Chosen(Struct, frozen=True):
    """Messages to be deleted at once."""

    messages: tuple[Snowflake, ...] = ()


class MessageRoutes:
    def __init__(self, loopback: Loopback) -> None:
        self._world = loopback.world
        self._posting = loopback.posting

    def routes(self) -> list[Route]:
        every = "/channels/{channel_id}/messages"
        one = f"{every}/{{message_id}}"
        return [
            Route("POST", every, self.create),
            Route("GET", every, self.listing),
            Route("POST", f"{every}/bulk-delete", self.bulk_delete),
            Route("GET", one, self.get),
            Route("PATCH", one, self.edit),
            Route("DELETE", one, self.delete),
            Route("POST", "/channels/{channel_id}/typing", self.typing),
        ]

    def _channel(self, request: web.Request, *wanted: Permission) -> Channel:
        channel = self._world.channel(number(request, "channel_id"))
        demand(self._world, channel, *wanted)
        return channel

    def _writable(self, request: web.Request) -> Channel:
        """A channel the bot may write in now; people can close their direct messages."""
        channel = self._channel(request)
        demand(self._world, channel, sending(channel))
        if channel.recipient_id is not None:
            self._demand_open_dms(channel.recipient_id)
        return channel

    def _demand_open_dms(self, user_id: int) -> None:
        if not any(self._world.bot_id in guild.members for guild in self._world.guilds_of(user_id)):
            raise errors.no_mutual_guild()
        if not self._world.users[user_id].accepts_dms:
            raise errors.closed_dms()

    def _message(self, request: web.Request, channel: Channel) -> Message:
        return self._world.message(channel.id, number(request, "message_id"))

    async def create(self, request: web.Request) -> Json:
        wanted = await read_message(request)
        channel = self._writable(request)
        if wanted.files:
            demand(self._world, channel, Permission.ATTACH_FILES)
        message = self._posting.create(channel, self._world.bot_id, wanted)
        return message_json(self._world, message)

    async def listing(self, request: web.Request) -> list[Json]:
        """The newest first; an empty list for who may not read the past, as on Discord."""
        channel = self._channel(request)
        limit = self._limit(request)
        held = permissions_in(self._world, channel, self._world.bot_id)
        if not held & Permission.READ_MESSAGE_HISTORY:
            return []
        visible = [m for m in self._world.messages_in(channel.id) if not m.is_ephemeral]
        before, after, around = (self._place(request, name) for name in PLACES)
        if before is not None:
            visible = [m for m in visible if m.id < before]
        elif after is not None:
            visible = [m for m in visible if m.id > after][:limit]
        elif around is not None:
            nearest = sorted(visible, key=lambda m: abs(m.id - around))[:limit]
            visible = sorted(nearest, key=lambda m: m.id)
        return [self._looked_up(m) for m in reversed(visible[-limit:])]

    def _looked_up(self, message: Message) -> Json:
        """Discord keeps no nonces with its messages: they come back with the post alone."""
        return message_json(self._world, replace(message, nonce=None))

    def _place(self, request: web.Request, name: str) -> int | None:
        if name not in request.query:
            return None
        id = written_id(request.query[name])
        problems = Problems()
        if id is None:
            problems.not_snowflake((name,), request.query[name])
        problems.raise_if_any()
        return id

    def _limit(self, request: web.Request) -> int:
        limit = written_id(request.query.get("limit", "50")) or 0
        problems = Problems()
        problems.number(("limit",), limit, 1, limits.LISTED_MESSAGES)
        problems.raise_if_any()
        return limit

    async def get(self, request: web.Request) -> Json:
        channel = self._channel(request, Permission.READ_MESSAGE_HISTORY)
        return self._looked_up(self._message(request, channel))

    async def edit(self, request: web.Request) -> Json:
        wanted = await read_message(request)
        message = self._message(request, self._channel(request))
        if message.author_id != self._world.bot_id:
            raise errors.foreign_message()
        return message_json(self._world, self._posting.edit(message, wanted))

    async def delete(self, request: web.Request) -> None:
        channel = self._channel(request)
        message = self._message(request, channel)
        if message.author_id != self._world.bot_id:
            demand(self._world, channel, Permission.MANAGE_MESSAGES)
        self._demand_unarchived(channel)
        self._posting.delete(message)

    def _demand_unarchived(self, channel: Channel) -> None:
        if channel.thread is not None and channel.thread.archived:
            raise errors.archived_thread()

    async def bulk_delete(self, request: web.Request) -> None:
        channel = self._channel(request, Permission.MANAGE_MESSAGES)
        body = await read_json(request)
        ids = set(read(Chosen, body).messages)
        problems = Problems()
        problems.length(("messages",), ids, limits.LISTED_MESSAGES, least=2)
        problems.raise_if_any()
        for message in self._world.messages_in(channel.id):
            if message.id in ids and not message.is_ephemeral:
                self._posting.delete(message)

    async def typing(self, request: web.Request) -> None:
        self._writable(request)
