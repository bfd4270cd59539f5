"""Taking back what is free to take, and knowing afterwards what it was."""

from __future__ import annotations

from bot.tables.live import Live
from bot.tables.sessions import Answered, Sessions
from games.core.seats import Seat


async def taken_back(
    sessions: Sessions, live: Live, seat: Seat, all_of_it: bool = False
) -> list[Answered]:
    """As far as something that was really answered; what goes without saying goes with it.

    The latest answer comes first; what went without saying is left out.
    """
    given = live.playing.last_answer(seat)
    back = await sessions.undo(live, seat, all_of_it=all_of_it)
    asked, view = live.question(seat), live.playing.view(seat)
    goes_on = asked and given == live.game.obvious(view, asked)
    if goes_on and live.playing.can_undo(seat):
        return await taken_back(sessions, live, seat, all_of_it)
    return back
