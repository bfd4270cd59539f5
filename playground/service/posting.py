"""Writing, changing and removing messages, by the bot and by people."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable

from msgspec.structs import replace

from playground.events.broadcast import Broadcast
from playground.protocol import errors
from playground.protocol.numbers import MessageType, Permission
from playground.protocol.problems import Problems
from playground.protocol.snowflakes import made_at
from playground.requests.bodies import MessageRequest
from playground.service.drafting import drafted, revised
from playground.world.model import Channel, Message, ThreadState
from playground.world.permissions import permissions_in
from playground.world.world import World


class Posting:
    """Stores messages and tells everybody who may know."""

    def __init__(self, world: World, broadcast: Broadcast) -> None:
        self.world = world
        self.broadcast = broadcast
        self._nonces: dict[tuple[int, int, str], int] = {}  # to the message, oldest first
        self._old_edits: dict[int, deque[float]] = {}

    def create(self, channel: Channel, author_id: int, request: MessageRequest) -> Message:
        """A message of the bot or a person; an enforced nonce gives the earlier one again."""
        earlier = self._earlier(channel, author_id, request)
        if earlier is not None:
            return earlier
        empty = Message(id=self.world.snowflakes.next(), channel_id=channel.id, author_id=author_id)
        if request.body.message_reference is not None:
            empty = self._as_reply(empty, request)
        return self.add(empty, request)

    def _as_reply(self, empty: Message, request: MessageRequest) -> Message:
        reference = request.body.message_reference
        assert reference is not None
        target = self.world.messages.get(reference.message_id)
        if target is None and reference.fail_if_not_exists:
            problems = Problems()
            problems.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            problems.raise_if_any()
        if target is None:
            return empty
        return replace(empty, kind=MessageType.REPLY, replies_to=target.id)

    def add(self, empty: Message, request: MessageRequest) -> Message:
        """Fill in and publish a message whose place and author are settled."""
        channel = self.world.channel(empty.channel_id)
        held = permissions_in(self.world, channel, empty.author_id)
        channel = self._awake(channel, held)
        message = drafted(self.world, empty, request, held)
        if channel.thread is not None:
            self._join(channel, channel.thread, (message.author_id, *message.mentions))
        self.publish(message)
        self._note_nonce(message)
        return message

    def publish(self, message: Message) -> None:
        self.world.put_message(message)
        self.broadcast.created(message)

    def _awake(self, channel: Channel, held: int) -> Channel:
        """Sending re-opens an archived thread; a locked one only for who manages threads."""
        thread = channel.thread
        if thread is None:
            return channel
        if thread.locked and not held & Permission.MANAGE_THREADS:
            raise errors.archived_thread() if thread.archived else errors.locked_thread()
        if not thread.archived:
            return channel
        state = replace(thread, archived=False, changed_at=time.time())
        awake = replace(channel, thread=state)
        self.world.channels.put(channel.id, awake)
        self.broadcast.channel("THREAD_UPDATE", awake)
        return awake

    def _join(self, channel: Channel, thread: ThreadState, ids: Iterable[int]) -> None:
        """Who writes in a thread or is mentioned there belongs to it."""
        members = tuple(dict.fromkeys((*thread.members, *ids)))
        if members != thread.members:
            joined = replace(channel, thread=replace(thread, members=members))
            self.world.channels.put(channel.id, joined)

    def _earlier(self, channel: Channel, author_id: int, request: MessageRequest) -> Message | None:
        body = request.body
        if body.nonce is None or not body.enforce_nonce:
            return None
        self._forget_old_nonces()
        id = self._nonces.get((channel.id, author_id, str(body.nonce)))
        return self.world.messages.get(id)

    def _note_nonce(self, message: Message) -> None:
        if message.nonce is not None:
            self._nonces[message.channel_id, message.author_id, message.nonce] = message.id

    def _forget_old_nonces(self) -> None:
        oldest = time.time() - self.world.settings.nonce_seconds
        while self._nonces:
            key, id = next(iter(self._nonces.items()))
            if made_at(id) >= oldest:
                return
            del self._nonces[key]

    def forget_nonces(self) -> None:
        """As after some minutes: the same nonce makes a second message."""
        self._nonces.clear()

    def remember_nonces(self) -> None:
        """After restoring, so that nothing is posted twice across a restart either."""
        for message in sorted(self.world.messages, key=lambda message: message.id):
            self._note_nonce(message)

    def edit(self, old: Message, request: MessageRequest, by: int | None = None) -> Message:
        """Changes a message; `by` is the interaction that does it."""
        channel = self.world.channel(old.channel_id)
        if channel.thread is not None and channel.thread.archived:
            raise errors.archived_thread()
        self._count_old_edit(old)
        held = permissions_in(self.world, channel, old.author_id)
        message = replace(revised(self.world, old, request, held), edited_with=by)
        self.world.put_message(message)
        self.broadcast.edited(message)
        return message

    def _count_old_edit(self, message: Message) -> None:
        settings = self.world.settings
        now = time.time()
        age = now - made_at(message.id)
        if not settings.limits_old_edits or message.seen_by or age < settings.old_message_seconds:
            return
        edits = self._old_edits.setdefault(message.channel_id, deque())
        while edits and edits[0] < now - settings.old_message_seconds:
            edits.popleft()
        if len(edits) >= settings.edits_of_old_messages:
            raise errors.too_many_old_edits()
        edits.append(now)

    def delete(self, message: Message) -> None:
        self.broadcast.deleted(message)
        self.world.remove_message(message)
