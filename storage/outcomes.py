"""How games ended, and what is kept of people: what storage takes, gives and promises."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Literal, TypeAlias

from msgspec import Struct

from games.core.codec import Json
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


class Privacy(ABC):
    """What is kept of somebody, for themselves."""

    @abstractmethod
    async def export(self, user: int) -> dict[str, list[dict[str, Json]]]:
        """All that is kept of one person, table by table."""

    @abstractmethod
    async def forget(self, user: int) -> tuple[int, ...]:
        """Their name and id leave everything; raises ConflictError while they sit at a table.

        Gives the tables that changed by it.
        """

    @abstractmethod
    async def server_gone(self, guild: int, at: int) -> None:
        """A server has removed the bot."""

    @abstractmethod
    async def server_back(self, guild: int) -> None: ...

    @abstractmethod
    async def delete_gone(self, before: int) -> int:
        """Deletes all tables of servers that are gone since before then; gives their number."""


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
