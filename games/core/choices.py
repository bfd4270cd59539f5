"""Answers as they are written down, and whether picks are an answer at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zlib import crc32

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.core.contract import Decision
from games.core.errors import IllegalChoiceError
from games.core.ids import former_id
from games.core.rng import Seed
from games.core.seats import Seat
from games.core.text import Text


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
    return _checksum(decision, [option.id for option in decision.options])


def _checksum(decision: Decision, ids: Sequence[str]) -> int:
    bounds = f"{decision.key} {decision.least} {decision.most} {decision.ordered}"
    return crc32("\n".join([bounds, *ids]).encode())


def as_answer(choice: Choice, decision: Decision, former: Mapping[str, str]) -> Choice | None:
    """A recorded choice in the words of a question that is open now; None if it answers another.

    `former` says how older layouts named things in the ids of options.
    """
    if choice.key != decision.key:
        return None
    if checksum(decision) != choice.offered:
        ids = [former_id(option.id, former) for option in decision.options]
        if _checksum(decision, ids) != choice.offered:
            return None
        picks = named_now(choice.picks, decision, former)
        choice = replace(choice, picks=picks, offered=checksum(decision))
    try:
        check_picks(decision, choice.picks)
    except IllegalChoiceError:
        return None
    return choice


def named_now(
    picks: Sequence[str], decision: Decision, former: Mapping[str, str]
) -> tuple[str, ...]:
    """Picks made with buttons that may be older than the names of today."""
    if not former or {option.id for option in decision.options}.issuperset(picks):
        return tuple(picks)
    ids = {former_id(option.id, former): option.id for option in decision.options}
    return tuple(ids.get(pick, pick) for pick in picks)


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
        key = "error-count-exactly" if decision.least == decision.most else "error-count"
        raise IllegalChoiceError(Text(key, bounds))
