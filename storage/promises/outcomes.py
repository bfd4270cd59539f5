"""How games ended, and sums of it by person."""

from __future__ import annotations

from abc import ABC, abstractmethod

from games.core.course import Course
from storage.records.outcomes import Meeting, ResultRow, Tally


class Outcomes(ABC):
    """Sums are kept, not counted: what is asked here costs the same after many games."""

    @abstractmethod
    async def result(self, id: int) -> ResultRow | None:
        """How a table's game ended; None: it has not, or before this was kept."""

    @abstractmethod
    async def save_course(self, id: int, course: Course) -> None:
        """Points after each round, kept with how a game ended; if that is not kept, neither."""

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
