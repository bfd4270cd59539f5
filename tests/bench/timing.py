"""Timing small things: medians over many runs."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

from msgspec import Struct


class Row(Struct):
    """One figure, with the budget it is held against (None: for information)."""

    area: str
    what: str
    value: float
    unit: str
    budget: float | None = None
    note: str = ""

    @property
    def holds(self) -> bool:
        return self.budget is None or self.value <= self.budget


def seconds(run: Callable[[], object], times: int) -> float:
    """Median duration of one run."""
    found = []
    for _ in range(times):
        start = perf_counter()
        run()
        found.append(perf_counter() - start)
    return median(found)
