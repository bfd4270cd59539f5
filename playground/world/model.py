"""The things of a Discord: people, guilds, channels, messages. All frozen: a change is a copy."""

from __future__ import annotations

from msgspec import Struct

from playground.protocol.components import Component, walk
from playground.protocol.numbers import (
    THREAD_TYPES,
    ChannelType,
    InteractionType,
    MessageFlag,
    MessageType,
)


class User(Struct, frozen=True, kw_only=True):
    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    accepts_dms: bool = True
    removed: bool = False  # only what they wrote is left of them


class Claim(Struct, frozen=True):
    """Whose browser may act as a person; under that person's id."""

    holder: str  # a hash of the browser's secret; empty: whoever comes next


class Role(Struct, frozen=True, kw_only=True):
    id: int
    name: str
    permissions: int
    managed: bool = False


class Overwrite(Struct, frozen=True, kw_only=True):
    """What a channel allows or denies a role or a member, on top of their permissions."""

    id: int
    is_member: bool
    allow: int = 0
    deny: int = 0


class Member(Struct, frozen=True, kw_only=True):
    user_id: int
    joined_at: float
    role_ids: tuple[int, ...] = ()


class Guild(Struct, frozen=True, kw_only=True):
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: tuple[Role, ...] = ()
    members: dict[int, Member] = {}


class ThreadState(Struct, frozen=True, kw_only=True):
    owner_id: int
    archived: bool = False
    locked: bool = False
    archive_minutes: int = 1440
    changed_at: float = 0.0
    invitable: bool = True
    members: tuple[int, ...] = ()


class Channel(Struct, frozen=True, kw_only=True):
    """A text channel, a thread, or the direct messages of the bot and one person."""

    id: int
    kind: ChannelType
    name: str = ""
    guild_id: int | None = None
    topic: str | None = None
    position: int = 0
    parent_id: int | None = None
    overwrites: tuple[Overwrite, ...] = ()
    thread: ThreadState | None = None
    recipient_id: int | None = None

    @property
    def is_thread(self) -> bool:
        return self.kind in THREAD_TYPES

    @property
    def is_dm(self) -> bool:
        return self.kind == ChannelType.DM


class EmbedMedia(Struct, frozen=True, omit_defaults=True):
    url: str | None = None


class EmbedFooter(Struct, frozen=True, omit_defaults=True):
    text: str = ""
    icon_url: str | None = None


class EmbedAuthor(Struct, frozen=True, omit_defaults=True):
    name: str = ""
    url: str | None = None
    icon_url: str | None = None


class EmbedField(Struct, frozen=True):
    name: str
    value: str
    inline: bool = False


class Embed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    title: str | None = None
    description: str | None = None
    url: str | None = None
    timestamp: str | None = None
    color: int | None = None
    footer: EmbedFooter | None = None
    image: EmbedMedia | None = None
    thumbnail: EmbedMedia | None = None
    author: EmbedAuthor | None = None
    fields: tuple[EmbedField, ...] = ()


class Attachment(Struct, frozen=True, kw_only=True):
    """A file of a message; its bytes lie in the world's files under the same id."""

    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class StoredFile(Struct, frozen=True):
    name: str
    content_type: str
    data: bytes


class Cause(Struct, frozen=True, kw_only=True):
    """The interaction a message answers."""

    interaction_id: int
    kind: InteractionType
    user_id: int
    name: str = ""  # of the command
    pressed_message_id: int | None = None
    original_id: int | None = None  # for follow-ups: the first response


class Message(Struct, frozen=True, kw_only=True):
    id: int
    channel_id: int
    author_id: int
    kind: MessageType = MessageType.DEFAULT
    content: str = ""
    flags: int = 0
    embeds: tuple[Embed, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    components: tuple[Component, ...] = ()
    mentions: tuple[int, ...] = ()  # the users it pings
    mentions_everyone: bool = False
    nonce: str | None = None
    replies_to: int | None = None
    cause: Cause | None = None
    seen_by: int | None = None  # ephemeral: the only one who sees it
    dismissed: bool = False  # by that one
    edited_at: float | None = None
    edited_with: int | None = None  # the interaction whose token that was done with
    pinned: bool = False

    @property
    def is_ephemeral(self) -> bool:
        return bool(self.flags & MessageFlag.EPHEMERAL)

    @property
    def is_loading(self) -> bool:
        """Whether it only says that the bot is thinking."""
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def is_silent(self) -> bool:
        return bool(self.flags & MessageFlag.SUPPRESS_NOTIFICATIONS)

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    @property
    def buttons(self) -> list[Component]:
        return [part for part in walk(self.components) if part.is_button]

    @property
    def selects(self) -> list[Component]:
        return [part for part in walk(self.components) if part.is_select]

    @property
    def text(self) -> str:
        """All it says: content and text displays, a line each."""
        shown = [part.content for part in walk(self.components) if part.content]
        return "\n".join([*([self.content] if self.content else []), *shown])
