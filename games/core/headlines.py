"""What mattered most in a move: its events by the order a game gives them."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Event
from games.core.seats import Seat
from games.core.text import SEAT_KEY, Text

POINTS = "vp"  # what games call points in their sentences
HEADED = frozenset({"told-round", "told-turn"})  # the head of a picture says it too


def by_importance(events: Sequence[Event], headlines: Sequence[str]) -> tuple[int, ...]:
    """Places of the events, the headline first, then the rest as short lines may follow.

    Among the rest the deeds of who acted last come first: they are what a post is about. Events of
    a kind the game does not rank come after the others, those that only begin a turn at the end.
    Of several that brought points the most points are told first, whatever they were for.
    """
    rank = {key: n for n, key in enumerate(headlines)}
    deeds = [actor(event) for event in events if event.text.key not in HEADED]
    last = next((seat for seat in reversed(deeds) if seat is not None), None)

    ranks = [rank.get(event.text.key, len(rank)) for event in events]
    scored = [_points(event) for event in events]
    scoring = min((ranks[n] for n, points in enumerate(scored) if points), default=0)

    def weight(n: int) -> tuple[bool, int, int, bool]:
        place = scoring if scored[n] and ranks[n] < len(rank) else ranks[n]
        return events[n].text.key in HEADED, place, -scored[n], actor(events[n]) != last

    first, *rest = sorted(range(len(events)), key=weight) or (-1,)
    rest.sort(key=lambda n: (weight(n)[0], weight(n)[3]))
    return (first, *rest) if events else ()


def _points(event: Event) -> int:
    """That it tells of."""
    told = event.text.args.get(POINTS)
    return told if isinstance(told, int) and told > 0 else 0


def actor(event: Event) -> Seat | None:
    """The seat whose deed an event tells: `who` of its text, else the first one it names."""
    args = event.text.args
    for value in (args.get("who"), *args.values()):
        if isinstance(value, Text) and value.key == SEAT_KEY:
            seat = value.args["seat"]
            assert isinstance(seat, int)
            return Seat(seat)
    return None
