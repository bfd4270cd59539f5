"""The pace of a table: how long it waits for somebody before it stirs."""

from __future__ import annotations

from typing import Final, get_args

from bot.tables.live import Live
from bot.talk.refusals import RefusedError
from storage.records import Awaited, Pace

PACES: Final[tuple[Pace, ...]] = get_args(Pace)
DAY = 24 * 3600
SECONDS: Final[dict[Pace, int | None]] = {
    "live": 600,
    "day": DAY,
    "three_days": 3 * DAY,
    "none": None,
}


def read_pace(key: str) -> Pace:
    """From a button or a command, which may be another version's."""
    found = next((pace for pace in PACES if pace == key), None)
    if found is None:
        raise RefusedError("error-stale")
    return found


def awaited_people(live: Live, pace: Pace | None = None) -> Awaited:
    """The people a table waits for, at its pace or another."""
    seats = tuple(seat for seat in live.waiting() if live.bot_at(seat) is None)
    return Awaited(seats, SECONDS[pace or live.row.pace])
