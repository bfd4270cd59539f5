"""The forum: sixteen squares, columns a–d, rows 1–4 from above."""

from __future__ import annotations

SQUARES: tuple[str, ...] = tuple(f"{column}{row}" for row in range(1, 5) for column in "abcd")


def row_of(square: str) -> int:
    """0 … 3, from above."""
    return int(square[1]) - 1


def column_of(square: str) -> int:
    """0 … 3, from the left."""
    return "abcd".index(square[0])


ROW: dict[str, int] = {square: row_of(square) for square in SQUARES}
COLUMN: dict[str, int] = {square: column_of(square) for square in SQUARES}
