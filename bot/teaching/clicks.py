"""What begins a lesson, and the buttons a lesson brings."""

from __future__ import annotations

import msgspec

from bot.lobby.lobby import Lobby
from bot.panel.showing import Showing
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.talk.addresses import Address
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply, fill, in_place, private
from bot.talk.voice import Voice
from bot.talk.widgets import select, view_of
from bot.teaching.explaining import Explaining
from bot.teaching.lessons import Lessons
from games.core.text import Language


class TeachingClicks:
    def __init__(
        self, sessions: Sessions, lessons: Lessons, lobby: Lobby, showing: Showing
    ) -> None:
        self.sessions = sessions
        self.lessons = lessons
        self.lobby = lobby
        self.showing = showing
        self.explaining = Explaining(sessions)

    async def learn(self, press: Press) -> None:
        """The game chosen in the menu, or of the table below which it is pressed; else the menu."""
        if press.values:
            game = self.lessons.games.get(press.values[0])
            if game is None:
                raise RefusedError("error-stale")
            await self.lessons.begin(press.click, game)
        elif press.table:
            live = await self.sessions.glance(press.table)
            await self.lessons.begin(press.click, live.game)
        else:
            await private(press.click)
            await fill(press.click, self.menu(press.language))

    def menu(self, language: Language) -> Reply:
        """Which game somebody wants to learn."""
        voice = Voice(language)
        known = [(key, Voice(language, game)) for key, game in self.lessons.games.items()]
        offered = [(key, speaker("game-name"), speaker("game-about")) for key, speaker in known]
        menu = select(Address("learn", 0), voice("choose-one"), offered)
        return Reply(voice("lesson-which"), view_of([menu]))

    async def go_on(self, press: Press) -> None:
        """To the first question; without explanations; or, after the last, with something else."""
        click, way = press.click, press.address.argument
        await in_place(click)
        async with self.sessions.table(press.table) as live:
            sitting = Sitting.of(live, press.user, press.language)
            if live.row.lesson is None:
                raise RefusedError("error-stale")
            match way:
                case "close":
                    await self.lobby.close(live, press.user, moderator=False)
                    reply = _farewell(sitting.voice, way)
                case "real":
                    await self.lessons.open_real(live, click)
                    reply = _farewell(sitting.voice, way)
                case "begin":
                    await self.explaining.begin(live)
                    reply = await self.showing.show(sitting)
                case _:
                    left = msgspec.structs.replace(live.row.lesson, state="left")
                    await self.explaining.change(live, left)
                    reply = await self.showing.show(sitting)
        await fill(click, reply)


def _farewell(voice: Voice, way: str) -> Reply:
    return Reply(voice(f"done-lesson-{way}"), view_of([]))
