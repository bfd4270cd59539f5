"""A building being placed: the ways it can lie, drawn small, before its cells are chosen."""

from __future__ import annotations

from games.nova_roma.city.board import free_places, mask_of
from games.nova_roma.data.shapes import ORIENTATIONS
from games.nova_roma.seat.view import PlannedView, View
from games.nova_roma.terms import ZoneId
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import INK, INK_SOFT, MARBLE, VERDIGRIS
from rendering.kit.type import break_lines, leading
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
    """The building as it will lie, a dot where the name of its place stands, and what the signs in
    the cells mean."""
    rows, columns = extent(ORIENTATIONS[orientation])
    block = min(LARGEST, (HEIGHT - 2 * PAD) // rows)
    left = 16 + columns * block + 14
    lines = break_lines(words.say("nova-plan-spot"), "semi", 22, w - left - 10)
    told = len(lines) * leading(22)
    canvas = sheet(w, max(rows * block, told) + 2 * PAD)
    y = (canvas.box.h - rows * block) // 2
    building(canvas, planned.owner, orientation, 16, y, block)
    _first_block(canvas, orientation, Box(16, y, block, block))
    for n, line in enumerate(lines):
        row = Box(left, (canvas.box.h - told) // 2 + n * leading(22), w - left - 8, leading(22))
        canvas.text(line, row, "semi", 22, INK_SOFT)
    canvas.spot(PLAN, canvas.box.inset(4))
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
    at = corner.moved(column * corner.w, 0).inset(corner.w // 5)
    canvas.shape("disc", at.inset(-2), MARBLE)
    canvas.shape("disc", at, VERDIGRIS)
