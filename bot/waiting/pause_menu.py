"""Asking for a pause, as a menu."""

from __future__ import annotations

from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.talk.addresses import Address
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply, fill, in_place, private
from bot.talk.voice import Voice
from bot.talk.widgets import button, select, view_of
from bot.votes.pause_votes import PauseVotes
from bot.waiting.away_menu import SPANS


class PauseMenu:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.pauses = PauseVotes(sessions)

    async def open(self, press: Press) -> None:
        await private(press.click)
        async with self.sessions.table(press.table) as live:
            sitting = Sitting.of(live, press.user, press.language)
            paused = self.pauses.is_paused(live)
        reply = _running(live, sitting.voice) if paused else _question(live, sitting.voice)
        await fill(press.click, reply)

    async def end(self, press: Press) -> None:
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            sitting = Sitting.of(live, press.user, press.language)
            await self.pauses.end(live, sitting.seat)
        await fill(press.click, Reply(sitting.voice("done-play-on"), view_of([])))

    async def ask(self, press: Press) -> None:
        await in_place(press.click)
        if press.values[0] not in SPANS:
            raise RefusedError("error-stale")
        async with self.sessions.table(press.table) as live:
            sitting = Sitting.of(live, press.user, press.language)
            vote = await self.pauses.ask(live, sitting.seat, int(press.values[0]))
        key = "done-pause-asked" if vote.needed else "done-pause"
        await fill(press.click, Reply(sitting.voice(key), view_of([])))


def _running(live: Live, voice: Voice) -> Reply:
    text = voice("info-paused", until=f"<t:{live.row.paused_until}:D>")
    return Reply(text, view_of([button(Address("playon", live.id), voice("button-play-on"))]))


def _question(live: Live, voice: Voice) -> Reply:
    options = [(days, voice("choice-days", n=int(days)), "") for days in SPANS]
    menu = select(Address("pausefor", live.id), voice("choose-away"), options)
    return Reply(voice("pause-ask"), view_of([menu]))
