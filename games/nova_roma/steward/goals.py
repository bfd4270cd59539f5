"""The mosaic: how far away achievements are, and what the best ones within reach are worth."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec import Struct

from games.nova_roma.data import TABLES
from games.nova_roma.mosaic.lines import LINES, lines_through
from games.nova_roma.seat.view import FieldView
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.standing import Standing

FIVE = 5


def _count(*needs: tuple[int, int]) -> float:
    return sum(max(0, need - have) for have, need in needs)


def _five(a: int, b: int) -> float:
    """At least one of each and five in all."""
    return max(FIVE - a - b, (a < 1) + (b < 1), 0)


def _lanes(st: Standing, lanes: int) -> float:
    """So many racers on the third space, the foremost first."""
    foremost = sorted(st.spaces, reverse=True)[:lanes]
    return w.STEPS_AS_DEED * sum(max(0, 3 - space) for space in foremost)


MISSING: dict[str, Callable[[Standing], float]] = {
    "g_build2": lambda st: _count((st.building, 2)),
    "g_sail2": lambda st: _count((st.sailing, 2)),
    "g_follower2": lambda st: _count((st.followers, 2)),
    "g_race3": lambda st: _lanes(st, 1),
    "g_infl4": lambda st: w.INFLUENCE_AS_DEED * max(0, 4 - st.influence),
    "g_build_sail": lambda st: _count((st.building, 1), (st.sailing, 1)),
    "g_follower_sail": lambda st: _count((st.followers, 1), (st.sailing, 1)),
    "g_follower_build": lambda st: _count((st.followers, 1), (st.building, 1)),
    "g_follower_estate": lambda st: _count((st.followers, 1), (st.estate, 1)),
    "g_sail_estate": lambda st: _count((st.sailing, 1), (st.estate, 1)),
    "g_build_estate": lambda st: _count((st.building, 1), (st.estate, 1)),
    "y_build4": lambda st: _count((st.building, 4)),
    "y_sail4": lambda st: _count((st.sailing, 4)),
    "y_follower4": lambda st: _count((st.followers, 4)),
    "y_race3x2": lambda st: _lanes(st, 2),
    "y_infl6": lambda st: w.INFLUENCE_AS_DEED * max(0, 6 - st.influence),
    "y_build_sail5": lambda st: _five(st.building, st.sailing),
    "y_follower_build5": lambda st: _five(st.followers, st.building),
    "y_follower_sail5": lambda st: _five(st.followers, st.sailing),
    "y_follower_estate5": lambda st: _five(st.followers, st.estate),
    "y_sail_estate5": lambda st: _five(st.sailing, st.estate),
    "y_build_estate5": lambda st: _five(st.building, st.estate),
    "o_build6": lambda st: _count((st.building, 6)),
    "o_follower6": lambda st: _count((st.followers, 6)),
    "o_sail6": lambda st: _count((st.sailing, 6)),
    "o_race10": lambda st: w.STEPS_AS_DEED * max(0, 10 - sum(st.spaces)),
    "o_estate5": lambda st: _count((st.estate, 5)),
}


class Goal(Struct, frozen=True):
    """A field that is not claimed yet."""

    missing: Callable[[Standing], float]
    vp: float  # with its share of lines


def goals_of(mosaic: Collection[FieldView], claimed: Collection[str], solo: bool) -> list[Goal]:
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
        w.LINE_SHARE[sum(other in claimed for other in LINES[line] if other != name)]
        * line_worth(line)
        for line in lines_through(name)
    )


def hopes(goals: Collection[Goal], st: Standing, actions: float, claims: int) -> float:
    """What the markers will bring: the best fields first, as many as can still be claimed."""
    found = sorted((goal.vp * nearness(goal.missing(st), actions) for goal in goals), reverse=True)
    sure = min(st.markers, claims)
    hoped = min(st.markers + st.markers_to_win, claims)
    return sum(found[:sure]) + w.MARKER_HOPE * sum(found[sure:hoped])


def nearness(missing: float, actions: float) -> float:
    """1 for what is done, less the more is missing and the fewer actions are left."""
    if not missing:
        return 1.0
    left = 1 - missing * w.DEED_ACTIONS / (actions + w.DEED_ACTIONS)
    return left * left if left > 0 else 0.0
