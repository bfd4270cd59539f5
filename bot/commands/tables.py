"""/table: open, join, leave, start, close, reopen, info, move, settings, replace, add-bot."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.completing import Choices, GameNames, choices, matching
from bot.commands.here import table_here
from bot.commands.localised import options, word
from bot.commands.moving import TableMoves
from bot.commands.permissions import expect_permissions, say_missing
from bot.lobby.calls import Calls
from bot.lobby.clicks import is_moderator, person_of
from bot.lobby.lobby import Lobby, Person, expect_caretaker, is_full
from bot.lobby.lobby_message import (
    LobbyMessage,
    alone_question,
    close_question,
    is_alone,
    pace_line,
)
from bot.lobby.table_menu import table_menu
from bot.lobby.variants import read_variant, suggestions
from bot.posts.sending.absences import Absences
from bot.tables.computers import bot_meant, bot_words
from bot.tables.live import Live
from bot.tables.pace import PACES, read_pace
from bot.tables.pictures import PICTURES, pictures_line, read_pictures
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.talk.names import escaped
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, guarded, language_for, private, public, voice_of
from bot.talk.voice import Voice, language_of
from bot.waiting.leaving import ways_question
from storage.records import SeatRow

# As Discord sends them.
VARIANT_FIELDS = [word(f"option-{key}").message for key in ("variant", "variant-2", "variant-3")]
PACE_CHOICES = [app_commands.Choice(name=word(f"pace-{pace}"), value=pace) for pace in PACES]
PICTURE_CHOICES = [
    app_commands.Choice(name=word(f"pictures-{each}"), value=each) for each in PICTURES
]


class TableCommands(app_commands.Group):
    def __init__(
        self,
        sessions: Sessions,
        games: GameNames,
        lobby: Lobby,
        message: LobbyMessage,
        calls: Calls,
        absences: Absences,
    ) -> None:
        super().__init__(
            name=word("command-table"),
            description=word("command-table-about"),
            guild_only=True,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
        )
        self.sessions = sessions
        self.games = games
        self.lobby = lobby
        self.message = message
        self.calls = calls
        self.absences = absences
        self.moves = TableMoves(sessions, lobby, message)

    # ---- opening ------------------------------------------------------------------------------

    @app_commands.command(name=word("command-open"), description=word("command-open-about"))
    @options(
        game="game",
        seats="seats",
        variant="variant",
        variant2="variant-2",
        variant3="variant-3",
        pace="pace",
    )
    @app_commands.choices(pace=PACE_CHOICES)
    async def open(
        self,
        click: Click,
        game: str,
        seats: app_commands.Range[int, 1, 10] | None = None,
        variant: str | None = None,
        variant2: str | None = None,
        variant3: str | None = None,
        pace: str | None = None,
    ) -> None:
        variants = [text for text in (variant, variant2, variant3) if text]
        await guarded(click, lambda: self._open(click, game, seats, variants, pace or "day"))

    async def _open(
        self, click: Click, key: str, seats: int | None, variants: list[str], pace: str
    ) -> None:
        expect_permissions(click)
        await public(click)
        assert click.channel_id is not None
        game = self.games.meant(key, language_for(click))
        row = await self.lobby.open(
            click.channel_id,
            click.guild_id,
            person_of(click),
            game,
            seats,
            read_variant(game, Voice(language_for(click), game), variants),
            language_of(str(click.guild_locale or click.locale)),
            read_pace(pace),
        )
        live = await self.message.show(click, row.id)
        await self.calls.greet(click, live)
        await say_missing(click)

    @open.autocomplete("game")
    async def _games(self, click: Click, typed: str) -> Choices:
        return self.games.matching(click, typed)

    @open.autocomplete("seats")
    async def _seats(self, click: Click, typed: int | str) -> list[app_commands.Choice[int]]:
        """As many as the chosen game seats."""
        game = self.games.games.get(getattr(click.namespace, "game", "") or "")
        voice = voice_of(click)
        return [
            app_commands.Choice(name=voice("choice-seats", n=n), value=n)
            for n in (game.seats if game else ())
            if str(n).startswith(str(typed))
        ]

    @open.autocomplete("variant")
    @open.autocomplete("variant2")
    @open.autocomplete("variant3")
    async def _variants(self, click: Click, typed: str) -> Choices:
        """In words; a switch set in another of the three fields is not offered again."""
        game = self.games.in_command(click)
        if game is None:
            return []
        fields = [getattr(click.namespace, name, None) for name in VARIANT_FIELDS]
        elsewhere = [text for text in fields if text and text != typed]
        voice = Voice(language_for(click), game)
        return choices(suggestions(game, voice, typed, elsewhere))

    # ---- sitting down -------------------------------------------------------------------------

    @app_commands.command(name=word("command-join"), description=word("command-join-about"))
    async def join(self, click: Click) -> None:
        await guarded(click, lambda: self._join(click))

    async def _join(self, click: Click) -> None:
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            await self.lobby.join(live, person_of(click))
            shown, filled = self.message.now(live), is_full(live)
        await self._done(click, live, shown, "done-join")
        await self.calls.joined(click, live, filled=filled)

    @app_commands.command(name=word("command-leave"), description=word("command-leave-about"))
    async def leave(self, click: Click) -> None:
        await guarded(click, lambda: self._leave(click))

    async def _leave(self, click: Click) -> None:
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            if live.row.status == "playing":
                sitting = Sitting.of(live, click.user.id, language_for(click))
                question = ways_question(live, sitting.voice)
            else:
                await self.lobby.leave(live, click.user.id)
                question = None
            shown = self.message.now(live)
        if question is not None:
            await fill(click, question)
            return
        await self._done(click, live, shown, "done-leave")

    @app_commands.command(name=word("command-start"), description=word("command-start-about"))
    async def start(self, click: Click) -> None:
        await guarded(click, lambda: self._start(click))

    async def _start(self, click: Click) -> None:
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            alone = is_alone(live, click.user.id)
            if not alone:
                await self.lobby.start(live, click.user.id)
            shown = self.message.now(live)
        if alone:
            await fill(click, Reply(*alone_question(live, live.voice(language_for(click)))))
            return
        await self._done(click, live, shown, "done-start")

    @app_commands.command(name=word("command-add-bot"), description=word("command-add-bot-about"))
    @options(kind="kind")
    async def add_bot(self, click: Click, kind: str | None = None) -> None:
        await guarded(click, lambda: self._add_bot(click, kind))

    async def _add_bot(self, click: Click, kind: str | None) -> None:
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            await self.lobby.add_bot(live, click.user.id, bot_meant(live.game, kind))
            shown = self.message.now(live)
        await self._done(click, live, shown, "done-addbot")

    async def _done(self, click: Click, live: Live, shown: Reply, key: str) -> None:
        """The lobby is shown as it is now, and the person told that it was done."""
        await self.message.refresh(live, shown)
        await fill(click, Reply(live.voice(language_for(click))(key)))

    # ---- caring for a table -------------------------------------------------------------------

    @app_commands.command(name=word("command-info"), description=word("command-info-about"))
    async def info(self, click: Click) -> None:
        await guarded(click, lambda: self._info(click))

    async def _info(self, click: Click) -> None:
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            voice, now = live.voice(language_for(click)), self.sessions.now()
            reply = table_menu(live, voice, click.user.id, now)
        await fill(click, reply)

    @app_commands.command(name=word("command-move"), description=word("command-move-about"))
    @options(table="table")
    async def move(self, click: Click, table: str | None = None) -> None:
        await guarded(click, lambda: self.moves.move_here(click, table))

    @move.autocomplete("table")
    async def _tables(self, click: Click, typed: str) -> Choices:
        return await self.moves.matching(click, typed)

    @app_commands.command(name=word("command-close"), description=word("command-close-about"))
    async def close(self, click: Click) -> None:
        await guarded(click, lambda: self._close(click))

    async def _close(self, click: Click) -> None:
        """A lobby at once; a game after a question to the one who wants it closed."""
        row = await table_here(self.sessions, click)
        if row.status == "playing":
            await private(click)
            live = await self.sessions.glance(row.id)
            expect_caretaker(live, click.user.id, is_moderator(click))
            await fill(click, Reply(*close_question(live, live.voice(language_for(click)))))
            return
        await public(click)
        async with self.sessions.table(row.id) as live:
            await self.lobby.close(live, click.user.id, is_moderator(click))
            closed = self.message.closed(live, "lobby-closed")
        await self.message.refresh(live, closed)
        await fill(click, Reply(live.voice()("done-close")))

    @app_commands.command(name=word("command-reopen"), description=word("command-reopen-about"))
    async def reopen(self, click: Click) -> None:
        await guarded(click, lambda: self._reopen(click))

    async def _reopen(self, click: Click) -> None:
        await private(click)
        row = await table_here(self.sessions, click, closed=True)
        async with self.sessions.table(row.id) as live:
            await self.lobby.reopen(live, click.user.id, is_moderator(click))
            shown = self.message.now(live)
        await self._done(click, live, shown, "done-reopen")

    @app_commands.command(
        name=word("command-settings"), description=word("command-table-settings-about")
    )
    @options(language="table-language", pace="pace", pictures="pictures")
    @app_commands.choices(
        language=[
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name="Deutsch", value="de"),
        ],
        pace=PACE_CHOICES,
        pictures=PICTURE_CHOICES,
    )
    async def settings(
        self,
        click: Click,
        language: str | None = None,
        pace: str | None = None,
        pictures: str | None = None,
    ) -> None:
        await guarded(click, lambda: self._settings(click, language, pace, pictures))

    async def _settings(
        self, click: Click, language: str | None, pace: str | None, pictures: str | None
    ) -> None:
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            expect_caretaker(live, click.user.id, is_moderator(click))
            if language is not None:
                live.row = await self.sessions.store.update_table(
                    row.id, version=live.row.version, language=language_of(language)
                )
            if pace is not None:
                moderator = is_moderator(click)
                await self.lobby.set_pace(live, click.user.id, moderator, read_pace(pace))
            if pictures is not None:
                live.row = await self.sessions.store.update_table(
                    row.id, version=live.row.version, pictures=read_pictures(pictures)
                )
            shown = self.message.now(live)
        if live.row.status == "lobby":
            await self.message.refresh(live, shown)
        voice = live.voice(language_of(language) if language else language_for(click))
        told = [voice("done-settings")] if language else []
        told += [pace_line(live, voice), pictures_line(live, voice)]
        await fill(click, Reply("\n".join(told)))

    @app_commands.command(name=word("command-replace"), description=word("command-replace-about"))
    @options(whose="whose", member="member", kind="kind")
    async def replace(
        self,
        click: Click,
        whose: str,
        member: discord.Member | None = None,
        kind: str | None = None,
    ) -> None:
        await guarded(click, lambda: self._replace(click, whose, member, kind))

    @replace.autocomplete("whose")
    async def _people(self, click: Click, typed: str) -> Choices:
        try:
            row = await table_here(self.sessions, click)
        except RefusedError:
            return []
        live = await self.sessions.glance(row.id)
        return matching(typed, [(seat.name, str(seat.seat + 1)) for seat in live.seats])

    @add_bot.autocomplete("kind")
    @replace.autocomplete("kind")
    async def _kinds(self, click: Click, typed: str) -> Choices:
        try:
            row = await table_here(self.sessions, click)
        except RefusedError:
            return []
        game = self.sessions.games[row.game]
        voice = Voice(language_for(click), game)
        return matching(typed, [(bot_words(voice, kind), kind) for kind in game.bots])

    async def _replace(
        self, click: Click, whose: str, member: discord.Member | None, kind: str | None
    ) -> None:
        await public(click)
        row = await table_here(self.sessions, click)
        if member is not None and member.bot:
            raise RefusedError("refused-bot-account")
        left = await self._has_left(row.id, whose)
        async with self.sessions.table(row.id) as live:
            expect_caretaker(live, click.user.id, is_moderator(click))
            old = seat_meant(live, whose)
            to = Person(member.id, member.display_name) if member else bot_meant(live.game, kind)
            gone = left is not None and left == old.user
            vote = await self.lobby.replace(
                live, click.user.id, is_moderator(click), old.seat, to, gone=gone
            )
        voice = live.voice()
        new = member.mention if member else voice("lobby-bot", kind=bot_words(voice, str(to)))
        if vote is None:
            offered = member is not None and live.match is not None
            key = "done-offered" if offered else "done-replace"
            done = voice(key, old=escaped(old.name), new=new)
        else:
            key = "done-seat-asked" if old.user else "done-seat-bot-asked"
            done = voice(key, old=escaped(old.name))
        await fill(click, Reply(done))

    async def _has_left(self, table: int, whose: str) -> int | None:
        """Whose seat it is, if they have left the server; looked up before the table is locked."""
        live = await self.sessions.glance(table)
        user = next((row.user for row in live.seats if is_meant(row, whose)), None)
        if user is None or live.match is None or not await self.absences.has_left(live, user):
            return None
        return user


def seat_meant(live: Live, whose: str) -> SeatRow:
    """Of somebody named, mentioned, or chosen from the list."""
    found = next((row for row in live.seats if is_meant(row, whose)), None)
    if found is None:
        raise RefusedError("refused-whose", known=", ".join(escaped(name) for name in live.names))
    return found


def is_meant(row: SeatRow, whose: str) -> bool:
    word = whose.strip().casefold()
    return word in (row.name.casefold(), f"<@{row.user}>", str(row.seat + 1))
