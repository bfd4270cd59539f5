"""When a plan may answer: after a while that tells nothing of what anybody holds or has planned.

It is drawn for everybody who is asked a kind of question that could be answered in advance,
whether there is a plan or not, and from what all may know: the pace of the table, and whether
anybody else plays there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from secrets import SystemRandom
from typing import Final, TypeAlias

from bot.tables.live import Live
from games.core.seats import Seat
from storage.records import Pace

Chance: TypeAlias = Callable[[], float]  # between 0 and 1
Span: TypeAlias = tuple[int, int]  # seconds

SPANS: Final[dict[Pace, Span]] = {
    "live": (8, 60),
    "day": (60, 1800),
    "three_days": (60, 3600),
    "none": (60, 1800),
}
ALONE: Final[Span] = (20, 40)  # among computers, who do not look at the time; one may be reading

true_chance: Chance = SystemRandom().random


def answer_times(
    live: Live, seats: Sequence[Seat], now: int, chance: Chance, pace: Pace | None = None
) -> tuple[int | None, ...]:
    """For each of these seats; None where nothing can be answered in advance."""
    span = SPANS[pace or live.row.pace] if len(live.present()) > 1 else ALONE
    drawn = [now + _delay(span, chance()) for _ in seats]
    return tuple(
        at if _may_be_planned(live, seat) else None for seat, at in zip(seats, drawn, strict=True)
    )


def _delay(span: Span, chance: float) -> int:
    """Short ones are likelier than long ones: people answer so, too."""
    least, most = (log(end) for end in span)
    return round(exp(least + chance * (most - least)))


def _may_be_planned(live: Live, seat: Seat) -> bool:
    decision = live.question(seat)
    return decision is not None and decision.key in live.game.plan_keys
