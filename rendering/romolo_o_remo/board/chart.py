"""The map: a landscape of hexes, with cities, people, walls and who rules where."""

from __future__ import annotations

from collections.abc import Sequence

from games.romolo_o_remo.map.grid import GRIDS, OFFSETS
from games.romolo_o_remo.seat.view import HexView, UnitView, View
from games.romolo_o_remo.terms import SIDES
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.theme import CHANGED_GROUND, INK, MARBLE, PLASTER, RED, mix
from rendering.romolo_o_remo.board.brings import brings, draw_brought
from rendering.romolo_o_remo.board.geography import PAD, Geography, geography
from rendering.romolo_o_remo.board.ground import ground, look_of
from rendering.romolo_o_remo.board.hexes import draw_hex, is_crowded
from rendering.romolo_o_remo.board.ways import marches
from rendering.romolo_o_remo.look.buildings import building
from rendering.romolo_o_remo.look.colours import PARCHMENT_DARK
from rendering.romolo_o_remo.look.land import land_tile, seen_tile
from rendering.romolo_o_remo.look.sides import arrow, open_sides, walls_tile

WIDE, NARROW = 90, 104  # radius of a hex on maps with seven in a row, with four
LANDSCAPE = 1.2  # width of a close-up at least, as a share of its height
BROAD = 464  # units, as wide as what one has
SET_UP = ("lots", "zones", "gifts", "placing")


def radius_for(view: View) -> int:
    columns = max((hex.x for hex in view.hexes), default=0) - min(
        (hex.x for hex in view.hexes), default=0
    )
    return WIDE if columns > 8 else NARROW


def blank_map(view: View) -> tuple[HexView, ...]:
    """The land before its tiles are dealt."""
    return tuple(_blank(name, x, y) for name, (x, y) in GRIDS[len(view.players)].at.items())


def _blank(name: str, x: int, y: int) -> HexView:
    return HexView(
        *(name, x, y, False, None, False, 0, False, {}, (), (), (), None, False, 0, 0, 0),
        *((), {}, (), None, False),
    )


def chart(view: View, frame: Frame, names: Sequence[str]) -> Canvas:
    """The whole map; what a question is about is a part of it."""
    land = geography(view.hexes, radius_for(view))
    canvas = Canvas(land.width, land.height, PLASTER)
    canvas.put(ground(view.hexes, land), 0, 0)
    at = {(hex.x, hex.y): hex for hex in view.hexes}
    brought = brings(view, frame)
    sides = any(spot.startswith("side:") for spot in (*frame.marks, *frame.focus))
    for hex in view.hexes:
        _ground(canvas, hex, land, at)
    for hex in view.hexes:
        if hex.walls:
            canvas.sprite(land.box(hex), walls_tile, hex.walls)
        asked_for = tuple(
            n for n, side in enumerate(SIDES) if f"side:{hex.name}:{side}" in frame.marks
        )
        if asked_for:
            canvas.sprite(land.box(hex), open_sides, asked_for)
    for start, end, unit in marches(frame.before, view):
        _way(canvas, land, start, end, unit)
    for hex in view.hexes:
        if _is_allotted(view, frame, hex):
            x, y = land.centre(hex)
            assert hex.zone is not None
            badge(canvas, hex.zone, names[hex.zone], Box(x - 26, y - 26, 52, 52), INK)
        asked = any(f"unit:{u.owner}:{u.name}" in frame.marks for u in hex.units)
        asked = asked and not (frame.focus and is_crowded(hex))  # they stand beside it
        draw_hex(canvas, hex, land, asked, sides, hex.name in brought)
    if view.fight and not view.fight.over:
        _swords(canvas, view, land, view.fight.hex)
    draw_brought(canvas, view, land, brought)
    _parts(canvas, view, frame, land)
    return canvas


def _is_allotted(view: View, frame: Frame, hex: HexView) -> bool:
    """In the set-up empty land shows whose it is; a close-up would only cut that off."""
    open_land = view.phase in SET_UP and not hex.count and not hex.units
    asked = any(spot.startswith("hex:") for spot in frame.focus)
    return hex.zone is not None and open_land and not asked


