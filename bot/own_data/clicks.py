"""The buttons under what is kept of somebody."""

from __future__ import annotations

from bot.own_data.own_data import OwnData
from bot.people.quotas import Quotas
from bot.talk.presses import Press
from bot.talk.replies import fill, in_place, private


class OwnDataClicks:
    def __init__(self, own_data: OwnData, quotas: Quotas) -> None:
        self.own_data = own_data
        self.quotas = quotas

    async def tell(self, press: Press) -> None:
        await private(press.click)
        await fill(press.click, self.own_data.told(press.language))

    async def hand_out(self, press: Press) -> None:
        await private(press.click)
        self.quotas.take("look", press.user, press.click.guild_id)
        await fill(press.click, await self.own_data.handed_out(press.user, press.language))

    async def ask(self, press: Press) -> None:
        await in_place(press.click)
        await fill(press.click, await self.own_data.question(press.user, press.language))

    async def forget(self, press: Press) -> None:
        await in_place(press.click)
        language = press.language
        made = await self.own_data.forget(press.user, language)
        press.click.client.languages.pop(press.user, None)
        await fill(press.click, made)
