"""Points in six categories, majorities, and who has won (specification 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from games.core.ids import kind as name_of
from games.romolo_o_remo.ending.claims import Claim, claims
from games.romolo_o_remo.kings import characters, everybody, has, is_rival, king
from games.romolo_o_remo.map.people import units_of
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import (
    MAJORITY_MORE,
    MAJORITY_TWO,
    MONEY_PER_POINT,
    PATRONUS_VP,
    PUBLICUS_VP,
)

CategoryKey: TypeAlias = Literal[
    "characters", "hexes", "dominion", "population", "battles", "money"
]
KEYS: tuple[CategoryKey, ...] = get_args(CategoryKey)
TIE_BREAKS: tuple[CategoryKey, ...] = (
    *("dominion", "population", "hexes", "money", "battles", "characters"),
)


class Score(Struct, frozen=True):
    """One side's points; `bonus` is what majorities bring in each category."""

    seats: tuple[int, ...]
    points: dict[CategoryKey, int]
    bonus: dict[CategoryKey, int]

    @property
    def total(self) -> int:
        return sum(self.points.values()) + sum(self.bonus.values())


def sides(s: State) -> list[list[int]]:
    """Who scores together: partners, else everybody alone; those out of the game too."""
    if s.variant.teams:
        return [[0, 2], [1, 3]]
    return [[0], [1]] if s.rival else [[seat] for seat in range(len(s.players))]


def alive(s: State, side: Sequence[int]) -> list[int]:
    return [seat for seat in side if seat in everybody(s)]


def score(s: State, *, open_money: bool = True) -> list[Score]:
    """All sides' points as if the game ended now.

    Without open money nothing depends on what others have in their purses.
    """
    who = [alive(s, side) for side in sides(s)]
    made = claims(s, who, final=s.result is not None)
    points = [_points(s, side, made, who, open_money) for side in who]
    bonus = majorities(s, who, points, open_money)
    return [
        Score(tuple(side), own, won) for side, own, won in zip(sides(s), points, bonus, strict=True)
    ]


def _points(
    s: State,
    side: Sequence[int],
    made: dict[int, Claim],
    who: Sequence[Sequence[int]],
    open_money: bool,
) -> dict[CategoryKey, int]:
    if not side:
        return dict.fromkeys(KEYS, 0)
    own = [made[seat] for seat in side]
    return {
        "characters": _characters(s, side, who, open_money) + sum(c.artifex for c in own),
        "hexes": max(c.hexes for c in own),
        "dominion": sum(c.dominion for c in own),
        "population": population(s, side),
        "battles": sum(king(s, seat).battles for seat in side),
        "money": money(s, side) // MONEY_PER_POINT,
    }


def _characters(
    s: State, side: Sequence[int], who: Sequence[Sequence[int]], open_money: bool
) -> int:
    total = 0
    for seat in side:
        for own in king(s, seat).characters:
            publicus = name_of(own.tile) == "publicus" and not is_rival(s, seat)
            total += PUBLICUS_VP if publicus else 1
    patrons = sum(len(characters(s, seat, "patronus")) for seat in side)
    if open_money and patrons:
        total += patrons * patronus(money(s, side), [money(s, other) for other in who if other])
    return total


def patronus(own: int, everyone: Sequence[int]) -> int:
    """By the number of strictly richer sides."""
    richer = sum(other > own for other in everyone)
    return PATRONUS_VP[richer] if richer < len(PATRONUS_VP) else 0


def population(s: State, side: Sequence[int]) -> int:
    if any(is_rival(s, seat) for seat in side):
        return 3 * sum(len(units_of(s, seat)) for seat in side) // 2
    workers = sum(len(units_of(s, seat, "worker")) for seat in side)
    return workers // 2 + sum(len(units_of(s, seat, "soldier")) for seat in side)


def money(s: State, side: Sequence[int]) -> int:
    return sum(king(s, seat).money for seat in side)


# ---- majorities -------------------------------------------------------------------------------


def majorities(
    s: State,
    who: Sequence[Sequence[int]],
    points: Sequence[dict[CategoryKey, int]],
    open_money: bool,
) -> list[dict[CategoryKey, int]]:
    found: list[dict[CategoryKey, int]] = [dict.fromkeys(KEYS, 0) for _ in who]
    there = [n for n, side in enumerate(who) if side]
    prizes = MAJORITY_TWO if len(who) == 2 else MAJORITY_MORE
    consul = [any(has(s, seat, "consul") for seat in who[n]) for n in there]
    for key in KEYS:
        if key == "money" and not open_money:
            continue
        values = [money(s, who[n]) if key == "money" else points[n][key] for n in there]
        for n, prize in zip(there, shares(values, consul, prizes), strict=True):
            found[n][key] = prize
    return found


def shares(values: Sequence[int], consul: Sequence[bool], prizes: Sequence[int]) -> list[int]:
    """Tied sides share the prizes of their places, rounded down; Consul stands above a tie."""
    ranks = list(zip(values, consul, strict=True))
    order = sorted(set(ranks), reverse=True)
    won, place = [0] * len(ranks), 0
    for rank in order:
        tied = [n for n, own in enumerate(ranks) if own == rank]
        for n in tied:
            won[n] = sum(prizes[place : place + len(tied)]) // len(tied)
        place += len(tied)
    return won


# ---- the winner -------------------------------------------------------------------------------


def winners(s: State, scores: Sequence[Score]) -> list[int]:
    """Highest total, then the tie-breaks; of those still tied all, but the solo opponent alone."""
    who = [(n, alive(s, side)) for n, side in enumerate(sides(s))]
    rank = {
        n: (scores[n].total, *(scores[n].points[key] for key in TIE_BREAKS))
        for n, side in who
        if side
    }
    best = max(rank.values())
    first = [n for n, own in rank.items() if own == best]
    if s.rival and 1 in first:
        return []
    return [seat for n in first for seat in sides(s)[n]]
