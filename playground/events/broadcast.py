"""Telling the bot and the people what happened, each only what they may see."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from playground.events.gateway import Gateway
from playground.events.receipts import Listener, Receipt
from playground.payloads.messages import delivered_json, without_content
from playground.payloads.things import (
    channel_json,
    joined_guild_json,
    member_json,
    role_json,
    user_json,
)
from playground.protocol.numbers import Intent, Json
from playground.world.model import Channel, Message, Role
from playground.world.permissions import Audience, can_view
from playground.world.world import World


class Broadcast:
    """The one way by which anything becomes known."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world = world
        self.gateway = gateway
        self.people: dict[int, Listener] = {}
        self._audience = Audience(world)

    # Messages

    def created(self, message: Message) -> None:
        self._message("MESSAGE_CREATE", message)

    def edited(self, message: Message) -> None:
        self._message("MESSAGE_UPDATE", message)

    def _message(self, event: str, message: Message) -> None:
        data = delivered_json(self.world, message)
        channel = self.world.channels[message.channel_id]
        if self._bot_may_know(message, channel):
            self.gateway.dispatch(
                event,
                _message_intent(channel),
                lambda intents: without_content(self.world, message, data, intents),
                guild_id=channel.guild_id,
            )
        self._tell_readers(event, message, data)

    def _tell_readers(self, event: str, message: Message, data: Json) -> None:
        body = msgspec.json.encode(data)
        files = tuple(
            file
            for attachment in message.attachments
            if (file := self.world.files.get(attachment.id)) is not None
        )
        receipt = Receipt(
            event=event,
            channel_id=message.channel_id,
            message_id=message.id,
            body=body,
            files=files,
        )
        loud = replace(receipt, pinged=True)
        readers = self._readers(message)
        pinged = self._pinged(message, readers) if event == "MESSAGE_CREATE" else frozenset()
        for person in readers:
            person.receive(loud if person.id in pinged else receipt)

    def deleted(self, message: Message) -> None:
        channel = self.world.channels[message.channel_id]
        data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
        if self._bot_may_know(message, channel):
            intent = _message_intent(channel)
            self.gateway.dispatch("MESSAGE_DELETE", intent, data, guild_id=channel.guild_id)
        for person in self._readers(message):
            self._tell(person, "MESSAGE_DELETE", channel.id, data, message.id)

    def _bot_may_know(self, message: Message, channel: Channel) -> bool:
        """Ephemeral messages are told over REST only, to whoever made them."""
        return not message.is_ephemeral and can_view(self.world, channel, self.world.bot_id)

    def _readers(self, message: Message) -> list[Listener]:
        if message.seen_by is not None:
            only = self.people.get(message.seen_by)
            return [] if only is None else [only]
        return self._viewers(self.world.channels[message.channel_id])

    def _viewers(self, channel: Channel) -> list[Listener]:
        seeing = self._audience.of(channel)
        return [person for id, person in self.people.items() if id in seeing]

    def _pinged(self, message: Message, readers: list[Listener]) -> frozenset[int]:
        """Those whose app makes a sound."""
        if message.is_silent or message.is_ephemeral:
            return frozenset()
        is_dm = self.world.channels[message.channel_id].is_dm
        everybody = is_dm or message.mentions_everyone
        named = (person.id for person in readers) if everybody else message.mentions
        return frozenset(named) - {message.author_id}

    # Channels, threads, guilds, members

    def channel(self, event: str, channel: Channel) -> None:
        """CHANNEL_* and THREAD_* events, before the channel is removed."""
        data = channel_json(self.world, channel)
        if event == "THREAD_CREATE":
            data["newly_created"] = True
        if can_view(self.world, channel, self.world.bot_id):
            self.gateway.dispatch(event, Intent.GUILDS, data, guild_id=channel.guild_id)
        for person in self._viewers(channel):
            self._tell(person, event, channel.id, data)

    def guild_joined(self, guild_id: int) -> None:
        """GUILD_CREATE for a guild the bot was added to while it runs."""
        guild = self.world.guilds[guild_id]
        self.gateway.dispatch(
            "GUILD_CREATE",
            Intent.GUILDS,
            lambda intents: joined_guild_json(self.world, guild, intents),
            guild_id=guild_id,
        )

    def role_made(self, guild_id: int, role: Role) -> None:
        position = len(self.world.guilds[guild_id].roles) - 1
        data: Json = {"guild_id": str(guild_id), "role": role_json(role, position)}
        self.gateway.dispatch("GUILD_ROLE_CREATE", Intent.GUILDS, data, guild_id=guild_id)

    def guild_left(self, guild_id: int) -> None:
        data: Json = {"id": str(guild_id)}
        self.gateway.dispatch("GUILD_DELETE", Intent.GUILDS, data, guild_id=guild_id)

    def member_joined(self, guild_id: int, user_id: int) -> None:
        self._member("GUILD_MEMBER_ADD", guild_id, user_id)

    def member_changed(self, guild_id: int, user_id: int) -> None:
        self._member("GUILD_MEMBER_UPDATE", guild_id, user_id)

    def _member(self, event: str, guild_id: int, user_id: int) -> None:
        member = member_json(self.world, self.world.guilds[guild_id].members[user_id])
        data: Json = member | {"guild_id": str(guild_id)}
        self.gateway.dispatch(event, Intent.GUILD_MEMBERS, data, guild_id=guild_id)

    def member_left(self, guild_id: int, user_id: int) -> None:
        data: Json = {"guild_id": str(guild_id), "user": user_json(self.world.users[user_id])}
        self.gateway.dispatch("GUILD_MEMBER_REMOVE", Intent.GUILD_MEMBERS, data, guild_id=guild_id)

    # One person

    def tell(self, user_id: int, event: str, channel_id: int, data: Json) -> None:
        """Something only this person's app shows."""
        person = self.people.get(user_id)
        if person is not None:
            self._tell(person, event, channel_id, data)

    def _tell(
        self,
        person: Listener,
        event: str,
        channel_id: int,
        data: Json,
        message_id: int | None = None,
    ) -> None:
        body = msgspec.json.encode(data)
        person.receive(
            Receipt(event=event, channel_id=channel_id, body=body, message_id=message_id)
        )


def _message_intent(channel: Channel) -> Intent:
    return Intent.DIRECT_MESSAGES if channel.is_dm else Intent.GUILD_MESSAGES
