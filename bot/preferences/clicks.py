"""The settings panel in use: opened, leafed through, every control saved at once."""

from __future__ import annotations

from typing import TypeGuard

from bot.preferences.pages import OTHER, Chosen, Page, is_page, shown
from bot.preferences.wishes import WISHES, TableWishName, Wish, Wishes
from bot.tables.sessions import Sessions
from bot.talk.presses import Press, ask_for_text
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, in_place, private, voice_of
from storage.records import UserRow

TYPED = 60  # letters
PAGE_OF: dict[Wish, Page] = {
    "way": "pings",
    "hour": "pings",
    "pause": "pings",
    "next": "pings",
    "away": "pings",
    "quiet": "quiet",
    "zone": "quiet",
}


class SettingsClicks:
    def __init__(self, sessions: Sessions, wishes: Wishes) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.wishes = wishes

    async def open(self, press: Press) -> None:
        """A panel of one's own, wherever the button stands."""
        await private(press.click)
        await fill(press.click, await self.panel(press.click, "pings", press.table))

    async def turn(self, press: Press) -> None:
        """To another page, or to another table on its page."""
        await in_place(press.click)
        page = press.address.argument
        if not is_page(page):
            raise RefusedError("error-stale")
        table = _number(press.values[0]) if press.values else press.table
        await fill(press.click, await self.panel(press.click, page, table))

    async def choose(self, press: Press) -> None:
        """From a menu the value is chosen, of a switch it is in the address."""
        name, _, state = press.address.argument.partition(":")
        value = press.values[0] if press.values else state
        if value == OTHER and _is_wish(name):
            answer = press.address._replace(verb="set_typed", argument=name)
            await ask_for_text(press.click, answer, f"modal-{name}", TYPED)
            return
        await in_place(press.click)
        await self._save(press, name, value)

    async def typed(self, press: Press) -> None:
        """What is refused is said in the panel, whose menu shows again what is chosen."""
        await in_place(press.click)
        name = press.address.argument
        try:
            await self._save(press, name, press.values[0])
        except RefusedError as refusal:
            if not _is_wish(name):
                raise
            reply = await self.panel(press.click, PAGE_OF.get(name, "you"), press.table)
            reply.content += f"\n**{voice_of(press.click).say(refusal.text)}**"
            await fill(press.click, reply)

    async def _save(self, press: Press, name: str, value: str) -> None:
        page: Page = "table"
        if _is_table_wish(name):
            await self.wishes.change_at(press.table, press.user, name, value)
        elif _is_wish(name):
            await self.wishes.change(press.user, str(press.click.locale), {name: value})
            page = PAGE_OF.get(name, "you")
        else:
            raise RefusedError("error-stale")
        await fill(press.click, await self.panel(press.click, page, press.table))

    async def panel(self, click: Click, page: Page, table: int = 0) -> Reply:
        """As everything is chosen now."""
        user = click.user.id
        known = await self.store.user(user) or UserRow(user)
        wishes = {wish.table: wish for wish in await self.store.table_wishes(user)}
        tables = [
            await self.sessions.glance(row.id)
            for row in await self.store.tables_of(user)
            if row.status in ("lobby", "playing")
        ]
        table = tables[0].id if len(tables) == 1 else table
        ways = {known.ping_way, *(wish.ping_way for wish in wishes.values())}
        chosen = Chosen(
            known,
            await self.store.is_counted(user),
            "digest" in ways,
            tables,
            next((live for live in tables if live.id == table), None),
            wishes.get(table),
        )
        return shown(chosen, page, voice_of(click))


def _is_wish(name: str) -> TypeGuard[Wish]:
    return name in WISHES


def _is_table_wish(name: str) -> TypeGuard[TableWishName]:
    return name in ("table_way", "table_next")


def _number(value: str) -> int:
    return int(value) if value.isdecimal() else 0
