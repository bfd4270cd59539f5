"""The 24 cards: eight of each ware, numbered without a gap."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Ware: TypeAlias = Literal["wine", "oil", "bread"]
WARES: tuple[Ware, ...] = ("wine", "oil", "bread")
HAND = 3


class Card(Struct, frozen=True):
    ware: Ware
    number: int  # the highest builds first


CARDS = {f"{ware}_{n + 1}": Card(ware, n + 1) for n in range(24) for ware in (WARES[n % 3],)}
