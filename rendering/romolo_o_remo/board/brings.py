"""On places that are asked for: the piece that would stand there, and what it would bring."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from PIL import Image

from games.core.ids import verb
from games.romolo_o_remo.jobs.producing import MILL
from games.romolo_o_remo.seat.view import HexView, PlayerView, UnitView, View
from games.romolo_o_remo.terms import PRODUCT, Resource, UnitKind
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, MARBLE, RED
from rendering.kit.type import width
from rendering.romolo_o_remo.board.geography import Geography
from rendering.romolo_o_remo.board.hexes import APOTHEM
from rendering.romolo_o_remo.look.buildings import Standing, building, tower
from rendering.romolo_o_remo.look.colours import cube
from rendering.romolo_o_remo.look.pieces import piece

STEPS = {"move", "ride", "sail"}
WORK = {"produce", "fetch"}
PALE = 150  # of 255: a piece that is not there yet
RIM = 20  # to the edge of the map
LOW = 0.34  # of the radius, from the middle of a hex down
BESIDE_LOW = 0.16  # likewise, beside people


class Size(NamedTuple):
    """Of what is told: its height, of a piece the width, of a good the side, and between them."""

    tall: int
    piece: int
    sign: int
    gap: int


BELOW, BESIDE = Size(34, 30, 26, 6), Size(28, 24, 22, 3)


class Bringing(NamedTuple):
    """What somebody would have on a hex."""

    seat: int
    unit: UnitKind | None = None
    stone: Standing | None = None
    tower: bool = False
    good: Resource | None = None
    n: int = 1  # of the good
    vp: int = 0


def brings(view: View, frame: Frame) -> dict[str, Bringing]:
    """By hex, for who is asked; nothing for spectators."""
    if view.seat is None:
        return {}
    me, asked = view.players[view.seat], _asked(frame)
    if view.phase == "placing":
        return dict.fromkeys(asked, _first_piece(view, me))
    hexes = {hex.name: hex for hex in view.hexes}
    mover = next((u for hex in view.hexes for u in hex.units if u.active), None)
    found = {
        name: _bringing(view, me, mover, hexes[name], {verb(id) for id in ids})
        for name, ids in asked.items()
        if name in hexes
    }
    return {name: it for name, it in found.items() if it is not None}


def _asked(frame: Frame) -> dict[str, tuple[str, ...]]:
    """The options of each hex in question."""
    spots = (spot for spot in frame.focus if spot.startswith("hex:"))
    return {spot.removeprefix("hex:"): frame.offers.get(spot, ()) for spot in spots}


def _first_piece(view: View, me: PlayerView) -> Bringing:
    """Of the set-up: tower, farm, warehouse, workers, in this order."""
    own = [hex for hex in view.hexes if hex.zone == me.seat]
    if me.capital is None:
        return Bringing(me.seat, tower=True)
    if not any("farm" in hex.buildings for hex in own):
        return Bringing(me.seat, stone="farm")
    if not any("warehouse" in hex.buildings for hex in own):
        return Bringing(me.seat, stone="warehouse")
    return Bringing(me.seat, unit="worker")


def _bringing(
    view: View, me: PlayerView, mover: UnitView | None, hex: HexView, verbs: Collection[str]
) -> Bringing | None:
    if mover and mover.owner == me.seat and STEPS & set(verbs):
        worker, soldier = mover.kind == "worker", mover.kind == "soldier"
        known = hex.up and hex.terrain is not None
        good = PRODUCT[hex.terrain] if worker and known and hex.terrain else None
        vp = points_won(view, me, hex) if soldier else 0
        return Bringing(me.seat, mover.kind, good=good, n=output(view, me, hex), vp=vp)
    if WORK & set(verbs) and hex.terrain:
        return Bringing(me.seat, good=PRODUCT[hex.terrain], n=output(view, me, hex))
    return None


def output(view: View, me: PlayerView, hex: HexView) -> int:
    """Goods a worker makes of this land."""
    if hex.terrain is None:
        return 0
    mill = MILL.get(hex.terrain)
    helpers = [
        own
        for own in me.characters
        if own.name == "praepositus"
        and own.deposit == (PRODUCT[hex.terrain],)
        and own.tile not in view.turn.used
    ]
    return 1 + (hex.buildings.get(mill, 0) if mill else 0) + len(helpers)


def points_won(view: View, me: PlayerView, hex: HexView) -> int:
    """By one soldier more: those of the hex if that makes it one's own."""
    if not hex.up or hex.tower is not None or me.seat in hex.rulers:
        return 0
    sides: dict[int, int] = {}
    for seat, n in hex.influence.items():
        team = _team(view, int(seat))
        sides[team] = sides.get(team, 0) + n
    own = sides.pop(me.team, 0) + 1
    return (hex.marker or 1) if own > max(sides.values(), default=0) else 0


