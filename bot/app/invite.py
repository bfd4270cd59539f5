"""The link by which a server's owner invites the bot, with the least it needs."""

from __future__ import annotations

import discord

SCOPES = ("bot", "applications.commands")
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)


def invite_link(application: int) -> str:
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=SCOPES)
