"""The action circle: six trays, their actions and the twelve stones (specification 4.2, 4.3)."""

from __future__ import annotations

from typing import Literal, TypeAlias

Action: TypeAlias = Literal["seaport", "forum", "military", "senate", "trajan", "construction"]
Colour: TypeAlias = Literal["yellow", "orange", "green", "white", "pink", "blue"]

# Clockwise; the index of a tray is also that of the Trajan slot beside it.
ACTIONS: tuple[Action, ...] = (
    "seaport",
    "forum",
    "military",
    "senate",
    "trajan",
    "construction",
)
NUMERALS: tuple[str, ...] = ("I", "II", "III", "IV", "V", "VI")
TRAYS = len(ACTIONS)

COLOURS: tuple[Colour, ...] = ("yellow", "orange", "green", "white", "pink", "blue")
STONES_PER_COLOUR = 2
STONES_PER_TRAY = 2
STONES: tuple[Colour, ...] = tuple(colour for colour in COLOURS for _ in range(STONES_PER_COLOUR))

START_SLOTS: tuple[int, ...] = (1, 3, 5)  # II, IV, VI: where the first three Trajan tiles lie
START_ARCH = 0
