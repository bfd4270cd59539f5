"""The forum: who stands where, how strong actions are there, the stack of emperor tiles."""

from __future__ import annotations

from games.core.contract import Table
from games.core.seats import Seat
from games.nova_roma.state import State
from games.nova_roma.terms import COLUMN, LAPS, ROW, SQUARES, TOP_STRENGTH, Action


def free_squares(s: State) -> list[str]:
    taken = (*s.patricians, *s.legionnaires, s.emperor)
    return [square for square in SQUARES if square not in taken]


def patricians_left(s: State, seat: Seat) -> int:
    return LAPS - sum(owner == seat for owner in s.patricians.values())


def base_strength(s: State, seat: Seat, square: str, line: dict[str, int]) -> int:
    """Own patricians in the line of a square, with the one that stands or will stand there, and
    the emperor. `line` is ROW or COLUMN."""
    own = sum(
        line[other] == line[square]
        for other, owner in s.patricians.items()
        if owner == seat and other != square
    )
    emperor = s.emperor is not None and line[s.emperor] == line[square]
    return min(TOP_STRENGTH, own + 1 + emperor)


def actions_at(s: State, square: str) -> tuple[Action, Action]:
    """The actions of the row and of the column."""
    return s.rows[ROW[square]], s.columns[COLUMN[square]]


def strengths_at(s: State, seat: Seat, square: str) -> tuple[int, int]:
    """Strength of the row's and of the column's action, without followers."""
    return base_strength(s, seat, square, ROW), base_strength(s, seat, square, COLUMN)


def reveal_emperor_tile(t: Table, s: State) -> str:
    """The top tile, which then lies open; with one player used tiles make a new stack."""
    if not s.emperor_stack:
        s.emperor_stack, s.emperor_used = s.emperor_used, []
        t.rng.shuffle(s.emperor_stack)
    tile = s.emperor_stack.pop()
    s.emperor_used.append(tile)
    s.emperor_tile = tile
    return tile
