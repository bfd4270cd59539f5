"""The world's things as Discord writes them in JSON."""

from __future__ import annotations

import msgspec

from playground.protocol.commands import Command
from playground.protocol.numbers import Intent, Json
from playground.protocol.snowflakes import made_at, timestamp
from playground.world.model import Channel, Guild, Member, Role, User
from playground.world.permissions import permissions_in
from playground.world.world import World


def user_json(user: User) -> Json:
    made: Json = {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "discriminator": "0000" if user.bot else "0",
        "global_name": None if user.bot else user.name,
        "avatar": None,
        "public_flags": 0,
    }
    if user.bot:
        made |= {"username": user.name, "bot": True}
    return made


def own_user_json(user: User) -> Json:
    """The bot as it sees itself."""
    own = {"verified": True, "mfa_enabled": False, "locale": user.locale, "flags": 0, "email": None}
    return user_json(user) | own


def application_json(world: World) -> Json:
    bot = world.bot
    return {
        "id": str(bot.id),
        "name": bot.name,
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user_json(bot),
        "team": None,
        "verify_key": "0" * 64,
        "flags": 0,
        "approximate_guild_count": len(world.guilds),
        "interactions_endpoint_url": None,
    }


def member_json(world: World, member: Member, *, with_user: bool = True) -> Json:
    made: Json = {
        "roles": [str(id) for id in member.role_ids],
        "joined_at": timestamp(member.joined_at),
        "nick": None,
        "avatar": None,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }
    if with_user:
        made["user"] = user_json(world.users[member.user_id])
    return made


def acting_member_json(world: World, guild: Guild, channel: Channel, user_id: int) -> Json:
    """A member with their permissions where they act, as interactions carry it."""
    held = permissions_in(world, channel, user_id)
    return member_json(world, guild.members[user_id]) | {"permissions": str(held)}


def role_json(role: Role, position: int) -> Json:
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.managed,
        "mentionable": False,
        "flags": 0,
    }


def guild_json(world: World, guild: Guild) -> Json:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "owner_id": str(guild.owner_id),
        "preferred_locale": guild.locale,
        "features": [],
        "roles": [role_json(role, position) for position, role in enumerate(guild.roles)],
        "emojis": [],
        "stickers": [],
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "afk_timeout": 300,
        "afk_channel_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "member_count": len(guild.members),
        "approximate_member_count": len(guild.members),
    }


def joined_guild_json(world: World, guild: Guild, intents: int) -> Json:
    """GUILD_CREATE; without the privileged intent the bot meets no member but itself."""
    bot_id = world.bot_id
    shown = [
        member_json(world, member)
        for member in guild.members.values()
        if intents & Intent.GUILD_MEMBERS or member.user_id == bot_id
    ]
    threads = [
        thread
        for thread in world.threads_of(guild.id)
        if thread.thread is not None
        and not thread.thread.archived
        and permissions_in(world, thread, bot_id)
    ]
    return guild_json(world, guild) | {
        "unavailable": False,
        "large": False,
        "joined_at": timestamp(guild.members[bot_id].joined_at),
        "members": shown,
        "channels": [channel_json(world, channel) for channel in world.channels_of(guild.id)],
        "threads": [channel_json(world, thread) for thread in threads],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel_json(world: World, channel: Channel) -> Json:
    last = world.last_message_id(channel.id)
    made: Json = {
        "id": str(channel.id),
        "type": int(channel.kind),
        "last_message_id": None if last is None else str(last),
        "flags": 0,
    }
    if channel.recipient_id is not None:
        return made | {"recipients": [user_json(world.users[channel.recipient_id])]}
    made |= {
        "guild_id": str(channel.guild_id),
        "name": channel.name,
        "parent_id": None if channel.parent_id is None else str(channel.parent_id),
        "rate_limit_per_user": 0,
    }
    return made | (_thread_part(world, channel) if channel.is_thread else _text_part(channel))


def _text_part(channel: Channel) -> Json:
    return {
        "position": channel.position,
        "topic": channel.topic,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(overwrite.id),
                "type": int(overwrite.is_member),
                "allow": str(overwrite.allow),
                "deny": str(overwrite.deny),
            }
            for overwrite in channel.overwrites
        ],
    }


def _thread_part(world: World, channel: Channel) -> Json:
    thread = channel.thread
    assert thread is not None
    posted = world.message_count(channel.id)
    made: Json = {
        "owner_id": str(thread.owner_id),
        "message_count": posted,
        "total_message_sent": posted,
        "member_count": len(thread.members),
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.archive_minutes,
            "archive_timestamp": timestamp(thread.changed_at),
            "create_timestamp": timestamp(made_at(channel.id)),
            "invitable": thread.invitable,
        },
    }
    if world.bot_id in thread.members:
        made["member"] = thread_member_json(channel, world.bot_id)
    return made


def thread_member_json(channel: Channel, user_id: int) -> Json:
    joined = timestamp(made_at(channel.id))
    return {"id": str(channel.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def command_json(world: World, command: Command) -> Json:
    made: Json = msgspec.to_builtins(command)
    permissions = command.default_member_permissions
    made |= {
        "id": str(command.id),
        "application_id": str(world.bot_id),
        "version": str(command.version),
        "type": command.type,
        "description": command.description,
        "options": msgspec.to_builtins(command.options),
        "default_member_permissions": None if permissions is None else str(permissions),
        "nsfw": command.nsfw,
    }
    if command.guild_id is not None:
        made["guild_id"] = str(command.guild_id)
    return made
