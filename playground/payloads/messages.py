"""Messages as Discord writes them: to the bot over REST and gateway, and to people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from playground.payloads.things import member_json, user_json
from playground.protocol.numbers import (
    UPLOADED,
    ComponentType,
    Intent,
    InteractionType,
    Json,
    MessageType,
)
from playground.protocol.snowflakes import made_at, timestamp
from playground.world.model import Attachment, Cause, Message
from playground.world.world import World

MEDIA_FIELDS: Final = ("url", "proxy_url", "width", "height", "content_type", "attachment_id")
HIDDEN_WITHOUT_INTENT: Final = ("content", "embeds", "attachments", "components")


def attachment_json(
    world: World, channel_id: int, attachment: Attachment, *, private: bool
) -> Json:
    url = world.file_url(channel_id, attachment.id, attachment.filename)
    made: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "content_type": attachment.content_type,
        "url": url,
        "proxy_url": url,
    }
    if attachment.description is not None:
        made["description"] = attachment.description
    if attachment.width is not None:
        made |= {"width": attachment.width, "height": attachment.height}
    if private:
        made["ephemeral"] = True
    return made


def message_json(world: World, message: Message) -> Json:
    """Files that embeds or components show are told there, and not among the attachments."""
    shown = set(_references(msgspec.to_builtins((message.embeds, message.components))))
    made: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "type": int(message.kind),
        "author": user_json(world.users[message.author_id]),
        "content": message.content,
        "timestamp": timestamp(made_at(message.id)),
        "edited_timestamp": None if message.edited_at is None else timestamp(message.edited_at),
        "tts": False,
        "pinned": message.pinned,
        "flags": message.flags,
        "mention_everyone": message.mentions_everyone,
        "mentions": [user_json(world.users[id]) for id in message.mentions],
        "mention_roles": [],
        "attachments": [
            attachment_json(world, message.channel_id, each, private=message.is_ephemeral)
            for each in message.attachments
            if f"{UPLOADED}{each.filename}" not in shown
        ],
        "embeds": [msgspec.to_builtins(embed) | {"type": "rich"} for embed in message.embeds],
        "components": msgspec.to_builtins(message.components),
    }
    for field in ("embeds", "components") if message.attachments else ():
        made[field] = _with_files(made[field], _files(world, message))
    if message.nonce is not None:
        made["nonce"] = message.nonce
    return made | _reference_part(world, message) | _cause_part(world, message)


def _references(data: object) -> Iterator[str]:
    """Uploaded files that something names, however deep."""
    if isinstance(data, dict):
        data = tuple(data.values())
    if isinstance(data, (list, tuple)):
        for part in data:
            yield from _references(part)
    elif isinstance(data, str) and data.startswith(UPLOADED):
        yield data


def _files(world: World, message: Message) -> dict[str, Json]:
    """What is told of each file where it is shown."""
    private = message.is_ephemeral
    found = {}
    for each in message.attachments:
        told = attachment_json(world, message.channel_id, each, private=private)
        told["attachment_id"] = told["id"]
        found[each.filename] = told
    return found


def _with_files(data: object, files: dict[str, Json]) -> object:
    """References to uploaded files replaced by what is known of them, however deep."""
    if isinstance(data, (list, tuple)):
        return [_with_files(value, files) for value in data]
    if not isinstance(data, dict):
        return data
    url = data.get("url")
    name = url.removeprefix(UPLOADED) if isinstance(url, str) and url.startswith(UPLOADED) else ""
    told = (
        {key: files[name][key] for key in MEDIA_FIELDS if key in files[name]}
        if name in files
        else {}
    )
    made: Json = {key: _with_files(value, files) for key, value in data.items()} | told
    if data.get("type") == ComponentType.FILE and isinstance(made.get("file"), dict):
        shown = data["file"]["url"].removeprefix(UPLOADED)
        made |= {"name": shown, "size": files[shown]["size"]} if shown in files else {}
    return made


def _reference_part(world: World, message: Message) -> Json:
    if message.replies_to is None:
        return {}
    target = world.messages.get(message.replies_to)
    channel_id = target.channel_id if target else message.channel_id
    made: Json = {
        "message_reference": {
            "type": 0,
            "message_id": str(message.replies_to),
            "channel_id": str(channel_id),
        }
    }
    if message.kind == MessageType.THREAD_STARTER or target is not None:
        shown = None if target is None or target.replies_to else message_json(world, target)
        made["referenced_message"] = shown
    return made


def _cause_part(world: World, message: Message) -> Json:
    cause = message.cause
    if cause is None:
        return {}
    application_id = str(world.bot_id)
    made: Json = {
        "application_id": application_id,
        "webhook_id": application_id,
        "interaction_metadata": _metadata(world, cause),
    }
    if cause.kind == InteractionType.COMMAND:
        made["interaction"] = {
            "id": str(cause.interaction_id),
            "type": int(cause.kind),
            "name": cause.name,
            "user": user_json(world.users[cause.user_id]),
        }
    return made


def _metadata(world: World, cause: Cause) -> Json:
    made: Json = {
        "id": str(cause.interaction_id),
        "type": int(cause.kind),
        "user": user_json(world.users[cause.user_id]),
        "authorizing_integration_owners": {},
    }
    if cause.original_id is not None:
        made["original_response_message_id"] = str(cause.original_id)
    if cause.kind == InteractionType.COMMAND:
        made["name"] = cause.name
    if cause.kind == InteractionType.COMPONENT and cause.pressed_message_id is not None:
        made["interacted_message_id"] = str(cause.pressed_message_id)
    return made


def delivered_json(world: World, message: Message) -> Json:
    """A message as an event: with its guild and its author's membership."""
    made = message_json(world, message)
    channel = world.channels[message.channel_id]
    made["channel_type"] = int(channel.kind)
    guild = world.guilds.get(channel.guild_id)
    if guild is None:
        return made
    made["guild_id"] = str(guild.id)
    member = guild.members.get(message.author_id)
    if member is not None and message.cause is None:
        made["member"] = member_json(world, member, with_user=False)
    return made


def without_content(world: World, message: Message, data: Json, intents: int) -> Json:
    """What a bot sees of others' guild messages when it may not read them."""
    own = message.author_id == world.bot_id or world.bot_id in message.mentions
    if own or "guild_id" not in data or intents & Intent.MESSAGE_CONTENT:
        return data
    blank: Json = {field: "" if field == "content" else [] for field in HIDDEN_WITHOUT_INTENT}
    return data | blank
