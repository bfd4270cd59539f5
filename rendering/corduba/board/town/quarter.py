"""A quarter of the town: its wall, its plots, the roofs and houses on them, flames and plans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.corduba.city.maps import BIT, LETTERS, MAPS, Placement, placement_of, spots, walled_in
from games.corduba.data import TABLES
from games.corduba.seat.view import DistrictView, TileView, View
from games.corduba.terms import NEUTRAL, ROW_LENGTH
from games.corduba.words.labels import DISTRICT_TEXT
from rendering.corduba.board.town.plan import (
    NAME,
    THIN,
    WALL,
    Lot,
    block_of,
    shape_rows,
)
from rendering.corduba.look.colours import QUARTER
from rendering.corduba.look.ground import plots, walls
from rendering.corduba.look.people import looks_like
from rendering.corduba.look.roofs import flame, ghost, house, roof
from rendering.corduba.look.signs import BUILDING_SIGN, token
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import badge
from rendering.kit.seats import token as piece
from rendering.kit.signs import sign
from rendering.kit.theme import INK, MARBLE, RED, on
from rendering.words.spoken import Words


def draw_quarter(
    canvas: Canvas,
    view: View,
    district: DistrictView,
    words: Words,
    names: Sequence[str],
    lot: Lot,
    cells: bool,
) -> None:
    """Everything inside and on the wall; its cells are spots only where some are asked for."""
    look, rows, box = QUARTER[district.id], district.rows, lot.box
    with canvas.label():  # from afar nothing is left of it
        _name(canvas, district, words, box)
    canvas.sprite(box, walls, district.id, WALL / box.w, THIN / box.w)
    ground, side = lot.ground, lot.side
    canvas.sprite(ground, plots, district.id, rows)
    for n in range(len(rows[0])):
        at = Box(ground.x + n * side, box.y + 2, side, WALL - 2)
        canvas.text(LETTERS[n], at, "bold", 20, on(look.wall), "centre")
    for n in range(len(rows)):
        at = Box(box.x + 2, ground.y + n * side, WALL - 2, side)
        canvas.text(str(n + 1), at, "bold", 20, on(look.wall), "centre")
    for cell in MAPS[district.id].names if cells else ():
        at = lot.cell(cell)
        tag = Tag(Box(at.x + 2, at.y + 2, side - 4, side // 2))
        canvas.spot(f"cell:{district.id}:{cell}", at.inset(1), tag=tag)
    for cell, owner in district.insulae.items():
        _insula(canvas, district, cell, owner, lot)
    for tile in district.tiles:
        _tile(canvas, district, tile, names, lot)
    if view.planned and view.planned.district == district.id:
        _planned(canvas, view, district, lot, cells)


def _name(canvas: Canvas, district: DistrictView, words: Words, box: Box) -> None:
    """The name over the gate, and what is saved when building there."""
    look, row = QUARTER[district.id], TABLES.districts[district.id]
    plate = Box(box.x, box.y - NAME + 2, box.w, NAME - 4)
    canvas.plate(plate, 8, look.plate, INK)
    medal = Box(plate.x + 5, plate.y + 3, plate.h - 6, plate.h - 6)
    canvas.shape("disc", medal, MARBLE)
    canvas.text(district.letter, medal, "bold", 20, INK, "centre")
    room = Box(medal.right + 10, plate.y, plate.w - 210, plate.h)
    said = words.tell(DISTRICT_TEXT[district.id]).upper()
    canvas.text(said, room, "title", 26, on(look.plate))
    chip = Box(plate.right - 104, plate.y + 3, 100, plate.h - 6)
    canvas.rounded(chip, 8, MARBLE)
    what = {"strength": "strength", "basic": "basic", "denarii": "denarii"}[row.bonus]
    cy = chip.middle[1]
    figure = f"−{row.saved}"
    canvas.text(figure, Box(chip.x + 8, chip.y, 34, chip.h), "bold", 26, INK)
    token(canvas, what, chip.x + 52, cy, 26)
    if district.revolting:
        canvas.sprite(Box(chip.right - 32, cy - 15, 28, 30), flame)
        canvas.fill(Box(chip.x + 6, cy - 2, 62, 4), RED)
    canvas.spot(f"bonus:{district.id}", chip)


def _insula(canvas: Canvas, district: DistrictView, cell: str, owner: int, lot: Lot) -> None:
    at = lot.cell(cell)
    if owner == NEUTRAL:
        canvas.sprite(at.inset(4), house, None)
    else:
        seat = looks_like(owner)
        canvas.sprite(at.inset(4), house, seat)
        piece(canvas, seat, Box(at.middle[0] - 8, at.middle[1], 16, 16), INK)
    canvas.spot(f"insula:{district.id}:{cell}", at.inset(2))


# ---- buildings --------------------------------------------------------------------------------


def _tile(
    canvas: Canvas, district: DistrictView, tile: TileView, names: Sequence[str], lot: Lot
) -> None:
    """The roof; on it sign and builder, who uses it, and whether it burns."""
    outer, side = lot.around(tile.cells), lot.side
    canvas.sprite(outer, roof, tile.colour, shape_rows(tile.cells), tile.kind)
    first, *rest = (lot.cell(cell) for cell in tile.cells)
    _signed(canvas, tile.kind, first)
    builder = looks_like(tile.builder)
    piece(canvas, builder, Box(first.x + 1, first.y + 1, 20, 20), MARBLE)
    marks = list(rest)
    if tile.unrest:
        at = marks.pop()
        canvas.sprite(at.inset(4, 2), flame)
    if tile.user is not None and marks:
        at, user = marks.pop(), looks_like(tile.user)
        badge(canvas, user, names[user], at.inset(5), INK)
    spot = f"tile:{district.id}:{tile.kind}"
    block = block_of(tile.cells)  # names hide neither the sign nor neighbours
    at = lot.cell(next(cell for cell in block if cell != tile.cells[0]))
    tag = Tag(Box(at.x + 5, at.y + (side - 30) // 2, side - 10, 30))
    cells = [lot.cell(cell) for cell in tile.cells]
    canvas.angled_spot(spot, lot.around(block).inset(2), cells, tag)


def _signed(canvas: Canvas, kind: str, cell: Box) -> None:
    """The sign of a building on its roof."""
    canvas.rounded(cell.inset(5), 8, MARBLE)
    sign(canvas, BUILDING_SIGN[kind], cell.middle[0] + 2, cell.middle[1] + 2, 27, INK)


def _planned(canvas: Canvas, view: View, district: DistrictView, lot: Lot, asked: bool) -> None:
    """What somebody is about to build, with its chain and the houses it would bring; if they are
    asked where, what each spot would.
    """
    plan = view.planned
    assert plan is not None
    for cell in plan.chain:
        canvas.sprite(lot.cell(cell).inset(4), house, None)
    if plan.kind is None:
        return
    if plan.place is None:
        if asked and plan.turn is not None:
            _gains(canvas, view, district, lot)
        return
    type = TABLES.buildings[plan.kind]
    placement = placement_of(district.id, type.shape, plan.place)
    cells = MAPS[district.id].cells(placement.mask)
    outer = lot.around(cells)
    canvas.sprite(outer, ghost, type.colour, shape_rows(cells), plan.kind)
    taken = taken_in(district) | sum(BIT[district.id][cell] for cell in plan.chain)
    for cell in MAPS[district.id].cells(walled_in(placement, taken).own):
        canvas.sprite(lot.cell(cell).inset(7), house, looks_like(view.active))
    _signed(canvas, plan.kind, lot.cell(cells[0]))
    canvas.angled_spot("plan", outer.inset(1), [lot.cell(cell) for cell in cells], None)


def taken_in(district: DistrictView) -> int:
    """The cells of a quarter on which something stands."""
    cells = (cell for tile in district.tiles for cell in tile.cells)
    return sum(BIT[district.id][cell] for cell in (*district.insulae, *cells))


def most_houses(view: View, kind: str, turn: int) -> int:
    """How many a planned building would bring at best, turned this way."""
    assert view.planned is not None
    where = next(it for it in view.districts if it.id == view.planned.district)
    return max((n for _, n in _houses(view, where, kind, turn)), default=0)


def _houses(
    view: View, district: DistrictView, kind: str, turn: int
) -> Iterator[tuple[Placement, int]]:
    """Spots, and how many houses of who builds each would bring."""
    taken = taken_in(district)
    left = ROW_LENGTH - view.players[view.active].rows[district.id]
    for placement in spots(district.id, TABLES.buildings[kind].shape, taken).placements:
        if placement.turn == turn:
            yield placement, min(left, walled_in(placement, taken).own.bit_count())


def _gains(canvas: Canvas, view: View, district: DistrictView, lot: Lot) -> None:
    """How many houses each spot would bring, below the name that marks will have there."""
    plan, active = view.planned, looks_like(view.active)
    assert plan is not None
    assert plan.kind is not None
    assert plan.turn is not None
    for placement, gain in _houses(view, district, plan.kind, plan.turn):
        if gain:
            at = lot.cell(placement.first)
            low = Box(at.x + 3, at.y + lot.side // 2 + 1, lot.side - 6, lot.side // 2 - 3)
            canvas.rounded(low, 5, MARBLE)
            canvas.sprite(Box(low.x + 1, low.y, low.h, low.h), house, active)
            room = Box(low.x + low.h, low.y, low.w - low.h, low.h)
            canvas.text(str(gain), room, "bold", 20, INK, "centre")
