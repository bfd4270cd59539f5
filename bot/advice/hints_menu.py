"""Whether a computer player may be asked at a table; games in which it could be do not count."""

from __future__ import annotations

from bot.lobby.clicks import is_moderator
from bot.lobby.lobby_message import LobbyMessage
from bot.posts.lobby_post import shown_now
from bot.posts.rows import note_row
from bot.tables.expectations import expect_caretaker, expect_not_over
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply, fill, in_place, private
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from storage.records import Hints


class HintsMenu:
    def __init__(self, sessions: Sessions, message: LobbyMessage) -> None:
        self.sessions = sessions
        self.message = message

    async def open(self, press: Press) -> None:
        await private(press.click)
        async with self.sessions.table(press.table) as live:
            expect_caretaker(live, press.user, is_moderator(press.click))
            reply = menu(live, live.voice(press.language))
        await fill(press.click, reply)

    async def set(self, press: Press) -> None:
        """In a running game of several people the channel is told."""
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            expect_caretaker(live, press.user, is_moderator(press.click))
            await self.switch(live, press.user, on=press.address.argument == "on")
            reply, lobby = menu(live, live.voice(press.language)), shown_now(live)
        await fill(press.click, reply)
        if live.row.status == "lobby":
            await self.message.refresh(live, lobby)

    async def switch(self, live: Live, by: int, *, on: bool) -> None:
        """Nobody's running game stops counting because somebody else wants hints."""
        expect_not_over(live)
        if live.row.lesson:
            raise RefusedError("refused-hints-lesson")
        if on and live.match and len(live.people()) > 1 and live.row.hints == "off":
            raise RefusedError("refused-hints-late")
        hints: Hints = "on" if on else "had"
        if not on and (live.match is None or live.row.hints == "off"):
            hints = "off"
        if hints == live.row.hints:
            return
        is_told = live.match is not None and len(live.people()) > 1
        told = [note_row(live, f"note-hints-{hints}", who=f"<@{by}>")] if is_told else []
        live.row = await self.sessions.store.update_table(
            live.id, version=live.row.version, told=told, hints=hints
        )
        self.sessions.wake()


def menu(live: Live, voice: Voice) -> Reply:
    other = "off" if live.row.hints == "on" else "on"
    items = [button(Address("sethints", live.id, 0, other), voice(f"button-hints-{other}"))]
    return Reply(voice(f"hints-{live.row.hints}-about"), view_of(items))
