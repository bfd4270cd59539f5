"""/mygames, /settings, /help: about oneself."""

from __future__ import annotations

from collections.abc import Mapping

from discord import ButtonStyle, app_commands

from bot.commands.completing import Choices, matching
from bot.commands.localised import Tree, options, word
from bot.looking.my_games import MyGames
from bot.people.quiet_hours import zones
from bot.preferences.clicks import PAGE_OF, SettingsClicks
from bot.preferences.pages import Page
from bot.preferences.wishes import OFF, ON, Wish
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.replies import Click, Reply, fill, guarded, language_for, private, voice_of
from bot.talk.widgets import button, view_of


class PeopleCommands:
    def __init__(self, sessions: Sessions, settings: SettingsClicks) -> None:
        self.settings = settings
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
            hands = None if pings is None else ON if pings else OFF
            named: dict[Wish, str | None] = {
                "language": language,
                "hands": hands,
                "style": style,
                "zone": zone,
                "quiet": quiet,
            }
            wanted = {name: value for name, value in named.items() if value is not None}
            await guarded(click, lambda: self._settings(click, wanted))

        @settings.autocomplete("zone")
        async def zones_named(click: Click, typed: str) -> Choices:
            named = [(name.replace("_", " "), name) for name in zones()]
            return matching(typed, named)

    async def _mygames(self, click: Click) -> None:
        await private(click)
        await fill(click, await self.my_games.of(click.user.id, language_for(click)))

    async def _help(self, click: Click) -> None:
        await private(click)
        voice = voice_of(click)
        ways = [
            button(Address("learn", 0), voice("button-learn"), style=ButtonStyle.success),
            button(Address("mygames", 0), voice("button-mygames")),
            button(Address("stats", 0), voice("button-stats")),
            button(Address("settings", 0), voice("button-settings")),
            button(Address("privacy", 0), voice("button-privacy")),
        ]
        await fill(click, Reply(voice("help-text"), view_of(ways)))

    async def _settings(self, click: Click, wanted: Mapping[Wish, str]) -> None:
        """What is named is changed at once; the panel shows it, and all there is besides."""
        await private(click)
        await self.settings.wishes.change(click.user.id, str(click.locale), wanted)
        page: Page = next((PAGE_OF.get(name, "you") for name in wanted), "pings")
        table = await self.settings.store.table_in(click.channel_id or 0)
        await fill(click, await self.settings.panel(click, page, table.id if table else 0))
