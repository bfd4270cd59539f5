"""/table open: a lobby in a channel, and what is completed while somebody types it."""

from __future__ import annotations

from typing import NamedTuple

from discord import app_commands

from bot.commands.completing import Choices, GameNames, choices
from bot.commands.here import expect_channel
from bot.commands.localised import options, word
from bot.lobby.calls import Calls
from bot.lobby.clicks import person_of
from bot.lobby.guests import NOTE_LENGTH
from bot.lobby.lobby import Lobby
from bot.lobby.lobby_message import LobbyMessage
from bot.lobby.permissions import expect_permissions, expect_threads, say_missing
from bot.lobby.threads import TableThreads
from bot.servers.rules import Place, ServerRules
from bot.tables.pace import PACES, read_pace
from bot.tables.variants import read_variant, suggestions
from bot.talk.replies import Click, guarded, language_for, public, voice_of
from bot.talk.voice import Voice, language_of

# As Discord sends them.
VARIANT_FIELDS = [word(f"option-{key}").message for key in ("variant", "variant-2", "variant-3")]
PACE_CHOICES = [app_commands.Choice(name=word(f"pace-{pace}"), value=pace) for pace in PACES]


LANGUAGE_CHOICES = [
    app_commands.Choice(name="English", value="en"),
    app_commands.Choice(name="Deutsch", value="de"),
]


class Wishes(NamedTuple):
    """What somebody wants of a table they open; None: as usual."""

    seats: int | None
    variants: tuple[str, ...]
    pace: str | None
    note: str
    private: bool
    language: str | None
    thread: bool


class OpenCommand:
    def __init__(
        self,
        games: GameNames,
        lobby: Lobby,
        message: LobbyMessage,
        calls: Calls,
        rules: ServerRules,
        threads: TableThreads,
    ) -> None:
        self.games = games
        self.lobby = lobby
        self.message = message
        self.calls = calls
        self.rules = rules
        self.threads = threads

    def add_to(self, group: app_commands.Group) -> None:
        @group.command(name=word("command-open"), description=word("command-open-about"))
        @options(
            game="game",
            seats="seats",
            variant="variant",
            variant2="variant-2",
            variant3="variant-3",
            pace="pace",
            note="note",
            private="private",
            language="table-language",
            thread="thread",
        )
        @app_commands.choices(pace=PACE_CHOICES, language=LANGUAGE_CHOICES)
        async def open(
            click: Click,
            game: str,
            seats: app_commands.Range[int, 1, 10] | None = None,
            variant: str | None = None,
            variant2: str | None = None,
            variant3: str | None = None,
            pace: str | None = None,
            note: app_commands.Range[str, 1, NOTE_LENGTH] | None = None,
            private: bool = False,
            language: str | None = None,
            thread: bool = False,
        ) -> None:
            variants = [text for text in (variant, variant2, variant3) if text]
            wished = Wishes(seats, tuple(variants), pace, note or "", private, language, thread)
            await guarded(click, lambda: self._open(click, game, wished))

        @open.autocomplete("game")
        async def games(click: Click, typed: str) -> Choices:
            return self.games.matching(click, typed)

        @open.autocomplete("seats")
        async def numbers(click: Click, typed: int | str) -> list[app_commands.Choice[int]]:
            return self._seats(click, typed)

        @open.autocomplete("variant")
        @open.autocomplete("variant2")
        @open.autocomplete("variant3")
        async def settings(click: Click, typed: str) -> Choices:
            return self._variants(click, typed)

    async def _open(self, click: Click, key: str, wished: Wishes) -> None:
        expect_channel(click)
        expect_permissions(click)
        if wished.thread:
            expect_threads(click)
        await public(click)
        assert click.channel_id is not None
        server = await self.rules.expect_opener(Place.of(click))
        language = language_for(click)
        game = self.games.meant(key, language)
        # A thread of a message has its number.
        place = (await click.original_response()).id if wished.thread else click.channel_id
        row = await self.lobby.open(
            place,
            click.guild_id,
            person_of(click),
            game,
            wished.seats,
            read_variant(game, Voice(language, game), wished.variants),
            language_of(wished.language) if wished.language else server.language or language,
            read_pace(wished.pace or server.pace),
            note=wished.note,
            entry="invited" if wished.private else "open",
            most=server.most,
        )
        if wished.thread:
            live = await self.threads.open_with(click, row.id)
        else:
            live = await self.message.show(click, row.id)
        await self.calls.greet(click, live)
        await say_missing(click)

    def _seats(self, click: Click, typed: int | str) -> list[app_commands.Choice[int]]:
        """As many as the chosen game seats."""
        game = self.games.games.get(getattr(click.namespace, "game", "") or "")
        voice = voice_of(click)
        return [
            app_commands.Choice(name=voice("choice-seats", n=n), value=n)
            for n in (game.seats if game else ())
            if str(n).startswith(str(typed))
        ]

    def _variants(self, click: Click, typed: str) -> Choices:
        """In words; a switch set in another of the three fields is not offered again."""
        game = self.games.in_command(click)
        if game is None:
            return []
        fields = [getattr(click.namespace, name, None) for name in VARIANT_FIELDS]
        elsewhere = [text for text in fields if text and text != typed]
        voice = Voice(language_for(click), game)
        return choices(suggestions(game, voice, typed, elsewhere))
