"""Everything that is on the table and in the hands."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.vicus.data.cards import Ware

EndReason: TypeAlias = Literal["full", "concession"]


class Variant(Struct, frozen=True):
    festival: bool = True


class Player(Struct):
    hand: list[str]
    laid: str | None = None  # the card turned up for this round
    coins: int = 0  # earned at festivals
    conceded: bool = False


class Shop(Struct, frozen=True):
    seat: int
    ware: Ware


class Result(Struct, frozen=True):
    reason: EndReason
    winners: list[int]


class State(Struct):
    variant: Variant
    players: list[Player]
    deck: list[str]  # the last is on top
    discard: list[str]
    shops: dict[str, Shop]  # by plot
    queue: list[int]  # seats that still build in this round; empty: cards are laid next
    result: Result | None = None
