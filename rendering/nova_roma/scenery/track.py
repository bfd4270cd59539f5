"""The racecourse: three lanes from the gates along the spina, around the turn and back."""

from __future__ import annotations

from math import cos, radians, sin

from games.nova_roma.data import TABLES
from rendering.kit.box import Box
from rendering.nova_roma.scenery.brush import Point, arc

LANE = 38
SPINA = 36  # half its width
STANDS = 18
OUTER = SPINA + 3 * LANE  # radius of the turn
SPACES = TABLES.hippodrome.spaces
GATES, SPACE = 92, 110
BEND = GATES + 3 * SPACE  # where the straights end
MIDDLE = 34 + STANDS + OUTER
ALONE = 34  # side of a racer
QUARTER = 90  # degrees of a space in the turn


def outline(r: float, left: float = GATES) -> list[Point]:
    """The course up to so far from its middle: flat at the gates, round at the turn."""
    return [(left, MIDDLE - r), *arc(BEND, MIDDLE, r, -90, 90), (left, MIDDLE + r)]


def radius(lane: int) -> float:
    """Of the middle of a lane; the first is the outermost."""
    return OUTER - (lane - 0.5) * LANE


def straight(lane: int) -> Box:
    """A lane from its gate to the turn."""
    return Box(GATES, MIDDLE - OUTER + (lane - 1) * LANE, BEND - GATES, LANE)


def finish(lane: int) -> Box:
    """Its last space."""
    return Box(GATES, MIDDLE + OUTER - lane * LANE, SPACE, LANE)


def seats(lane: int, space: int, among: int) -> list[Box]:
    """Where so many racers stand on one space, the first ahead."""
    return [_seat(lane, space, n, among) for n in range(among)]


def _seat(lane: int, space: int, n: int, among: int) -> Box:
    ahead = (among - n - 0.5) / among  # share of the space that lies behind
    r = radius(lane)
    if space in (3, 4):
        side = min(ALONE, int(r * radians(QUARTER)) // among)
        angle = radians((space - 4) * QUARTER + ahead * QUARTER)
        return _around(BEND + r * cos(angle), MIDDLE + r * sin(angle), side)
    side = min(ALONE, SPACE // among)
    share = 0.5 + (ahead - 0.5) * min(1, side * among / SPACE)
    if space < 3:
        return _around(GATES + (space + share) * SPACE, MIDDLE - r, side)
    return _around(BEND - (space - 5 + share) * SPACE, MIDDLE + r, side)


def middle_of(lane: int, space: int) -> tuple[int, int]:
    return _seat(lane, space, 0, 1).middle


def _around(x: float, y: float, side: int) -> Box:
    return Box(round(x - side / 2), round(y - side / 2), side, side)


def crossing(space: int) -> tuple[Point, Point]:
    """The line into a space, from the spina outwards."""
    above = space <= 3
    x = GATES + space * SPACE if above else BEND - (space - 5) * SPACE
    sign = -1 if above else 1
    return (x, MIDDLE + sign * SPINA), (x, MIDDLE + sign * OUTER)
