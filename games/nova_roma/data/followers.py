"""The forty followers, in the order of the rulebook's index.

A row is all there is to know of one: rule, picture, texts and computer player read it.
"""

from __future__ import annotations

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
    name: str
    kind: Kind
    action: Action | None = None  # during which it works
    strength: int = 0
    gives: Reward = Reward()
    places: bool = False  # 1 coin: place an artisan
    waives_artisan: bool = False
    tames: bool = False  # artisans may stand on animals
    scores: ForEach | AtLeast | None = None  # at the end


COIN = Reward(coin=1)
INFLUENCE = Reward(influence=1)

_ALL = (
    Follower("FO01", "Calux", "end", scores=ForEach("wood", base=1)),
    Follower("FO02", "Gloria", "end", scores=ForEach("wine", base=1)),
    Follower("FO03", "Hilaria", "end", scores=ForEach("estate")),
    Follower("FO04", "Hortense", "end", scores=ForEach("horse", base=1)),
    Follower("FO05", "Marcella", "end", scores=ForEach("stone", base=1)),
    Follower("FO06", "Marianus", "end", scores=AtLeast("coin", 6, vp=4)),
    Follower("FO07", "Martinus", "end", scores=ForEach("follower")),
    Follower("FO08", "Nela", "end", scores=AtLeast("influence", 6, vp=4)),
    Follower("FO09", "Petran", "end", scores=ForEach("race", per=2)),
    Follower("FO10", "Priscus", "end", scores=ForEach("building", base=1, per=2)),
    Follower("FO11", "Severin", "end", scores=ForEach("sailing")),
    Follower("FO12", "Valeria", "end", scores=ForEach("animal", base=1)),
    Follower("FO13", "Vitus", "end", scores=ForEach("wheat", base=1)),
    Follower("FO14", "Agrippa", "once", "build", places=True),
    Follower("FO15", "Bernardo", "once", "trade", gives=Reward(wheat=1)),
    Follower("FO16", "Cassian", "once", "recruit", gives=INFLUENCE),
    Follower("FO17", "Egeria", "once", "build", strength=1),
    Follower("FO18", "Hadrianus", "once", "sail", places=True),
    Follower("FO19", "Lucius", "once", "race", places=True),
    Follower("FO20", "Manius", "once", "race", strength=1),
    Follower("FO21", "Marcus", "once", "upgrade", gives=Reward(good=1)),
    Follower("FO22", "Occius", "once", "petition", gives=INFLUENCE),
    Follower("FO23", "Patricia", "once", "build", waives_artisan=True),
    Follower("FO24", "Petronia", "once", "petition", strength=1),
    Follower("FO25", "Rufus", "once", "upgrade", places=True),
    Follower("FO26", "Seneca", "once", "upgrade", strength=1),
    Follower("FO27", "Septimus", "once", "sail", strength=1),
    Follower("FO28", "Silvana", "once", "trade", strength=1),
    Follower("FO29", "Sergius", "once", "trade", gives=Reward(horse=1)),
    Follower("FO30", "Sertor", "once", "trade", gives=Reward(stone=1)),
    Follower("FO31", "Tiberius", "once", "recruit", strength=1),
    Follower("FO32", "Titus", "once", "produce", strength=1),
    Follower("FO33", "Varina", "once", "trade", gives=Reward(wine=1)),
    Follower("FO34", "Vitalis", "once", "trade", gives=Reward(wood=1)),
    Follower("FO35", "Constantin", "perm", "sail", gives=COIN),
    Follower("FO36", "Gratian", "perm", "race", gives=COIN),
    Follower("FO37", "Jacobus", "perm", "produce", gives=COIN),
    Follower("FO38", "Seraphina", "perm", "build", gives=COIN),
    Follower("FO39", "Severa", "perm", "petition", gives=COIN),
    Follower("FO40", "Trivia", "perm", gives=COIN, tames=True),
)

FOLLOWERS: dict[str, Follower] = {follower.id: follower for follower in _ALL}
