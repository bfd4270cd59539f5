"""The lobby as people see it: a message with buttons, kept current."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle, ui

from bot.lobby.computers import bot_meant, bot_words
from bot.lobby.lobby import Person, is_full
from bot.lobby.variants import variant_words
from bot.posts.kept_pings import KeptPings
from bot.posts.outbox import DM_CLOSED, brief
from bot.tables.live import Live
from bot.talk.addresses import Address
from bot.talk.limits import MESSAGE, cut
from bot.talk.mentions import only
from bot.talk.refusals import RefusedError
from bot.talk.replies import (
    Click,
    Reply,
    acknowledged,
    fill,
    in_place,
    language_for,
    public,
)
from bot.talk.voice import Voice, language_of
from bot.talk.widgets import button, view_of
from storage.records import TableRow

if TYPE_CHECKING:
    from bot.app.client import Roma

log = logging.getLogger(__name__)


class LobbyMessage:
    def __init__(self, roma: Roma) -> None:
        self.roma = roma

    # ---- what it looks like -------------------------------------------------------------------

    def lobby(self, live: Live) -> Reply:
        """Who sits, what is played, and what is still missing."""
        voice = live.voice()
        game = live.game
        lines = [f"## {voice('game-name')}", voice("game-about"), "", *seat_lines(live, voice)]
        free = range(len(live.seats) + 1, live.row.seats_wanted + 1)
        lines += [f"{n}. {voice('lobby-free')}" for n in free]
        lines.append("")
        lines.append(voice("lobby-variant", what=variant_words(game, voice, live.row.variant)))
        enough = len(live.seats) in game.seats
        lines.append(voice("lobby-ready" if enough else "lobby-waiting", n=game.seats[0]))
        return Reply(cut("\n".join(lines), MESSAGE), lobby_view(voice, live.id))

    def closed(self, live: Live, key: str) -> Reply:
        voice = live.voice()
        what = variant_words(live.game, voice, live.row.variant)
        lines = [f"## {voice('game-name')}", voice(key), "", *seat_lines(live, voice)]
        return Reply("\n".join([*lines, voice("lobby-variant", what=what)]))

    # ---- buttons ------------------------------------------------------------------------------

    async def handle(self, click: Click, address: Address, values: Sequence[str]) -> None:
        if address.verb == "rematch":
            await self._rematch(click, address)
        elif address.verb == "alone":
            await self._start_alone(click, address)
        else:
            await self._change_seats(click, address)

    async def _change_seats(self, click: Click, address: Address) -> None:
        await in_place(click)
        async with self.roma.sessions.table(address.table) as live:
            alone = address.verb == "start" and is_alone(live, click.user.id)
            reply = None if alone else await self.change_seats(click, live, address.verb)
            filled = address.verb == "join" and is_full(live)
        if reply is None:
            text, view = alone_question(live, live.voice(language_for(click)))
            await acknowledged(click)
            await click.followup.send(text, view=view, ephemeral=True)
            return
        await fill(click, reply)
        if filled:
            await self.call_host(click, live)
        if address.verb == "join":
            await self.greet(click, live)

    async def _start_alone(self, click: Click, address: Address) -> None:
        """From the private question, so the lobby's message is another one."""
        await in_place(click)
        async with self.roma.sessions.table(address.table) as live:
            lobby = await self.change_seats(click, live, "start")
        await self.refresh_lobby(live, lobby)
        await fill(click, Reply(live.voice(language_for(click))("done-start"), view_of([])))

    async def change_seats(
        self, click: Click, live: Live, what: str, bot: str | None = None
    ) -> Reply:
        """Does what a button or a command asks for; the lobby as it looks then."""
        lobby, user = self.roma.lobby, click.user.id
        if what == "join":
            await lobby.join(live, person_of(click))
        elif what == "leave":
            await lobby.leave(live, user)
        elif what == "addbot":
            await lobby.add_bot(live, user, bot_meant(live.game, bot))
        elif what == "removebot":
            await lobby.remove_bot(live, user)
        else:
            await lobby.start(live, user)
        return self.after(live)

    def after(self, live: Live) -> Reply:
        if live.row.status == "lobby":
            return self.lobby(live)
        return self.closed(
            live, "lobby-started" if live.row.status == "playing" else "lobby-closed"
        )

    async def call_host(self, click: Click, live: Live) -> None:
        """Everybody is here: whoever may start learns of it."""
        host = live.row.host
        if host != click.user.id:
            await self._call(click, live, live.voice()("lobby-full", host=f"<@{host}>"), [host])

    async def _call(self, click: Click, live: Live, text: str, users: Sequence[int]) -> None:
        """A message of its own, for an edited one pings nobody; those with quiet hours it names."""
        quiet = await KeptPings(self.roma.sessions).quiet(users)
        loud = [user for user in users if user not in quiet]
        try:
            await click.followup.send(text, allowed_mentions=only(loud), silent=not loud)
        except (discord.HTTPException, OSError) as error:
            log.info("table %s: nobody was called: %s", live.id, brief(error))

    async def greet(self, click: Click, live: Live) -> None:
        """Tries a direct message now, while the person is here to mend it."""
        await self.roma.remember(click.user, language_of(str(click.locale)))
        voice = live.voice(language_for(click))
        try:
            await click.user.send(
                voice("dm-welcome", game=voice("game-name"), channel=f"<#{live.row.channel}>")
            )
        except discord.Forbidden as error:
            if error.code in DM_CLOSED:
                await self.roma.store.update_user(click.user.id, dm="closed")
            await click.followup.send(voice("dm-closed"), ephemeral=True)
        except (discord.HTTPException, OSError):
            return  # Discord's trouble of the moment: the seat is theirs, the hand comes later
        else:
            await self.roma.store.update_user(click.user.id, dm="open")

    async def show_lobby(self, click: Click, table: int) -> Live:
        """Answers with the lobby, and notes which message it is, to keep it current."""
        async with self.roma.sessions.table(table) as live:
            reply = self.lobby(live)
        await fill(click, reply)
        message = await click.original_response()
        await self.roma.store.update_table(table, lobby_message=message.id)
        self.roma.sessions.forget(table)
        return live

    async def refresh_lobby(self, live: Live, reply: Reply) -> None:
        """Edits the lobby's message from elsewhere; if that fails, nothing is lost."""
        if live.row.lobby_message is None:
            return
        place = self.roma.get_partial_messageable(live.row.channel)
        try:
            await place.get_partial_message(live.row.lobby_message).edit(
                content=reply.content, view=reply.view
            )
        except (discord.HTTPException, OSError) as error:
            log.info("table %s: its lobby was not refreshed: %s", live.id, brief(error))

    async def _rematch(self, click: Click, address: Address) -> None:
        """The same people and variant at a new table in the same channel."""
        await public(click)
        async with self.roma.sessions.table(address.table) as old:
            if old.seat_of(click.user.id) is None:
                raise RefusedError("refused-not-player")
            row = await self.roma.lobby.open(
                old.row.channel,
                old.row.guild,
                person_of(click),
                old.game,
                len(old.seats),
                old.row.variant,
                old.row.language,
            )
            people = [s for s in old.seats if s.user != click.user.id]
        async with self.roma.sessions.table(row.id) as live:
            for seat in people:
                if seat.user is not None:
                    await self.roma.lobby.join(live, Person(seat.user, seat.name))
                elif seat.bot is not None:
                    await self.roma.lobby.add_bot(live, click.user.id, seat.bot)
        live = await self.show_lobby(click, row.id)
        others = [user for _, user in live.people() if user != click.user.id]
        if others:
            who = live.voice().names[0]
            names = " ".join(f"<@{user}>" for user in others)
            text = live.voice()("lobby-rematch", who=who, others=names, n=len(others))
            await self._call(click, live, text, others)

    async def tell_moved(self, live: Live, old: TableRow) -> None:
        """In the channel that was left, if anything can be said there."""
        voice = live.voice()
        text = voice("note-moved", game=voice("game-name"), channel=f"<#{live.row.channel}>")
        place = self.roma.get_partial_messageable(old.channel)
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


def person_of(click: Click) -> Person:
    return Person(click.user.id, click.user.display_name)


def seat_lines(live: Live, voice: Voice) -> list[str]:
    lines = []
    for row in live.seats:
        named = voice("lobby-bot", kind=bot_words(voice, row.bot)) if row.bot else ""
        kind = named or f"<@{row.user}>"
        host = f" · {voice('lobby-host')}" if row.user == live.row.host else ""
        lines.append(f"{row.seat + 1}. **{voice.names[row.seat]}** – {kind}{host}")
    return lines


def lobby_view(voice: Voice, table: int) -> ui.View:
    return view_of(
        [
            button(Address("join", table), voice("button-join"), style=ButtonStyle.success),
            button(Address("leave", table), voice("button-leave")),
            button(Address("start", table), voice("button-start"), style=ButtonStyle.primary),
            button(Address("addbot", table), voice("button-add-bot"), row=1),
            button(Address("removebot", table), voice("button-remove-bot"), row=1),
            button(Address("variant", table), voice("button-variant"), row=1),
        ]
    )
