"""The words of the game and the numbers its rulebook prints."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Resource: TypeAlias = Literal["wood", "stone", "grain", "salt", "refined"]
Terrain: TypeAlias = Literal["plains", "hill", "forest", "water"]
Building: TypeAlias = Literal[
    "farm", "warehouse", "harbour", "temple", "sawmill", "quarry", "aqueduct", "forum"
]
UnitKind: TypeAlias = Literal["worker", "soldier", "mercenary", "explorer"]
BankKind: TypeAlias = Literal[
    "wall",
    "farm",
    "warehouse",
    "temple",
    "mill",
    "aqueduct",
    "forum",
    "harbour",
    "mercenary",
    "battle_marker",
]
DiceTile: TypeAlias = Literal["x2", "plus3", "hit", "guard", "retreat", "blank"]
Stance: TypeAlias = Literal["hostile", "friendly", "ask"]
Withdrawal: TypeAlias = Literal["ask", "stay", "losing"]  # what a defender does who may
CharacterType: TypeAlias = Literal["I", "II", "III"]
Group: TypeAlias = Literal["military", "economy", "vp", "civil"]
EventCube: TypeAlias = Literal["white", "yellow", "pink", "blue", "brown"]

RESOURCES: tuple[Resource, ...] = get_args(Resource)
TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
BUILDINGS: tuple[Building, ...] = get_args(Building)
UNIT_KINDS: tuple[UnitKind, ...] = get_args(UnitKind)
BANK_KINDS: tuple[BankKind, ...] = get_args(BankKind)
DICE_TILES: tuple[DiceTile, ...] = get_args(DiceTile)
STANCES: tuple[Stance, ...] = get_args(Stance)
WITHDRAWALS: tuple[Withdrawal, ...] = get_args(Withdrawal)
TYPES: tuple[CharacterType, ...] = get_args(CharacterType)
COLOURS = ("red", "blue", "yellow", "brown")  # by place in the order of play at the start
SIDES = ("NE", "E", "SE", "SW", "W", "NW")

# ---- terrain ----------------------------------------------------------------------------------

TERRAIN_TILES: dict[Terrain, int] = {"plains": 19, "hill": 10, "forest": 10, "water": 15}
WATER_STACK = 9
PRODUCT: dict[Terrain, Resource] = {
    "plains": "grain",
    "hill": "stone",
    "forest": "wood",
    "water": "salt",
}
RIVER_LIMIT, RIVER_LIMIT_SOLO = 3, 2

# ---- buildings --------------------------------------------------------------------------------

SITE: dict[Building, Terrain] = {
    "farm": "plains",
    "warehouse": "plains",
    "harbour": "plains",
    "temple": "plains",
    "sawmill": "forest",
    "quarry": "hill",
    "aqueduct": "plains",
    "forum": "plains",
}
POOL: dict[Building, BankKind] = {
    "farm": "farm",
    "warehouse": "warehouse",
    "harbour": "harbour",
    "temple": "temple",
    "sawmill": "mill",
    "quarry": "mill",
    "aqueduct": "aqueduct",
    "forum": "forum",
}
BASE_LIMIT = 4  # buildings on a hex
WALLS_PER_BUILDING = 3
FED_BY_FARM = 2
BANK: dict[BankKind, tuple[int, int, int, int]] = {  # by number of players
    "wall": (5, 10, 15, 20),
    "farm": (4, 8, 12, 16),
    "warehouse": (4, 8, 12, 16),
    "temple": (2, 4, 6, 8),
    "mill": (2, 4, 6, 8),
    "aqueduct": (2, 3, 4, 5),
    "forum": (2, 3, 4, 5),
    "harbour": (2, 3, 4, 5),
    "mercenary": (2, 4, 6, 8),
    "battle_marker": (3, 5, 7, 9),
}
EXHAUSTED_KINDS = 3  # of the bank begin the endgame

# ---- units ------------------------------------------------------------------------------------

FIGURES: dict[UnitKind, int] = {"worker": 6, "soldier": 4, "explorer": 1}
LETTER: dict[UnitKind, str] = {"worker": "W", "soldier": "S", "mercenary": "M", "explorer": "E"}
ACTIONS: dict[UnitKind, int] = {"worker": 2, "soldier": 2, "mercenary": 2, "explorer": 3}
COMBAT_VALUE: dict[UnitKind, int] = {"worker": 1, "soldier": 3, "mercenary": 2, "explorer": 0}
TOWER_VALUE = 4
TOWER_LOSSES = 2
AI_VALUE = 2
AI_FIGURES = 10
HINDRANCE = 3
START_WORKERS = 2
START_STOCK: dict[Resource, int] = {"grain": 2, "wood": 2, "stone": 2}
START_MONEY = 4  # half-coins, as all money
WORKER_PRICE: dict[Resource, int] = {"grain": 3}
SOLDIER_PRICE: dict[Resource, int] = {"refined": 2}
EXPLORER_PRICE: dict[Resource, int] = {"grain": 2}
SETTLE_GRAIN = 1
MERCENARY_PRICE = 2  # half-coins
HIRED_AT_ONCE = 2
REST_COINS = 2  # half-coins for a phase without any action

# Read as: the first row whose first number is not below the strength.
UNIT_LIMITS = ((3, 3, 2), (4, 4, 3), (5, 5, 4), (99, 6, 5))  # workers, soldiers + mercenaries
INFLUENCE_RADIUS = ((3, 0), (4, 1), (5, 2), (99, 3))
FORUM_BONUS = ((3, 0), (4, 1), (5, 2), (99, 3))
LOSSES = ((2, 0), (5, 1), (8, 2), (999, 3))  # by difference of conflict values
MERCATOR = ((3, 4, 1), (4, 3, 1), (5, 2, 1), (6, 1, 1), (99, 1, 2))  # given, received

# ---- characters -------------------------------------------------------------------------------

CHARACTERS_USED: dict[CharacterType, tuple[int, int, int, int]] = {
    "I": (1, 2, 3, 4),
    "II": (6, 6, 7, 8),
    "III": (2, 1, 3, 5),
}
DISPLAY = (5, 6, 7, 8)
CHARACTER_TILES = 24
CHARACTER_PRICE, CHARACTER_PRICE_MORE = 4, 2  # half-coins; more for each one owned
DUX_TOKENS, FOEDERATUS_TOKENS, DEFENSOR_WALLS = 4, 3, 3
EQUUS_STEPS = 2

# ---- market, points ---------------------------------------------------------------------------

START_PRICE, LOWEST_PRICE, HIGHEST_PRICE = 1, 0, 5
CUBES_PER_COLUMN, UPDATE_AT = 2, 4
EXCHANGE_LIMIT = 6  # half-units between partners: a cube and a coin are two
MAJORITY_TWO, MAJORITY_MORE = (4,), (6, 2)
MONEY_PER_POINT = 8  # half-coins
PUBLICUS_VP = 3
PATRONUS_VP = (4, 2)  # nobody richer, one richer
EVENT_CUBES: dict[EventCube, int] = {"white": 9, "yellow": 4, "pink": 3, "blue": 2, "brown": 1}
LAST_ROUND = 200  # technical: then points are counted


def row_for(rows: tuple[tuple[int, ...], ...], value: int) -> tuple[int, ...]:
    """The first row whose first number is not below the value."""
    return next(row for row in rows if row[0] >= value)
