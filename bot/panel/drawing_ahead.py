"""The coming post is drawn while its player still looks at the confirmation."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from bot.posts.composer import Composer
from bot.tables.change import Trial
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.tables.volume import is_held_back
from bot.talk.faults import RuleFailedError, place_of_fault
from games.core.contract import Event

log = logging.getLogger(__name__)


class DrawingAhead:
    """A choice and a seed have one future, so it can be drawn before it is real.

    Nothing of it is shown to anybody: it only lies ready for the post, if the choice is confirmed.
    """

    def __init__(self, sessions: Sessions, composer: Composer) -> None:
        self.sessions = sessions
        self.composer = composer

    def after(self, live: Live, trial: Trial) -> Callable[[], Awaitable[None]]:
        """Draws what would be posted after an answer that was only tried."""
        moves, change = live.row.moves, trial.change
        since = (live.unposted or moves + 1) - 1
        played = live.playing.saved()

        async def draw() -> None:
            try:
                await self.sessions.rehearse(live, trial)
                if change.moves and not is_held_back(live, change, trial.twin):
                    last = moves + len(change.moves)
                    events = _news(live, trial, since)
                    tail = (*played.tail, *change.choices)
                    whole = replace(played, tail=tail) if since == moves else None
                    await self.composer.draw_ahead(
                        live, change.checkpoints[-1], last, events, since, whole
                    )
            except RuleFailedError as fault:
                # The player is not concerned: if the choice is confirmed it is said then.
                log.error("the coming post could not be drawn ahead: %s", fault)
            except Exception as error:
                place = place_of_fault(error)
                log.error("table %s: the coming post could not be drawn: %s", live.id, place)

        return draw


def _news(live: Live, trial: Trial, since: int) -> list[Event]:
    """What the post would tell: earlier moves without a post too, but nothing said already.

    Must agree with `Composer.board`, or the picture is drawn twice.
    """
    change = trial.change
    told = [live.told.get(n, ()) for n in range(since + 1, live.row.moves + 1)]
    told += [move.events for move in change.moves]
    first, *others = told
    said = change.said if since == live.row.moves else ()
    fresh = [event for n, event in enumerate(first) if n not in said]
    return [*fresh, *(event for events in others for event in events)]
