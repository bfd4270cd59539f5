"""Whom a table waits for, and when plans may answer for them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.tables.alarm import Alarm
from bot.tables.delays import answer_times, true_chance
from bot.tables.live import Live
from bot.tables.pace import awaited_people
from games.core.seats import Seat
from storage.records import Awaited, Pace


class Awaiting:
    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.chance = true_chance
        self.alarm = Alarm()  # wakes whoever gives those answers

    def of(self, live: Live, *, pace: Pace | None = None, back: Seat | None = None) -> Awaited:
        """At the table's pace or another. Nothing answers for who is `back` at a question, having
        taken back what they had answered.
        """
        people = awaited_people(live, pace)
        times = answer_times(live, people.seats, self.now(), self.chance, pace)
        answers = tuple(
            None if seat == back else due for seat, due in zip(people.seats, times, strict=True)
        )
        return msgspec.structs.replace(people, answers=answers)

    def written(self, awaited: Awaited | None) -> None:
        """It is stored now: whoever gives those answers must know the first of them."""
        for due in awaited.answers if awaited else ():
            if due is not None:
                self.alarm.expect(due)
