"""The lobby's message: shown, kept current, followed when the table moves."""

from __future__ import annotations

import logging

import discord
from discord import ButtonStyle, ui

from bot.posts.lobby_post import lobby_reply
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.old_buttons import close_old
from bot.talk.presses import Press
from bot.talk.replies import Click, Reply, fill, language_for
from bot.talk.troubles import brief
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from storage.records import TableRow

log = logging.getLogger(__name__)


class LobbyMessage:
    def __init__(self, client: discord.Client, sessions: Sessions) -> None:
        self.client = client
        self.sessions = sessions
        self.store = sessions.store

    async def show(self, click: Click, table: int) -> Live:
        """Answers with the lobby, and notes which message it is, to keep it current."""
        async with self.sessions.table(table) as live:
            reply = lobby_reply(live)
        await fill(click, reply)
        message = await click.original_response()
        return await self.stands_in(table, message.id)

    async def stands_in(self, table: int, message: int) -> Live:
        """Notes which message it is, however the table stands: it has been shown.

        Whoever pressed it already in this process goes first, or waits for that.
        """
        async with self.sessions.table(table) as live:
            await self.store.update_table(table, lobby_message=message)
            self.sessions.forget(table)
        return live

    def is_pressed(self, press: Press, live: Live) -> bool:
        """Whether it is the lobby's own message, rather than one that says something about it."""
        pressed = press.click.message
        return pressed is None or live.row.lobby_message in (None, pressed.id)

    async def refresh(self, live: Live, reply: Reply) -> None:
        """Edits the lobby's message from elsewhere; if that fails, nothing is lost."""
        if live.row.lobby_message is None:
            return
        place = self.client.get_partial_messageable(live.row.channel)
        try:
            await place.get_partial_message(live.row.lobby_message).edit(
                content=reply.content, view=reply.view
            )
        except (discord.HTTPException, OSError) as error:
            log.info("table %s: its lobby was not refreshed: %s", live.id, brief(error))

    async def close_calls(self, live: Live, channel: int, text: str) -> None:
        """Of a host who was called to start, in this channel: it was done, or is done elsewhere."""
        if live.row.called_at:
            place, old = self.client.get_partial_messageable(channel), Address("start", live.id)
            await close_old(self.client, self.store, place, old, text, but=live.row.lobby_message)

    async def begun(self, live: Live) -> None:
        await self.close_calls(live, live.row.channel, live.voice()("lobby-started"))

    async def done(self, click: Click, live: Live, shown: Reply, key: str) -> None:
        """The lobby is shown as it is now, and the person told that it was done."""
        await self.refresh(live, shown)
        await fill(click, Reply(live.voice(language_for(click))(key)))

    async def tell_moved(self, live: Live, old: TableRow) -> None:
        """In the channel that was left, if anything can be said there."""
        voice = live.voice()
        text = voice("note-moved", game=voice("game-name"), channel=f"<#{live.row.channel}>")
        place = self.client.get_partial_messageable(old.channel)
        await self.close_calls(live, old.channel, text)
        try:
            if live.match is None and old.lobby_message is not None:
                lobby = place.get_partial_message(old.lobby_message)
                await lobby.edit(content=text, view=None)
            await place.send(text)
        except (discord.HTTPException, OSError) as error:
            log.info("table %s: its old channel was not told: %s", live.id, brief(error))


def is_alone(live: Live, user: int) -> bool:
    """Whether the host starts a game for one at a table that was laid for more."""
    expected = live.row.status == "lobby" and live.row.host == user
    return expected and len(live.seats) == 1 < live.row.seats_wanted and 1 in live.game.seats


def alone_question(live: Live, voice: Voice) -> tuple[str, ui.View]:
    alone = button(Address("alone", live.id), voice("button-alone"), style=ButtonStyle.primary)
    return voice("lobby-alone", n=live.row.seats_wanted - 1), view_of([alone])


def close_question(live: Live, voice: Voice) -> tuple[str, ui.View]:
    close = button(Address("close", live.id), voice("button-close"), style=ButtonStyle.danger)
    return voice("lobby-close", n=live.row.moves), view_of([close])
