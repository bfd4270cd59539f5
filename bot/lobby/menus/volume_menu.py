"""How often the board of a table is posted, as a menu."""

from __future__ import annotations

from bot.lobby.clicks import is_moderator
from bot.lobby.lobby import Lobby
from bot.tables.expectations import expect_caretaker
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.tables.volume import VOLUMES, read_volume
from bot.talk.addresses import Address
from bot.talk.presses import Press
from bot.talk.replies import Reply, fill, in_place, private
from bot.talk.voice import Voice
from bot.talk.widgets import select, view_of


class VolumeMenu:
    def __init__(self, sessions: Sessions, lobby: Lobby) -> None:
        self.sessions = sessions
        self.lobby = lobby

    async def open(self, press: Press) -> None:
        await private(press.click)
        async with self.sessions.table(press.table) as live:
            expect_caretaker(live, press.user, is_moderator(press.click))
            reply = menu(live, live.voice(press.language))
        await fill(press.click, reply)

    async def set(self, press: Press) -> None:
        """In a running game the channel is told."""
        await in_place(press.click)
        volume = read_volume(press.values[0])
        async with self.sessions.table(press.table) as live:
            await self.lobby.set_volume(live, press.user, is_moderator(press.click), volume)
            reply = menu(live, live.voice(press.language))
        await fill(press.click, reply)


def menu(live: Live, voice: Voice) -> Reply:
    now = live.row.volume
    options = [(each, voice(f"volume-{each}"), voice(f"volume-{each}-about")) for each in VOLUMES]
    chosen = select(Address("setvolume", live.id), voice("choose-volume"), options, chosen=now)
    return Reply(voice("volume-about", volume=voice(f"volume-{now}")), view_of([chosen]))
