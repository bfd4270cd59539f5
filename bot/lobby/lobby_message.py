"""The lobby as people see it: a message with buttons, kept current."""

from __future__ import annotations

import logging

import discord
from discord import ButtonStyle, ui

from bot.lobby.variants import variant_words
from bot.tables.computers import bot_words
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.limits import MESSAGE, cut
from bot.talk.replies import Click, Reply, fill
from bot.talk.troubles import brief
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from storage.records import SeatRow, TableRow

log = logging.getLogger(__name__)


class LobbyMessage:
    def __init__(self, client: discord.Client, sessions: Sessions) -> None:
        self.client = client
        self.sessions = sessions
        self.store = sessions.store

    def now(self, live: Live) -> Reply:
        """As it looks at this moment, also when the game has begun or the table is closed."""
        if live.row.status == "lobby":
            return self.lobby(live)
        return self.closed(
            live, "lobby-started" if live.row.status == "playing" else "lobby-closed"
        )

    def lobby(self, live: Live) -> Reply:
        """Who sits, what is played, and what is still missing."""
        voice = live.voice()
        game = live.game
        lines = [f"## {voice('game-name')}", voice("game-about"), "", *seat_lines(live, voice)]
        free = range(len(live.seats) + 1, live.row.seats_wanted + 1)
        lines += [f"{n}. {voice('lobby-free')}" for n in free]
        lines.append("")
        lines.append(voice("lobby-variant", what=variant_words(game, voice, live.row.variant)))
        lines.append(pace_line(live, voice))
        enough = len(live.seats) in game.seats
        lines.append(voice("lobby-ready" if enough else "lobby-waiting", n=game.seats[0]))
        return Reply(cut("\n".join(lines), MESSAGE), lobby_view(voice, live.id))

    def closed(self, live: Live, key: str) -> Reply:
        voice = live.voice()
        what = variant_words(live.game, voice, live.row.variant)
        lines = [f"## {voice('game-name')}", voice(key), "", *seat_lines(live, voice)]
        return Reply("\n".join([*lines, voice("lobby-variant", what=what)]))

    async def show(self, click: Click, table: int) -> Live:
        """Answers with the lobby, and notes which message it is, to keep it current."""
        async with self.sessions.table(table) as live:
            reply = self.lobby(live)
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

    async def tell_moved(self, live: Live, old: TableRow) -> None:
        """In the channel that was left, if anything can be said there."""
        voice = live.voice()
        text = voice("note-moved", game=voice("game-name"), channel=f"<#{live.row.channel}>")
        place = self.client.get_partial_messageable(old.channel)
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


def pace_line(live: Live, voice: Voice) -> str:
    return voice("lobby-pace", pace=voice(f"pace-{live.row.pace}"))


def seat_lines(live: Live, voice: Voice) -> list[str]:
    lines = []
    for row in live.seats:
        named = voice("lobby-bot", kind=bot_words(voice, row.bot)) if row.bot else ""
        kind = named or f"<@{row.user}>"
        host = f" · {voice('lobby-host')}" if row.user == live.row.host else ""
        absent = f" · {words}" if (words := absence_words(row, voice)) else ""
        lines.append(f"{row.seat + 1}. **{voice.names[row.seat]}** – {kind}{host}{absent}")
    return lines


def absence_words(row: SeatRow, voice: Voice) -> str:
    """What is to be known of a seat whose person is not here, or gives it away."""
    words = []
    if row.away_until is not None:
        words.append(voice("seat-away", until=f"<t:{row.away_until}:D>"))
    if row.stand_in is not None:
        words.append(voice("seat-stand-in"))
    if row.offered is not None:
        words.append(voice("seat-free"))
    return ", ".join(words)


def lobby_view(voice: Voice, table: int) -> ui.View:
    return view_of(
        [
            button(Address("join", table), voice("button-join"), style=ButtonStyle.success),
            button(Address("leave", table), voice("button-leave")),
            button(Address("start", table), voice("button-start"), style=ButtonStyle.primary),
            button(Address("addbot", table), voice("button-add-bot"), row=1),
            button(Address("removebot", table), voice("button-remove-bot"), row=1),
            button(Address("variant", table), voice("button-variant"), row=1),
            button(Address("pace", table), voice("button-pace"), row=1),
        ]
    )
