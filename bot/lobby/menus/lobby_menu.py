"""What the host of a lobby can choose besides the seats: a note, who may come, who is to leave."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from discord import ui

from bot.lobby.guests import NOTE_LENGTH
from bot.lobby.lobby import Lobby
from bot.lobby.lobby_message import LobbyMessage
from bot.lobby.menus.at_a_glance import info_text
from bot.lobby.seating import Person
from bot.posts.lobby_post import shown_now
from bot.servers.rules import with_server_button
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.limits import MESSAGE, cut
from bot.talk.names import escaped
from bot.talk.presses import Press, ask_for_text
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, in_place
from bot.talk.voice import Voice
from bot.talk.widgets import button, people_select, select, view_of
from storage.records import Entry, GuestRow

INVITED_AT_ONCE = 10


class LobbyMenu:
    def __init__(self, sessions: Sessions, lobby: Lobby, message: LobbyMessage) -> None:
        self.sessions = sessions
        self.lobby = lobby
        self.message = message

    async def ask_note(self, press: Press) -> None:
        address = press.address._replace(verb="noted")
        await ask_for_text(press.click, address, "modal-note", NOTE_LENGTH, required=False)

    async def note(self, press: Press) -> None:
        async def change(live: Live) -> str:
            await self.lobby.set_note(live, press.user, press.values[0])
            return ""

        await self._change(press, change)

    async def set_entry(self, press: Press) -> None:
        entry: Entry = "invited" if press.address.argument == "invited" else "open"

        async def change(live: Live) -> str:
            await self.lobby.set_entry(live, press.user, entry)
            return ""

        await self._change(press, change)

    async def invite(self, press: Press) -> None:
        people = people_chosen(press.click)

        async def change(live: Live) -> str:
            new = await self.lobby.invite(live, press.user, people)
            voice = live.voice(press.language)
            names = voice.listing([escaped(each.name) for each in new])
            return voice("done-invited", who=names) if new else voice("done-invited-nobody")

        await self._change(press, change)

    async def remove(self, press: Press) -> None:
        word = press.values[0]
        if not word.isdecimal():
            raise RefusedError("error-stale")

        async def change(live: Live) -> str:
            seat, voice = live.seat_of(int(word)), live.voice(press.language)
            who = "" if seat is None else f"**{voice.names[seat]}**"
            await self.lobby.remove(live, press.user, int(word))
            return voice("done-removed", who=who)

        await self._change(press, change)

    async def _change(self, press: Press, change: Callable[[Live], Awaitable[str]]) -> None:
        """The menu after a change, with what is said about it; and the lobby with it."""
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            done = await change(live)
            guests = await self.sessions.store.guests(live.id)
            voice, lobby = live.voice(press.language), shown_now(live)
            reply = lobby_menu(live, voice, guests, self.sessions.now(), done)
        await fill(press.click, with_server_button(reply, press.click, voice))
        await self.message.refresh(live, lobby)


def lobby_menu(
    live: Live, voice: Voice, guests: Sequence[GuestRow], now: int, done: str = ""
) -> Reply:
    """For the host."""
    invited = [escaped(guest.name) for guest in guests if guest.state == "invited"]
    lines = [info_text(live, voice, now)]
    lines += [voice("lobby-invited", who=voice.listing(invited))] if invited else []
    lines += ["", done] if done else []
    return Reply(cut("\n".join(lines), MESSAGE), view_of(_items(live, voice)))


def _items(live: Live, voice: Voice) -> list[ui.Item[ui.View]]:
    other = "open" if live.row.entry == "invited" else "invited"
    invite = Address("invite", live.id)
    items: list[ui.Item[ui.View]] = [
        button(Address("note", live.id), voice("button-note")),
        button(Address("entry", live.id, 0, other), voice(f"button-entry-{other}")),
        button(Address("volume", live.id), voice("button-volume")),
        button(Address("hints", live.id), voice("button-hints")),
        button(Address("thread", live.id), voice("button-thread")),
        people_select(invite, voice("choose-invited"), row=1, most=INVITED_AT_ONCE),
    ]
    others = [row for row in live.seats if row.user not in (None, live.row.host)]
    if others:
        options = [(str(row.user), row.name, "") for row in others]
        remove = Address("remove", live.id)
        items.append(select(remove, voice("choose-removed"), options, row=2))
    return items


def people_chosen(click: Click) -> list[Person]:
    """Those of a menu of people, without computers."""
    data: Mapping[str, Any] = dict(click.data or {})
    known: Mapping[str, Mapping[str, Any]] = data.get("resolved", {}).get("users", {})
    return [
        Person(int(id), str(user.get("global_name") or user["username"]))
        for id, user in known.items()
        if not user.get("bot")
    ]
