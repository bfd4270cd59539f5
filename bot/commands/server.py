"""/server: for moderators."""

from __future__ import annotations

from discord import app_commands

from bot.commands.localised import Tree, word
from bot.servers.panel import ServerPanel
from bot.talk.replies import Click, guarded


def add_server(tree: Tree, panel: ServerPanel) -> None:
    """Discord hides it from who may not manage the server, unless its owner wants otherwise."""

    @tree.command(name=word("command-server"), description=word("command-server-about"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def server(click: Click) -> None:
        await guarded(click, lambda: panel.open(click))
