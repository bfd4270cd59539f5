"""The switches of a table as menus: first which one, then its positions."""

from __future__ import annotations

from discord import ui

from bot.lobby.lobby import Lobby
from bot.lobby.lobby_message import LobbyMessage
from bot.posts.lobby_post import lobby_reply
from bot.tables.expectations import expect_host
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.tables.variants import value_words
from bot.talk.addresses import Address
from bot.talk.limits import MESSAGE, cut
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply, fill, in_place, private
from bot.talk.voice import Voice
from bot.talk.widgets import select, view_of
from games.core.contract import VariantRule


class VariantMenu:
    def __init__(self, sessions: Sessions, lobby: Lobby, message: LobbyMessage) -> None:
        self.sessions = sessions
        self.lobby = lobby
        self.message = message

    async def open(self, press: Press) -> None:
        await private(press.click)
        async with self.sessions.table(press.table) as live:
            expect_host(live, press.user)
            reply = menu(live, live.voice(press.language))
        await fill(press.click, reply)

    async def switch(self, press: Press) -> None:
        """One of the switches, with its positions."""
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            expect_host(live, press.user)
            reply = menu(live, live.voice(press.language), _rule(live, press.values[0]))
        await fill(press.click, reply)

    async def set(self, press: Press) -> None:
        """A switch in another position; the lobby tells it too."""
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            expect_host(live, press.user)
            rule = _rule(live, press.address.argument)
            changed = {**live.row.variant, rule.key: press.values[0]}
            await self.lobby.set_variant(live, press.user, changed)
            reply = menu(live, live.voice(press.language), rule)
            lobby = lobby_reply(live)
        await fill(press.click, reply)
        await self.message.refresh(live, lobby)


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
