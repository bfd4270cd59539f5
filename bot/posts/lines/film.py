"""A move line by line: the table as everybody, or one seat, saw it when each line was told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from games.core.choices import Choice
from games.core.contract import Event
from games.core.errors import ReplayDriftError
from games.core.match import Match
from games.core.seats import Seat
from rendering.frame import Step


def steps_of(
    before: Match[Any, Any],
    choices: Iterable[Choice],
    events: Sequence[Event],
    seat: Seat | None = None,
) -> tuple[Step, ...]:
    """A step for each of the events told to all, or to a seat; none where the rules have changed
    since then. The match then stands after the choices.
    """
    try:
        film = before.film(choices, seat)
    except ReplayDriftError:
        return ()
    lines = heard(events, seat)
    steps: list[Step] = []
    for event, view in film:  # some may have been posted before
        if len(steps) < len(lines) and event == lines[len(steps)]:
            steps.append(Step(msgspec.json.encode(view), len(steps)))
    return tuple(steps)


def heard(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """Those told to everybody, and those told to this seat alone."""
    return [it for it in events if it.only is None or (seat is not None and seat in it.only)]
