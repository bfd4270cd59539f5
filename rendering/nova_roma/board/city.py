"""The city: three districts within the walls, their buildings, reward tiles and majorities."""

from __future__ import annotations

from games.core.text import Language
from games.nova_roma.city.board import MARKS
from games.nova_roma.seat.view import BuildingView, PlannedView, RewardView, View, ZoneView
from games.nova_roma.terms import ZONES, ZoneId
from games.nova_roma.words.labels import with_points
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.signs import sign
from rendering.kit.theme import (
    CHANGED,
    CHANGED_GROUND,
    INK,
    INK_SOFT,
    MARBLE,
    OCHRE,
    PLASTER_DARK,
    VERDIGRIS,
    mix,
    on,
)
from rendering.kit.type import width
from rendering.nova_roma.board.changes import BUILT
from rendering.nova_roma.board.ghosts import NOTHING, Ghost, Nearer, Outlook
from rendering.nova_roma.board.key import mosaic_key
from rendering.nova_roma.board.panel import panel
from rendering.nova_roma.look.pieces import building, figure, hatch, planned_building
from rendering.nova_roma.look.signs import (
    gain_parts,
    gains,
    look_of,
    parts_row,
    points,
    token,
)
from rendering.nova_roma.scenery.colours import PLOT, STREET, shaded
from rendering.nova_roma.scenery.grounds import ground
from rendering.nova_roma.scenery.measures import (
    BANNER,
    CELL,
    CITY,
    FOOT,
    GUTTER,
    HEAD,
    KEY,
    LEFT,
    NUMBERS,
    TOP,
    around,
    cell_box,
    cells_of,
    size_of,
)
from rendering.words.spoken import Words

NAME = 20  # height of the name of a cell that can be chosen


def zone_spot(zone: str) -> str:
    """What the picture calls the whole of a zone."""
    return f"zone:{zone}"


def city(view: View, words: Words, fresh: frozenset[str], asked: Outlook = NOTHING) -> Canvas:
    """`fresh` are the first cells of the buildings that are new; `asked` is what a question for
    the place of a building shows."""
    planned = view.turn.planned
    contents = (view.buildings, view.rewards, view.zones, planned, sorted(fresh), asked)
    return panel("city", words.language, contents, lambda: _draw(view, words, fresh, asked))


def _draw(view: View, words: Words, fresh: frozenset[str], asked: Outlook) -> Canvas:
    canvas = Canvas(LEFT, CITY, STREET)
    majorities = tuple(zone.majority for zone in view.zones)
    canvas.put(_printed(words.package, words.language, majorities), 0, 0)
    for space in view.rewards:
        _reward(canvas, space)
    for standing in view.buildings:
        _building(canvas, standing, standing.anchor in fresh)
    for zone in view.zones:
        _counts(canvas, zone)
    if view.turn.planned and view.turn.planned.cells:
        _planned(canvas, view.turn.planned)
    for ghost in asked.ghosts:
        _ghost(canvas, ghost)
    for anchor in asked.anchors:
        _anchor(canvas, anchor)
    covered = {cell for ghost in asked.ghosts for cell in ghost.cells}
    for found in asked.nearer:
        _nearer(canvas, found, asked.ghosts[0].owner if found.cell in covered else None)
    return canvas


@remember(4)
def _printed(
    package: str, language: Language, majorities: tuple[tuple[int, int, int], ...]
) -> Canvas:
    """The empty city."""
    canvas = Canvas(LEFT, CITY, STREET)
    canvas.picture(0, 0, ground, LEFT, CITY, "city")
    canvas.spot("ground:city", canvas.box)
    for n, (zone, majority) in enumerate(zip(ZONES, majorities, strict=True), start=1):
        _zone_head(canvas, zone, n, majority)
        district = around(zone)
        if district.overlaps(KEY):
            district = district._replace(h=KEY.y - district.y)
        canvas.part(district)
        canvas.spot(zone_spot(zone), district.inset(4))
    mosaic_key(canvas, KEY, package, language)
    for cell, mark in MARKS.items():
        if mark in ".n":
            canvas.spot(cell, cell_box(cell))
    return canvas


