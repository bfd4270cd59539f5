"""Discord's rules for what a message may hold."""

from __future__ import annotations

from typing import Final

from playground.protocol import errors, limits
from playground.protocol.components import walk
from playground.protocol.numbers import SETTABLE_FLAGS, UPLOADED
from playground.protocol.problems import Problems
from playground.requests.bodies import AllowedMentions, MessageRequest
from playground.requests.component_rules import check_components
from playground.requests.embed_rules import check_embeds
from playground.world.model import Message

LEGACY_FIELDS: Final = ("content", "embeds")
NAMED_MENTIONS: Final = frozenset({"users", "roles", "everyone"})


def check_request(request: MessageRequest) -> None:
    """What can be judged from the body alone."""
    body, problems = request.body, Problems()
    _check_attachments(request, problems)
    if body.nonce is not None:
        problems.length(("nonce",), str(body.nonce), limits.NONCE_LENGTH)
    unknown = body.wanted_flags & ~SETTABLE_FLAGS
    if unknown:
        problems.add(("flags",), "BASE_TYPE_INVALID", f"These flags cannot be set: {unknown}")
    if body.allowed_mentions is not None:
        _check_mentions(body.allowed_mentions, problems)
    problems.raise_if_any()


def check_message(message: Message) -> None:
    """What can be judged only from the whole message, after an edit too."""
    problems = Problems()
    problems.length(("content",), message.content, limits.CONTENT_LENGTH)
    problems.length(("attachments",), message.attachments, limits.ATTACHMENTS)
    check_embeds(message.embeds, problems)
    check_components(message.components, problems, is_v2=message.is_v2)
    if message.is_v2:
        _check_no_legacy_fields(message, problems)
        _check_media(message, problems)
    problems.raise_if_any()
    legacy = message.content or message.embeds or message.attachments
    if not (message.components if message.is_v2 else legacy):
        raise errors.empty_message()


def _check_attachments(request: MessageRequest, problems: Problems) -> None:
    sent = request.body.attachments or ()
    problems.length(("attachments",), sent, limits.ATTACHMENTS)
    problems.length(("files",), request.files, limits.ATTACHMENTS)
    for number, attachment in enumerate(sent):
        place = ("attachments", number, "description")
        problems.length(place, attachment.description, limits.ALT_TEXT_LENGTH)
        name = ("attachments", number, "filename")
        problems.length(name, attachment.filename, limits.FILE_NAME_LENGTH)


def _check_mentions(allowed: AllowedMentions, problems: Problems) -> None:
    parse = allowed.parse or ()
    for kind in parse:
        problems.choice(("allowed_mentions", "parse"), kind, NAMED_MENTIONS)
    for kind, ids in (("users", allowed.users), ("roles", allowed.roles)):
        problems.length(("allowed_mentions", kind), ids, limits.MENTIONED_IDS)
        if kind in parse and ids:
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            problems.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _check_no_legacy_fields(sent: Message, problems: Problems) -> None:
    for field in LEGACY_FIELDS:
        if getattr(sent, field):
            message = f"The '{field}' field cannot be used with MessageFlags.IS_COMPONENTS_V2"
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            problems.add((field,), code, message)


def _check_media(message: Message, problems: Problems) -> None:
    """Every file a component shows must be there."""
    known = {attachment.filename for attachment in message.attachments}
    for component in walk(message.components):
        media = [component.media, component.file, *(item.media for item in component.items or ())]
        for item in media:
            name = item.url.removeprefix(UPLOADED) if item else ""
            if item and item.url.startswith(UPLOADED) and name not in known:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                problems.add(("components",), code, f"The attachment {name} was not found")
