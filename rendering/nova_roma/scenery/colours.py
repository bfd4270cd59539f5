"""The colours of the city by the sea."""

from __future__ import annotations

from rendering.kit.seats import SEATS
from rendering.kit.theme import INK, MARBLE, Colour, colour, mix, on

GRASS = colour("#C9CC9A")
LEAF, LEAF_DARK = colour("#7D8B4B"), colour("#55643A")
STREET = colour("#DECFAE")
PLOT = colour("#F1E9D6")
KERB = colour("#BFAD87")
LANE = colour("#D9C9A4")  # between plots
LAWN, SOIL = colour("#DDDDB2"), colour("#E6D3AE")
WALL, WALL_DARK, WALL_LIGHT = colour("#C2A57C"), colour("#8B6F4C"), colour("#DCC8A3")
SAND = colour("#EAD9AC")
WATER, WATER_DEEP, FOAM = colour("#A8CCD1"), colour("#86B4BF"), colour("#D8EAE8")
SHOAL = mix(WATER_DEEP, WATER, 0.5)
PAVING, PAVING_DARK = colour("#EDE5D4"), colour("#DCD0B8")
TRACK, TRACK_LINE = colour("#E8CC93"), colour("#C49C5A")
STANDS, STANDS_DARK = colour("#EAE0CE"), colour("#CDBFA5")
TILES = colour("#C2714F")
TIMBER = colour("#7A4E2D")
FIELD, FIELD_DARK = colour("#D5D6A4"), colour("#BDC084")
GROUNDS: tuple[Colour, ...] = (
    GRASS, LEAF, LEAF_DARK, STREET, PLOT, KERB, LANE, LAWN, SOIL, WALL, WALL_DARK, WALL_LIGHT,
    SAND, WATER, WATER_DEEP, SHOAL, FOAM, PAVING, PAVING_DARK, TRACK, TRACK_LINE, STANDS,
    STANDS_DARK, TILES, TIMBER, FIELD, FIELD_DARK,
)  # fmt: skip


def slopes(face: Colour) -> tuple[Colour, Colour, Colour, Colour]:
    """Of a roof, to the north, east, south and west; the sun stands in the north-west."""
    return lit(face, 0.22), face, shaded(face, 0.22), lit(face, 0.08)


def lit(face: Colour, share: float = 0.2) -> Colour:
    return mix(face, MARBLE, share)


def shaded(face: Colour, share: float = 0.2) -> Colour:
    return mix(face, INK, share)


RIDGE, EMBLEM = 0.45, 0.75  # shares of ink, and of what reads on a colour
ROOFS: tuple[Colour, ...] = tuple(
    tone
    for seat in SEATS
    for tone in (
        *slopes(seat.colour),
        shaded(seat.colour, RIDGE),
        mix(seat.colour, on(seat.colour), EMBLEM),
    )
)
