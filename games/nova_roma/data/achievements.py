"""The 27 achievements of the mosaic tiles: what they ask for, and what claiming costs."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.nova_roma.terms import MosaicColour

Feat: TypeAlias = Literal["building", "sailing", "follower", "estate", "race", "influence"]

LANE_SPACE = 3  # the space on which racers must at least be


class Feats(Struct, frozen=True):
    """What a player has to show."""

    building: int  # contracts
    sailing: int  # contracts
    follower: int  # in the row
    estate: int  # tiles in the production area
    influence: int
    spaces: tuple[int, ...]  # advanced on each lane

    @property
    def race(self) -> int:
        """Spaces on all lanes."""
        return sum(self.spaces)


class Achievement(Struct, frozen=True):
    """At least so many of each, all of them `together`, and so many `lanes` far enough."""

    id: str
    colour: MosaicColour
    needs: tuple[tuple[Feat, int], ...] = ()
    together: int = 0
    lanes: int = 0  # on which LANE_SPACE is reached
    cost: int = 0  # influence, which is part of what is needed

    def is_met(self, done: Feats) -> bool:
        total = 0
        for feat, least in self.needs:
            n: int = getattr(done, feat)
            if n < least:
                return False
            total += n
        if total < self.together:
            return False
        return not self.lanes or sum(n >= LANE_SPACE for n in done.spaces) >= self.lanes

    def progress(self, done: Feats) -> tuple[int, int]:
        """How much of what it asks for is there: «4/6» in numbers."""
        if self.lanes:
            return min(self.lanes, sum(n >= LANE_SPACE for n in done.spaces)), self.lanes
        wanted = self.together or sum(least for _, least in self.needs)
        counts = [(getattr(done, feat), least) for feat, least in self.needs]
        missing = sum(max(0, least - n) for n, least in counts)
        return max(0, min(wanted - missing, sum(n for n, _ in counts))), wanted


def _some(id: str, colour: MosaicColour, feat: Feat, n: int, cost: int = 0) -> Achievement:
    return Achievement(id, colour, ((feat, n),), cost=cost)


def _both(id: str, colour: MosaicColour, one: Feat, other: Feat, together: int = 2) -> Achievement:
    """At least one of each, and so many in all."""
    return Achievement(id, colour, ((one, 1), (other, 1)), together)


_ALL = (
    _some("g_build2", "green", "building", 2),
    _some("g_sail2", "green", "sailing", 2),
    _some("g_follower2", "green", "follower", 2),
    Achievement("g_race3", "green", lanes=1),
    _some("g_infl4", "green", "influence", 4, cost=2),
    _both("g_build_sail", "green", "building", "sailing"),
    _both("g_follower_sail", "green", "follower", "sailing"),
    _both("g_follower_build", "green", "follower", "building"),
    _both("g_follower_estate", "green", "follower", "estate"),
    _both("g_sail_estate", "green", "sailing", "estate"),
    _both("g_build_estate", "green", "building", "estate"),
    _some("y_build4", "yellow", "building", 4),
    _some("y_sail4", "yellow", "sailing", 4),
    _some("y_follower4", "yellow", "follower", 4),
    Achievement("y_race3x2", "yellow", lanes=2),
    _some("y_infl6", "yellow", "influence", 6, cost=3),
    _both("y_build_sail5", "yellow", "building", "sailing", 5),
    _both("y_follower_build5", "yellow", "follower", "building", 5),
    _both("y_follower_sail5", "yellow", "follower", "sailing", 5),
    _both("y_follower_estate5", "yellow", "follower", "estate", 5),
    _both("y_sail_estate5", "yellow", "sailing", "estate", 5),
    _both("y_build_estate5", "yellow", "building", "estate", 5),
    _some("o_build6", "orange", "building", 6),
    _some("o_follower6", "orange", "follower", 6),
    _some("o_sail6", "orange", "sailing", 6),
    _some("o_race10", "orange", "race", 10),
    _some("o_estate5", "orange", "estate", 5),
)

ACHIEVEMENTS: dict[str, Achievement] = {achievement.id: achievement for achievement in _ALL}
