"""Colours of land, sea and buildings."""

from __future__ import annotations

from rendering.kit.theme import INK, MARBLE, TERRACOTTA, Colour, colour, mix

DEEP, SEA = colour("#93BAC4"), colour("#B4D2D3")
SHALLOW, SURF = colour("#CBE0DA"), colour("#DCE8DC")
WAVE = colour("#7FA9B8")
LAND = colour("#DDD3AE")  # outside the provinces
MEADOW = colour("#CDCB98")
SAND = colour("#E9DDB8")
PROVINCE: dict[int, Colour] = {  # by points
    3: colour("#F1EAD2"),
    5: colour("#EFE0B4"),
    6: colour("#EBD39A"),
    10: colour("#E2BB76"),
}
LEAF, LEAF_DARK = colour("#93A364"), colour("#6C7F48")
ROCK, ROCK_DARK = colour("#B8A88C"), colour("#94836A")
RIPE = colour("#D6AE55")
PAVING, JOINT = colour("#E8DCC3"), colour("#D6C7A8")
STONE, STONE_DARK = colour("#D3C2A0"), colour("#AE9A78")
WALL = colour("#F1E8D4")  # of temples and arches, in the light
SHADE = colour("#8E7B63")  # inside of halls and arches
WOOD, WOOD_DARK = colour("#C09562"), colour("#8A643C")
TILE, TILE_DARK = TERRACOTTA, mix(TERRACOTTA, INK, 0.25)
LINEN = colour("#F3E4C4")
SNOW = MARBLE

COLOURS: tuple[Colour, ...] = (
    *(DEEP, SEA, SHALLOW, SURF, WAVE, LAND, MEADOW, SAND, *PROVINCE.values()),
    *(LEAF, LEAF_DARK, ROCK, ROCK_DARK, RIPE, PAVING, JOINT, STONE, STONE_DARK),
    *(WALL, SHADE, WOOD, WOOD_DARK, TILE, TILE_DARK, LINEN),
)
