"""The mosaic: how far away achievements are, and what the best ones within reach are worth."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache, lru_cache
from operator import attrgetter
from typing import TypeAlias

from msgspec import Struct

from games.nova_roma.data import TABLES
from games.nova_roma.data.achievements import ACHIEVEMENTS, LANE_SPACE, Achievement, Feat
from games.nova_roma.mosaic.lines import LINES, lines_through
from games.nova_roma.seat.view import FieldView
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.holdings import Holdings

Missing: TypeAlias = Callable[[Holdings], float]

_HELD: dict[Feat, Callable[[Holdings], int]] = {
    "building": attrgetter("building"),
    "sailing": attrgetter("sailing"),
    "follower": attrgetter("followers"),
    "estate": attrgetter("estate"),
    "race": lambda st: sum(st.spaces),
    "influence": attrgetter("influence"),
}
_AS_FEAT: dict[Feat, float] = {"race": w.STEPS_AS_FEAT, "influence": w.INFLUENCE_AS_FEAT}


def _missing(achievement: Achievement) -> Missing:
    """How many feats are still to be done for an achievement."""
    if achievement.lanes:
        return _lanes(achievement.lanes)
    if len(achievement.needs) == 1:
        return _some(*achievement.needs[0])
    return _both(achievement)


def _some(feat: Feat, need: int) -> Missing:
    held, weight = _HELD[feat], _AS_FEAT.get(feat, 1.0)

    def missing(st: Holdings) -> float:
        left = need - held(st)
        return weight * left if left > 0 else 0.0

    return missing


def _both(achievement: Achievement) -> Missing:
    """At least one of each, and so many in all."""
    (one, first), (other, second) = achievement.needs
    held, also = _HELD[one], _HELD[other]

    def missing(st: Holdings) -> float:
        a, b = held(st), also(st)
        return max(achievement.together - a - b, max(0, first - a) + max(0, second - b), 0)

    return missing


def _lanes(lanes: int) -> Missing:
    """So many racers far enough, the foremost first."""

    def missing(st: Holdings) -> float:
        foremost = sorted(st.spaces, reverse=True)[:lanes]
        return w.STEPS_AS_FEAT * sum(max(0, LANE_SPACE - space) for space in foremost)

    return missing


MISSING: dict[str, Missing] = {id: _missing(found) for id, found in ACHIEVEMENTS.items()}


class Goal(Struct, frozen=True):
    """A field that is not claimed yet."""

    missing: Missing
    vp: float  # with its share of lines


def goals_of(mosaic: Collection[FieldView], claimed: Collection[str], solo: bool) -> list[Goal]:
    return _goals_of(tuple(mosaic), tuple(claimed), solo)


@lru_cache(maxsize=1024)  # they change with a claim, once a turn at most
def _goals_of(mosaic: tuple[FieldView, ...], claimed: tuple[str, ...], solo: bool) -> list[Goal]:
    """Alone every field counts double: otherwise it is the opponent's."""
    open_fields = [field for field in mosaic if field.name not in claimed]
    return [
        Goal(MISSING[field.achievement], field_vp(field, solo) + _line_share(field.name, claimed))
        for field in open_fields
    ]


def field_vp(field: FieldView, solo: bool) -> float:
    return TABLES.fields[field.colour].vp * (2 if solo else 1)


def line_worth(line: str) -> float:
    return TABLES.lines[line].vp + w.LINE_REWARD


def _line_share(name: str, claimed: Collection[str]) -> float:
    """The more of a line is there, the more its next field counts."""
    return sum(
        w.LINE_SHARE[sum(other in claimed for other in others)] * worth
        for others, worth in _lines_of(name)
    )


@cache
def _lines_of(name: str) -> list[tuple[list[str], float]]:
    """The other fields of each line through a field, and what the line is worth."""
    return [
        ([other for other in LINES[line] if other != name], line_worth(line))
        for line in lines_through(name)
    ]


def hopes(goals: Collection[Goal], st: Holdings, actions: float, claims: int) -> float:
    """What the markers will bring: the best fields first, as many as can still be claimed."""
    if not claims or not st.markers + st.markers_to_win:
        return 0.0
    found = [
        goal.vp * nearness(missing, actions) if (missing := goal.missing(st)) else goal.vp
        for goal in goals
    ]
    found.sort(reverse=True)
    sure = min(st.markers, claims)
    hoped = min(st.markers + st.markers_to_win, claims)
    return sum(found[:sure]) + w.MARKER_HOPE * sum(found[sure:hoped])


def nearness(missing: float, actions: float) -> float:
    """1 for what is done, less the more is missing and the fewer actions are left."""
    if not missing:
        return 1.0
    left = 1 - missing * w.FEAT_ACTIONS / (actions + w.FEAT_ACTIONS)
    return left * left if left > 0 else 0.0
