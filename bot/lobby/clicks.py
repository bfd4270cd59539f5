"""The buttons of a lobby, and the one that begins another after a game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.lobby.calls import Calls
from bot.lobby.lobby import Lobby
from bot.lobby.lobby_message import LobbyMessage, alone_question, is_alone
from bot.lobby.seating import Person
from bot.posts.lobby_post import closed_reply, shown_now
from bot.servers.rules import Place, ServerRules
from bot.tables.computers import default_bot
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, acknowledged, fill, in_place, public
from bot.talk.widgets import view_of


class LobbyClicks:
    def __init__(
        self,
        sessions: Sessions,
        lobby: Lobby,
        message: LobbyMessage,
        calls: Calls,
        rules: ServerRules,
    ) -> None:
        self.sessions = sessions
        self.lobby = lobby
        self.message = message
        self.calls = calls
        self.rules = rules

    async def join(self, press: Press) -> None:
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            await self.lobby.join(live, person_of(press.click))
            reply = shown_now(live)
        await fill(press.click, reply)
        await self.calls.greet(press.click, live)

    async def sit(self, press: Press) -> None:
        """Below an invitation, so the lobby's message is another one."""
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            await self.lobby.join(live, person_of(press.click))
            lobby = shown_now(live)
        voice, place = live.voice(press.language), f"<#{live.row.channel}>"
        done = voice("dm-welcome", game=voice("game-name"), channel=place)
        await fill(press.click, Reply(done, view_of([])))
        await self.message.refresh(live, lobby)
        await self.calls.note_person(press.click)

    async def leave(self, press: Press) -> None:
        await self._change(press, lambda live: self.lobby.leave(live, press.user))

    async def add_bot(self, press: Press) -> None:
        await self._change(
            press, lambda live: self.lobby.add_bot(live, press.user, default_bot(live.game))
        )

    async def remove_bot(self, press: Press) -> None:
        await self._change(press, lambda live: self.lobby.remove_bot(live, press.user))

    async def _change(self, press: Press, change: Callable[[Live], Awaitable[None]]) -> None:
        """Edits the pressed message: the lobby after a change of its seats."""
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            await change(live)
            reply = shown_now(live)
        await fill(press.click, reply)

    async def start(self, press: Press) -> None:
        click = press.click
        await in_place(click)
        async with self.sessions.table(press.table) as live:
            alone = is_alone(live, press.user)
            if not alone:
                await self.lobby.start(live, press.user)
            reply = shown_now(live)
        if alone:
            text, view = alone_question(live, live.voice(press.language))
            await acknowledged(click)
            await click.followup.send(text, view=view, ephemeral=True)
            return
        if self.message.is_pressed(press, live):
            await fill(click, reply)
        else:
            await self.message.refresh(live, reply)
            await fill(click, Reply(live.voice()("lobby-started"), view_of([])))
        await self.message.begun(live)

    async def start_alone(self, press: Press) -> None:
        """From the private question, so the lobby's message is another one."""
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            await self.lobby.start(live, press.user)
            lobby = shown_now(live)
        await self.message.refresh(live, lobby)
        done = live.voice(press.language)("done-start")
        await fill(press.click, Reply(done, view_of([])))
        await self.message.begun(live)

    async def close(self, press: Press) -> None:
        """From the private question before a game is closed."""
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            await self.lobby.close(live, press.user, is_moderator(press.click))
            closed = closed_reply(live, "lobby-closed")
        await self.message.refresh(live, closed)
        await fill(press.click, Reply(live.voice(press.language)("done-close"), view_of([])))

    async def keep(self, press: Press) -> None:
        """Below the warning that the lobby will be closed."""
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            await self.lobby.keep_open(live, press.user)
        kept = live.voice()(
            "lobby-kept", who=f"<@{press.user}>", until=f"<t:{live.row.stirs_at}:D>"
        )
        await fill(press.click, Reply(kept, view_of([])))

    async def rematch(self, press: Press) -> None:
        """The same people and variant at a new table in the same channel.

        Everybody moves up by one seat, and who sat first sits last.
        """
        click = press.click
        await public(click)
        server = await self.rules.expect_opener(Place.of(click))
        async with self.sessions.table(press.table) as old:
            if old.seat_of(press.user) is None:
                raise RefusedError("refused-not-player")
            row = await self.lobby.open(
                old.row.channel,
                old.row.guild,
                person_of(click),
                old.game,
                len(old.seats),
                old.row.variant,
                old.language,
                old.row.pace,
                entry=old.row.entry,
                most=server.most,
            )
            await self.sessions.store.update_table(
                row.id,
                version=row.version,
                pictures=old.row.pictures,
                volume=old.row.volume,
            )
            before = old.seats
        async with self.sessions.table(row.id) as live:
            again = {seat.seat: live.seats[0] for seat in before if seat.user == press.user}
            for seat in before:
                if seat.user == press.user:
                    continue
                if seat.user is not None:
                    await self.lobby.join(live, Person(seat.user, seat.name), brought=True)
                elif seat.bot is not None:
                    await self.lobby.add_bot(live, press.user, seat.bot)
                else:  # somebody whom nothing is known of any more
                    continue
                again[seat.seat] = live.seats[-1]
            rotated = [again[seat.seat] for seat in (*before[1:], before[0]) if seat.seat in again]
            await self.lobby.seat_in_order(live, rotated)
        live = await self.message.show(click, row.id)
        await self.calls.to_rematch(click, live)


def is_moderator(click: Click) -> bool:
    return bool(click.permissions.manage_messages) and click.guild_id is not None


def person_of(click: Click) -> Person:
    return Person(click.user.id, click.user.display_name)
