"""The forty followers, in the order of the rulebook's index.

A row is all there is to know of one: rule, picture, texts and computer player read it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

from games.nova_roma.data.components import Reward
from games.nova_roma.terms import Action

Kind: TypeAlias = Literal["end", "once", "perm"]
Counted: TypeAlias = Literal[
    "wheat",
    "stone",
    "wood",
    "wine",
    "horse",
    "coin",
    "influence",
    "building",  # contracts
    "sailing",  # contracts
    "follower",  # in the row
    "estate",  # tiles
    "animal",  # tiles, the lion being one
    "race",  # spaces on all lanes together
]


class ForEach(Struct, frozen=True):
    """A point for every `per` of what is counted, besides `base`."""

    counted: Counted
    base: int = 0
    per: int = 1

    def points(self, n: int) -> int:
        return self.base + n // self.per


class AtLeast(Struct, frozen=True):
    """`vp` for so many of what is counted, nothing for fewer."""

    counted: Counted
    least: int
    vp: int

    def points(self, n: int) -> int:
        return self.vp if n >= self.least else 0


class Follower(Struct, frozen=True):
    """`end` scores at the end, `once` exhausts when used, `perm` works all the time."""

    id: str
    kind: Kind
    action: Action | None = None  # during which it works
    strength: int = 0
    gives: Reward = Reward()
    places: bool = False  # 1 coin: place an artisan
    waives_artisan: bool = False
    tames: bool = False  # artisans may stand on animals
    scores: ForEach | AtLeast | None = None  # at the end

    @property
    def name(self) -> str:
        return self.id.capitalize()


COIN = Reward(coin=1)
INFLUENCE = Reward(influence=1)

_ALL = (
    Follower("calux", "end", scores=ForEach("wood", base=1)),
    Follower("gloria", "end", scores=ForEach("wine", base=1)),
    Follower("hilaria", "end", scores=ForEach("estate")),
    Follower("hortense", "end", scores=ForEach("horse", base=1)),
    Follower("marcella", "end", scores=ForEach("stone", base=1)),
    Follower("marianus", "end", scores=AtLeast("coin", 6, vp=4)),
    Follower("martinus", "end", scores=ForEach("follower")),
    Follower("nela", "end", scores=AtLeast("influence", 6, vp=4)),
    Follower("petran", "end", scores=ForEach("race", per=2)),
    Follower("priscus", "end", scores=ForEach("building", base=1, per=2)),
    Follower("severin", "end", scores=ForEach("sailing")),
    Follower("valeria", "end", scores=ForEach("animal", base=1)),
    Follower("vitus", "end", scores=ForEach("wheat", base=1)),
    Follower("agrippa", "once", "build", places=True),
    Follower("bernardo", "once", "trade", gives=Reward(wheat=1)),
    Follower("cassian", "once", "recruit", gives=INFLUENCE),
    Follower("egeria", "once", "build", strength=1),
    Follower("hadrianus", "once", "sail", places=True),
    Follower("lucius", "once", "race", places=True),
    Follower("manius", "once", "race", strength=1),
    Follower("marcus", "once", "upgrade", gives=Reward(good=1)),
    Follower("occius", "once", "petition", gives=INFLUENCE),
    Follower("patricia", "once", "build", waives_artisan=True),
    Follower("petronia", "once", "petition", strength=1),
    Follower("rufus", "once", "upgrade", places=True),
    Follower("seneca", "once", "upgrade", strength=1),
    Follower("septimus", "once", "sail", strength=1),
    Follower("silvana", "once", "trade", strength=1),
    Follower("sergius", "once", "trade", gives=Reward(horse=1)),
    Follower("sertor", "once", "trade", gives=Reward(stone=1)),
    Follower("tiberius", "once", "recruit", strength=1),
    Follower("titus", "once", "produce", strength=1),
    Follower("varina", "once", "trade", gives=Reward(wine=1)),
    Follower("vitalis", "once", "trade", gives=Reward(wood=1)),
    Follower("constantin", "perm", "sail", gives=COIN),
    Follower("gratian", "perm", "race", gives=COIN),
    Follower("jacobus", "perm", "produce", gives=COIN),
    Follower("seraphina", "perm", "build", gives=COIN),
    Follower("severa", "perm", "petition", gives=COIN),
    Follower("trivia", "perm", gives=COIN, tames=True),
)

FOLLOWERS: dict[str, Follower] = {follower.id: follower for follower in _ALL}
_PLACE: dict[str, int] = {card: n for n, card in enumerate(FOLLOWERS)}


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards as the index lists them, so that a hand tells nothing of the order of drawing."""
    return sorted(cards, key=_PLACE.__getitem__)
