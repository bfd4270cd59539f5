"""What queries are put to: SQL is written once, in what SQLite and PostgreSQL have in common.

Every query is a function of `Queries` and runs in a thread, inside a transaction it knows nothing
of; so it may be run again after a conflict. Names that PostgreSQL reserves are quoted: "user".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Concatenate, Literal, ParamSpec, Protocol, TypeAlias, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Value: TypeAlias = Any  # what a column holds; the query knows its type
Found: TypeAlias = Any  # a Row or, from `fetchone`, None; whoever asked knows which


class Row(Protocol):
    """Values by number and by name; `dict` makes one of it."""

    def keys(self) -> Iterable[str]: ...

    def __getitem__(self, key: int | str, /) -> Value: ...

    def __iter__(self) -> Iterator[Value]: ...


class Answer(Protocol):
    """The rows that were found, each a `Row`."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Found: ...

    def fetchall(self) -> list[Found]: ...

    def __iter__(self) -> Iterator[Found]: ...


Later: TypeAlias = Callable[[], Found]  # gives a row
EngineName: TypeAlias = Literal["sqlite", "postgresql"]


class Queries(Protocol):
    @property
    def engine(self) -> EngineName: ...

    @property
    def writes_alone(self) -> bool:
        """Whether nobody else writes while a transaction does."""

    def execute(self, query: str, values: Sequence[Value] = ..., /) -> Answer: ...

    def ask(self, query: str, values: Sequence[Value], /) -> Later:
        """As `execute`, for one row that is wanted when more has been asked: a server need not be
        waited for in between.
        """

    def executemany(self, query: str, rows: Sequence[Sequence[Value]], /) -> object: ...


class Engine(Protocol):
    """A database that runs work elsewhere than in the event loop, whole or not at all."""

    async def read(
        self, work: Callable[Concatenate[Queries, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """All queries of the work see the same moment, also when other processes write."""

    async def write(
        self, work: Callable[Concatenate[Queries, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What the work reads stays true until it has written."""

    async def close(self) -> None: ...
