"""Request bodies about messages, before they are checked."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from playground.protocol.components import Component
from playground.protocol.problems import Snowflake
from playground.world.model import Embed

Nonce = Annotated[int, Meta(le=(1 << 63) - 1)]


class SentAttachment(Struct, frozen=True):
    """A file to add (`id` is its number in the form) or one to keep (`id` is its own)."""

    id: Snowflake
    filename: str | None = None
    description: str | None = None


class AllowedMentions(Struct, frozen=True):
    parse: tuple[str, ...] | None = None
    users: tuple[Snowflake, ...] = ()
    roles: tuple[Snowflake, ...] = ()
    replied_user: bool = False


class Reference(Struct, frozen=True):
    message_id: Snowflake
    channel_id: Snowflake | None = None
    fail_if_not_exists: bool = True


class MessageBody(Struct, frozen=True, kw_only=True):
    """What a create or an edit says; what it does not say is UNSET."""

    content: str | UnsetType | None = UNSET
    embeds: tuple[Embed, ...] | UnsetType | None = UNSET
    components: tuple[Component, ...] | UnsetType | None = UNSET
    attachments: tuple[SentAttachment, ...] | UnsetType | None = UNSET
    flags: int | UnsetType | None = UNSET
    allowed_mentions: AllowedMentions | None = None
    nonce: str | Nonce | None = None
    enforce_nonce: bool = False
    message_reference: Reference | None = None
    tts: bool = False

    @property
    def wanted_flags(self) -> int:
        return self.flags if isinstance(self.flags, int) else 0


class UploadedFile(Struct, frozen=True):
    name: str
    data: bytes


class MessageRequest(Struct, frozen=True):
    """A body and the files sent with it, by their number in the form."""

    body: MessageBody
    files: dict[int, UploadedFile]
