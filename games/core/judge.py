"""What a standing promises: a game's fitted judgement, or without one the points as they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Generic, TypeVar, cast

from games.core.data_file import DataFile
from games.core.seats import Seat

S = TypeVar("S")

FILE = "judge.json"  # fitted to two players
USUAL_SEATS = 2
WON = 10.0  # points that victory itself is worth to who looks ahead

Weights = dict[str, tuple[float, float]]  # of a trait: at the end, and how much more at the start


class Judge(Generic[S]):
    """Foresees by how much a seat will win, by what it has and the others do not.

    It is linear: each trait counts with a weight that depends on how much of the game is left. The
    weights are fitted by `python -m games fit` and stand in a file of the game, or in several:
    where more play, other things count.
    """

    def __init__(
        self,
        names: Sequence[str],
        traits: Callable[[S, Seat], Sequence[float]],
        left: Callable[[S], float],
        folder: Traversable,
        turns: int = 8,
        gap: float | None = None,
        rounds: int = 0,
    ) -> None:
        """`traits` in the order of their names; `left`: the share of the game still to come."""
        self.names = tuple(names)
        self.traits = traits
        self.left = left
        self.folder = folder
        self.turns = turns  # that a searching player looks ahead besides the present one, of two
        self._weights: dict[int, list[tuple[float, float]]] = {}  # by how many play
        # Where a round has more or fewer turns by what is answered, all are judged in the same one.
        self.rounds = rounds  # to begin before
        # An answer is tried if the steward thinks it worse than its own by no more than this share.
        self.gap = gap  # None: any

    def turns_of(self, seats: int) -> int:
        """How far is looked where so many play: as many turns of all players, so as dear."""
        return self.turns if seats <= USUAL_SEATS else max(1, self.turns * USUAL_SEATS // seats)

    def weights_of(self, seats: int) -> list[tuple[float, float]]:
        """Fitted to so many players, or to the next fewer; in the order of the names.

        Raises DataError for a file that does not fit.
        """
        if seats not in self._weights:
            fitted = (file_of(n) for n in range(seats, USUAL_SEATS, -1))
            there = (name for name in fitted if (self.folder / name).is_file())
            self._weights[seats] = self._read(next(there, FILE))
        return self._weights[seats]

    def _read(self, name: str) -> list[tuple[float, float]]:
        file = DataFile(self.folder, name)
        found = cast("Weights", file.value("weights", Weights))
        file.check_all("weights", found, self.names)
        return [found[name] for name in self.names]

    def prospect(self, state: S, seats: int, seat: Seat) -> float:
        """The lead over the others to be expected in the end, in points."""
        left = self.left(state)
        ahead = self.ahead(state, seats, seat)
        weights = self.weights_of(seats)
        return sum(x * (w + v * left) for x, (w, v) in zip(ahead, weights, strict=True))

    def ahead(self, state: S, seats: int, seat: Seat) -> list[float]:
        """What a seat has more than the others have on average, by trait."""
        own = self.traits(state, seat)
        others = [self.traits(state, Seat(n)) for n in range(seats) if n != seat]
        if not others:
            return list(own)
        return [x - sum(theirs) / len(others) for x, *theirs in zip(own, *others, strict=True)]


def file_of(seats: int) -> str:
    """Where the weights for so many players stand."""
    return FILE if seats <= USUAL_SEATS else f"judge_{seats}.json"


def lead(totals: Sequence[float], seat: Seat) -> float:
    """How many points a seat is ahead of the others on average."""
    others = [*totals[:seat], *totals[seat + 1 :]]
    return totals[seat] - (sum(others) / len(others) if others else 0.0)


def ended(totals: Sequence[float], won: bool, seat: Seat) -> float:
    """What an end is worth: the lead, and victory."""
    margin = lead(totals, seat)
    return max(margin, 0.0) + WON if won else min(margin, 0.0) - WON


def as_points_stand(standing: Sequence[Mapping[str, int]], seat: Seat) -> float:
    return lead([float(sum(own.values())) for own in standing], seat)
