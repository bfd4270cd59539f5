"""A move line by line: the table as everybody saw it when each line of a post was told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from games.core.choices import Choice
from games.core.contract import Event
from games.core.errors import ReplayDriftError
from games.core.match import Match
from rendering.frame import Step


def steps_of(
    before: Match[Any, Any], choices: Iterable[Choice], events: Sequence[Event]
) -> tuple[Step, ...]:
    """A step for each of the public events; none where the rules have changed since then."""
    try:
        film = before.film(choices)
    except ReplayDriftError:
        return ()
    lines = [event for event in events if event.only is None]
    steps: list[Step] = []
    for event, view in film:  # some may have been posted before
        if len(steps) < len(lines) and event == lines[len(steps)]:
            steps.append(Step(msgspec.json.encode(view), len(steps)))
    return tuple(steps)
