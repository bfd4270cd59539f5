"""The hippodrome: three lanes with their racers, lines that cost horses, and chariot tiles."""

from __future__ import annotations

from games.nova_roma.data import TABLES
from games.nova_roma.measures import horses_into
from games.nova_roma.terms import FINISH_VP
from games.nova_roma.view import LaneView, RacerView, View
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    OCHRE,
    PLASTER_DARK,
    PLASTER_LIGHT,
    RED,
    mix,
)
from rendering.nova_roma.look import points, sign, token
from rendering.nova_roma.panel import RIGHT, panel, sheet
from rendering.nova_roma.pieces import figure
from rendering.words import Words

LABEL = 84  # before the lanes
SPACE = 54
LANE = 54
HEAD = 34
HEIGHT = HEAD + 3 * LANE + 12
SPACES = TABLES.hippodrome.spaces


def space_box(lane: int, space: int) -> Box:
    """Lanes are 1, 2, 3."""
    return Box(LABEL + space * SPACE, HEAD + 4 + (lane - 1) * LANE, SPACE, LANE - 4)


def hippodrome(view: View, words: Words) -> Canvas:
    tiles = (view.favoured, view.next_favoured, view.chariots_left)
    contents = (view.lanes, tiles)
    return panel("hippodrome", words.language, contents, lambda: _draw(view, words))


def _draw(view: View, words: Words) -> Canvas:
    canvas = Canvas(RIGHT, HEIGHT, PLASTER_DARK)
    canvas.put(_printed(words.package, words.language), 0, 0)
    said = f"+{view.chariots_left}"
    sign(canvas, "dharmachakra", 24, HEAD // 2 + 3, 24, INK_SOFT)
    canvas.text(said, Box(40, 2, LABEL - 40, HEAD), "semi", 22, INK_SOFT)
    for lane in view.lanes:
        _label(canvas, view, lane)
        _racers(canvas, lane)
    return canvas


@remember(4)
def _printed(package: str, language: str) -> Canvas:
    canvas = sheet(RIGHT, HEIGHT)
    for lane in range(1, 4):
        for space in range(SPACES + 1):
            _space(canvas, lane, space)
        first, last = space_box(lane, 0), space_box(lane, SPACES)
        lane_box = Box(first.x, first.y, last.right - first.x, first.h)
        canvas.spot(f"lane{lane}", lane_box)
    for space in range(SPACES + 1):
        _head(canvas, space)
    return canvas


def _space(canvas: Canvas, lane: int, space: int) -> None:
    box = space_box(lane, space)
    goal = space == SPACES
    canvas.fill(box, mix(PLASTER_LIGHT, OCHRE, 0.25) if space else PLASTER_DARK)
    canvas.outline(box, 0, 1, INK_FAINT)
    if space in TABLES.hippodrome.wheels:
        sign(canvas, "dharmachakra", *box.middle, 44, mix(GOLD, MARBLE, 0.25))
    if goal:
        points(canvas, Box(box.right + 4, box.y + 10, 26, 30), str(FINISH_VP), 24)


def _head(canvas: Canvas, space: int) -> None:
    """Numbers above; where a line must be crossed, the horses it costs."""
    box = space_box(1, space)
    canvas.text(str(space), Box(box.x + 8, 2, SPACE - 16, HEAD), "semi", 20, INK_SOFT, "centre")
    horses = horses_into(space)
    if not horses:
        return
    canvas.fill(Box(box.x - 2, HEAD - 2, 4, 3 * LANE + 4), RED)
    for n in range(horses):
        token(canvas, "horse", box.x + n * 24 - (horses - 1) * 12, HEAD // 2, 22)


def _label(canvas: Canvas, view: View, lane: LaneView) -> None:
    """The number of the lane, and whether its chariot is the favoured one."""
    box = Box(8, space_box(lane.lane, 0).y, LABEL - 12, LANE - 4)
    favoured, following = _lane_of(view.favoured), _lane_of(view.next_favoured)
    if lane.lane == favoured:
        canvas.rounded(box, 8, GOLD)
        sign(canvas, "dharmachakra", box.right - 24, box.middle[1], 34, INK)
    elif lane.lane == following:
        canvas.outline(box, 8, 3, OCHRE)
    if lane.lane == following:
        cx = box.right - (24 if lane.lane != favoured else 62)
        sign(canvas, "dharmachakra", cx, box.middle[1], 24, mix(OCHRE, INK, 0.25))
    canvas.text(str(lane.lane), Box(box.x + 8, box.y, 24, box.h), "title", 34, INK)
    canvas.spot(f"chariot:{lane.lane}", box)


def _lane_of(tile: str | None) -> int | None:
    return TABLES.chariots[tile].lane if tile else None


def _racers(canvas: Canvas, lane: LaneView) -> None:
    """Those on one space by rank: the lower left one came first and is ahead."""
    spaces: dict[int, list[RacerView]] = {}
    for racer in lane.racers:
        spaces.setdefault(racer.space, []).append(racer)
    for space, racers in spaces.items():
        for n, racer in enumerate(racers):
            at = _seat_on(space_box(lane.lane, space), n, len(racers))
            leads = racer == lane.racers[0]
            if leads:
                canvas.shape("disc", at.inset(-3), GOLD)
            figure(canvas, racer.owner, at)
            canvas.spot(f"racer:{lane.lane}:{racer.owner}", at)


def _seat_on(box: Box, n: int, among: int) -> Box:
    if among == 1:
        return Box(box.middle[0] - 18, box.middle[1] - 18, 36, 36)
    side = 24
    x = box.x + 3 + n % 2 * (side + 2)
    y = box.bottom - side - (1 if among > 2 else 13) - n // 2 * (side + 1)
    return Box(x, y, side, side)
