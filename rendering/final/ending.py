"""What a game tells of its end: who has won with what, and what decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rendering.board.masthead import Masthead
from rendering.kit.type import figure
from rendering.words.spoken import Words

MOST = 7  # sources that brought something and are shown; the smallest are counted together


class Side(NamedTuple):
    """Who scores together."""

    seats: tuple[int, ...]  # as they look
    name: str
    parts: tuple[int, ...]  # by source
    total: int
    wins: bool
    note: str = ""  # what became of who left the game before its end

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

    beaten: Side | None = None  # who played alone and lost to the game itself
    revealed: str = ""  # what counts only at the end, for until then it was hidden

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats as they look; nobody where all have lost."""
        return tuple(seat for side in self.sides if side.wins for seat in side.seats)

    @property
    def under_arch(self) -> tuple[int, ...]:
        """Who is honoured; the only player even after a defeat."""
        return self.beaten.seats if self.beaten else self.winners

    @property
    def bars(self) -> tuple[int, ...]:
        """Places of the sources that brought somebody something."""
        places = range(len(self.sources))
        return tuple(n for n in places if any(side.parts[n] > 0 for side in self.sides))


def ending(
    head: Masthead, sources: Sequence[str], sides: Sequence[Side], decided: str, words: Words
) -> Ending:
    """Sources that brought nobody anything are left out, the smallest are put together."""
    kept, rest = _sorted_out(sides)
    shown = [sources[n] for n in kept] + ([words.say("final-other")] if rest else [])
    beaten = _beaten(sides, words)
    return Ending(
        head.title,
        head.progress,
        words.say("final-beaten", name=beaten.name) if beaten else head.turn,
        head.standing_title,
        _consoled(beaten, sides, sources, "" if decided else head.turn_note, words)
        if beaten
        else decided or head.turn_note,
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
        beaten,
    )


def _sorted_out(sides: Sequence[Side]) -> tuple[list[int], list[int]]:
    """Places of sources that are shown, and of those that are counted together.

    What only cost something has no bar and takes nobody's place.
    """
    places = range(len(sides[0].parts))
    brought = {n: sum(max(0, side.parts[n]) for side in sides) for n in places}
    large = sorted((n for n in places if brought[n]), key=lambda n: -brought[n])
    rest = large[MOST - 1 :] if len(large) > MOST else []
    counted = [n for n in places if any(side.parts[n] for side in sides)]
    return [n for n in counted if n not in rest], rest


def _beaten(sides: Sequence[Side], words: Words) -> Side | None:
    """The only player, if the game itself has won."""
    people = [side for side in sides if side.seats[0] < len(words.names)]
    lost = len(people) == 1 and any(side.wins for side in sides if side not in people)
    return people[0] if lost else None


def _consoled(
    beaten: Side, sides: Sequence[Side], sources: Sequence[str], why: str, words: Words
) -> str:
    """Why it was lost, or by how much, and what the player was best at."""
    winner = next(side for side in sides if side.wins)
    more, less = figure(winner.total), figure(beaten.total)
    said = why or words.say("final-beaten-by", name=winner.name, more=more, less=less)
    best = max(range(len(sources)), key=lambda n: beaten.parts[n])
    if beaten.parts[best] <= 0:
        return said
    strongest = words.say("final-best", what=sources[best], n=figure(beaten.parts[best]))
    return f"{said} {strongest}"


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
    """The source that brought most more, or the losses, if these were that much smaller.

    Where several brought as much more none of them decided alone.
    """
    compared = zip(first.parts, second.parts, strict=True)
    ahead = [one - other if one > 0 else 0 for one, other in compared]
    best = max(range(len(named)), key=lambda n: ahead[n])
    if second.lost - first.lost > ahead[best]:
        return words.say("final-fewer", fewer=first.lost, lost=second.lost)
    if (alike := ahead.count(ahead[best])) > 1:
        return words.say("final-alike", n=alike, more=figure(ahead[best]))
    more, less = figure(first.parts[best]), figure(second.parts[best])
    return words.say("final-source", what=named[best], more=more, less=less)
