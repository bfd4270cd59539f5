"""Being away, as buttons and menus: how long, and where the steward plays meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import SelectOption, ui

from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.limits import OPTION_TEXT, PLACEHOLDER, SELECT_OPTIONS, cut
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply, fill, in_place, private, voice_of
from bot.talk.voice import Voice
from bot.talk.widgets import button, select, view_of
from bot.waiting.away import Away, read_until
from bot.waiting.returning import Returning
from games.core.seats import Seat

SPANS: Final = ("1", "2", "4", "7", "14", "30")  # days


class AwayMenu:
    def __init__(self, sessions: Sessions, away: Away, returning: Returning) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.away = away
        self.returning = returning

    async def open(self, press: Press) -> None:
        await private(press.click)
        await fill(press.click, await self.shown(press.user, voice_of(press.click)))

    async def go(self, press: Press) -> None:
        await in_place(press.click)
        await self.leave_for(press.user, press.values[0])
        await fill(press.click, await self.shown(press.user, voice_of(press.click)))

    async def leave_for(self, user: int, typed: str) -> None:
        until = read_until(typed, await self.store.user(user), self.sessions.now())
        await self.away.go(user, until)

    async def let_steward_play(self, press: Press) -> None:
        await in_place(press.click)
        tables = {int(value) for value in press.values if value.isdecimal()}
        refused = ""
        try:
            await self.away.let_steward_play(press.user, tables)
        except RefusedError as refusal:
            refused = f"\n{voice_of(press.click).say(refusal.text)}"
        reply = await self.shown(press.user, voice_of(press.click))
        reply.content += refused
        await fill(press.click, reply)

    async def come_back(self, press: Press) -> None:
        await in_place(press.click)
        await self.returning.everywhere(press.user)
        await fill(press.click, Reply(voice_of(press.click)("done-back"), view_of([])))

    async def shown(self, user: int, voice: Voice) -> Reply:
        """How long one could be away, or what was said about it."""
        at = await self.away.at(user)
        if not at:
            options = [(days, voice("choice-days", n=int(days)), "") for days in SPANS]
            menu = select(Address("awayfor", 0), voice("choose-away"), options)
            return Reply(voice("away-ask"), view_of([menu]))
        live, seat = at[0]
        until = f"<t:{live.seats[seat].away_until}:D>"
        back = button(Address("awayback", 0), voice("button-back-again"), row=1)
        return Reply(voice("away-now", until=until), view_of([_tables(at, voice), back]))


def _tables(at: Sequence[tuple[Live, Seat]], voice: Voice) -> ui.Select[ui.View]:
    """A menu of all of them, those chosen where the steward plays."""
    options = [
        SelectOption(
            value=str(live.id),
            label=cut(_named(live, voice), OPTION_TEXT),
            default=live.seats[seat].stand_in is not None,
        )
        for live, seat in at[:SELECT_OPTIONS]
    ]
    return ui.Select(
        custom_id=Address("awayat", 0).select_id(),
        placeholder=cut(voice("choose-steward"), PLACEHOLDER),
        options=options,
        min_values=0,
        max_values=len(options),
        row=0,
    )


def _named(live: Live, voice: Voice) -> str:
    game = live.plain_voice(voice.language)("game-name")
    return f"{game} · {voice('info-table', id=str(live.id))} · {', '.join(live.names)}"
