"""The rules at work: a segment's generator, driven from one open question to the next."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from games.core.choices import check_picks
from games.core.contract import (
    Answers,
    Ask,
    Decision,
    Game,
    Outcome,
    Standing,
    Steps,
    Table,
)
from games.core.seats import Seat

S = TypeVar("S")
V = TypeVar("V")


def _forced(ask: Ask) -> dict[Seat, tuple[str, ...]] | None:
    """The answer of the first seat that has no choice. Sealed asks wait: silence would tell."""
    for decision in ask.decisions:
        n = len(decision.options)
        assert n >= decision.least, f"{decision.key}: too few options"
        if (
            not ask.sealed
            and n == decision.least == decision.most
            and (n == 1 or not decision.ordered)
        ):
            return {decision.seat: tuple(option.id for option in decision.options)}
    return None


class Running(ABC, Generic[S, V]):
    """What is asked, and what may be seen; a match keeps what was answered."""

    game: Game[S, V]
    _state: S
    _table: Table
    _steps: Steps[None] | None
    _seq: int = 0
    _open: dict[Seat, Decision]  # what is asked
    _renew: Callable[[Seat], Ask] | None  # makes an open ask of several seats anew
    _opened: dict[Seat, int]  # since which seq
    _turns: dict[Seat, str]  # what kind of question each seat's turn began with
    _answers: dict[Seat, tuple[str, ...]]  # given to the open ask
    _sealed: bool
    _heard: int = 0  # events told before the latest choice
    _is_dream: bool = False  # an imagined world, and everything after it
    _is_fleeting: bool = False  # nobody goes back in it, stores it or reads what it tells

    @abstractmethod
    def _checkpoint(self) -> None:
        """Writes the state down; called between segments."""

    @property
    def seq(self) -> int:
        """Number of the open ask; buttons carry it. It only ever grows."""
        return self._seq

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._state)

    def view(self, seat: Seat | None) -> V:
        return self.game.view(self._state, seat)

    def glance(self, seat: Seat) -> V:
        """The view as far as a computer player of the game reads it; quicker."""
        return self.game.glance(self._state, seat)

    def standing(self, seat: Seat | None) -> tuple[Standing, ...]:
        """All points as they stand, but for what a seat (None: a spectator) must not know."""
        points = self.game.standing(self._state)
        if self.outcome:
            return points
        secret = {category.key for category in self.game.categories if category.secret}
        hidden = {category.key for category in self.game.categories if category.hidden}
        unknown = [hidden if n == seat else secret | hidden for n in range(len(points))]
        return tuple(
            {key: own[key] for key in own if key not in kept}
            for own, kept in zip(points, unknown, strict=True)
        )

    @property
    def rounds(self) -> int:
        """How many rounds have begun."""
        return self.game.rounds(self._state)

    def pending(self, seat: Seat) -> Decision | None:
        """What a seat is asked; in a sealed ask also after it answered, for it may still change."""
        return self._open.get(seat)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats the game cannot go on without."""
        return tuple(seat for seat in self._open if seat not in self._answers)

    def asks_since(self, seat: Seat, seq: int) -> bool:
        """Whether a seat is still asked what it was asked when the open ask had this number."""
        return seat in self._open and self._opened[seat] <= seq <= self._seq

    def turn_key(self, seat: Seat) -> str | None:
        """The kind of question that others may know a seat is asked.

        What it answered without anything being told is its own affair: to the others it is still
        where its turn began.
        """
        return self._turns.get(seat)

    # ---- driving ------------------------------------------------------------------------------

    def _advance(self, answers: Answers | None) -> None:
        """Runs the rules until somebody is really asked, or the game is over."""
        answered = set(answers or ())
        while True:
            if self._steps is None:
                if self._is_fleeting:
                    self._table.told.clear()
                else:
                    self._checkpoint()
                self._steps = self.game.segment(self._table, self._state)
                answers = None
                if self._steps is None:
                    self._ask_nobody()
                    return
            ask = self._resume(self._steps, answers)
            if ask is None:
                self._steps = None
                continue
            answers = _forced(ask)
            if answers is None:
                if self._is_fleeting:
                    self._open_in_passing(ask)
                else:
                    self._ask(ask, answered)
                return
            answered.update(answers)

    def play_on(self, seat: Seat, picks: Sequence[str]) -> None:
        """Takes an answer that nobody will ask for again: of a player in a world he imagines.

        Nothing of it is written down, and what it tells is forgotten; the rules go the same way.
        """
        assert self._is_dream, "in the true world every answer is kept"
        decision = self._open[seat]
        check_picks(decision, picks)
        self._is_fleeting = True
        answers = self._answers
        answers[seat] = tuple(picks)
        if not self._sealed:
            self._advance({seat: answers[seat]})
        elif len(answers) == len(self._open):
            self._advance({asked: answers[asked] for asked in self._open})

    def _open_in_passing(self, ask: Ask) -> None:
        """Opens an ask for who remembers nothing of those before."""
        self._open = {decision.seat: decision for decision in ask.decisions}
        self._sealed, self._answers, self._renew = ask.sealed, {}, ask.renew

    @staticmethod
    def _resume(steps: Steps[None], answers: Answers | None) -> Ask | None:
        try:
            return next(steps) if answers is None else steps.send(answers)
        except StopIteration:
            return None

    def _ask(self, ask: Ask, answered: Iterable[Seat]) -> None:
        """Opens an ask. A seat whose question stays the same keeps its old buttons."""
        assert ask.renew or len(ask.decisions) == 1, f"{ask.decisions[0].key}: cannot be renewed"
        self._seq += 1
        fresh = {decision.seat: decision for decision in ask.decisions}
        for seat, decision in fresh.items():
            if seat in answered or self._open.get(seat) != decision:
                self._opened[seat] = self._seq
        self._turns = self._turns_of(fresh, answered)
        self._open, self._sealed, self._answers = fresh, ask.sealed, {}
        self._renew = ask.renew

    def _turns_of(
        self, fresh: Mapping[Seat, Decision], answered: Iterable[Seat]
    ) -> dict[Seat, str]:
        told = self._table.told[self._heard :]
        spoke = list(answered) if any(event.only is None for event in told) else []
        return {
            seat: self._turns[seat] if seat in self._turns and seat not in spoke else decision.key
            for seat, decision in fresh.items()
        }

    def _ask_nobody(self) -> None:
        self._seq += 1
        self._turns = {}
        self._open, self._sealed, self._answers = {}, False, {}
        self._renew = None
