"""Answers in advance as they are stored."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.core.seats import Seat

Lasts: TypeAlias = Literal["once", "always"]
Ended: TypeAlias = Literal["", "done", "broken"]


class PlanRow(Struct, frozen=True):
    """What a seat will answer to a kind of question."""

    table: int
    seat: Seat
    key: str
    pick: str
    rests_on: str = ""
    lasts: Lasts = "once"
    ended: Ended = ""  # empty: it holds
    fired: bool = False  # it has answered, and its owner was not told yet

    def __repr__(self) -> str:
        """Rows get into logs: which it is, not what it says."""
        return f"PlanRow(table={self.table}, seat={self.seat}, key={self.key!r})"


class PlanUse(Struct, frozen=True):
    """A plan that answers with a commit, or broke: as it was, and as it is then."""

    old: PlanRow | None  # None: nobody said anything, and what is usual is done
    new: PlanRow
