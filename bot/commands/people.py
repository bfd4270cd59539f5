"""/mygames, /settings, /help: about oneself."""

from __future__ import annotations

from typing import NamedTuple

from discord import app_commands

from bot.commands.completing import Choices, matching
from bot.commands.localised import Tree, options, word
from bot.looking.my_games import MyGames
from bot.people.quiet_hours import hours_words, read_hours, read_zone, zones
from bot.posts.rows import hand_rows
from bot.tables.sessions import Sessions
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, guarded, language_for, private, voice_of
from bot.talk.voice import Voice, language_of
from games.core.text import Language
from storage.records import UserChanges, UserRow


class Wishes(NamedTuple):
    """What somebody wants changed; None: as it is."""

    language: str | None
    pings: bool | None
    style: str | None
    quiet: str | None
    zone: str | None


class PeopleCommands:
    def __init__(self, sessions: Sessions, languages: dict[int, Language]) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.languages = languages  # of those who chose one
        self.my_games = MyGames(sessions)

    def add_to(self, tree: Tree) -> None:
        @tree.command(name=word("command-mygames"), description=word("command-mygames-about"))
        async def mygames(click: Click) -> None:
            await guarded(click, lambda: self._mygames(click))

        @tree.command(name=word("command-help"), description=word("command-help-about"))
        async def help_(click: Click) -> None:
            await guarded(click, lambda: self._help(click))

        @tree.command(name=word("command-settings"), description=word("command-settings-about"))
        @options(language="language", pings="pings", style="style", quiet="quiet", zone="zone")
        @app_commands.choices(
            language=[
                app_commands.Choice(name=word("choice-discord-language"), value="discord"),
                app_commands.Choice(name="English", value="en"),
                app_commands.Choice(name="Deutsch", value="de"),
            ],
            style=[
                app_commands.Choice(name=word("choice-style-full"), value="full"),
                app_commands.Choice(name=word("choice-style-compact"), value="compact"),
            ],
        )
        async def settings(
            click: Click,
            language: str | None = None,
            pings: bool | None = None,
            style: str | None = None,
            quiet: str | None = None,
            zone: str | None = None,
        ) -> None:
            wished = Wishes(language, pings, style, quiet, zone)
            await guarded(click, lambda: self._settings(click, wished))

        @settings.autocomplete("zone")
        async def zones_named(click: Click, typed: str) -> Choices:
            named = [(name.replace("_", " "), name) for name in zones()]
            return matching(typed, named)

    async def _mygames(self, click: Click) -> None:
        await private(click)
        await fill(click, await self.my_games.of(click.user.id, language_for(click)))

    async def _help(self, click: Click) -> None:
        await private(click)
        await fill(click, Reply(voice_of(click)("help-text")))

    async def _send_hands(self, user: int) -> None:
        """All hands of a person, who wants them by DM, has opened DMs again, or reads another
        language now.
        """
        for row in await self.store.tables_of(user):
            async with self.sessions.table(row.id) as live:
                seat = live.seat_of(user)
                if live.match and seat is not None:
                    await self.store.post(hand_rows(live, [seat]))
        self.sessions.wake()

    async def _settings(self, click: Click, wished: Wishes) -> None:
        await private(click)
        changes = _changes(click, wished, await self.store.user(click.user.id))
        if "language" in changes:
            self._speak(click.user.id, changes["language"])
        user = await self.store.update_user(click.user.id, **changes)
        if wished.pings or wished.language is not None:
            await self._send_hands(click.user.id)
        await fill(click, Reply(_settings_text(voice_of(click), user)))

    def _speak(self, user: int, language: str) -> None:
        """In this language from now on; empty: in Discord's."""
        if language:
            self.languages[user] = language_of(language)
        else:
            self.languages.pop(user, None)


def _changes(click: Click, wished: Wishes, known: UserRow | None) -> UserChanges:
    changes: UserChanges = {"locale": language_of(str(click.locale))}
    if wished.language is not None:
        changes["language"] = "" if wished.language == "discord" else language_of(wished.language)
    if wished.pings is not None:
        changes["pings"] = wished.pings
    if wished.pings:
        changes["dm"] = "unknown"  # worth another try
    if wished.style is not None:
        changes["style"] = wished.style
    if wished.zone is not None:
        changes["time_zone"] = read_zone(wished.zone)
    if wished.quiet is not None:
        hours = read_hours(wished.quiet)
        if hours and not changes.get("time_zone") and not (known and known.time_zone):
            raise RefusedError("refused-quiet-zone")
        changes["quiet_from"], changes["quiet_to"] = hours or (None, None)
    return changes


def _settings_text(voice: Voice, user: UserRow) -> str:
    now = voice(
        "settings-now",
        language=voice(f"language-{voice.language}"),
        pings=voice("word-on" if user.pings else "word-off"),
        style=voice(f"choice-style-{user.style or 'full'}"),
        dm=voice(f"dm-state-{user.dm}"),
    )
    hours = hours_words(user)
    quiet = voice("settings-quiet", hours=hours, zone=user.time_zone.replace("_", " "))
    return f"{now}\n{quiet if hours else voice('settings-no-quiet')}"
