"""The words of the game, and the numbers that its rulebook prints."""

from __future__ import annotations

from typing import Literal, TypeAlias

Basic: TypeAlias = Literal["food", "wood", "stone", "tool"]
Resource: TypeAlias = Literal["food", "wood", "stone", "tool", "amphora", "marble"]
Demanded: TypeAlias = Literal["food", "wood", "stone", "tool", "amphora", "marble", "denarii"]
DistrictId: TypeAlias = Literal["servorum", "plebeius", "patricius"]
Colour: TypeAlias = Literal["red", "purple", "blue", "yellow", "brown", "grey"]
Troop: TypeAlias = Literal["velites", "legionarii", "equites"]
Offering: TypeAlias = Literal["offering1", "offering2"]
SiteId: TypeAlias = Literal["cibus", "lignum", "lapis", "oleum", "marmor"]
Side: TypeAlias = Literal["L", "R"]

BASICS: tuple[Basic, ...] = ("food", "wood", "stone", "tool")
RESOURCES: tuple[Resource, ...] = ("food", "wood", "stone", "tool", "amphora", "marble")
DISTRICTS: tuple[DistrictId, ...] = ("servorum", "plebeius", "patricius")
COLOURS: tuple[Colour, ...] = ("red", "purple", "blue", "yellow", "brown", "grey")
TROOPS: tuple[Troop, ...] = ("velites", "legionarii", "equites")
OFFERINGS: tuple[Offering, ...] = ("offering1", "offering2")
SITES: tuple[SiteId, ...] = ("cibus", "lignum", "lapis", "oleum", "marmor")
SIDES: tuple[Side, ...] = ("L", "R")

TROOP_VALUE: dict[Troop, int] = {"velites": 2, "legionarii": 3, "equites": 4}
OFFERING_VALUE: dict[Offering, int] = {"offering1": 1, "offering2": 2}

# ---- the box ----------------------------------------------------------------------------------

TROOPS_IN_BOX: dict[Troop, int] = {"velites": 14, "legionarii": 12, "equites": 10}
OFFERINGS_IN_BOX: dict[Offering, int] = {"offering1": 26, "offering2": 12}
NEUTRAL_INSULAE = 16
UNREST_MARKERS = 15
ROW_LENGTH = 6  # insulae in each row of a player board
BASILICA = "basilica"  # the one type that is there once, for any district
WATCH_HOUSE = "excubitorium"  # never struck by unrest, and without a card in the solo game
BASILICA_SENATORS = 2

# ---- tracks and time --------------------------------------------------------------------------

MOST_REGISTER = 10
MOST_POPULARITY = 10
MOST_HARMONY = 16
MOST_UNREST = 10
TRACK_END = 12
LEAST_PRICE, MOST_PRICE = 1, 8
ROUNDS = 8
LAST_ROUNDS = (3, 6, 8)  # of the decades
DECADES = 3
TROOPS_MINIMUM = (2, 3, 4)  # each player's, by decade
OFFERINGS_MINIMUM = (1, 2, 3)
SENATORS_LOST = ((1, 1), (4, 2), (7, 3))  # from this unrest on, so many

# ---- who is not a seat ------------------------------------------------------------------------

NEUTRAL = -1
CAEPIO = -2


def decade_of(round: int) -> int:
    """1 … 3."""
    return next(n for n, last in enumerate(LAST_ROUNDS, start=1) if round <= last)


def units_in_game(players: int) -> int:
    """Of each resource; also how many resources a player may store."""
    return 3 * max(2, players)


def copies_allowed(players: int) -> int:
    """How many tiles of one type may be built in all."""
    return max(1, players - 1)
