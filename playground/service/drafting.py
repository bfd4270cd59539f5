"""From a request to a message: what a create or an edit makes of what was there."""

from __future__ import annotations

import re
import time
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from playground.protocol.components import numbered
from playground.protocol.numbers import Json, MessageFlag, MessageType, Permission
from playground.protocol.problems import Problems
from playground.requests.bodies import AllowedMentions, MessageRequest, SentAttachment, UploadedFile
from playground.requests.message_rules import check_message, check_request
from playground.requests.uploads import content_type, picture_size
from playground.world.model import Attachment, Message, StoredFile
from playground.world.world import World

USER_MENTION: Final = re.compile(r"<@!?([0-9]{1,20})>")
EVERYONE_MENTION: Final = re.compile(r"@(everyone|here)\b")
CREATED_FLAGS: Final = int(
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)
EDITED_FLAGS: Final = int(MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2)


def drafted(world: World, empty: Message, request: MessageRequest, held: int) -> Message:
    """A new message; `empty` says where, from whom and why. Nothing is stored but its files."""
    check_request(request)
    body = request.body
    flags = empty.flags | (body.wanted_flags & CREATED_FLAGS)
    filled, fresh = _filled(world, empty, request)
    nonce = None if body.nonce is None else str(body.nonce)
    message = replace(filled, flags=flags, nonce=nonce)
    message = _with_mentions(world, message, body.allowed_mentions, held)
    check_message(message)
    _store(world, fresh)
    return message


def revised(world: World, old: Message, request: MessageRequest, held: int) -> Message:
    """The message after an edit; what the body does not name stays."""
    check_request(request)
    kept = old.flags & ~(MessageFlag.LOADING | MessageFlag.SUPPRESS_EMBEDS)
    flags = kept | (request.body.wanted_flags & EDITED_FLAGS)
    filled, fresh = _filled(world, old, request)
    message = replace(filled, flags=flags, edited_at=time.time())
    if request.body.content is not UNSET:
        message = _with_mentions(world, message, request.body.allowed_mentions, held)
    check_message(message)
    _store(world, fresh)
    staying = {attachment.id for attachment in message.attachments}
    for attachment in old.attachments:
        if attachment.id not in staying:
            world.remove_file(attachment.id)
    return message


def _filled(
    world: World, message: Message, request: MessageRequest
) -> tuple[Message, dict[int, StoredFile]]:
    """The message with what the body says, and its new files by their attachments' ids."""
    body = request.body
    changes: Json = {}
    fresh: dict[int, StoredFile] = {}
    if body.content is not UNSET:
        changes["content"] = (body.content or "").strip()
    if body.embeds is not UNSET:
        changes["embeds"] = body.embeds or ()
    if body.components is not UNSET:
        changes["components"] = numbered(body.components or ())
    if body.attachments is not UNSET or request.files:
        changes["attachments"] = _attachments(world, message, request, fresh)
    return replace(message, **changes), fresh


def _attachments(
    world: World, old: Message, request: MessageRequest, fresh: dict[int, StoredFile]
) -> tuple[Attachment, ...]:
    """Kept ones and new ones in the order of the body; files it does not name come last."""
    sent = request.body.attachments
    if not isinstance(sent, tuple):
        sent = tuple(SentAttachment(attachment.id) for attachment in old.attachments)
    named = {each.id for each in sent}
    sent += tuple(SentAttachment(number) for number in request.files if number not in named)
    present = {attachment.id: attachment for attachment in old.attachments}
    made, problems = [], Problems()
    for number, each in enumerate(sent):
        if each.id in present:
            text = each.description or present[each.id].description
            made.append(replace(present[each.id], description=text))
        elif each.id in request.files:
            made.append(_attachment(world, request.files[each.id], each.description, fresh))
        else:
            message = f"No file and no attachment has the id {each.id}"
            problems.add(("attachments", number, "id"), "ATTACHMENT_NOT_FOUND", message)
    problems.raise_if_any()
    return tuple(made)


def _attachment(
    world: World, file: UploadedFile, description: str | None, fresh: dict[int, StoredFile]
) -> Attachment:
    id = world.snowflakes.next()
    kind = content_type(file.name)
    fresh[id] = StoredFile(file.name, kind, file.data)
    width, height = picture_size(file.data) or (None, None)
    return Attachment(
        id=id,
        filename=file.name,
        size=len(file.data),
        content_type=kind,
        description=description,
        width=width,
        height=height,
    )


def _store(world: World, fresh: dict[int, StoredFile]) -> None:
    """Once nothing can be refused any more."""
    for id, file in fresh.items():
        world.put_file(id, file)


def _with_mentions(
    world: World, message: Message, allowed: AllowedMentions | None, held: int
) -> Message:
    """Whom the text pings, of those the bot lets it ping."""
    named = [int(id) for id in dict.fromkeys(USER_MENTION.findall(message.text))]
    known = [id for id in named if id in world.users]
    if allowed is not None and "users" not in (allowed.parse or ()):
        known = [id for id in known if id in allowed.users]
    everyone = bool(
        EVERYONE_MENTION.search(message.text)
        and held & Permission.MENTION_EVERYONE
        and (allowed is None or "everyone" in (allowed.parse or ()))
    )
    replied = world.messages.get(message.replies_to) if message.kind == MessageType.REPLY else None
    if replied and (allowed is None or allowed.replied_user) and replied.author_id not in known:
        known.append(replied.author_id)
    return replace(message, mentions=tuple(known), mentions_everyone=everyone)
