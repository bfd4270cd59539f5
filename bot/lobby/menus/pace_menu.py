"""The pace of a table as a menu, before the game and in it."""

from __future__ import annotations

from bot.lobby.clicks import is_moderator
from bot.lobby.lobby import Lobby
from bot.lobby.lobby_message import LobbyMessage
from bot.posts.lobby_post import shown_now
from bot.tables.expectations import expect_caretaker
from bot.tables.live import Live
from bot.tables.pace import PACES, read_pace
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.presses import Press
from bot.talk.replies import Reply, fill, in_place, private
from bot.talk.voice import Voice
from bot.talk.widgets import select, view_of


class PaceMenu:
    def __init__(self, sessions: Sessions, lobby: Lobby, message: LobbyMessage) -> None:
        self.sessions = sessions
        self.lobby = lobby
        self.message = message

    async def open(self, press: Press) -> None:
        await private(press.click)
        async with self.sessions.table(press.table) as live:
            expect_caretaker(live, press.user, is_moderator(press.click))
            reply = menu(live, live.voice(press.language))
        await fill(press.click, reply)

    async def set(self, press: Press) -> None:
        """The lobby tells it too; in a running game the channel does."""
        await in_place(press.click)
        pace = read_pace(press.values[0])
        async with self.sessions.table(press.table) as live:
            await self.lobby.set_pace(live, press.user, is_moderator(press.click), pace)
            reply, lobby = menu(live, live.voice(press.language)), shown_now(live)
        await fill(press.click, reply)
        if live.row.status == "lobby":
            await self.message.refresh(live, lobby)


def menu(live: Live, voice: Voice) -> Reply:
    """The paces there are, with what each means."""
    now = live.row.pace
    options = [(pace, voice(f"pace-{pace}"), voice(f"pace-{pace}-about")) for pace in PACES]
    chosen = select(Address("setpace", live.id), voice("choose-pace"), options, chosen=now)
    return Reply(voice("pace-about", pace=voice(f"pace-{now}")), view_of([chosen]))
