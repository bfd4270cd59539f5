"""The hippodrome: three lanes with their racers, lines that cost horses, and chariot tiles."""

from __future__ import annotations

from games.core.text import Language
from games.nova_roma.data import TABLES
from games.nova_roma.hippodrome import horses_into
from games.nova_roma.seat.view import LaneView, RacerView, View
from games.nova_roma.terms import FINISH_VP
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.signs import sign
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
from rendering.nova_roma.board.panel import RIGHT, panel, sheet
from rendering.nova_roma.look.pieces import figure, ranked_figure
from rendering.nova_roma.look.signs import points, token
from rendering.words.spoken import Words

TITLE, NUMBERS = 30, 22
HEAD = TITLE + NUMBERS
LABEL = 102  # before the lanes
SPACE = 54
LANE = 52
HEIGHT = HEAD + 3 * LANE + 12
SPACES = TABLES.hippodrome.spaces
ALONE, BESIDE, CROWDED = 38, 25, 24  # sides of a racer


def space_box(lane: int, space: int) -> Box:
    """Lanes are 1, 2, 3."""
    return Box(LABEL + space * SPACE, HEAD + 4 + (lane - 1) * LANE, SPACE, LANE - 3)


def hippodrome(view: View, words: Words) -> Canvas:
    tiles = (view.favoured, view.next_favoured, view.chariots_left)
    contents = (view.lanes, tiles)
    return panel("hippodrome", words.language, contents, lambda: _draw(view, words))


def _draw(view: View, words: Words) -> Canvas:
    canvas = Canvas(RIGHT, HEIGHT, PLASTER_DARK)
    canvas.put(_printed(words.package, words.language), 0, 0)
    sign(canvas, "dharmachakra", 196, 20, 24, INK_SOFT)
    canvas.text(f"+{view.chariots_left}", Box(212, 5, 32, 28), "semi", 22, INK_SOFT)
    for lane in view.lanes:
        _label(canvas, view, lane)
        _racers(canvas, lane)
    return canvas


@remember(4)
def _printed(package: str, language: Language) -> Canvas:
    words = Words(package, language, (), 0)
    canvas = sheet(RIGHT, HEIGHT)
    canvas.text(words.say("sheet-hippodrome"), Box(14, 4, 164, TITLE), "head", 26, INK)
    for lane in range(1, 4):
        for space in range(SPACES + 1):
            _space(canvas, lane, space)
        last = space_box(lane, SPACES)
        label = _label_box(lane)
        lane_box = Box(label.x, label.y, last.right - label.x, label.h)
        name = Box(label.x + 3, label.y + 13, 28, 24)
        canvas.spot(f"lane{lane}", lane_box, tag=Tag(name, str(lane)))
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
    """Numbers above the lanes; over a line that must be crossed, the horses it costs."""
    box = space_box(1, space)
    room = Box(box.x + 8, TITLE + 2, SPACE - 16, NUMBERS)
    canvas.text(str(space), room, "semi", 20, INK_SOFT, "centre")
    horses = horses_into(space)
    if not horses:
        return
    canvas.fill(Box(box.x - 2, TITLE - 2, 4, NUMBERS + 3 * LANE + 6), RED)
    for n in range(horses):
        token(canvas, "horse", box.x + n * 26 - (horses - 1) * 13, TITLE // 2 + 4, 24)


def _label_box(lane: int) -> Box:
    return Box(8, space_box(lane, 0).y, LABEL - 12, LANE - 3)


def _label(canvas: Canvas, view: View, lane: LaneView) -> None:
    """The number of the lane, and whether its chariot is the favoured one or the next."""
    box = _label_box(lane.lane)
    favoured = lane.lane == _lane_of(view.favoured)
    following = lane.lane == _lane_of(view.next_favoured)
    if favoured:
        canvas.rounded(box, 8, GOLD)
        sign(canvas, "dharmachakra", box.x + 59, box.middle[1], 28, INK)
    elif following:
        canvas.outline(box, 8, 3, OCHRE)
    if following:
        sign(canvas, "dharmachakra", box.right - 10, box.middle[1], 18, mix(OCHRE, INK, 0.25))
    room = Box(box.x + 3, box.y, 28, box.h)
    canvas.text(str(lane.lane), room, "title", 34, INK, "centre")
    canvas.spot(f"chariot:{lane.lane}", box)


def _lane_of(tile: str | None) -> int | None:
    return TABLES.chariots[tile].lane if tile else None


def _racers(canvas: Canvas, lane: LaneView) -> None:
    """Those on one space have their places in the race: who came first is ahead."""
    spaces: dict[int, list[RacerView]] = {}
    for racer in lane.racers:
        spaces.setdefault(racer.space, []).append(racer)
    for space, racers in spaces.items():
        for n, racer in enumerate(racers):
            at = _seat_on(space_box(lane.lane, space), n, len(racers))
            rank = lane.racers.index(racer) + 1
            if rank == 1:
                canvas.shape("disc", at.inset(-3), GOLD)
            if len(racers) == 1:
                figure(canvas, racer.owner, at)
            else:
                ranked_figure(canvas, racer.owner, rank, at)
            canvas.spot(f"racer:{lane.lane}:{racer.owner}", at)


def _seat_on(box: Box, n: int, among: int) -> Box:
    """In the middle, or in two columns with the first at the upper left."""
    cx, cy = box.middle
    if among == 1:
        return Box(cx - ALONE // 2, cy - ALONE // 2, ALONE, ALONE)
    side = BESIDE if among == 2 else CROWDED
    x = cx - side + n % 2 * (side + 1)
    y = cy - side + n // 2 * side if among > 2 else cy - side // 2
    return Box(x, y, side, side)
