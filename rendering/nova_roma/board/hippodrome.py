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
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE, OCHRE, mix
from rendering.nova_roma.board.panel import panel
from rendering.nova_roma.look.pieces import figure, ranked_figure
from rendering.nova_roma.look.signs import points, token
from rendering.nova_roma.scenery.colours import GRASS, TRACK_LINE
from rendering.nova_roma.scenery.grounds import ground
from rendering.nova_roma.scenery.measures import HIPPODROME, RIGHT
from rendering.nova_roma.scenery.track import (
    BEND,
    GATES,
    LANE,
    MIDDLE,
    OUTER,
    SPACE,
    SPACES,
    SPINA,
    STANDS,
    crossing,
    finish,
    middle_of,
    seats,
    straight,
)
from rendering.words.spoken import Words

LABEL = 70  # before the gates


def hippodrome(view: View, words: Words) -> Canvas:
    tiles = (view.favoured, view.next_favoured, view.chariots_left)
    contents = (view.lanes, tiles)
    return panel("hippodrome", words.language, contents, lambda: _draw(view, words))


def _draw(view: View, words: Words) -> Canvas:
    canvas = Canvas(RIGHT, HIPPODROME, GRASS)
    canvas.put(_printed(words.package, words.language), 0, 0)
    if view.chariots_left:
        sign(canvas, "dharmachakra", BEND + 60, 20, 24, INK_SOFT)
        room = Box(BEND + 76, 6, 60, 28)
        canvas.text(f"+{view.chariots_left}", room, "semi", 22, INK_SOFT)
    for lane in view.lanes:
        _label(canvas, view, lane)
        _racers(canvas, lane)
    return canvas


@remember(4)
def _printed(package: str, language: Language) -> Canvas:
    words = Words(package, language, (), 0)
    canvas = Canvas(RIGHT, HIPPODROME, GRASS)
    canvas.picture(0, 0, ground, RIGHT, HIPPODROME, "hippodrome")
    canvas.spot("ground:hippodrome", canvas.box)
    canvas.text(words.say("sheet-hippodrome"), Box(20, 4, 300, 30), "head", 26, INK)
    canvas.spot(
        "hippodrome", Box(GATES - 12, 30, BEND + OUTER + STANDS - GATES + 12, HIPPODROME - 44)
    )
    for lane in range(1, 4):
        _lane(canvas, lane)
    for space in range(SPACES + 1):
        _number(canvas, space)
        _horses(canvas, space)
    return canvas


def _lane(canvas: Canvas, lane: int) -> None:
    for space in TABLES.hippodrome.wheels:
        sign(canvas, "dharmachakra", *middle_of(lane, space), 30, mix(TRACK_LINE, MARBLE, 0.35))
    last = finish(lane)
    points(canvas, Box(last.x - 34, last.y + 4, 28, LANE - 8), str(FINISH_VP), 24)
    label, run = _label_box(lane), straight(lane)
    box = Box(label.x, label.y, run.right - label.x - 4, label.h)
    canvas.spot(f"lane{lane}", box, tag=Tag(Box(label.x + 3, label.y + 5, 28, 24), str(lane)))


def _number(canvas: Canvas, space: int) -> None:
    """On the spina, beside its space."""
    row = Box(0, MIDDLE - SPINA + 4, 30, 26) if space <= 3 else Box(0, MIDDLE + 6, 30, 26)
    if space in (3, 4):
        x = BEND + 2
    else:
        x = GATES + space * SPACE + 56 if space < 3 else BEND - (space - 5) * SPACE - 56
        x = max(x, GATES + 72) if space in (0, 7) else x
    canvas.text(str(space), row.moved(x - 15, 0), "bold", 22, INK, "centre")


def _horses(canvas: Canvas, space: int) -> None:
    """What it costs to cross a line, outside of it in the stands."""
    horses = horses_into(space)
    if horses:
        _, (x, y) = crossing(space)
        out = -9 if y < MIDDLE else 9
        for n in range(horses):
            token(canvas, "horse", int(x) + n * 28 - (horses - 1) * 14, int(y) + out, 26)


def _label_box(lane: int) -> Box:
    run = straight(lane)
    return Box(GATES - 16 - LABEL, run.y + 2, LABEL, LANE - 4)


def _label(canvas: Canvas, view: View, lane: LaneView) -> None:
    """The number of the lane, and whether its chariot is the favoured one or the next."""
    box = _label_box(lane.lane)
    favoured = lane.lane == lane_of(view.favoured)
    following = lane.lane == lane_of(view.next_favoured)
    if favoured:
        canvas.rounded(box, 8, GOLD)
        at, size = (46, 18) if following else (55, 24)  # right of the name of a marked lane
        sign(canvas, "dharmachakra", box.x + at, box.middle[1], size, INK)
    elif following:
        canvas.outline(box, 8, 3, OCHRE)
    if following:
        sign(canvas, "dharmachakra", box.right - 13, box.middle[1], 16, mix(OCHRE, INK, 0.35))
    room = Box(box.x + 3, box.y, 28, box.h)
    canvas.text(str(lane.lane), room, "title", 30, INK, "centre")
    canvas.spot(f"chariot:{lane.lane}", box)


def lane_of(tile: str | None) -> int | None:
    return TABLES.chariots[tile].lane if tile else None


def _racers(canvas: Canvas, lane: LaneView) -> None:
    """Those on one space have their places in the race: who came first is ahead."""
    spaces: dict[int, list[RacerView]] = {}
    for racer in lane.racers:
        spaces.setdefault(racer.space, []).append(racer)
    for space, racers in spaces.items():
        for racer, at in zip(racers, seats(lane.lane, space, len(racers)), strict=True):
            rank = lane.racers.index(racer) + 1
            if rank == 1:
                canvas.shape("disc", at.inset(-3), GOLD)
            if len(racers) == 1:
                figure(canvas, racer.owner, at)
            else:
                ranked_figure(canvas, racer.owner, rank, at)
            # Wider than the figure, so that a number at its edge covers nothing of it.
            canvas.spot(f"racer:{lane.lane}:{racer.owner}", at.inset(-6))
