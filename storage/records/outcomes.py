"""How games ended, and sums of it: what storage takes and gives."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.core.course import Course
from games.core.seats import Seat

Company: TypeAlias = Literal["people", "computers", "alone"]


class SeatResult(Struct, frozen=True):
    seat: Seat
    score: int
    place: int  # from 1; shared by those who are level
    won: bool
    points: dict[str, int] = {}  # by source


class Result(Struct, frozen=True):
    """How a game ended."""

    reason: str
    seats: tuple[SeatResult, ...]


class ResultRow(Struct, frozen=True):
    guild: int  # 0: none
    game: str
    company: Company
    reason: str
    ended_at: int
    seats: tuple[SeatResult, ...]
    course: Course | None = None  # points after each round; None: not worked out yet


class Tally(Struct, frozen=True):
    """What somebody has played of one game in one kind of company."""

    user: int
    game: str
    company: Company | Literal["left"]  # left: did not play to the end
    played: int
    won: int
    places: int  # their sum
    scores: int
    best: int | None = None


class Meeting(Struct, frozen=True):
    """Two people at the same tables, seen from one of them."""

    game: str
    played: int
    ahead: int
    behind: int
