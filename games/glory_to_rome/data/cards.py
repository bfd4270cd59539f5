"""The cards of Ruhm für Rom, in the order of the rulebook's appendix (German alphabet)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Material: TypeAlias = Literal["rubble", "wood", "concrete", "brick", "stone", "marble"]
Role: TypeAlias = Literal["laborer", "craftsman", "architect", "legionary", "merchant", "patron"]


class Kind(Struct, frozen=True):
    """What is printed on a card; `sort`, its place in the German alphabet, decides who starts."""

    name: str
    material: Material
    role: Role
    value: int
    sort: int


MATERIALS: tuple[Material, ...] = ("rubble", "wood", "concrete", "brick", "stone", "marble")
ROLES: tuple[Role, ...] = (
    "laborer",
    "craftsman",
    "architect",
    "legionary",
    "merchant",
    "patron",
)
ROLE_OF: dict[Material, Role] = dict(zip(MATERIALS, ROLES, strict=True))
MATERIAL_OF: dict[Role, Material] = dict(zip(ROLES, MATERIALS, strict=True))
VALUE: dict[Material, int] = dict(zip(MATERIALS, (1, 1, 2, 2, 3, 3), strict=True))
RANK: dict[Material, int] = {material: i for i, material in enumerate(MATERIALS)}

SENATOR = "senator"
SENATORS = 6
SITES_PER_MATERIAL = 6

# name, material, rank in the German alphabet
_PRINTED: tuple[tuple[str, Material, int], ...] = (
    ("academy", "brick", 1),
    ("amphitheatre", "concrete", 2),
    ("aqueduct", "concrete", 3),
    ("atrium", "brick", 4),
    ("basilica", "marble", 5),
    ("bridge", "concrete", 6),
    ("circus", "wood", 7),
    ("colosseum", "stone", 8),
    ("dock", "wood", 9),
    ("forum", "marble", 10),
    ("stairway", "marble", 11),
    ("garden", "stone", 12),
    ("foundry", "brick", 13),
    ("insula", "rubble", 14),
    ("sewer", "stone", 15),
    ("catacomb", "stone", 16),
    ("storeroom", "concrete", 17),
    ("latrine", "rubble", 18),
    ("ludus_magnus", "marble", 19),
    ("market", "wood", 20),
    ("palace", "marble", 21),
    ("palisade", "wood", 22),
    ("shrine", "brick", 23),
    ("school", "brick", 24),
    ("scriptorium", "stone", 25),
    ("senate", "concrete", 26),
    ("slave_market", "stone", 27),
    ("fountain", "marble", 28),
    ("wall", "concrete", 29),
    ("gate", "brick", 30),
    ("statue", "marble", 31),
    ("road", "rubble", 32),
    ("bar", "rubble", 33),
    ("temple", "marble", 34),
    ("bath", "brick", 35),
    ("archway", "brick", 36),
    ("tower", "concrete", 37),
    ("prison", "stone", 38),
    ("villa", "stone", 39),
    ("vomitorium", "concrete", 40),
    ("circus_alt", "wood", 7),
    ("forum_alt", "marble", 10),
)
ALTERNATIVES = {"circus": "circus_alt", "forum": "forum_alt"}

KINDS: dict[str, Kind] = {
    name: Kind(name, material, ROLE_OF[material], VALUE[material], sort)
    for name, material, sort in _PRINTED
}


def copies(kind: Kind) -> int:
    """Rubble and wood: four buildings six times; the others: eight buildings three times."""
    return 6 if kind.value == 1 else 3


CARDS: dict[str, Kind] = {
    f"{kind.name}#{k}": kind for kind in KINDS.values() for k in range(1, copies(kind) + 1)
}


def deck_of(alternatives: bool) -> list[str]:
    """The 144 order cards of a game, unshuffled."""
    left_out = ALTERNATIVES.keys() if alternatives else ALTERNATIVES.values()
    return [card for card, kind in CARDS.items() if kind.name not in left_out]


def by_print(card: str) -> tuple[int, int, str]:
    """Sorting key of a hand: by material, then name; Senators last."""
    if card == SENATOR:
        return (len(MATERIALS), 0, "")
    kind = CARDS[card]
    return (RANK[kind.material], kind.sort, card)
