"""The table at a glance, and what can be done about it besides playing."""

from __future__ import annotations

from bot.lobby.menus.at_a_glance import info_text
from bot.lobby.menus.lobby_menu import lobby_menu
from bot.servers.rules import with_server_button
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.limits import MESSAGE, cut
from bot.talk.presses import Press
from bot.talk.replies import Click, Reply, fill, language_for, private
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of


class TableMenu:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions

    async def open(self, press: Press) -> None:
        await private(press.click)
        async with self.sessions.table(press.table) as live:
            reply = await self.of(live, press.click)
        await fill(press.click, reply)

    async def of(self, live: Live, click: Click) -> Reply:
        """With what this person can do about it, and about the server."""
        now, user, voice = self.sessions.now(), click.user.id, live.voice(language_for(click))
        if live.row.status == "lobby" and live.row.host == user:
            guests = await self.sessions.store.guests(live.id)
            reply = lobby_menu(live, voice, guests, now)
        else:
            reply = table_menu(live, voice, user, now)
        return with_server_button(reply, click, voice)


def table_menu(live: Live, voice: Voice, user: int, now: int) -> Reply:
    """With buttons for who plays in a running game, or looks on; the host has more."""
    text = cut(info_text(live, voice, now), MESSAGE)
    if live.row.status != "playing":
        return Reply(text)
    if live.seat_of(user) is None:
        following = button(Address("following", live.id), voice("button-following"))
        return Reply(text, view_of([following]))
    paused = live.row.paused_until > now
    buttons = [
        button(Address("away", live.id), voice("button-away")),
        button(Address("pause", live.id), voice("button-paused" if paused else "button-pause")),
        button(Address("quit", live.id), voice("button-quit")),
        button(Address("settings", live.id), voice("button-settings")),
        button(Address("mygames", 0), voice("button-mygames")),
    ]
    if live.row.host == user:
        buttons.append(button(Address("pace", live.id), voice("button-pace")))
        buttons.append(button(Address("volume", live.id), voice("button-volume")))
        if not live.row.lesson:  # hints are always there
            buttons.append(button(Address("hints", live.id), voice("button-hints")))
    return Reply(text, view_of(buttons))
