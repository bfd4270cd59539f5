"""/table: open, join, leave, start, close, info, settings, replace, add-bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.here import is_moderator, personal_voice, table_here
from bot.commands.localised import word
from bot.limits import AUTOCOMPLETE, CHOICE_TEXT, cut
from bot.live import Live
from bot.lobby import Person
from bot.reception import default_bot, seat_lines, variant_words
from bot.refusals import RefusedError
from bot.replies import Click, Reply, fill, guarded, private, public
from bot.speech import Voice, language_of
from games.core.contract import AnyGame
from games.core.text import Seat

if TYPE_CHECKING:
    from bot.client import Roma

Choices = list[app_commands.Choice[str]]


def add(roma: Roma) -> None:
    roma.tree.add_command(TableCommands(roma))


def game_named(roma: Roma, key: str) -> AnyGame:
    game = roma.games.get(key)
    if game is None:
        raise RefusedError("error-game", game=key[:40], known=", ".join(roma.games))
    return game


def read_variant(words: str | None) -> dict[str, str]:
    """«k=v k=v» of the command line."""
    pairs = [item.partition("=") for item in (words or "").replace(",", " ").split()]
    return {key: value for key, _, value in pairs}


class TableCommands(app_commands.Group):
    def __init__(self, roma: Roma) -> None:
        super().__init__(
            name=word("command-table"), description=word("command-table-about"), guild_only=True
        )
        self.roma = roma

    # ---- opening ------------------------------------------------------------------------------

    @app_commands.command(name=word("command-open"), description=word("command-open-about"))
    @app_commands.rename(game=word("option-game"), seats=word("option-seats"))
    @app_commands.rename(variant=word("option-variant"))
    @app_commands.describe(
        game=word("option-game-about"),
        seats=word("option-seats-about"),
        variant=word("option-variant-about"),
    )
    async def open(
        self,
        click: Click,
        game: str,
        seats: app_commands.Range[int, 1, 10] | None = None,
        variant: str | None = None,
    ) -> None:
        await guarded(click, lambda: self._open(click, game, seats, variant))

    async def _open(self, click: Click, game: str, seats: int | None, variant: str | None) -> None:
        await public(click)
        assert click.channel_id is not None
        language = language_of(str(click.guild_locale or click.locale))
        host = Person(click.user.id, click.user.display_name)
        row = await self.roma.lobby.open(
            click.channel_id,
            click.guild_id,
            host,
            game_named(self.roma, game),
            seats,
            read_variant(variant),
            language,
        )
        async with self.roma.sessions.table(row.id) as live:
            reply = self.roma.reception.lobby(live)
        await fill(click, reply)
        message = await click.original_response()
        await self.roma.store.update_table(row.id, lobby_message=message.id)
        self.roma.sessions.forget(row.id)
        await self.roma.reception.greet(click, live)

    @open.autocomplete("game")
    async def _games(self, click: Click, typed: str) -> Choices:
        voice = personal_voice(self.roma, click)
        named = [
            (Voice(voice.language, game)("game-name"), key) for key, game in self.roma.games.items()
        ]
        return [
            app_commands.Choice(name=cut(name, CHOICE_TEXT), value=key)
            for name, key in named
            if typed.casefold() in name.casefold() or typed.casefold() in key
        ][:AUTOCOMPLETE]

    @open.autocomplete("seats")
    async def _seats(self, click: Click, typed: int | str) -> list[app_commands.Choice[int]]:
        """As many as the chosen game seats."""
        game = self.roma.games.get(getattr(click.namespace, "game", "") or "")
        voice = personal_voice(self.roma, click)
        return [
            app_commands.Choice(name=voice("choice-seats", n=n), value=n)
            for n in (game.seats if game else ())
            if str(n).startswith(str(typed))
        ]

    @open.autocomplete("variant")
    async def _variants(self, click: Click, typed: str) -> Choices:
        """Completes the last «key=value» of what was typed."""
        game = self.roma.games.get(getattr(click.namespace, "game", "") or "")
        if game is None:
            return []
        *done, last = typed.split(" ") if typed else [""]
        pairs = [f"{rule.key}={value}" for rule in game.variants for value in rule.values[1:]]
        found = [" ".join([*done, pair]) for pair in pairs if pair.startswith(last)]
        return [
            app_commands.Choice(name=text, value=text) for text in found if len(text) <= CHOICE_TEXT
        ][:AUTOCOMPLETE]

    # ---- sitting down -------------------------------------------------------------------------

    @app_commands.command(name=word("command-join"), description=word("command-join-about"))
    async def join(self, click: Click) -> None:
        await guarded(click, lambda: self._seat(click, "join"))

    @app_commands.command(name=word("command-leave"), description=word("command-leave-about"))
    async def leave(self, click: Click) -> None:
        await guarded(click, lambda: self._seat(click, "leave"))

    @app_commands.command(name=word("command-start"), description=word("command-start-about"))
    async def start(self, click: Click) -> None:
        await guarded(click, lambda: self._seat(click, "start"))

    @app_commands.command(name=word("command-add-bot"), description=word("command-add-bot-about"))
    @app_commands.rename(kind=word("option-kind"))
    @app_commands.describe(kind=word("option-kind-about"))
    async def add_bot(self, click: Click, kind: str | None = None) -> None:
        await guarded(click, lambda: self._seat(click, "addbot", kind))

    async def _seat(self, click: Click, what: str, kind: str | None = None) -> None:
        await private(click)
        row = await table_here(self.roma, click)
        lobby, reception = self.roma.lobby, self.roma.reception
        async with self.roma.sessions.table(row.id) as live:
            if what == "join":
                await lobby.join(live, Person(click.user.id, click.user.display_name))
            elif what == "leave":
                await lobby.leave(live, click.user.id)
            elif what == "addbot":
                bot = kind or default_bot(live.game)
                await lobby.add_bot(live, click.user.id, bot)
            else:
                await lobby.start(live, click.user.id)
            shown = reception.after(live)
        await reception.refresh_lobby(live, shown)
        voice = personal_voice(self.roma, click, live)
        await fill(click, Reply(voice(f"done-{what}")))
        if what == "join":
            await reception.greet(click, live)

    # ---- caring for a table -------------------------------------------------------------------

    @app_commands.command(name=word("command-info"), description=word("command-info-about"))
    async def info(self, click: Click) -> None:
        await guarded(click, lambda: self._info(click))

    async def _info(self, click: Click) -> None:
        await private(click)
        row = await table_here(self.roma, click)
        async with self.roma.sessions.table(row.id) as live:
            reply = Reply(self.info_text(live, personal_voice(self.roma, click, live)))
        await fill(click, reply)

    def info_text(self, live: Live, voice: Voice) -> str:
        turn = [voice.names[seat] for seat in live.waiting()]
        lines = [f"**{voice('game-name')}** · {voice(f'status-{live.row.status}')}"]
        lines += seat_lines(live, voice)
        lines.append(voice("lobby-variant", what=variant_words(live.game, voice, live.row.variant)))
        if live.match:
            lines.append(voice("info-moves", n=live.row.moves))
        if turn:
            lines.append(voice("post-turn", who=voice.listing(turn), n=len(turn)))
        return "\n".join(lines)

    @app_commands.command(name=word("command-move"), description=word("command-move-about"))
    async def move(self, click: Click) -> None:
        await guarded(click, lambda: self._move(click))

    async def _move(self, click: Click) -> None:
        """For a channel that was deleted, or the wrong one."""
        await private(click)
        assert click.channel_id is not None
        hosted = [
            row
            for row in await self.roma.store.tables_of(click.user.id)
            if row.host == click.user.id and row.channel != click.channel_id
        ]
        if not hosted:
            raise RefusedError("refused-nothing-to-move")
        async with self.roma.sessions.table(hosted[0].id) as live:
            await self.roma.lobby.move(live, click.channel_id, click.guild_id)
        voice = personal_voice(self.roma, click, live)
        await fill(click, Reply(voice("done-move")))

    @app_commands.command(name=word("command-close"), description=word("command-close-about"))
    async def close(self, click: Click) -> None:
        await guarded(click, lambda: self._close(click))

    async def _close(self, click: Click) -> None:
        await public(click)
        row = await table_here(self.roma, click)
        async with self.roma.sessions.table(row.id) as live:
            await self.roma.lobby.close(live, click.user.id, is_moderator(click))
            closed = self.roma.reception.closed(live, "lobby-closed")
        await self.roma.reception.refresh_lobby(live, closed)
        await fill(click, Reply(live.voice()("done-close")))

    @app_commands.command(
        name=word("command-settings"), description=word("command-table-settings-about")
    )
    @app_commands.rename(language=word("option-language"))
    @app_commands.describe(language=word("option-table-language-about"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name="Deutsch", value="de"),
        ]
    )
    async def settings(self, click: Click, language: str) -> None:
        await guarded(click, lambda: self._settings(click, language))

    async def _settings(self, click: Click, language: str) -> None:
        await private(click)
        row = await table_here(self.roma, click)
        async with self.roma.sessions.table(row.id) as live:
            if click.user.id != live.row.host and not is_moderator(click):
                raise RefusedError("refused-host-only", host=str(live.row.host))
            await self.roma.store.update_table(row.id, language=language)
            await self.roma.sessions.refresh(live)
        await fill(click, Reply(live.voice(language)("done-settings")))

    @app_commands.command(name=word("command-replace"), description=word("command-replace-about"))
    @app_commands.rename(
        seat=word("option-seat"), member=word("option-member"), kind=word("option-kind")
    )
    @app_commands.describe(
        seat=word("option-seat-about"),
        member=word("option-member-about"),
        kind=word("option-kind-about"),
    )
    async def replace(
        self,
        click: Click,
        seat: app_commands.Range[int, 1, 10],
        member: discord.Member | None = None,
        kind: str | None = None,
    ) -> None:
        await guarded(click, lambda: self._replace(click, seat, member, kind))

    async def _replace(
        self, click: Click, seat: int, member: discord.Member | None, kind: str | None
    ) -> None:
        await public(click)
        row = await table_here(self.roma, click)
        async with self.roma.sessions.table(row.id) as live:
            if not 1 <= seat <= len(live.seats):
                raise RefusedError("refused-seat", n=len(live.seats))
            old = live.voice().names[seat - 1]
            to: Person | str
            if member is not None and member.bot:
                raise RefusedError("refused-bot-account")
            if member is not None:
                to = Person(member.id, member.display_name)
            else:
                to = kind or default_bot(live.game)
            await self.roma.lobby.replace(
                live, click.user.id, is_moderator(click), Seat(seat - 1), to
            )
            new = member.mention if member else live.voice()("lobby-bot", kind=str(to))
        await fill(click, Reply(live.voice()("done-replace", old=old, new=new)))
