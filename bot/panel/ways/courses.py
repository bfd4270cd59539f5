"""Several answers in a row, tried on a twin of the match before any of them is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.talk.faults import judging
from games.core.choices import check_picks
from games.core.contract import Decision, Event
from games.core.errors import GameError
from games.core.guiding import Answer
from games.core.match import Match
from games.core.seats import Seat

MOST_OBVIOUS = 6  # answers given by themselves after one press


class Step(NamedTuple):
    """An answer, and the question it is one to."""

    decision: Decision
    picks: Answer


class Course(NamedTuple):
    """Where answers lead; only the last of them may be final."""

    match: Match[Any, Any]  # after all of them
    steps: tuple[Step, ...] = ()
    told: tuple[Event, ...] = ()
    is_final: bool = False  # the last could not be taken back freely


def tried(
    table: int, match: Match[Any, Any], seat: Seat, answers: Sequence[Answer]
) -> Course | None:
    """None where they do not fit: nobody asks that, or something is final before the last."""
    course = Course(match)
    for answer in answers:
        further = _further(table, course, seat, answer)
        if further is None:
            return None
        course = further
    return course


def gone_on(table: int, course: Course, seat: Seat) -> Course:
    """With the answers that go without saying; one that is final is the last of them."""
    game = course.match.game
    for _ in range(MOST_OBVIOUS):
        asked = course.match.pending(seat)
        if course.is_final or asked is None or course.match.waiting() != (seat,):
            return course
        picks = game.obvious(course.match.view(seat), asked)
        further = _further(table, course, seat, picks) if picks is not None else None
        if further is None:
            return course
        course = further
    return course


def _further(table: int, course: Course, seat: Seat, picks: Answer) -> Course | None:
    asked = course.match.pending(seat)
    if course.is_final or asked is None:
        return None
    try:
        check_picks(asked, picks)
    except GameError:
        return None
    twin = course.match.clone()
    with judging(table, twin, seat, asked):
        told = twin.submit(seat, twin.seq, picks)
    is_final = not twin.tail or any(event.reveals for event in told)
    return Course(twin, (*course.steps, Step(asked, picks)), (*course.told, *told), is_final)