def _ground(
    canvas: Canvas, hex: HexView, land: Geography, at: dict[tuple[int, int], HexView]
) -> None:
    """What is known of a hex; mist lies there already."""
    box, look = land.box(hex), look_of(hex.name)
    if hex.terrain is None:
        return
    if not hex.up:
        canvas.sprite(box, seen_tile, hex.terrain, look)
        if hex.seen:
            cx, cy = land.centre(hex)
            canvas.shape("disc", Box(cx - 24, cy - 24, 48, 48), mix(PARCHMENT_DARK, MARBLE, 0.7))
            canvas.icon("eye", cx, cy, 34, INK)
        return
    around = [at.get((hex.x + dx, hex.y + dy)) for dx, dy in OFFSETS]
    if hex.terrain == "water":
        canvas.sprite(box, land_tile, hex.terrain, look, (), _flows(around))
    else:
        canvas.sprite(box, land_tile, hex.terrain, look, hex.rulers, _ends(hex, around))


def _flows(around: Sequence[HexView | None]) -> str:
    """Sides where water meets water; a river at the rim with one end flows into the sea."""
    wet = [n for n, other in enumerate(around) if other and other.up and other.terrain == "water"]
    out = [n for n, other in enumerate(around) if other is None]
    if len(wet) < 2 and out:
        wet.append(out[len(out) // 2])
    return "".join(map(str, sorted(wet)))


def _ends(hex: HexView, around: Sequence[HexView | None]) -> str:
    """Sides beyond which others rule, or nobody."""
    if not hex.rulers:
        return ""
    ends = [
        n
        for n, other in enumerate(around)
        if other is None or other.rulers != hex.rulers or other.terrain == "water"
    ]
    return "".join(map(str, ends))


# ---- what moved -------------------------------------------------------------------------------


def _way(canvas: Canvas, land: Geography, start: HexView, end: HexView, unit: UnitView) -> None:
    """An arrow from the middle of one hex to the middle of the other."""
    (x1, y1), (x2, y2) = land.centre(start), land.centre(end)
    box = Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)).inset(-40)
    ends = [(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) for share in (0.22, 0.74)]
    shares = [((x - box.x) / box.w, (y - box.y) / box.h) for x, y in ends]
    canvas.sprite(box, arrow, shares[0], shares[1], unit.owner)


def _swords(canvas: Canvas, view: View, land: Geography, name: str) -> None:
    """Where a fight goes on, low at the right side of the hex, off its figures."""
    for hex in view.hexes:
        if hex.name == name:
            box = land.box(hex)
            at = Box(box.right - 28, box.y + land.radius * 3 // 2 - 40, 40, 40)
            canvas.shape("disc", at.inset(-4), RED)
            canvas.shape("disc", at.inset(-2), CHANGED_GROUND)
            canvas.sprite(at.inset(4), building, "battle_marker")


# ---- close-ups --------------------------------------------------------------------------------


def _parts(canvas: Canvas, view: View, frame: Frame, land: Geography) -> None:
    """The neighbourhood of what is asked; beside it nothing, so that it can stand alone."""
    asked = {spot.split(":")[1] for spot in frame.focus if spot.startswith(("hex:", "side:"))}
    boxes = [
        land.box(hex)
        for hex in view.hexes
        if hex.name in asked or any(f"unit:{u.owner}:{u.name}" in frame.focus for u in hex.units)
    ]
    if not boxes:
        return
    fought = view.fight.hex if view.fight and not view.fight.over else None
    boxes += [
        land.box(hex)
        for hex in view.hexes
        if hex.name == fought or any(u.active for u in hex.units)
    ]
    margin = land.radius // 2 if len(boxes) > 1 else land.radius
    left, top = min(b.x for b in boxes) - margin, min(b.y for b in boxes) - margin
    right, bottom = max(b.right for b in boxes) + margin, max(b.bottom for b in boxes) + margin
    # A phone has more room beside than below, and what one has lies under it.
    broad = max(round((bottom - top) * LANDSCAPE), BROAD)
    narrow = max(0, broad - (right - left))
    left = max(0, min(left - narrow // 2, canvas.box.w - (right - left) - narrow))
    right = max(right, left + broad)
    shown = Box(left, top, right - left, bottom - top).common(canvas.box)
    assert shown is not None
    canvas.part(shown)
    canvas.part(Box(0, 0, PAD, PAD))
