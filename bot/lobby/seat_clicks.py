"""The buttons of a seat of a running game that changes hands."""

from __future__ import annotations

from bot.lobby.calls import Calls
from bot.looking.gallery import Gallery
from bot.posts.buttons import newcomer_buttons
from bot.posts.lines.story_lines import FULL
from bot.tables.sessions import Sessions
from bot.tables.sitting import Visit
from bot.talk.limits import MESSAGE, cut
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply, fill, private
from bot.waiting.free_seats import FreeSeats, close_offer
from games.core.seats import Seat


class SeatClicks:
    def __init__(
        self, sessions: Sessions, free_seats: FreeSeats, gallery: Gallery, calls: Calls
    ) -> None:
        self.sessions = sessions
        self.free_seats = free_seats
        self.gallery = gallery
        self.calls = calls

    async def take(self, press: Press) -> None:
        """Whoever takes a seat is told what happened, and where the rules are."""
        await private(press.click)
        user = press.click.user
        async with self.sessions.table(press.table) as live:
            await self.free_seats.take(live, _seat(press), user.id, user.display_name)
            visit = Visit.of(live, user.id, press.language)
        done = visit.voice("done-take")
        recap = await self.gallery.recap(visit, FULL - len(done))
        text = f"{done}\n\n{recap.content}"
        buttons = newcomer_buttons(visit.voice, live.id)
        await fill(press.click, Reply(cut(text, MESSAGE), buttons))
        await self.calls.greet(press.click, live)
        await close_offer(press.click.client, self.sessions.store, live, _seat(press))


def _seat(press: Press) -> Seat:
    word = press.address.argument
    if not word.isdecimal():
        raise RefusedError("error-stale")
    return Seat(int(word))
