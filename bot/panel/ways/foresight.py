"""What somebody may know of an answer before it counts, and what is new to them afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import msgspec

from bot.panel.pictures import others_chose
from bot.tables.change import Trial
from games.core.choices import Choice
from games.core.contract import Event
from games.core.match import Match, resume
from games.core.seats import Seat


def may_be_shown(
    match: Match[Any, Any], after: Match[Any, Any], seat: Seat, told: Sequence[Event]
) -> bool:
    """Whether the table after a choice may be shown before it is confirmed.

    Not when the choice would reveal something, nor when others have answered ahead: their answers
    would come to light with it.
    """
    if others_chose(match, seat):
        return False
    return not after.outcome and not any(event.reveals for event in told)


def as_if_alone(
    match: Match[Any, Any], seat: Seat, choice: Choice | None
) -> Match[Any, Any] | None:
    """The table after a choice if nobody else had answered since the last move: all may be shown
    of what one lays down while others do so too. None where nobody has, or it cannot be so.
    """
    if choice is None or not others_chose(match, seat):
        return None
    own = [before for before in match.tail if before.seat == seat]
    alone = resume(match.game, msgspec.structs.replace(match.saved(), tail=(*own, choice)))
    told = (*alone.story, *alone.told)
    return None if alone.dropped or any(event.reveals for event in told) else alone


def heard(match: Match[Any, Any], seat: Seat, trial: Trial) -> list[Event]:
    """What somebody knows before they confirm: what led to the question, and what will follow."""
    told = match.told_by(seat) if others_chose(match, seat) else match.told
    return [*told, *foreseen(match, seat, trial.events)]


def unheard(told: Sequence[Event], known: Sequence[Event]) -> list[Event]:
    """What was told and not known before, each as often as it is new."""
    left = list(known)
    news = []
    for event in told:
        if event in left:
            left.remove(event)
        else:
            news.append(event)
    return news


def since_revealed(told: Sequence[Event]) -> list[Event]:
    """What was told after the last thing that came to light: the rest was confirmed before."""
    ends = [n for n, event in enumerate(told, 1) if event.reveals]
    return list(told[ends[-1] if ends else 0 :])


def foreseen(match: Match[Any, Any], seat: Seat, told: Sequence[Event]) -> list[Event]:
    """What an answer would tell, up to the first thing that nobody may know before."""
    if others_chose(match, seat):
        return []
    return list(takewhile(lambda event: not event.reveals, told))


def is_veiled(match: Match[Any, Any], seat: Seat, told: Sequence[Event]) -> bool:
    """Whether an answer brings something that nobody may know before it counts."""
    return others_chose(match, seat) or any(event.reveals for event in told)


def ends_before(match: Match[Any, Any], seat: Seat, trial: Trial) -> bool:
    """Whether somebody may know before they confirm that it ends the game."""
    return not others_chose(match, seat) and ends_openly(trial.twin, trial.events)


def ends_openly(after: Match[Any, Any], told: Sequence[Event]) -> bool:
    """Whether an answer ends the game, and not by something that nobody could know before."""
    if after.outcome is None:
        return False
    revealed = [event.text.key for event in told if event.reveals]
    return revealed[:1] in ([], [f"end-{after.outcome.reason}"])
