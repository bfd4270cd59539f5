"""The forty followers, in the order of the rulebook's index."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.nova_roma.data.components import Reward
from games.nova_roma.terms import Action

Kind: TypeAlias = Literal["end", "once", "perm"]


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


NOTHING = Reward()
COIN = Reward(coin=1)
INFLUENCE = Reward(influence=1)


def _once(
    id: str, name: str, action: Action, *, gives: Reward = NOTHING, **powers: bool
) -> Follower:
    return Follower(
        id,
        name,
        "once",
        action,
        int(powers.get("strength", False)),
        gives,
        powers.get("places", False),
        powers.get("waives_artisan", False),
    )


_ALL = (
    Follower("FO01", "Calux", "end"),
    Follower("FO02", "Gloria", "end"),
    Follower("FO03", "Hilaria", "end"),
    Follower("FO04", "Hortense", "end"),
    Follower("FO05", "Marcella", "end"),
    Follower("FO06", "Marianus", "end"),
    Follower("FO07", "Martinus", "end"),
    Follower("FO08", "Nela", "end"),
    Follower("FO09", "Petran", "end"),
    Follower("FO10", "Priscus", "end"),
    Follower("FO11", "Severin", "end"),
    Follower("FO12", "Valeria", "end"),
    Follower("FO13", "Vitus", "end"),
    _once("FO14", "Agrippa", "build", places=True),
    _once("FO15", "Bernardo", "trade", gives=Reward(wheat=1)),
    _once("FO16", "Cassian", "recruit", gives=INFLUENCE),
    _once("FO17", "Egeria", "build", strength=True),
    _once("FO18", "Hadrianus", "sail", places=True),
    _once("FO19", "Lucius", "race", places=True),
    _once("FO20", "Manius", "race", strength=True),
    _once("FO21", "Marcus", "upgrade", gives=Reward(good=1)),
    _once("FO22", "Occius", "petition", gives=INFLUENCE),
    _once("FO23", "Patricia", "build", waives_artisan=True),
    _once("FO24", "Petronia", "petition", strength=True),
    _once("FO25", "Rufus", "upgrade", places=True),
    _once("FO26", "Seneca", "upgrade", strength=True),
    _once("FO27", "Septimus", "sail", strength=True),
    _once("FO28", "Silvana", "trade", strength=True),
    _once("FO29", "Sergius", "trade", gives=Reward(horse=1)),
    _once("FO30", "Sertor", "trade", gives=Reward(stone=1)),
    _once("FO31", "Tiberius", "recruit", strength=True),
    _once("FO32", "Titus", "produce", strength=True),
    _once("FO33", "Varina", "trade", gives=Reward(wine=1)),
    _once("FO34", "Vitalis", "trade", gives=Reward(wood=1)),
    Follower("FO35", "Constantin", "perm", "sail", gives=COIN),
    Follower("FO36", "Gratian", "perm", "race", gives=COIN),
    Follower("FO37", "Jacobus", "perm", "produce", gives=COIN),
    Follower("FO38", "Seraphina", "perm", "build", gives=COIN),
    Follower("FO39", "Severa", "perm", "petition", gives=COIN),
    Follower("FO40", "Trivia", "perm", gives=COIN, tames=True),
)

FOLLOWERS: dict[str, Follower] = {follower.id: follower for follower in _ALL}
