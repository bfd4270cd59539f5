"""The switches of a table as menus: first which one, then its positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ui

from bot.lobby.lobby import expect_host
from bot.lobby.variants import value_words
from bot.tables.live import Live
from bot.talk.addresses import Address
from bot.talk.limits import MESSAGE, cut
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, in_place, language_for, private
from bot.talk.voice import Voice
from bot.talk.widgets import select, view_of
from games.core.contract import VariantRule

if TYPE_CHECKING:
    from bot.app.client import Roma


class VariantMenu:
    def __init__(self, roma: Roma) -> None:
        self.roma = roma

    async def handle(self, click: Click, address: Address, values: Sequence[str]) -> None:
        if address.verb == "variant":
            await private(click)
        else:
            await in_place(click)
        async with self.roma.sessions.table(address.table) as live:
            expect_host(live, click.user.id)
            rule = _rule(live, values[0]) if address.verb == "switch" else None
            if address.verb == "setvariant":
                rule = _rule(live, address.argument)
                changed = {**live.row.variant, rule.key: values[0]}
                await self.roma.lobby.set_variant(live, click.user.id, changed)
            reply = menu(live, live.voice(language_for(click)), rule)
            lobby = self.roma.lobby_message.lobby(live)
        await fill(click, reply)
        if address.verb == "setvariant":
            await self.roma.lobby_message.refresh_lobby(live, lobby)


def menu(live: Live, voice: Voice, rule: VariantRule | None = None) -> Reply:
    """All switches as they stand; one of them with its meaning and its positions."""
    rules = live.game.variants
    now = {each.key: live.row.variant.get(each.key, each.values[0]) for each in rules}
    named = {each.key: voice(f"variant-{each.key}") for each in rules}
    told = {each.key: value_words(voice, each, now[each.key]) for each in rules}
    items: list[ui.Item[ui.View]] = [
        select(
            Address("switch", live.id),
            voice("choose-variant"),
            [(each.key, named[each.key], told[each.key]) for each in rules],
            chosen=rule.key if rule else "",
        )
    ]
    lines = [f"- {named[key]}: **{told[key]}**" for key in named]
    if rule:
        lines += ["", f"**{named[rule.key]}** – {voice(f'variant-{rule.key}.rule')}"]
        values = [(value, value_words(voice, rule, value), "") for value in rule.values]
        address = Address("setvariant", live.id, 0, rule.key)
        items.append(select(address, named[rule.key], values, row=1, chosen=now[rule.key]))
    return Reply(cut("\n".join(lines), MESSAGE), view_of(items))


def _rule(live: Live, key: str) -> VariantRule:
    found = [rule for rule in live.game.variants if rule.key == key]
    if not found:
        raise RefusedError("error-stale")
    return found[0]
