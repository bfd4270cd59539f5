"""Answers as they are written down, and whether picks are an answer at all."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import msgspec
from msgspec import Struct

from games.core.contract import Decision
from games.core.errors import IllegalChoiceError
from games.core.rng import Seed
from games.core.text import Seat, Text


class Choice(Struct, frozen=True):
    """One accepted answer; key and checksum say to which question it was one."""

    seat: Seat
    key: str
    picks: tuple[str, ...]
    offered: int  # checksum of what was on offer
    aside: bool = False


class Saved(Struct, frozen=True):
    """All that must be kept of a match: the last checkpoint and the choices behind it."""

    game: str
    layout: int
    seats: int
    seq: int
    rng: Seed
    state: msgspec.Raw
    before: int  # choices accepted before the checkpoint
    tail: tuple[Choice, ...] = ()


def checksum(decision: Decision) -> int:
    """Tells whether a question is the one that was answered."""
    bounds = f"{decision.key} {decision.least} {decision.most} {decision.ordered}"
    return crc32("\n".join([bounds, *(option.id for option in decision.options)]).encode())


def check_picks(decision: Decision, picks: Sequence[str]) -> None:
    """Raises IllegalChoiceError unless the picks answer the decision."""
    open_ids = {option.id for option in decision.options}
    unknown = [id for id in picks if id not in open_ids]
    if unknown:
        raise IllegalChoiceError(Text("error-not-offered", {"pick": unknown[0][:80]}))
    if len(set(picks)) != len(picks):
        raise IllegalChoiceError(Text("error-twice"))
    if not decision.least <= len(picks) <= decision.most:
        bounds = {"least": decision.least, "most": decision.most, "picked": len(picks)}
        raise IllegalChoiceError(Text("error-count", bounds))
