"""Where tables may be on a server, who may open one, and what is usual for them."""

from __future__ import annotations

from typing import NamedTuple

import discord

from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from storage.records import ServerRow


class Place(NamedTuple):
    """Where somebody wants a table, and who they are there."""

    guild: int | None
    channels: tuple[int, ...]  # the channel, and of a thread the one it is in
    roles: frozenset[int]
    moderates: bool

    @classmethod
    def of(cls, click: Click) -> Place:
        parent = click.channel.parent_id if isinstance(click.channel, discord.Thread) else None
        channels = tuple(id for id in (click.channel_id, parent) if id is not None)
        member = click.user if isinstance(click.user, discord.Member) else None
        roles = frozenset(role.id for role in member.roles) if member else frozenset[int]()
        return cls(click.guild_id, channels, roles, keeps_server(click))


def keeps_server(click: Click) -> bool:
    """Who may say what is usual on a server."""
    return click.guild_id is not None and bool(click.permissions.manage_guild)


def with_server_button(reply: Reply, click: Click, voice: Voice) -> Reply:
    """What leads to the panel of the server, for who may use it."""
    if keeps_server(click):
        reply.view = reply.view or view_of([])
        reply.view.add_item(button(Address("server", 0), voice("button-server"), row=4))
    return reply


class ServerRules:
    def __init__(self, sessions: Sessions) -> None:
        self.store = sessions.store

    async def expect_opener(self, place: Place) -> ServerRow:
        """What is usual there; refuses who may not open a table, or not in this channel."""
        server = await self.expect_channel(place)
        if server.opener and server.opener not in place.roles and not place.moderates:
            raise RefusedError("refused-server-role", role=f"<@&{server.opener}>")
        return server

    async def expect_channel(self, place: Place) -> ServerRow:
        if place.guild is None:
            return ServerRow(0)
        server = await self.store.server(place.guild)
        if server.channels and not set(server.channels) & set(place.channels):
            known = " ".join(f"<#{id}>" for id in server.channels)
            raise RefusedError("refused-server-channel", known=known)
        return server
