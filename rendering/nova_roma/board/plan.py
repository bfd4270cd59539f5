"""A building being placed: the ways it can lie, drawn small, before its cells are chosen."""

from __future__ import annotations

from games.nova_roma.city.board import free_places, mask_of
from games.nova_roma.data.shapes import ORIENTATIONS
from games.nova_roma.seat.view import PlannedView, View
from games.nova_roma.terms import ZoneId
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import (
    CHANGED_GROUND,
    INK,
    INK_SOFT,
    MARBLE,
    OCHRE,
    PLASTER_LIGHT,
    VERDIGRIS,
)
from rendering.kit.type import width
from rendering.nova_roma.board.panel import sheet
from rendering.nova_roma.look.pieces import building, extent
from rendering.nova_roma.scenery.measures import around
from rendering.words.spoken import Words

PLAN = "plan"  # the spot that tells which building it is
HEIGHT = 110
TITLE = 210
LARGEST = 26  # side of a block
PAD = 8  # beside a silhouette
BADGE = 46
BETWEEN = 26  # from zone to zone
BLOCK, LONGEST = 46, 130  # side of one of the chosen building, and its length at most
KEY, TYPE, LEAD = 34, 24, 38  # lines that explain the cells, and where their words begin
NAMES = 26  # above the silhouettes, for the names of marked ones


def plan_strip(view: View, words: Words, near: ZoneId | None = None) -> Canvas | None:
    """The ways a building can lie, by zone; none when none is being placed.

    Where the cells of one zone are looked at, it is as wide as they are.
    """
    planned = view.turn.planned
    if planned is None or planned.cells:
        return None
    if planned.orientation:
        wide = around(near).w if near else INNER
        return _chosen(planned, planned.orientation, words, wide)
    canvas = sheet(INNER, HEIGHT)
    shape = words.say(f"shape-{planned.shape}")
    canvas.text(shape[:1].upper() + shape[1:], Box(16, 8, TITLE - 20, 40), "head", 30, INK)
    canvas.paragraph(words.say("nova-plan"), Box(16, 48, TITLE - 24, 54), "semi", 22, INK_SOFT)
    ways, x = _ways(view, planned), TITLE + 10
    block = _block_size(ways)
    for zone, orientations in ways.items():
        end = _zone(canvas, zone, orientations, planned, x, block)
        canvas.part(Box(x - PAD, 0, end - x + 2 * PAD, HEIGHT))
        x = end + BETWEEN
    canvas.spot(PLAN, Box(8, 4, TITLE - 16, HEIGHT - 8))
    canvas.part(Box(0, 0, TITLE, HEIGHT))
    return canvas


def _chosen(planned: PlannedView, orientation: str, words: Words, w: int) -> Canvas:
    """The building as it will lie, large; beside it or below what stands in the cells."""
    rows, columns = extent(ORIENTATIONS[orientation])
    block = min(BLOCK, LONGEST // columns, (HEIGHT - 2 * PAD) // rows)
    key = _cell_key(words)
    beside = Box(16 + columns * block + 18, PAD, *key.size)
    stacked = beside.right > w - PAD
    tall = rows * block + PAD + key.box.h if stacked else max(rows * block, key.box.h)
    canvas = sheet(w, tall + 2 * PAD)
    y = PAD if stacked else (canvas.box.h - rows * block) // 2
    building(canvas, planned.owner, orientation, 16, y, block, emblem=False)
    _first_block(canvas, orientation, Box(16, y, block, block))
    bottom = canvas.box.h - PAD - key.box.h
    canvas.put(key, 16 if stacked else beside.x, bottom if stacked else bottom // 2 + PAD // 2)
    canvas.spot(PLAN, canvas.box.inset(4))
    return canvas


def _cell_key(words: Words) -> Canvas:
    """The name of a cell is that below the dot; the number is what its reward lacks then."""
    said = [words.say("nova-plan-cell"), words.say("nova-plan-lacks")]
    wide = max(width(it, "semi", TYPE) for it in said)
    canvas = Canvas(LEAD + wide + 2, 2 * KEY, PLASTER_LIGHT)
    _dot(canvas, Box(6, KEY // 2 - 10, 20, 20))
    reward = Box(2, KEY + 3, 28, 28)
    canvas.plate(reward, 6, CHANGED_GROUND, OCHRE, 3)
    canvas.text("n", reward, "bold", 20, INK, "centre")
    for n, it in enumerate(said):
        canvas.text(it, Box(LEAD, n * KEY, wide + 2, KEY), "semi", TYPE, INK_SOFT)
    return canvas


def _block_size(ways: dict[ZoneId, list[str]]) -> int:
    """As large as all silhouettes fit into the strip."""
    sizes = [extent(ORIENTATIONS[way]) for listed in ways.values() for way in listed]
    columns = sum(column for _, column in sizes)
    fixed = len(sizes) * 2 * PAD + len(ways) * (BADGE + PAD + BETWEEN)
    wide = (INNER - TITLE - 20 - fixed) // max(1, columns)
    high = (HEIGHT - NAMES - 6) // max((row for row, _ in sizes), default=1)
    return min(LARGEST, wide, high)


def _ways(view: View, planned: PlannedView) -> dict[ZoneId, list[str]]:
    """By zone the orientations for which there is room."""
    taken = mask_of(cell for standing in view.buildings for cell in standing.cells)
    ways: dict[ZoneId, list[str]] = {}
    for places in free_places(planned.shape, planned.zones, taken):
        ways.setdefault(places[0].zone, []).append(places[0].orientation)
    return ways


def _zone(
    canvas: Canvas,
    zone: ZoneId,
    orientations: list[str],
    planned: PlannedView,
    x: int,
    block: int,
) -> int:
    """A badge for the zone, then its silhouettes; returns where they end."""
    badge = Box(x, (HEIGHT - BADGE) // 2, BADGE, BADGE)
    canvas.rounded(badge, 8, INK)
    canvas.text(zone, badge, "title", 34, MARBLE, "centre")
    x = badge.right + PAD
    for orientation in orientations:
        rows, columns = extent(ORIENTATIONS[orientation])
        box = Box(x, 4, columns * block + 2 * PAD, HEIGHT - 8)
        left, top = x + PAD, NAMES + (HEIGHT - NAMES - 6 - rows * block) // 2
        building(canvas, planned.owner, orientation, left, top, block)
        name = Box(box.middle[0] - 14, box.y + 2, 28, NAMES - 4)
        canvas.spot(f"{zone}:{orientation}", box, tag=Tag(name))
        x = box.right
    return x


def _first_block(canvas: Canvas, orientation: str, corner: Box) -> None:
    """A dot on the block that lies on the cell to be named."""
    column = ORIENTATIONS[orientation].picture[0].index("#")
    _dot(canvas, corner.moved(column * corner.w, 0).inset(corner.w // 4))


def _dot(canvas: Canvas, at: Box) -> None:
    canvas.shape("disc", at.inset(-2), MARBLE)
    canvas.shape("disc", at, VERDIGRIS)