def _zone_head(canvas: Canvas, zone: ZoneId, strength: int, majority: tuple[int, int, int]) -> None:
    """Letter, the strength it takes to build here, and what majorities bring."""
    rows, columns = size_of(zone)
    cells = cells_of(zone)
    x, y = cells.x, BANNER + 4
    badge = Box(x, y, 38, HEAD - 10)
    canvas.rounded(badge, 8, INK)
    canvas.text(zone, badge, "title", 30, MARBLE, "centre")
    with canvas.label():
        sign(canvas, "bolt", badge.right + 18, badge.middle[1], 24, mix(OCHRE, INK, 0.35))
        canvas.text(str(strength), Box(badge.right + 32, y, 20, badge.h), "bold", 26, INK)
    said = "·".join(map(str, with_points(majority)))
    w = width(said, "title", 24) + 18
    points(canvas, Box(cells.right - w, y, w, badge.h), said, 24)
    for c in range(columns):
        room = Box(x + c * CELL, TOP - NUMBERS - 4, CELL, NUMBERS)
        canvas.text(str(c + 1), room, "semi", 20, INK_SOFT, "centre")
    for r in range(rows):
        room = Box(x - GUTTER - 6, TOP + r * CELL, GUTTER - 2, CELL)
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
    building(canvas, planned.owner, planned.orientation, at.x, at.y, CELL, VERDIGRIS)
    for space in planned.completes:
        canvas.outline(cell_box(space), 8, 5, VERDIGRIS)


def _ghost(canvas: Canvas, ghost: Ghost) -> None:
    """As it would stand, in the colour of its owner: one of many ways is striped."""
    at = _corner(ghost.cells)
    if not ghost.way:
        building(canvas, ghost.owner, ghost.orientation, at.x, at.y, CELL, VERDIGRIS, emblem=False)
    else:
        rim = shaded(look_of(ghost.owner).colour)
        planned_building(canvas, ghost.owner, ghost.orientation, at.x, at.y, CELL, rim)
        cells = [cell_box(cell) for cell in ghost.cells]
        name = Tag(Box(cells[0].x + 9, cells[0].y + 10, 28, 26))
        canvas.angled_spot(ghost.way, cells[0], cells, name)


def _anchor(canvas: Canvas, cell: str) -> None:
    """A cell to choose: its name above, so that what it brings can stand below."""
    box = cell_box(cell)
    canvas.spot(cell, box.inset(3), tag=Tag(Box(box.x + 2, box.y + 2, CELL - 4, NAME)))


def _nearer(canvas: Canvas, found: Nearer, on_roof: int | None) -> None:
    """The sign of the reward that is nearest from here, and how many cells it needs then."""
    box = cell_box(found.cell)
    room = Box(box.x + 4, box.y + NAME + 2, CELL - 8, CELL - NAME - 5)
    ink = INK if on_roof is None else on(look_of(on_roof).colour)
    if on_roof is None:
        canvas.rounded(room, 4, PLOT)
    assert found.reward.reward
    what = gains(found.reward.reward)[0][0]
    token(canvas, what, room.x + 10, room.middle[1], 18)
    side = Box(room.x + 20, room.y, room.w - 20, room.h)
    if found.left:
        canvas.text(str(found.left), side, "bold", 20, ink, "centre")
    else:
        sign(canvas, "check", *side.middle, 18, ink)


def _counts(canvas: Canvas, zone: ZoneView) -> None:
    """Who has how many blocks, below the cells."""
    cells = cells_of(zone.zone)
    step = min(84, cells.w // max(1, len(zone.blocks)))
    for n, (owner, blocks) in enumerate(zone.blocks):
        box = Box(cells.x + n * step, cells.bottom + 7, step - 8, FOOT - 8)
        wide = 34 + width(str(blocks), "bold", 24)
        with canvas.label():
            canvas.rounded(Box(box.x, box.y, min(wide, box.w + 6), box.h), 8, PLOT)
            figure(canvas, owner, Box(box.x + 3, box.y + 3, 22, 22))
            room = Box(box.x + 28, box.y, box.w - 22, box.h)
            canvas.text(str(blocks), room, "bold", 24, INK)
