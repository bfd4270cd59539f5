"""Threads: started, changed, archived, joined."""

from __future__ import annotations

import time

from msgspec import Struct
from msgspec.structs import replace

from playground.events.broadcast import Broadcast
from playground.payloads.things import channel_json
from playground.protocol import errors, limits
from playground.protocol.numbers import ChannelType, Json, MessageFlag, Permission
from playground.protocol.problems import Problems
from playground.world.model import Channel, Message, ThreadState
from playground.world.permissions import demand, permissions_in
from playground.world.world import World


class ThreadBody(Struct, frozen=True, kw_only=True):
    name: str
    type: int | None = None
    auto_archive_duration: int | None = None
    invitable: bool = True


class ThreadChange(Struct, frozen=True, kw_only=True):
    name: str | None = None
    archived: bool | None = None
    locked: bool | None = None
    auto_archive_duration: int | None = None
    invitable: bool | None = None


class Threads:
    def __init__(self, world: World, broadcast: Broadcast) -> None:
        self.world = world
        self.broadcast = broadcast

    def start(
        self, parent: Channel, body: ThreadBody, owner_id: int, message: Message | None = None
    ) -> Channel:
        """A thread under a channel, or of one of its messages, whose id it then shares."""
        self._check(body.name, body.auto_archive_duration)
        if parent.kind != ChannelType.TEXT:
            raise errors.wrong_channel_kind()
        if message is not None and message.id in self.world.channels:
            raise errors.thread_exists()
        is_public = message is not None or body.type == ChannelType.PUBLIC_THREAD
        thread = Channel(
            id=message.id if message else self.world.snowflakes.next(),
            kind=ChannelType.PUBLIC_THREAD if is_public else ChannelType.PRIVATE_THREAD,
            name=body.name,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            thread=ThreadState(
                owner_id=owner_id,
                archive_minutes=body.auto_archive_duration or 1440,
                changed_at=time.time(),
                invitable=body.invitable,
                members=(owner_id,),
            ),
        )
        self.world.channels.put(thread.id, thread)
        self.broadcast.channel("THREAD_CREATE", thread)
        if message is not None:
            self._mark(message)
        return thread

    def _mark(self, message: Message) -> None:
        marked = replace(message, flags=message.flags | MessageFlag.HAS_THREAD)
        self.world.put_message(marked)
        self.broadcast.edited(marked)

    def _check(self, name: str | None, minutes: int | None) -> None:
        problems = Problems()
        if name is not None:
            problems.length(("name",), name, limits.CHANNEL_NAME_LENGTH, least=1)
        if minutes is not None:
            problems.choice(("auto_archive_duration",), minutes, limits.ARCHIVE_MINUTES)
        problems.raise_if_any()

    def change(self, channel: Channel, change: ThreadChange) -> Channel:
        """Rename, archive, lock; an archived thread can only be opened again."""
        assert channel.thread is not None
        self._check(change.name, change.auto_archive_duration)
        if channel.thread.archived and change.archived is not False:
            raise errors.archived_thread()
        fields: Json = {
            "archived": change.archived,
            "locked": change.locked,
            "archive_minutes": change.auto_archive_duration,
            "invitable": change.invitable,
        }
        said = {name: value for name, value in fields.items() if value is not None}
        state = replace(channel.thread, **said, changed_at=time.time())
        changed = replace(channel, name=change.name or channel.name, thread=state)
        self.world.channels.put(channel.id, changed)
        self.broadcast.channel("THREAD_UPDATE", changed)
        return changed

    def demand_change(self, channel: Channel, change: ThreadChange) -> None:
        """The bot may change its own threads; others', and any lock, need a permission."""
        assert channel.thread is not None
        is_own = channel.thread.owner_id == self.world.bot_id
        if not is_own or change.locked is not None:
            demand(self.world, channel, Permission.MANAGE_THREADS)
        demand(self.world, channel)

    def join(self, channel: Channel, user_id: int) -> None:
        thread = self._open(channel)
        if user_id in thread.members:
            return
        if not permissions_in(self.world, self._parent(channel), user_id):
            raise errors.missing_access()
        self._set_members(channel, thread, (*thread.members, user_id))
        self.broadcast.tell(user_id, "THREAD_CREATE", channel.id, channel_json(self.world, channel))

    def leave(self, channel: Channel, user_id: int) -> None:
        thread = self._open(channel)
        left = tuple(id for id in thread.members if id != user_id)
        self._set_members(channel, thread, left)

    def _open(self, channel: Channel) -> ThreadState:
        if channel.thread is None:
            raise errors.wrong_channel_kind()
        if channel.thread.archived:
            raise errors.archived_thread()
        return channel.thread

    def _parent(self, channel: Channel) -> Channel:
        assert channel.parent_id is not None
        return self.world.channel(channel.parent_id)

    def _set_members(self, channel: Channel, thread: ThreadState, members: tuple[int, ...]) -> None:
        changed = replace(channel, thread=replace(thread, members=members))
        self.world.channels.put(channel.id, changed)
