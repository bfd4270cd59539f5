"""Estimates: what answers lead to on average, compared over the same worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from msgspec import Struct

from games.core.bots.search.futures import Future

FEWEST = 3  # worlds, before a difference can be told from noise


class Estimate(Struct, frozen=True):
    """What is expected of an answer, and how much more than of the steward's."""

    picks: tuple[str, ...]
    worlds: int
    prospect: float
    gain: float = 0.0
    error: float = 0.0  # the standard error of the gain
    points: Mapping[str, float] = {}  # of the gain, by category; those left out are 0

    def is_ahead(self, errors: float) -> bool:
        """Whether the gain lies beyond the noise: by so many standard errors."""
        return self.worlds >= FEWEST and self.gain > errors * self.error

    def is_settled(self, errors: float) -> bool:
        """Whether more worlds are hardly worth it: it is no better, or ahead by so much."""
        return self.gain <= 0 or self.is_ahead(errors)


def estimate(
    picks: tuple[str, ...], futures: Sequence[Future], steward: Sequence[Future]
) -> Estimate:
    """Of an answer, by what came of it in the worlds in which the steward's was tried too."""
    pairs = list(zip(futures, steward, strict=True))
    n = len(pairs)
    gains = [own.prospect - usual.prospect for own, usual in pairs]
    gain = sum(gains) / n
    spread = sum((each - gain) ** 2 for each in gains)
    keys = dict.fromkeys(key for pair in pairs for future in pair for key in future.points)
    return Estimate(
        picks,
        n,
        sum(future.prospect for future in futures) / n,
        gain,
        sqrt(spread / (n * (n - 1))) if n > 1 else 0.0,
        {key: more for key in keys if (more := _more(key, pairs) / n)},
    )


def _more(key: str, pairs: Sequence[tuple[Future, Future]]) -> float:
    return sum(own.points.get(key, 0) - usual.points.get(key, 0) for own, usual in pairs)
