"""Least squares: the weights that come nearest to what happened."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


class Squares:
    """Rows of numbers and what they led to, summed up: as small with a million rows as with ten."""

    def __init__(self, columns: int) -> None:
        self.rows = 0
        self.products = [[0.0] * columns for _ in range(columns)]  # the lower half
        self.targets = [0.0] * columns
        self.squares = 0.0  # of what it led to

    def add(self, row: Sequence[float], target: float) -> None:
        self.rows += 1
        self.squares += target * target
        there = [(n, x) for n, x in enumerate(row) if x]
        for n, x in there:
            self.targets[n] += x * target
            sums = self.products[n]
            for k, y in there:
                if k > n:
                    break
                sums[k] += x * y

    def joined(self, other: Squares) -> Squares:
        """The rows of both."""
        both = Squares(len(self.targets))
        both.rows, both.squares = self.rows + other.rows, self.squares + other.squares
        both.targets = _sums(self.targets, other.targets)
        both.products = list(map(_sums, self.products, other.products))
        return both

    def solved(self, ridge: float, usual: Sequence[float]) -> list[float]:
        """Weights, held near the usual ones where the rows leave them open.

        `ridge` says how much, in shares of a column's own size.
        """
        n = len(self.targets)
        m = [[self.products[max(i, k)][min(i, k)] for k in range(n)] for i in range(n)]
        wanted = list(self.targets)
        for i in range(n):
            held = ridge * m[i][i] if m[i][i] else 1.0  # of a column of nothing nothing is known
            m[i][i] += held
            wanted[i] += held * usual[i]
        return _solution(m, wanted)

    def error(self, weights: Sequence[float]) -> float:
        """How far off the weights are, as a standard deviation."""
        n = range(len(weights))
        told = sum(w * t for w, t in zip(weights, self.targets, strict=True))
        own = sum(
            weights[i] * weights[k] * self.products[max(i, k)][min(i, k)] for i in n for k in n
        )
        return sqrt(max(0.0, self.squares - 2 * told + own) / max(1, self.rows))


def _sums(some: Sequence[float], others: Sequence[float]) -> list[float]:
    return [a + b for a, b in zip(some, others, strict=True)]


def _solution(matrix: list[list[float]], targets: Sequence[float]) -> list[float]:
    """By Cholesky's decomposition of a symmetric, positive matrix."""
    n = len(targets)
    low = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for k in range(i + 1):
            left = matrix[i][k] - sum(a * b for a, b in zip(low[i][:k], low[k][:k], strict=True))
            low[i][k] = sqrt(left) if i == k else left / low[k][k]
    half: list[float] = []
    for i in range(n):
        done = sum(a * b for a, b in zip(low[i][:i], half, strict=True))
        half.append((targets[i] - done) / low[i][i])
    found = [0.0] * n
    for i in reversed(range(n)):
        done = sum(low[k][i] * found[k] for k in range(i + 1, n))
        found[i] = (half[i] - done) / low[i][i]
    return found
