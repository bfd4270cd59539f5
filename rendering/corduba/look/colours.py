"""Colours of the town: quarters, roofs, goods, country and river."""

from __future__ import annotations

from typing import NamedTuple

from games.corduba.terms import Colour as Roof
from games.corduba.terms import DistrictId, Resource
from rendering.kit.theme import INK, MARBLE, TERRACOTTA, Colour, colour, mix


class Quarter(NamedTuple):
    """The ground, the streets, the walls and the name plate of a district."""

    plot: Colour
    plot_dark: Colour
    street: Colour
    kerb: Colour
    wall: Colour
    plate: Colour


QUARTER: dict[DistrictId, Quarter] = {
    "servorum": Quarter(
        colour("#DCC49B"),
        colour("#D2B78A"),
        colour("#B8966A"),
        colour("#94744C"),
        colour("#8A5A34"),
        colour("#9C6638"),
    ),
    "plebeius": Quarter(
        colour("#DAD9D0"),
        colour("#CECDC3"),
        colour("#B3B1A8"),
        colour("#8A8983"),
        colour("#5F6670"),
        colour("#7C8288"),
    ),
    "patricius": Quarter(
        colour("#D3DAA6"),
        colour("#C4CE93"),
        colour("#EBDDB0"),
        colour("#BFA55E"),
        colour("#EADFC4"),
        colour("#B98A26"),
    ),
}

ROOF: dict[Roof, Colour] = {
    "red": colour("#B23A2C"),
    "purple": colour("#7B3F86"),
    "blue": colour("#3E72AE"),
    "yellow": colour("#DDAE3C"),
    "brown": colour("#94623A"),
    "grey": colour("#7F8684"),
}

GOODS: dict[Resource, Colour] = {
    "food": colour("#E0B040"),
    "wood": colour("#8A5A34"),
    "stone": colour("#A39E95"),
    "tool": colour("#4F5B66"),
    "amphora": TERRACOTTA,
    "marble": MARBLE,
}

MEADOW, MEADOW_DARK = colour("#BFC98A"), colour("#A5B26E")
RIPE, LEAF, LEAF_DARK = colour("#E2C878"), colour("#7F9A55"), colour("#4D6A38")
HILL, HILL_DARK = colour("#C9B48C"), colour("#9A8462")
RIVER, WAVE, DEEP, SAND = (
    colour("#6FA9BE"),
    colour("#A9D0DC"),
    colour("#3F7F9E"),
    colour("#E3D3A0"),
)
FLAME, FLAME_CORE = colour("#E4571B"), colour("#F7C948")
HEART = colour("#B8263A")
NEUTRAL_HOUSE = colour("#B9B3AA")
LINEN = colour("#F1DFBE")  # of awnings


SLOPES = (0.1, 0.22)  # of roofs, away from the sun and towards it


def shaded(c: Colour, share: float = 0.22) -> Colour:
    return mix(c, INK, share)


def lit(c: Colour, share: float = 0.22) -> Colour:
    return mix(c, MARBLE, share)


COLOURS: tuple[Colour, ...] = (
    *(c for quarter in QUARTER.values() for c in quarter),
    *ROOF.values(),
    *(shade(c, share) for c in ROOF.values() for shade in (shaded, lit) for share in SLOPES),
    *GOODS.values(),
    *(MEADOW, MEADOW_DARK, RIPE, LEAF, LEAF_DARK, HILL, HILL_DARK),
    *(RIVER, WAVE, DEEP, SAND, FLAME, FLAME_CORE, HEART, NEUTRAL_HOUSE, LINEN),
)
