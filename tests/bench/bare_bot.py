"""As little as a bot can do: on a click it posts a stored picture. What ours is measured against.

`python -m tests.bench.bare_bot FILE`, with the environment of `python -m bot`.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

import discord
from discord import app_commands, ui

from bot.app.client import point_at
from bot.app.settings import read_settings

POST = "post"


class Button(ui.View):
    """One button that any post of the picture carries."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(timeout=None)
        self.picture = picture

    @ui.button(label=POST, custom_id=f"bare:{POST}")
    async def post(self, click: discord.Interaction, _: ui.Button) -> None:
        await click.response.defer()
        assert click.channel_id is not None
        channel = click.client.get_partial_messageable(click.channel_id)
        await channel.send(POST, file=discord.File(BytesIO(self.picture), "board.png"), view=self)


class Bare(discord.Client):
    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.picture = picture
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        view = Button(self.picture)

        @self.tree.command(name=POST, description=POST)
        async def begin(click: discord.Interaction) -> None:
            await click.response.send_message(POST, view=view)

        self.add_view(view)
        await self.tree.sync()


def main() -> None:
    settings = read_settings()
    point_at(settings)
    Bare(Path(sys.argv[1]).read_bytes()).run(settings.discord_token, log_handler=None)


if __name__ == "__main__":
    main()
