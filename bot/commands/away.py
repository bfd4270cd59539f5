"""/away: for how long, and back again."""

from __future__ import annotations

from discord import app_commands

from bot.commands.completing import Choices, matching
from bot.commands.localised import options, word
from bot.talk.replies import Click, Reply, fill, guarded, private, voice_of
from bot.waiting.away_menu import SPANS, AwayMenu


class AwayCommands(app_commands.Group):
    def __init__(self, menu: AwayMenu) -> None:
        super().__init__(name=word("command-away"), description=word("command-away-about"))
        self.menu = menu

    @app_commands.command(
        name=word("command-away-until"), description=word("command-away-until-about")
    )
    @options(when="when")
    async def until(self, click: Click, when: str) -> None:
        await guarded(click, lambda: self._until(click, when))

    async def _until(self, click: Click, when: str) -> None:
        await private(click)
        await self.menu.leave_for(click.user.id, when)
        await fill(click, await self.menu.shown(click.user.id, voice_of(click)))

    @until.autocomplete("when")
    async def _spans(self, click: Click, typed: str) -> Choices:
        voice = voice_of(click)
        return matching(typed, [(voice("choice-days", n=int(days)), days) for days in SPANS])

    @app_commands.command(
        name=word("command-away-back"), description=word("command-away-back-about")
    )
    async def back(self, click: Click) -> None:
        await guarded(click, lambda: self._back(click))

    async def _back(self, click: Click) -> None:
        await private(click)
        await self.menu.returning.everywhere(click.user.id)
        await fill(click, Reply(voice_of(click)("done-back")))
