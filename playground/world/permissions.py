"""Who may do what where: Discord's computation of roles and channel overwrites."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import is_

from playground.protocol import errors
from playground.protocol.numbers import EVERY_PERMISSION, ChannelType, Permission
from playground.world.model import Channel, Guild, Member, Message
from playground.world.world import World

DM_PERMISSIONS = int(
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
)


def bits(names: Iterable[str]) -> int:
    """Permissions by their names, written as discord.py writes them."""
    made = 0
    for name in names:
        made |= Permission[name.upper()]
    return made


def guild_permissions(guild: Guild, member: Member) -> int:
    held = 0
    for role in guild.roles:
        if role.id == guild.id or role.id in member.role_ids:
            held |= role.permissions
    is_admin = held & Permission.ADMINISTRATOR or member.user_id == guild.owner_id
    return EVERY_PERMISSION if is_admin else held


def permissions_in(world: World, channel: Channel, user_id: int) -> int:
    """What a user may do in a channel; nothing when it is none of theirs."""
    if channel.is_dm:
        return DM_PERMISSIONS if user_id in {channel.recipient_id, world.bot_id} else 0
    guild = world.guilds.get(channel.guild_id)
    member = guild.members.get(user_id) if guild else None
    if guild is None or member is None:
        return 0
    base = guild_permissions(guild, member)
    if base & Permission.ADMINISTRATOR:
        return EVERY_PERMISSION
    ruling = world.channels.get(channel.parent_id) if channel.is_thread else channel
    held = _overwritten(base, ruling or channel, guild, member)
    return held if held & Permission.VIEW_CHANNEL and _is_let_in(channel, member, held) else 0


def _overwritten(held: int, channel: Channel, guild: Guild, member: Member) -> int:
    """Everyone's overwrite first, then those of roles together, then the member's own."""
    by_id = {overwrite.id: overwrite for overwrite in channel.overwrites}
    for group in ((guild.id,), member.role_ids, (member.user_id,)):
        found = [by_id[id] for id in group if id in by_id]
        for overwrite in found:
            held &= ~overwrite.deny
        for overwrite in found:
            held |= overwrite.allow
    return held


def _is_let_in(channel: Channel, member: Member, held: int) -> bool:
    if channel.kind != ChannelType.PRIVATE_THREAD or channel.thread is None:
        return True
    return bool(member.user_id in channel.thread.members or held & Permission.MANAGE_THREADS)


class Audience:
    """Who sees which channel, computed anew only when something it depends on was replaced."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._known: dict[int, tuple[list[object], frozenset[int]]] = {}

    def of(self, channel: Channel) -> frozenset[int]:
        guild = self._world.guilds.get(channel.guild_id)
        now: list[object] = [channel, guild, self._world.channels.get(channel.parent_id)]
        before, viewers = self._known.get(channel.id, ([], frozenset[int]()))
        if len(before) == len(now) and all(map(is_, before, now)):
            return viewers
        seeing = frozenset(self._seeing(channel, guild))
        self._known[channel.id] = (now, seeing)
        return seeing

    def _seeing(self, channel: Channel, guild: Guild | None) -> Iterator[int]:
        """Members with the same roles see the same, unless the channel names one of them."""
        if guild is None:
            yield channel.recipient_id or 0
            return
        ruling = self._world.channels.get(channel.parent_id) or channel
        named = {guild.owner_id, *(overwrite.id for overwrite in ruling.overwrites)}
        if channel.kind == ChannelType.PRIVATE_THREAD and channel.thread is not None:
            named.update(channel.thread.members)
        by_roles: dict[tuple[int, ...], bool] = {}
        for id, member in guild.members.items():
            sees = None if id in named else by_roles.get(member.role_ids)
            if sees is None:
                sees = can_view(self._world, channel, id)
                if id not in named:
                    by_roles[member.role_ids] = sees
            if sees:
                yield id


def can_view(world: World, channel: Channel, user_id: int) -> bool:
    return bool(permissions_in(world, channel, user_id) & Permission.VIEW_CHANNEL)


def can_read(world: World, message: Message, user_id: int) -> bool:
    if message.seen_by is not None:
        return message.seen_by == user_id
    channel = world.channels.get(message.channel_id)
    return channel is not None and can_view(world, channel, user_id)


def demand(world: World, channel: Channel, *wanted: Permission) -> None:
    """Refuse the bot as Discord does: without sight 50001, without another permission 50013."""
    held = permissions_in(world, channel, world.bot_id)
    if not held & Permission.VIEW_CHANNEL:
        raise errors.missing_access()
    if any(not held & permission for permission in wanted):
        raise errors.missing_permissions()


def demand_in_guild(world: World, guild: Guild, wanted: Permission) -> None:
    member = guild.members.get(world.bot_id)
    if member is None:
        raise errors.missing_access()
    if not guild_permissions(guild, member) & wanted:
        raise errors.missing_permissions()


def sending(channel: Channel) -> Permission:
    if channel.is_thread:
        return Permission.SEND_MESSAGES_IN_THREADS
    return Permission.SEND_MESSAGES
