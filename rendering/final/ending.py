"""What a game tells of its end: who has won with what, and what decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rendering.board.masthead import Masthead
from rendering.kit.type import figure
from rendering.words.spoken import Words

MOST = 6  # sources shown; the smallest are counted together


class Side(NamedTuple):
    """Who scores together."""

    seats: tuple[int, ...]  # as they look
    name: str
    parts: tuple[int, ...]  # by source
    total: int
    wins: bool

    @property
    def lost(self) -> int:
        """What its negative parts cost it."""
        return -sum(n for n in self.parts if n < 0)


class Ending(NamedTuple):
    title: str
    progress: str
    won: str  # «Livia wins!»
    unit: str  # what is counted
    decided: str  # or why it is over
    sources: tuple[str, ...]
    sides: tuple[Side, ...]  # the winners first
    names: tuple[str, ...]  # by seat as it looks
    losses: str  # what negative parts are called

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats as they look; nobody where all have lost."""
        return tuple(seat for side in self.sides if side.wins for seat in side.seats)


def ending(
    head: Masthead, sources: Sequence[str], sides: Sequence[Side], decided: str, words: Words
) -> Ending:
    """Sources that brought nobody anything are left out, the smallest are put together."""
    sums = [sum(abs(side.parts[n]) for side in sides) for n in range(len(sources))]
    large = sorted((n for n, found in enumerate(sums) if found), key=lambda n: -sums[n])
    kept = sorted(large if len(large) <= MOST else large[: MOST - 1])
    rest = [n for n in large if n not in kept]
    shown = [sources[n] for n in kept] + ([words.say("final-other")] if rest else [])
    return Ending(
        head.title,
        head.progress,
        head.turn,
        head.standing_title,
        decided or head.turn_note,
        tuple(shown),
        tuple(
            side._replace(
                parts=(
                    *(side.parts[n] for n in kept),
                    *([sum(side.parts[n] for n in rest)] if rest else []),
                )
            )
            for side in sorted(sides, key=lambda side: (not side.wins, -side.total))
        ),
        head.names,
        words.say("final-losses"),
    )


def margin(
    named: Sequence[str],
    sides: Sequence[Side],
    words: Words,
    tie: str = "",
    key: str = "final-margin",
) -> str:
    """By how much the winner was ahead, and what made the difference; for equals the tie-break.

    Sources are named as a sentence needs them: in German «waren die Verträge».
    Nothing where points did not decide: nobody has won, or somebody else has more.
    """
    winners = [side for side in sides if side.wins]
    others = sorted((side for side in sides if not side.wins), key=lambda side: -side.total)
    if len(winners) > 1:
        return words.say("final-shared", n=figure(winners[0].total))
    if not winners or not others or others[0].total > winners[0].total:
        return ""
    first, second = winners[0], others[0]
    if first.total == second.total:
        return tie
    said = words.say(key, n=first.total - second.total, who=second.name)
    return f"{said} {_difference(named, first, second, words)}"


def _difference(named: Sequence[str], first: Side, second: Side, words: Words) -> str:
    """The source that brought most more, or the losses, if these were that much smaller."""
    compared = zip(first.parts, second.parts, strict=True)
    ahead = [one - other if one > 0 else 0 for one, other in compared]
    best = max(range(len(named)), key=lambda n: ahead[n])
    if second.lost - first.lost > ahead[best]:
        return words.say("final-fewer", fewer=first.lost, lost=second.lost)
    more, less = figure(first.parts[best]), figure(second.parts[best])
    return words.say("final-source", what=named[best], more=more, less=less)
