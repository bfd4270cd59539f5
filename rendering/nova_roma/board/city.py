"""The city: three zones with their cells, buildings, reward tiles and majorities."""

from __future__ import annotations

from games.core.text import Language
from games.nova_roma.city.board import MARKS
from games.nova_roma.data import TABLES
from games.nova_roma.seat.view import BuildingView, PlannedView, RewardView, View, ZoneView
from games.nova_roma.terms import ZONES, ZoneId
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.signs import sign
from rendering.kit.theme import (
    CHANGED,
    CHANGED_GROUND,
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    OCHRE,
    PLASTER_DARK,
    VERDIGRIS,
    mix,
)
from rendering.kit.type import width
from rendering.nova_roma.board.changes import BUILT
from rendering.nova_roma.board.key import mosaic_key
from rendering.nova_roma.board.panel import LEFT, panel, sheet
from rendering.nova_roma.look.pieces import building, figure, hatch, planned_building
from rendering.nova_roma.look.signs import gain_parts, parts_row, points
from rendering.words.spoken import Words

CELL = 50
HEAD, NUMBERS, FOOT = 44, 24, 36
TOP = HEAD + NUMBERS
HEIGHT = TOP + 5 * CELL + FOOT + 6
KEY = TOP + 4 * CELL + FOOT + 6  # below the lower zones
GUTTER = 26  # for the numbers of the rows


def _lefts() -> dict[ZoneId, int]:
    """Where the cells of each zone begin, the room between zones shared out evenly."""
    wide = {zone: len(TABLES.zones[zone].grid[0].split()) * CELL for zone in ZONES}
    spare = (LEFT - sum(wide.values()) - GUTTER * len(ZONES) - 18) // (len(ZONES) - 1)
    lefts, x = {}, 8
    for zone in ZONES:
        lefts[zone] = x + GUTTER
        x += GUTTER + wide[zone] + spare
    return lefts


_LEFTS = _lefts()


def zone_spot(zone: str) -> str:
    """What the picture calls the whole of a zone."""
    return f"zone:{zone}"


def _around(zone: ZoneId) -> Box:
    """A zone with its numbers and counts."""
    rows = TABLES.zones[zone].grid
    wide = len(rows[0].split()) * CELL
    return Box(_LEFTS[zone] - GUTTER - 6, 0, GUTTER + wide + 12, TOP + len(rows) * CELL + FOOT + 6)


def cell_box(cell: str) -> Box:
    """Where a cell such as A23 lies on the panel."""
    zone = next(zone for zone in ZONES if zone == cell[0])
    row, column = int(cell[1]) - 1, int(cell[2]) - 1
    return Box(_LEFTS[zone] + column * CELL, TOP + row * CELL, CELL, CELL)


def city(view: View, words: Words, fresh: frozenset[str]) -> Canvas:
    """`fresh` are the first cells of the buildings that are new."""
    planned = view.turn.planned
    contents = (view.buildings, view.rewards, view.zones, planned, sorted(fresh))
    return panel("city", words.language, contents, lambda: _draw(view, words, fresh))


def _draw(view: View, words: Words, fresh: frozenset[str]) -> Canvas:
    canvas = Canvas(LEFT, HEIGHT, PLASTER_DARK)
    canvas.put(_printed(words.package, words.language), 0, 0)
    for space in view.rewards:
        _reward(canvas, space)
    for standing in view.buildings:
        _building(canvas, standing, standing.anchor in fresh)
    for zone in view.zones:
        _counts(canvas, zone)
    if view.turn.planned and view.turn.planned.cells:
        _planned(canvas, view.turn.planned)
    return canvas


@remember(4)
def _printed(package: str, language: Language) -> Canvas:
    """The empty city, and below its lower zones what the signs of the mosaic mean."""
    canvas = sheet(LEFT, HEIGHT)
    for n, zone in enumerate(ZONES, start=1):
        _zone_head(canvas, zone, n)
        around = _around(zone)
        canvas.part(around)
        canvas.spot(zone_spot(zone), around.inset(4))
    left = _LEFTS[ZONES[1]] - GUTTER
    mosaic_key(canvas, Box(left, KEY, LEFT - left - 12, HEIGHT - KEY - 4), package, language)
    for cell, mark in MARKS.items():
        box = cell_box(cell)
        canvas.fill(box.inset(1), MARBLE if mark in ".n" else PLASTER_DARK)
        canvas.outline(box, 0, 1, INK_FAINT)
        if mark in ".n":
            canvas.spot(cell, box)
    return canvas