def _team(view: View, seat: int) -> int:
    return view.players[seat].team if seat < len(view.players) else -1


# ---- drawn ------------------------------------------------------------------------------------


def draw_brought(
    canvas: Canvas, view: View, land: Geography, found: Mapping[str, Bringing]
) -> None:
    """Low on each hex; where people stand, smaller and beside them."""
    for hex in view.hexes:
        if hex.name not in found:
            continue
        (cx, cy), r = land.centre(hex), land.radius
        if hex.units:
            it = found[hex.name]
            right = cx + round(r * APOTHEM) - 8  # within the line of a mark
            _draw(canvas, it, right - _wide(it, BESIDE) // 2, cy + round(r * BESIDE_LOW), BESIDE)
        else:
            _draw(canvas, found[hex.name], cx, cy + round(r * LOW), BELOW)


def _wide(it: Bringing, size: Size) -> int:
    parts = list(_parts(it, size))
    return sum(wide for _, wide in parts) + size.gap * (len(parts) - 1) + 10


def _draw(canvas: Canvas, it: Bringing, cx: int, y: int, size: Size) -> None:
    parts = list(_parts(it, size))
    if not parts:
        return
    w = _wide(it, size)
    cx = min(cx, canvas.box.right - w // 2 - RIM)
    box = Box(cx - w // 2, y, w, size.tall + 4)
    canvas.rounded(box.inset(-2), 11, INK)
    canvas.rounded(box, 9, MARBLE)
    x = box.x + 5
    for what, wide in parts:
        _part(canvas, it, what, Box(x, y + 2, wide, size.tall), size)
        x += wide + size.gap


def _parts(it: Bringing, size: Size) -> Iterator[tuple[str, int]]:
    if it.tower or it.stone or it.unit:
        yield "piece", size.piece
    if it.good:
        yield "good", size.sign + (width(f"×{it.n}", "bold", 24) + 2 if it.n > 1 else 0)
    if it.vp:
        yield "vp", width(f"+{it.vp}", "title", 24) + 14


def _part(canvas: Canvas, it: Bringing, what: str, box: Box, size: Size) -> None:
    if what == "piece":
        canvas.sprite(box, ghost, it.seat, it.unit, it.stone)
    elif what == "good" and it.good:
        side = size.sign
        cube(canvas, it.good, Box(box.x, box.y + (box.h - side) // 2, side, side))
        if it.n > 1:
            room = Box(box.x + side + 2, box.y, box.w - side - 2, box.h)
            canvas.text(f"×{it.n}", room, "bold", 24, INK)
    else:
        canvas.rounded(box.inset(0, 4), 8, RED)
        canvas.text(f"+{it.vp}", box, "title", 24, MARBLE, "centre")


@remember(60)
def ghost(w: int, h: int, seat: int, unit: UnitKind | None, stone: Standing | None) -> Image.Image:
    """A piece that is not there yet: its colours, but pale."""
    if unit:
        made = piece(w, h, unit, seat, False)
    else:
        made = building(w, h, stone) if stone else tower(w, h, seat, False)
    pale = made.copy()
    pale.putalpha(made.getchannel("A").point(lambda alpha: alpha * PALE // 255))
    return pale
