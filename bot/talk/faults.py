"""What a fault of ours may say in the log: what kind it is and where, but none of its words.

An error's own words may hold what it stumbled over: cards of a hand, picks, a seed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from traceback import extract_tb
from typing import Any

from games.core.contract import Decision
from games.core.errors import GameError
from games.core.match import Match
from games.core.seats import Seat

DEEPEST = 12  # places told, the innermost


def place_of_fault(error: BaseException) -> str:
    """«KeyError at rules.py:12 in draw < match.py:40 in submit»."""
    places = [
        f"{frame.filename.rpartition('/')[2]}:{frame.lineno} in {frame.name}"
        for frame in extract_tb(error.__traceback__)
    ]
    inmost = places[: -DEEPEST - 1 : -1] or ["an unknown place"]
    return f"{type(error).__name__} at {' < '.join(inmost)}"


class RuleFailedError(Exception):
    """A rule or a computer player raised: the choice never happened, and this says where."""

    def __init__(self, table: int, seq: int, seat: Seat | None, key: str, fault: str) -> None:
        super().__init__(f"table {table}, seq {seq}, seat {seat}, {key}: a rule failed: {fault}")


@contextmanager
def judging(
    table: int, match: Match[Any, Any], seat: Seat, asked: Decision | None
) -> Iterator[None]:
    """While rules run on a seat's choice; refusals of the match pass."""
    seq, key = match.seq, asked.key if asked else "not asked"
    try:
        yield
    except GameError:
        raise
    except Exception as error:
        raise RuleFailedError(table, seq, seat, key, place_of_fault(error)) from None
