"""All that is: everything the server knows, in memory, by id."""

from __future__ import annotations

import hmac
import secrets
import time
from typing import Any

from msgspec.structs import replace

from playground.protocol import errors
from playground.protocol.commands import Command
from playground.protocol.numbers import CDN_PATH, EVERYONE_PERMISSIONS, ChannelType
from playground.protocol.snowflakes import Snowflakes
from playground.world.interaction_record import InteractionRecord
from playground.world.model import (
    Channel,
    Claim,
    Guild,
    Member,
    Message,
    Role,
    StoredFile,
    User,
)
from playground.world.settings import Settings
from playground.world.shelf import Shelf


class World:
    """Guilds, channels, people, messages, files, commands and interactions."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.token = settings.token  # as it is now: it can be changed
        self.snowflakes = Snowflakes()
        self.base_url = ""
        self._file_secret = secrets.token_bytes(32)
        self.users = Shelf("user", User)
        self.guilds = Shelf("guild", Guild)
        self.channels = Shelf("channel", Channel)
        self.messages = Shelf("message", Message)
        self.files = Shelf("file", StoredFile)
        self.commands = Shelf("command", Command)
        self.interactions = Shelf("interaction", InteractionRecord)
        self.claims = Shelf("claim", Claim)
        self.bot_id = 0
        self._by_channel: dict[int, dict[int, None]] = {}
        self._dms: dict[int, int] = {}  # recipient to channel
        self._file_bytes = 0

    @property
    def shelves(self) -> tuple[Shelf[Any], ...]:
        return (
            self.users,
            self.guilds,
            self.channels,
            self.messages,
            self.files,
            self.commands,
            self.interactions,
            self.claims,
        )

    @property
    def is_empty(self) -> bool:
        return len(self.users) == 0

    @property
    def bot(self) -> User:
        return self.users[self.bot_id]

    def found(self) -> None:
        """The first things of a new world: the bot, a guild and a channel."""
        bot = User(id=self.snowflakes.next(), name=self.settings.bot_name, bot=True)
        self.users.put(bot.id, bot)
        self.bot_id = bot.id
        guild = self.add_guild(self.settings.guild_name)
        self.add_channel(guild.id, self.settings.channel_name)

    def reindex(self) -> None:
        """After restoring: what is derived from the things themselves."""
        for shelf in self.shelves:
            for id, _ in shelf.items():
                self.snowflakes.follow(id)
        for message in sorted(self.messages, key=lambda message: message.id):
            self._by_channel.setdefault(message.channel_id, {})[message.id] = None
        self._file_bytes = sum(len(file.data) for file in self.files)
        self.bot_id = next((user.id for user in self.users if user.bot), 0)
        self._dms = {each.recipient_id: each.id for each in self.channels if each.recipient_id}

    # Guilds and members

    def add_guild(self, name: str) -> Guild:
        id = self.snowflakes.next()
        everyone = Role(id=id, name="@everyone", permissions=EVERYONE_PERMISSIONS)
        own = Role(
            id=self.snowflakes.next(),
            name=self.bot.name,
            permissions=self.settings.bot_permissions,
            managed=True,
        )
        owner = self.snowflakes.next()  # nobody: every member is a guest here
        guild = Guild(id=id, name=name, owner_id=owner, roles=(everyone, own))
        self.guilds.put(id, guild)
        self.add_member(id, self.bot.id, (own.id,))
        return self.guilds[id]

    def add_member(self, guild_id: int, user_id: int, role_ids: tuple[int, ...] = ()) -> Member:
        guild = self.guilds[guild_id]
        member = Member(user_id=user_id, joined_at=time.time(), role_ids=role_ids)
        self.guilds.put(guild_id, replace(guild, members={**guild.members, user_id: member}))
        return member

    def remove_member(self, guild_id: int, user_id: int) -> None:
        guild = self.guilds[guild_id]
        members = {id: member for id, member in guild.members.items() if id != user_id}
        self.guilds.put(guild_id, replace(guild, members=members))

    def role_with(self, guild_id: int, name: str, permissions: int) -> Role:
        """The role that grants exactly these permissions, made when there is none."""
        guild = self.guilds[guild_id]
        for role in guild.roles[2:]:  # after @everyone and the bot's own
            if role.permissions == permissions:
                return role
        made = Role(id=self.snowflakes.next(), name=name, permissions=permissions)
        self.guilds.put(guild_id, replace(guild, roles=(*guild.roles, made)))
        return made

    def guilds_of(self, user_id: int) -> list[Guild]:
        return [guild for guild in self.guilds if user_id in guild.members]

    # Channels

    def add_channel(self, guild_id: int, name: str, topic: str | None = None) -> Channel:
        channel = Channel(
            id=self.snowflakes.next(),
            kind=ChannelType.TEXT,
            name=name,
            topic=topic,
            guild_id=guild_id,
            position=len(self.channels_of(guild_id)),
        )
        self.channels.put(channel.id, channel)
        return channel

    def dm_with(self, user_id: int) -> Channel:
        """The bot's direct messages with a user, opened when they are not yet."""
        known = self.channels.get(self._dms.get(user_id))
        if known is not None:
            return known
        made = Channel(id=self.snowflakes.next(), kind=ChannelType.DM, recipient_id=user_id)
        self.channels.put(made.id, made)
        self._dms[user_id] = made.id
        return made

    def channels_of(self, guild_id: int) -> list[Channel]:
        return [c for c in self.channels if c.guild_id == guild_id and not c.is_thread]

    def threads_of(self, guild_id: int) -> list[Channel]:
        return [c for c in self.channels if c.guild_id == guild_id and c.is_thread]

    def channel(self, id: int) -> Channel:
        found = self.channels.get(id)
        if found is None:
            raise errors.unknown_channel()
        return found

    def remove_channel(self, id: int) -> None:
        for message in self.messages_in(id):
            self.remove_message(message)
        self._by_channel.pop(id, None)
        self.channels.remove(id)

    # Messages and files

    def messages_in(self, channel_id: int) -> list[Message]:
        return [self.messages[id] for id in self._by_channel.get(channel_id, ())]

    def message_count(self, channel_id: int) -> int:
        return len(self._by_channel.get(channel_id, ()))

    def last_message_id(self, channel_id: int) -> int | None:
        for id in reversed(self._by_channel.get(channel_id, {})):
            if not self.messages[id].is_ephemeral:
                return id
        return None

    def message(self, channel_id: int, id: int) -> Message:
        """A message everybody in the channel sees; ephemeral ones are unknown, as on Discord."""
        found = self.messages.get(id)
        if found is None or found.channel_id != channel_id or found.is_ephemeral:
            raise errors.unknown_message()
        return found

    def put_message(self, message: Message) -> None:
        known = self._by_channel.setdefault(message.channel_id, {})
        known[message.id] = None
        self.messages.put(message.id, message)
        while len(known) > self.settings.kept_messages:
            self.remove_message(self.messages[next(iter(known))])

    def remove_message(self, message: Message) -> None:
        self._by_channel.get(message.channel_id, {}).pop(message.id, None)
        self.messages.remove(message.id)
        for attachment in message.attachments:
            self.remove_file(attachment.id)

    def put_file(self, id: int, file: StoredFile) -> None:
        self.files.put(id, file)
        self._file_bytes += len(file.data)
        while self._file_bytes > self.settings.kept_file_bytes:
            oldest = self.files.oldest_id()
            if oldest is None or oldest == id:
                return
            self.remove_file(oldest)

    def remove_file(self, id: int) -> None:
        file = self.files.get(id)
        if file is not None:
            self._file_bytes -= len(file.data)
            self.files.remove(id)

    def file_url(self, channel_id: int, attachment_id: int, filename: str) -> str:
        path = f"{CDN_PATH}/{channel_id}/{attachment_id}/{filename}"
        return f"{self.base_url}{path}?hm={self.file_mark(path)}"

    def file_mark(self, path: str) -> str:
        """What nobody can guess who was not told the address; as on Discord it expires, here
        with this run of the server."""
        return hmac.digest(self._file_secret, path.encode(), "sha256").hex()

    # Interactions

    def forget_expired_interactions(self) -> None:
        oldest = time.time() - self.settings.token_seconds
        while record := self.interactions.get(self.interactions.oldest_id()):
            if record.made_at >= oldest:
                return  # they stand in the order of their making
            self.interactions.remove(record.id)
