"""A quarter one is asked about, upright: the quarter, what can be done there, what one has."""

from __future__ import annotations

from collections.abc import Mapping

from games.corduba.city.maps import spots
from games.corduba.data import TABLES
from games.corduba.seat.view import DistrictView, View
from rendering.board.changes import Changes
from rendering.corduba.board.panels.own import BESIDE, own_goods
from rendering.corduba.board.panels.panel import abreast, column
from rendering.corduba.board.panels.uses import uses
from rendering.corduba.board.town.city import quarter
from rendering.corduba.board.town.plan import NAME, lot
from rendering.corduba.board.town.quarter import taken_in
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import MARBLE, PLASTER, VERDIGRIS
from rendering.words.spoken import Words

TAG = 21  # side of the number of an orientation: four of them fit into a cell


def asked(view: View, frame: Frame, words: Words, changed: Changes) -> Canvas | None:
    """Of a seat; nothing where it is neither about using tiles of one quarter nor about turning a
    building there.
    """
    district = _where(view, frame)
    if view.seat is None or district is None:
        return None
    place = _place(quarter(view, district, words, changed), district)
    if turned := _turned(frame):
        _fitting(place, view, district, turned)
        below = own_goods(view, frame.focus, words)
    else:
        below = uses(view, frame.focus, words, frame.marks)
        beside = own_goods(view, frame.focus, words, BESIDE)
        place = abreast(place, beside) if beside else place
    return column((place, below)) if below else None


def _where(view: View, frame: Frame) -> DistrictView | None:
    """The quarter it is about, if it is one."""
    ids = {spot.split(":")[1] for spot in frame.focus if spot.startswith("tile:")}
    if _turned(frame) and view.planned:
        ids = {view.planned.district}
    found = [district for district in view.districts if district.id in ids]
    return found[0] if len(found) == 1 else None


def _turned(frame: Frame) -> dict[int, str]:
    """What each offered orientation is called."""
    names = {spot: frame.marks.get(spot, "") for spot in frame.focus if spot.startswith("turn:")}
    return {int(spot.removeprefix("turn:")): name for spot, name in names.items()}


def _place(sheet: Canvas, district: DistrictView) -> Canvas:
    """A quarter without its track; nothing may be drawn on the sheet, which is kept."""
    wall = lot(district.rows, y=NAME).box
    piece = Canvas(wall.w, wall.bottom, PLASTER)
    piece.put(sheet.cut_out(Box(0, 0, wall.w, wall.bottom)), 0, 0)
    return piece


def _fitting(canvas: Canvas, view: View, district: DistrictView, turned: Mapping[int, str]) -> None:
    """On each cell the orientations in which the marked cell of the building may lie there."""
    assert view.planned is not None
    if view.planned.kind is None:
        return
    shape, here = TABLES.buildings[view.planned.kind].shape, lot(district.rows, y=NAME)
    found: dict[str, list[str]] = {}
    for placement in spots(district.id, shape, taken_in(district)).placements:
        if name := turned.get(placement.turn):
            found.setdefault(placement.first, []).append(name)
    for cell, names in found.items():
        at, rows = here.cell(cell), -(-len(names) // 2)
        for n, name in enumerate(sorted(names)):
            across = 2 if n // 2 < len(names) // 2 else 1
            x = at.middle[0] - across * (TAG + 1) // 2 + n % 2 * (TAG + 1)
            y = at.middle[1] - rows * (TAG + 1) // 2 + n // 2 * (TAG + 1)
            canvas.rounded(Box(x, y, TAG, TAG), 5, VERDIGRIS)
            canvas.text(name, Box(x, y, TAG, TAG), "bold", 20, MARBLE, "centre")
