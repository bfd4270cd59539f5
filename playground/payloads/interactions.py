"""Interactions as the bot is told of them."""

from __future__ import annotations

from playground.payloads.messages import message_json
from playground.payloads.things import acting_member_json, channel_json, user_json
from playground.protocol import limits
from playground.protocol.numbers import CallbackType, Context, Json
from playground.world.interaction_record import InteractionRecord
from playground.world.model import Channel, Message
from playground.world.permissions import permissions_in
from playground.world.world import World


def interaction_json(
    world: World,
    record: InteractionRecord,
    channel: Channel,
    data: Json,
    message: Message | None,
) -> Json:
    """INTERACTION_CREATE."""
    user = world.users[record.user_id]
    bot_id = world.bot_id
    held = permissions_in(world, channel, record.user_id)
    made: Json = {
        "id": str(record.id),
        "application_id": str(bot_id),
        "type": int(record.kind),
        "token": record.token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": channel_json(world, channel) | {"permissions": str(held)},
        "locale": user.locale,
        "app_permissions": str(permissions_in(world, channel, bot_id)),
        "entitlements": [],
        "attachment_size_limit": limits.FILE_BYTES,
    }
    if message is not None:
        made["message"] = message_json(world, message)
    return made | _place_part(world, record, channel)


def _place_part(world: World, record: InteractionRecord, channel: Channel) -> Json:
    guild = world.guilds.get(channel.guild_id)
    if guild is None:
        return {
            "user": user_json(world.users[record.user_id]),
            "context": int(Context.BOT_DM),
            "authorizing_integration_owners": {"0": "0"},
        }
    return {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": acting_member_json(world, guild, channel, record.user_id),
        "context": int(Context.GUILD),
        "authorizing_integration_owners": {"0": str(guild.id)},
    }


def callback_json(world: World, record: InteractionRecord) -> Json:
    """The answer to a response, when the bot asked for one."""
    interaction: Json = {"id": str(record.id), "type": int(record.kind)}
    assert record.response is not None
    resource: Json = {"type": int(record.response)}
    message = world.messages.get(record.original_id)
    if message is not None:
        interaction |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.is_loading,
            "response_message_ephemeral": message.is_ephemeral,
        }
        if record.response in {CallbackType.MESSAGE, CallbackType.UPDATE}:
            resource["message"] = message_json(world, message)
    return {"interaction": interaction, "resource": resource}
