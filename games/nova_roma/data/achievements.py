"""The 27 achievements of the mosaic tiles: when they may be claimed, and what that costs."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from games.nova_roma.terms import MosaicColour


class Deeds(Struct, frozen=True):
    """What a player has to show."""

    building: int  # contracts
    sailing: int  # contracts
    followers: int  # in the row
    estate: int  # tiles in the production area
    spaces: tuple[int, ...]  # advanced on each lane
    influence: int


class Achievement(Struct, frozen=True):
    id: str
    colour: MosaicColour
    is_met: Callable[[Deeds], bool]
    cost: int = 0  # influence


def _five(a: int, b: int) -> bool:
    """Five together, and at least one of each."""
    return a >= 1 and b >= 1 and a + b >= 5


_GREEN: dict[str, Callable[[Deeds], bool]] = {
    "g_build2": lambda d: d.building >= 2,
    "g_sail2": lambda d: d.sailing >= 2,
    "g_follower2": lambda d: d.followers >= 2,
    "g_race3": lambda d: max(d.spaces) >= 3,
    "g_infl4": lambda d: d.influence >= 4,
    "g_build_sail": lambda d: d.building >= 1 and d.sailing >= 1,
    "g_follower_sail": lambda d: d.followers >= 1 and d.sailing >= 1,
    "g_follower_build": lambda d: d.followers >= 1 and d.building >= 1,
    "g_follower_estate": lambda d: d.followers >= 1 and d.estate >= 1,
    "g_sail_estate": lambda d: d.sailing >= 1 and d.estate >= 1,
    "g_build_estate": lambda d: d.building >= 1 and d.estate >= 1,
}
_YELLOW: dict[str, Callable[[Deeds], bool]] = {
    "y_build4": lambda d: d.building >= 4,
    "y_sail4": lambda d: d.sailing >= 4,
    "y_follower4": lambda d: d.followers >= 4,
    "y_race3x2": lambda d: sum(n >= 3 for n in d.spaces) >= 2,
    "y_infl6": lambda d: d.influence >= 6,
    "y_build_sail5": lambda d: _five(d.building, d.sailing),
    "y_follower_build5": lambda d: _five(d.followers, d.building),
    "y_follower_sail5": lambda d: _five(d.followers, d.sailing),
    "y_follower_estate5": lambda d: _five(d.followers, d.estate),
    "y_sail_estate5": lambda d: _five(d.sailing, d.estate),
    "y_build_estate5": lambda d: _five(d.building, d.estate),
}
_ORANGE: dict[str, Callable[[Deeds], bool]] = {
    "o_build6": lambda d: d.building >= 6,
    "o_follower6": lambda d: d.followers >= 6,
    "o_sail6": lambda d: d.sailing >= 6,
    "o_race10": lambda d: sum(d.spaces) >= 10,
    "o_estate5": lambda d: d.estate >= 5,
}
_COSTS = {"g_infl4": 2, "y_infl6": 3}


def _all() -> dict[str, Achievement]:
    colours: tuple[tuple[MosaicColour, dict[str, Callable[[Deeds], bool]]], ...] = (
        ("green", _GREEN),
        ("yellow", _YELLOW),
        ("orange", _ORANGE),
    )
    return {
        id: Achievement(id, colour, is_met, _COSTS.get(id, 0))
        for colour, conditions in colours
        for id, is_met in conditions.items()
    }


ACHIEVEMENTS: dict[str, Achievement] = _all()
