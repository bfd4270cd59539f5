"""What mattered most in a move: its events by the order a game gives them."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Event
from games.core.seats import Seat
from games.core.text import SEAT_KEY, Text


def by_importance(events: Sequence[Event], headlines: Sequence[str]) -> tuple[int, ...]:
    """Places of the events, the headline first, then the rest as short lines may follow.

    Events of a kind the game does not rank come last; equal ones stay in the order of telling.
    """
    rank = {key: n for n, key in enumerate(headlines)}
    return tuple(sorted(range(len(events)), key=lambda n: rank.get(events[n].text.key, len(rank))))


def actor(event: Event) -> Seat | None:
    """The seat whose deed an event tells: `who` of its text, else the first one it names."""
    args = event.text.args
    for value in (args.get("who"), *args.values()):
        if isinstance(value, Text) and value.key == SEAT_KEY:
            seat = value.args["seat"]
            assert isinstance(seat, int)
            return Seat(seat)
    return None
