"""How games ended: what storage takes and gives of it, and what it promises."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Literal, TypeAlias

from msgspec import Struct

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


class Outcomes(ABC):
    """Sums are kept, not counted: what is asked here costs the same after many games."""

    @abstractmethod
    async def result(self, id: int) -> ResultRow | None:
        """How a table's game ended; None: it has not, or before this was kept."""

    @abstractmethod
    async def tallies(self, user: int, guild: int | None = None) -> tuple[Tally, ...]:
        """What somebody has played, by game and company; in one server, or everywhere."""

    @abstractmethod
    async def leaders(self, guild: int, game: str, limit: int = 10) -> tuple[Tally, ...]:
        """Who has won most often among people in a server."""

    @abstractmethod
    async def meetings(self, user: int, other: int) -> tuple[Meeting, ...]:
        """Games that both have played to their end."""

    @abstractmethod
    async def typical_time(self, user: int, game: str) -> int | None:
        """For how many seconds somebody lets others wait, in the middle; None: never yet."""

    @abstractmethod
    async def is_counted(self, user: int) -> bool: ...

    @abstractmethod
    async def count(self, user: int, *, wanted: bool) -> None:
        """Whether somebody is counted; who no longer is leaves all sums at once."""
