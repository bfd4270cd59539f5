"""Where clicks come in: commands, and buttons and menus by the address they carry."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands, ui
from discord.ui.select import BaseSelect

from bot.app.metrics.watch import Watch
from bot.clicks import Clicks
from bot.talk.addresses import BUTTON_PATTERN, SELECT_PATTERN, Address, from_match
from bot.talk.replies import Speaker


class Entered(Speaker):
    """A client that knows what to do with clicks, and times them."""

    watch: Watch
    clicks: Clicks


class WatchedTree(app_commands.CommandTree[Speaker]):
    async def interaction_check(self, interaction: discord.Interaction[Speaker], /) -> bool:
        """Keeps nobody out; it comes before any command's work."""
        roma = interaction.client
        assert isinstance(roma, Entered)
        roma.watch.begin(interaction)
        return True


class TableButton(ui.DynamicItem[ui.Button[ui.View]], template=BUTTON_PATTERN):
    def __init__(self, item: ui.Button[ui.View], address: Address | None) -> None:
        super().__init__(item)
        self.address = address

    @classmethod
    async def from_custom_id(
        cls, click: discord.Interaction[Any], item: ui.Item[ui.View], match: re.Match[str], /
    ) -> TableButton:
        assert isinstance(item, ui.Button)
        return cls(item, from_match(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        roma = interaction.client
        assert isinstance(roma, Entered)
        roma.watch.begin(interaction)
        await roma.clicks.handle(interaction, self.address)


class TableSelect(ui.DynamicItem[BaseSelect[ui.View]], template=SELECT_PATTERN):
    def __init__(self, item: BaseSelect[ui.View], address: Address | None) -> None:
        super().__init__(item)
        self.address = address

    @classmethod
    async def from_custom_id(
        cls, click: discord.Interaction[Any], item: ui.Item[ui.View], match: re.Match[str], /
    ) -> TableSelect:
        assert isinstance(item, BaseSelect)
        return cls(item, from_match(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        roma = interaction.client
        assert isinstance(roma, Entered)
        data: Mapping[str, Any] = dict(interaction.data or {})
        values = [str(value) for value in data.get("values", ())]  # of people: their ids
        roma.watch.begin(interaction)
        await roma.clicks.handle(interaction, self.address, values)