def _zone_head(canvas: Canvas, zone: ZoneId, strength: int) -> None:
    """Letter, the strength it takes to build here, and what majorities bring."""
    rows = [line.split() for line in TABLES.zones[zone].grid]
    x, columns = _LEFTS[zone], len(rows[0])
    badge = Box(x, 8, 38, HEAD - 10)
    canvas.rounded(badge, 8, INK)
    canvas.text(zone, badge, "title", 30, MARBLE, "centre")
    sign(canvas, "bolt", badge.right + 18, HEAD // 2 + 4, 24, OCHRE)
    canvas.text(str(strength), Box(badge.right + 32, 8, 20, HEAD - 10), "bold", 26, INK)
    said = " · ".join(map(str, TABLES.zones[zone].majority))
    w = width(said, "title", 24) + 20
    points(canvas, Box(x + columns * CELL - w, 10, w, HEAD - 14), said, 24)
    for c in range(columns):
        room = Box(x + c * CELL, HEAD, CELL, NUMBERS)
        canvas.text(str(c + 1), room, "semi", 20, INK_SOFT, "centre")
    for r in range(len(rows)):
        room = Box(x - GUTTER - 2, TOP + r * CELL, GUTTER - 2, CELL)
        canvas.text(f"{zone}{r + 1}", room, "semi", 20, INK_SOFT, "right")


def _reward(canvas: Canvas, space: RewardView) -> None:
    box = cell_box(space.space)
    if space.reward is None:
        canvas.fill(box.inset(1), PLASTER_DARK)
        hatch(canvas, box.inset(3), mix(PLASTER_DARK, INK, 0.2))
        return
    face = PLASTER_DARK if space.resolved else CHANGED_GROUND
    canvas.plate(box.inset(2), 8, face, INK_SOFT if space.resolved else OCHRE, 3)
    if space.resolved:
        sign(canvas, "check", *box.middle, 26, INK_SOFT)
    else:
        parts_row(canvas, gain_parts(space.reward), box, 20)
    canvas.spot(space.space, box)


def _building(canvas: Canvas, standing: BuildingView, is_fresh: bool) -> None:
    at = _corner(standing.cells)
    rim = CHANGED if is_fresh else INK
    building(canvas, standing.owner, standing.orientation, at.x, at.y, CELL, rim)
    if is_fresh:
        canvas.lit_spot(f"{BUILT}{standing.anchor}", cell_box(standing.cells[-1]))


def _corner(cells: tuple[str, ...]) -> Box:
    """The cell at the upper left of the rectangle around some cells."""
    boxes = [cell_box(cell) for cell in cells]
    return Box(min(box.x for box in boxes), min(box.y for box in boxes), CELL, CELL)


def _planned(canvas: Canvas, planned: PlannedView) -> None:
    at = _corner(planned.cells)
    assert planned.orientation is not None
    planned_building(canvas, planned.owner, planned.orientation, at.x, at.y, CELL, VERDIGRIS)
    for space in planned.completes:
        canvas.outline(cell_box(space), 8, 5, VERDIGRIS)


def _counts(canvas: Canvas, zone: ZoneView) -> None:
    """Who has how many blocks, below the cells."""
    rows = TABLES.zones[zone.zone].grid
    wide = len(rows[0].split()) * CELL
    step = min(84, wide // max(1, len(zone.blocks)))
    y = TOP + len(rows) * CELL + 8
    for n, (owner, blocks) in enumerate(zone.blocks):
        x = _LEFTS[zone.zone] + n * step
        figure(canvas, owner, Box(x, y + 3, 24, 24))
        canvas.text(str(blocks), Box(x + 27, y, step - 27, 30), "bold", 26, INK)
