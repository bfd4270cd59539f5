"""A table at one keyboard: who sits where, what each has heard, and how it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from games.cli.files.saves import write_whole
from games.cli.keyboard.seating import HUMAN
from games.core.bots import players
from games.core.choices import Choice
from games.core.contract import AnyGame, Event
from games.core.match import Match
from games.core.record import Record, RecordedMatch
from games.core.rng import computer_rng
from games.core.seats import Seat


def hears(event: Event, seat: Seat | None) -> bool:
    """Whether a seat (None: everybody else) was told of an event."""
    return event.only is None or seat in event.only


class Sitting:
    """A recorded match with its players. It shows and asks nothing itself."""

    def __init__(
        self, recorded: RecordedMatch[Any, Any], kinds: Sequence[str], file: Path | None
    ) -> None:
        self.recorded = recorded
        self.file = file
        self.kinds = list(kinds)
        recorded.record.players = self.kinds
        self._marks: dict[Seat, list[int]] = {}  # how much was told before each choice of a seat

    @property
    def match(self) -> Match[Any, Any]:
        return self.recorded.match

    @property
    def record(self) -> Record:
        return self.recorded.record

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def people(self) -> list[Seat]:
        return [Seat(seat) for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    # ---- what was told --------------------------------------------------------------------

    def told(self) -> list[Event]:
        return [*self.match.story, *self.match.told]

    def log(self, seat: Seat | None) -> list[Event]:
        return [event for event in self.told() if hears(event, seat)]

    def news(self, seat: Seat | None) -> list[Event]:
        """What a seat heard since it last chose something, the outcome of that included.

        None: what everybody heard since anybody at the keyboard chose.
        """
        seats = list(self._marks) if seat is None else [seat]
        since = max((self._mark(seat) for seat in seats), default=0)
        return [event for event in self.told()[since:] if hears(event, seat)]

    def has_chosen(self, seat: Seat | None) -> bool:
        return any(self._marks.values()) if seat is None else bool(self._marks.get(seat))

    def _mark(self, seat: Seat) -> int:
        return (self._marks.get(seat) or [0])[-1]

    def mark(self, choice: Choice, told_before: int) -> None:
        """Remembers where a seat's news begin; asides are no turn of anybody's."""
        if not choice.aside:
            self._marks.setdefault(choice.seat, []).append(told_before)

    def _unmark(self, choice: Choice) -> None:
        """The choice was taken back, and with it what was told since."""
        if not choice.aside:
            self._marks[choice.seat].pop()
        told = len(self.told())
        self._marks = {seat: [min(m, told) for m in own] for seat, own in self._marks.items()}

    # ---- going on -------------------------------------------------------------------------

    def answer(self, seat: Seat, picks: Sequence[str]) -> None:
        before = len(self.told())
        self.recorded.submit(seat, self.match.seq, picks)
        self.mark(self.record.choices[-1], before)

    def answer_aside(self, seat: Seat, picks: Sequence[str]) -> None:
        self.recorded.submit_aside(seat, picks)

    def let_bots_play(self) -> Seat | None:
        """Plays on until a person is asked; None: the game is over."""
        while waiting := self.match.waiting():
            if self.kinds[waiting[0]] == HUMAN:
                return waiting[0]
            self._bot_answers(waiting[0])
        return None

    def _bot_answers(self, seat: Seat) -> None:
        """Chance depends on the place in the game alone: a resumed game goes on the same way."""
        match = self.match
        rng = computer_rng(self.record.seed, match.count, seat)
        self.recorded.submit(seat, match.seq, players.answer(match, self.kinds[seat], seat, rng))

    # ---- going back -----------------------------------------------------------------------

    def undo(self, seat: Seat) -> None:
        own = [choice for choice in self.record.choices if choice.seat == seat and not choice.aside]
        self.recorded.undo(seat)
        self._unmark(own[-1])

    def last_person(self) -> Seat | None:
        """Whose choice the table would go back to."""
        n = self._last_choice_of_a_person()
        return None if n is None else self.record.choices[n].seat

    def go_back(self) -> None:
        """To before the last choice a person made; what bots did since is lost with it."""
        n = self._last_choice_of_a_person()
        assert n is not None
        taken_back = self.record.choices[n]
        self.recorded = self.recorded.rewound(n)
        self._unmark(taken_back)

    def _last_choice_of_a_person(self) -> int | None:
        numbers = range(len(self.record.choices) - 1, -1, -1)
        return next((n for n in numbers if self.record.choices[n].seat in self.people), None)

    # ---- keeping --------------------------------------------------------------------------

    def save(self, file: Path | None = None) -> Path | None:
        """Writes everything down; returns where, or None if no file is set."""
        path = file or self.file
        # Broken off in the middle of a choice, the match may be one ahead of its record.
        if path and self.match.count == len(self.record.choices):
            write_whole(path, self.recorded.finished_record())
        return path


def resumed(record: Record, game: AnyGame, kinds: Sequence[str], file: Path | None) -> Sitting:
    """A stored table, with the news of every seat since its last choice."""
    RecordedMatch.replayed(game, record)  # refuses what does not fit
    sitting = Sitting(RecordedMatch.replayed(game, record, 0), kinds, file)
    for choice in record.choices:
        before = len(sitting.told())
        sitting.recorded.replay(choice)
        if choice.seat in sitting.people:
            sitting.mark(choice, before)
    return sitting
