"""A person at Discord's app: sees, types, clicks; and remembers everything that reached them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from playground.events.receipts import Receipt
from playground.people.command_line import CommandLine, Value
from playground.people.interaction import Interaction, Predicate
from playground.people.pressing import (
    Chosen,
    Filled,
    menu_in,
    pressed,
    selected,
    submitted,
)
from playground.protocol.commands import Choice
from playground.protocol.components import Component, Modal
from playground.protocol.errors import RefusedError
from playground.protocol.numbers import ComponentType, InteractionType, Json, Permission
from playground.requests.bodies import MessageBody, MessageRequest, Reference, UploadedFile
from playground.service.loopback import Loopback
from playground.world.model import Attachment, Channel, Guild, Message, Role, User
from playground.world.permissions import can_read, can_view, permissions_in, sending

Place = Channel | Message | int
OF_PEOPLE = {ComponentType.USER_SELECT, ComponentType.MENTIONABLE_SELECT}


class Person:
    def __init__(self, loopback: Loopback, user: User) -> None:
        self.id = user.id
        self.received: deque[Receipt] = deque(maxlen=loopback.settings.kept_receipts)
        self.receipts = 0  # ever, even when the oldest are forgotten
        self._loopback = loopback
        self._world = loopback.world
        self._submitted: set[int] = set()
        self._listeners: list[Callable[[Receipt], object]] = []

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def user(self) -> User:
        return self._world.users[self.id]

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def locale(self) -> str:
        return self.user.locale

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # What reaches them

    def receive(self, receipt: Receipt) -> None:
        self.received.append(receipt)
        self.receipts += 1
        for listener in tuple(self._listeners):
            listener(receipt)

    def listen(self, listener: Callable[[Receipt], object]) -> Callable[[], None]:
        """Call `listener` with everything that comes; what is returned ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def everything(self) -> Iterator[bytes]:
        """All bytes they ever received, files included: for tests that look for leaks."""
        for receipt in self.received:
            yield from receipt.everything()

    def has_received(self, text: str | bytes) -> bool:
        wanted = text.encode() if isinstance(text, str) else text
        return any(wanted in data for data in self.everything())

    @property
    def pings(self) -> list[Message]:
        """The messages that made a sound, as they are now."""
        ids = [receipt.message_id for receipt in self.received if receipt.pinged]
        found = [self._world.messages.get(id) for id in ids]
        return [message for message in found if message is not None]

    # What they see

    def sees(self, channel: Place) -> list[Message]:
        """The messages of a channel as this person sees them, oldest first."""
        place = self._channel(channel)
        if not can_view(self._world, place, self.id):
            return []
        return [
            each
            for each in self._world.messages_in(place.id)
            if each.seen_by in {None, self.id} and not each.dismissed
        ]

    def _sees_anywhere(self) -> list[Message]:
        return [message for channel in self._world.channels for message in self.sees(channel)]

    def can_see(self, message: Message) -> bool:
        return not message.dismissed and can_read(self._world, message, self.id)

    def current(self, message: Message | int) -> Message:
        """The message as it looks now."""
        id = message if isinstance(message, int) else message.id
        found = self._world.messages.get(id)
        if found is None or not self.can_see(found):
            raise RefusedError(f"{self.name} does not see message {id}")
        return found

    @property
    def inbox(self) -> list[Message]:
        """The direct messages with the bot."""
        return self.sees(self.dm)

    @property
    def dm(self) -> Channel:
        return self._world.dm_with(self.id)

    def file(self, attachment: Attachment) -> bytes:
        return self._world.files[attachment.id].data

    async def wait_for(
        self, predicate: Predicate, timeout: float = 15.0, since: int | None = None
    ) -> Message:
        """The newest visible message that satisfies, now or as soon as there is one.

        `since` is an earlier value of `receipts`: only what changed after that is looked at.
        """
        news: asyncio.Queue[int] = asyncio.Queue()
        stop = self.listen(lambda receipt: news.put_nowait(receipt.message_id or 0))
        try:
            async with asyncio.timeout(timeout):
                for message in self._changed_since(since):
                    if predicate(message):
                        return message
                while True:
                    changed = self._world.messages.get(await news.get())
                    if changed and self.can_see(changed) and predicate(changed):
                        return changed
        except TimeoutError:
            raise TimeoutError(self._why_not(timeout)) from None
        finally:
            stop()

    def _changed_since(self, since: int | None) -> Iterator[Message]:
        """Newest first."""
        if since is None:
            messages = self._sees_anywhere()
        else:
            latest = list(self.received)[since - self.receipts :] if since < self.receipts else []
            ids = dict.fromkeys(receipt.message_id for receipt in latest)
            known = [self._world.messages.get(id) for id in ids]
            messages = [each for each in known if each and self.can_see(each)]
        return iter(sorted(messages, key=lambda message: -message.id))

    def _why_not(self, timeout: float) -> str:
        latest = sorted(self._sees_anywhere(), key=lambda message: message.id)[-5:]
        shown = [f"{each.text[:80]!r} {[b.label for b in each.buttons]}" for each in latest]
        return f"{self.name} waited {timeout} s in vain; last seen: {'; '.join(shown) or 'nothing'}"

    # What they do in their app

    async def say(
        self,
        channel: Place,
        text: str,
        *,
        reply_to: Message | None = None,
        files: Sequence[UploadedFile] = (),
    ) -> Message:
        place = self._open_channel(channel)
        if not permissions_in(self._world, place, self.id) & sending(place):
            raise RefusedError(f"{self.name} may not write in {place.name}")
        reference = Reference(reply_to.id) if reply_to else None
        body = MessageBody(content=text, message_reference=reference)
        request = MessageRequest(body, dict(enumerate(files)))
        return self._loopback.posting.create(place, self.id, request)

    async def slash(
        self, channel: Place, command: str, /, **options: Value | Person
    ) -> Interaction:
        """Send a command such as "table open"; refused when the app would not let it be sent."""
        place = self._command_channel(channel)
        line = CommandLine(self._world, self.user, place, command)
        data = line.data(_plain(options))
        return self._begin(InteractionType.COMMAND, place, data, name=line.name)

    async def autocomplete(
        self,
        channel: Place,
        command: str,
        /,
        focused: str | None = None,
        **options: Value | Person,
    ) -> list[Choice]:
        """What the bot offers for the option being typed: the last one, or `focused`."""
        place = self._command_channel(channel)
        line = CommandLine(self._world, self.user, place, command)
        data = line.partial_data(_plain(options), focused)
        started = self._begin(InteractionType.AUTOCOMPLETE, place, data, name=line.name)
        return list((await started).choices)

    async def click(
        self, message: Message | int, label: str | None = None, *, custom_id: str | None = None
    ) -> Interaction:
        """Press the button with this label (or emoji) or custom id."""
        shown = self._usable(message)
        return self._press(shown, pressed(shown, label, custom_id))

    async def select(
        self,
        message: Message | int,
        values: str | Person | Role | Channel | Sequence[str | Person | Role | Channel],
        label: str | None = None,
        *,
        custom_id: str | None = None,
    ) -> Interaction:
        """Choose options by value or label; people, roles and channels also by id. `label` is the
        menu's placeholder."""
        shown = self._usable(message)
        menu = menu_in(shown, label, custom_id)
        several = [values] if isinstance(values, str | Person | Role | Channel) else list(values)
        wanted = [self._meant(menu, each) for each in several]
        return self._press(shown, selected(self._world, self.user, menu, wanted))

    def _meant(self, menu: Component, value: str | Person | Role | Channel) -> Chosen:
        if isinstance(value, Person):
            return value.user
        if isinstance(value, str) and menu.type in OF_PEOPLE:
            people = (user for user in self._world.users if not user.bot)
            return next((user for user in people if str(user.id) == value), value)
        if isinstance(value, str) and menu.type == ComponentType.ROLE_SELECT:
            roles = [role for guild in self._world.guilds for role in guild.roles]
            return next((role for role in roles if str(role.id) == value), value)
        if isinstance(value, str) and menu.type == ComponentType.CHANNEL_SELECT:
            return next((each for each in self._world.channels if str(each.id) == value), value)
        return value

    async def submit(self, modal: Modal, answers: Mapping[str, Filled]) -> Interaction:
        """Send a modal; fields are named by label or custom id."""
        record = self._world.interactions.get(modal.interaction_id)
        if record is None or record.user_id != self.id or record.modal is None:
            raise RefusedError(f"{self.name} has no such modal open")
        if record.id in self._submitted:
            raise RefusedError("the modal was sent already")
        data = submitted(modal, answers)
        self._submitted.add(record.id)
        message = self._world.messages.get(record.pressed_message_id)
        place = self._channel(record.channel_id)
        return self._begin(
            InteractionType.MODAL_SUBMIT, place, data, name=modal.title, message=message
        )

    def dismiss(self, message: Message) -> None:
        """Close an ephemeral message."""
        shown = self.current(message)
        if shown.seen_by != self.id:
            raise RefusedError("only ephemeral messages can be dismissed")
        self._world.put_message(replace(shown, dismissed=True))

    def reload(self) -> None:
        """Start the app anew: ephemeral messages are gone."""
        for message in self._world.messages:
            if message.seen_by == self.id and not message.dismissed:
                self.dismiss(message)

    # Their settings and memberships

    def set_dms(self, *, open: bool) -> None:
        self._world.users.put(self.id, replace(self.user, accepts_dms=open))

    def set_locale(self, locale: str) -> None:
        self._world.users.put(self.id, replace(self.user, locale=locale))

    def leave(self, guild: Guild | int) -> None:
        guild_id = guild if isinstance(guild, int) else guild.id
        self._world.remove_member(guild_id, self.id)
        self._loopback.broadcast.member_left(guild_id, self.id)

    # The app's own checks

    def _channel(self, place: Place) -> Channel:
        if isinstance(place, Message):
            place = place.channel_id
        id = place if isinstance(place, int) else place.id
        found = self._world.channels.get(id)
        if found is None:
            raise RefusedError(f"there is no channel {id}")
        return found

    def _open_channel(self, place: Place) -> Channel:
        channel = self._channel(place)
        if not can_view(self._world, channel, self.id):
            raise RefusedError(f"{self.name} does not see channel {channel.name!r}")
        return channel

    def _command_channel(self, place: Place) -> Channel:
        channel = self._open_channel(place)
        wanted = Permission.USE_APPLICATION_COMMANDS
        if not permissions_in(self._world, channel, self.id) & wanted:
            raise RefusedError(f"{self.name} may not use commands in {channel.name!r}")
        if channel.thread is not None and channel.thread.archived:
            raise RefusedError(f"the thread {channel.name!r} is archived")
        return channel

    def _usable(self, message: Message | int) -> Message:
        shown = self.current(message)
        if shown.author_id != self._world.bot_id or shown.is_loading:
            raise RefusedError("there is nothing to press")
        return shown

    def _press(self, message: Message, data: Json) -> Interaction:
        place = self._channel(message.channel_id)
        name = str(data["custom_id"])
        return self._begin(InteractionType.COMPONENT, place, data, name=name, message=message)

    def _begin(
        self,
        kind: InteractionType,
        channel: Channel,
        data: Json,
        *,
        name: str,
        message: Message | None = None,
    ) -> Interaction:
        desk = self._loopback.interactions
        record = desk.begin(kind, self.id, channel, data, name=name, message=message)
        return Interaction(desk, record, self)


def _plain(options: Mapping[str, Value | Person]) -> dict[str, Value]:
    return {
        name: value.user if isinstance(value, Person) else value for name, value in options.items()
    }
