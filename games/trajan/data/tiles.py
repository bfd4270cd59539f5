"""All tiles (specification 4.4–4.8, 4.11), in the order of the rulebook's stacks.

The lists are [P]: from public sources that agree with each other, not from the rulebook. An owner
of the printed game can correct a row here.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.trajan.data.circle import ACTIONS, Action, Colour

Demand: TypeAlias = Literal["bread", "games", "religion"]
DEMANDS: tuple[Demand, ...] = ("bread", "games", "religion")

# ---- Trajan tiles -----------------------------------------------------------------------------

Stack: TypeAlias = Literal["cards", "points", "workers", "legionnaires", "plus2", "needs"]
STACKS: tuple[Stack, ...] = ("cards", "points", "workers", "legionnaires", "plus2", "needs")

Effect: TypeAlias = Literal[
    "draw2",
    "none",
    "worker_camp_1",
    "worker_camp_2",
    "military_camp_1",
    "military_camp_2",
    "plus2_marker",
    "demand_bread",
    "demand_games",
    "demand_religion",
]


class TrajanTile(Struct, frozen=True):
    id: str
    stack: Stack
    colours: tuple[Colour, Colour]
    vp: int
    effect: Effect


# Nine a stack; every colour occurs 18 times.
_TRAJAN: tuple[tuple[Stack, Colour, Colour, int, Effect], ...] = (
    ("cards", "orange", "orange", 3, "draw2"),
    ("cards", "blue", "blue", 3, "draw2"),
    ("cards", "yellow", "green", 3, "draw2"),
    ("cards", "yellow", "yellow", 3, "draw2"),
    ("cards", "pink", "white", 3, "draw2"),
    ("cards", "green", "pink", 3, "draw2"),
    ("cards", "white", "blue", 3, "draw2"),
    ("cards", "orange", "yellow", 3, "draw2"),
    ("cards", "blue", "orange", 3, "draw2"),
    ("points", "orange", "orange", 9, "none"),
    ("points", "blue", "blue", 9, "none"),
    ("points", "yellow", "yellow", 9, "none"),
    ("points", "green", "green", 9, "none"),
    ("points", "orange", "white", 9, "none"),
    ("points", "pink", "pink", 9, "none"),
    ("points", "white", "white", 9, "none"),
    ("points", "yellow", "white", 9, "none"),
    ("points", "blue", "white", 9, "none"),
    ("workers", "yellow", "orange", 5, "worker_camp_1"),
    ("workers", "pink", "orange", 5, "worker_camp_1"),
    ("workers", "white", "orange", 5, "worker_camp_1"),
    ("workers", "green", "orange", 5, "worker_camp_1"),
    ("workers", "blue", "green", 5, "worker_camp_1"),
    ("workers", "yellow", "yellow", 2, "worker_camp_2"),
    ("workers", "blue", "yellow", 2, "worker_camp_2"),
    ("workers", "orange", "yellow", 2, "worker_camp_2"),
    ("workers", "orange", "orange", 2, "worker_camp_2"),
    ("legionnaires", "yellow", "blue", 5, "military_camp_1"),
    ("legionnaires", "blue", "blue", 5, "military_camp_1"),
    ("legionnaires", "pink", "blue", 5, "military_camp_1"),
    ("legionnaires", "white", "blue", 5, "military_camp_1"),
    ("legionnaires", "green", "blue", 5, "military_camp_1"),
    ("legionnaires", "white", "yellow", 2, "military_camp_2"),
    ("legionnaires", "green", "yellow", 2, "military_camp_2"),
    ("legionnaires", "pink", "yellow", 2, "military_camp_2"),
    ("legionnaires", "orange", "blue", 2, "military_camp_2"),
    ("plus2", "green", "white", 4, "plus2_marker"),
    ("plus2", "yellow", "pink", 4, "plus2_marker"),
    ("plus2", "white", "pink", 4, "plus2_marker"),
    ("plus2", "orange", "pink", 4, "plus2_marker"),
    ("plus2", "pink", "pink", 4, "plus2_marker"),
    ("plus2", "green", "pink", 4, "plus2_marker"),
    ("plus2", "white", "white", 4, "plus2_marker"),
    ("plus2", "blue", "pink", 4, "plus2_marker"),
    ("plus2", "pink", "white", 4, "plus2_marker"),
    ("needs", "pink", "pink", 1, "demand_bread"),
    ("needs", "green", "green", 1, "demand_bread"),
    ("needs", "orange", "green", 1, "demand_bread"),
    ("needs", "green", "green", 1, "demand_games"),
    ("needs", "yellow", "green", 1, "demand_games"),
    ("needs", "pink", "green", 1, "demand_games"),
    ("needs", "white", "green", 1, "demand_religion"),
    ("needs", "white", "white", 1, "demand_religion"),
    ("needs", "blue", "orange", 1, "demand_religion"),
)
TILES_PER_STACK = 9

TRAJAN_TILES: dict[str, TrajanTile] = {
    tile.id: tile
    for tile in (
        TrajanTile(f"tt_{stack}_{n % TILES_PER_STACK + 1}", stack, (one, two), vp, effect)
        for n, (stack, one, two, vp, effect) in enumerate(_TRAJAN)
    )
}
DEMAND_OF: dict[Effect, Demand] = {
    "demand_bread": "bread",
    "demand_games": "games",
    "demand_religion": "religion",
}

# ---- forum tiles and extra-action tiles -------------------------------------------------------

# What a tile is on a player's mat, and how many there are with a green back.
FORUM_TILES: dict[str, int] = {
    "bread": 14,
    "games": 14,
    "religion": 14,
    "votes_2": 3,
    "votes_3": 3,
    "votes_4": 3,
    "votes_5": 3,
    "wild_commodity": 3,
    "wild_demand": 3,
    "wild_construction": 2,
    "wild_extra": 2,
    "extra_seaport": 1,
    "extra_forum": 1,
    "extra_military": 1,
    "extra_senate": 1,
    "extra_trajan": 1,
    "extra_construction": 1,
}
EXTRA_TILES_PER_ACTION = 2  # with a yellow back

VOTES: dict[str, int] = {"votes_2": 2, "votes_3": 3, "votes_4": 4, "votes_5": 5}
WILDS: tuple[str, ...] = ("wild_commodity", "wild_demand", "wild_construction", "wild_extra")
EXTRA: dict[Action, str] = {action: f"extra_{action}" for action in ACTIONS}

# Tiles by id: `ft_*` have a green back, `ex_*` a yellow one. On a mat both are the same thing.
KIND_OF: dict[str, str] = {
    **{f"ft_{kind}": kind for kind in FORUM_TILES},
    **{f"ex_{action}": EXTRA[action] for action in ACTIONS},
}
TILE_KINDS: tuple[str, ...] = tuple(FORUM_TILES)


def forum_tiles() -> list[str]:
    """The 70 tiles with a green back, unshuffled."""
    return [f"ft_{kind}" for kind, n in FORUM_TILES.items() for _ in range(n)]


def extra_tiles() -> list[str]:
    """The 12 tiles with a yellow back, unshuffled."""
    return [f"ex_{action}" for action in ACTIONS for _ in range(EXTRA_TILES_PER_ACTION)]


# ---- demand tiles -----------------------------------------------------------------------------

DEMAND_TILES_EACH = 5
DEMAND_TILES_REMOVED = 3


def demand_tiles() -> list[Demand]:
    return [kind for kind in DEMANDS for _ in range(DEMAND_TILES_EACH)]


# ---- construction tiles -----------------------------------------------------------------------

Building: TypeAlias = Literal["stairs", "door", "fountain", "roof", "window"]
BUILDINGS: tuple[Building, ...] = ("stairs", "door", "fountain", "roof", "window")
BUILDING_VALUES: tuple[int, ...] = (2, 3, 4, 5)

# The action that comes with a player's first tile of a type.
BONUS_ACTION: dict[Building, Action] = {
    "stairs": "forum",
    "door": "senate",
    "fountain": "seaport",
    "roof": "trajan",
    "window": "military",
}


class ConstructionTile(Struct, frozen=True):
    id: str
    type: Building
    vp: int


CONSTRUCTION_TILES: dict[str, ConstructionTile] = {
    f"ct_{type}_{vp}": ConstructionTile(f"ct_{type}_{vp}", type, vp)
    for type in BUILDINGS
    for vp in BUILDING_VALUES
}
SET_POINTS: dict[int, int] = {3: 10, 4: 20}  # tiles of one type -> points at the end

# ---- bonus tiles ------------------------------------------------------------------------------

Side: TypeAlias = Literal["yellow", "grey"]
BonusClass: TypeAlias = Literal["demand", "workers", "legionnaires", "bonus", "commodities"]


class BonusTile(Struct, frozen=True):
    """`of` are the demand or the two commodities it counts; grey workers count half a point."""

    id: str
    scores: BonusClass
    yellow: int
    grey: int
    of: tuple[str, ...] = ()


_BONUS: tuple[BonusTile, ...] = (
    BonusTile("bonus_bread", "demand", 9, 6, ("bread",)),
    BonusTile("bonus_games", "demand", 9, 6, ("games",)),
    BonusTile("bonus_religion", "demand", 9, 6, ("religion",)),
    BonusTile("bonus_workers", "workers", 1, 0),
    BonusTile("bonus_legionnaires", "legionnaires", 2, 1),
    BonusTile("bonus_bonus", "bonus", 3, 2),
    BonusTile("bonus_columns_furs", "commodities", 3, 2, ("columns", "furs")),
    BonusTile("bonus_scrolls_oils", "commodities", 3, 2, ("scrolls", "oils")),
    BonusTile("bonus_fruit_ceramics", "commodities", 3, 2, ("fruit", "ceramics")),
    BonusTile("bonus_wine_fish", "commodities", 3, 2, ("wine", "fish")),
    BonusTile("bonus_jewelry_gems", "commodities", 3, 2, ("jewelry", "gems")),
    BonusTile("bonus_cattle_wheat", "commodities", 3, 2, ("cattle", "wheat")),
)
BONUS_TILES: dict[str, BonusTile] = {tile.id: tile for tile in _BONUS}
