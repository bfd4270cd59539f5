"""What a frame shows of the table: the blocks in a region, and on them marks of what changed."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import NamedTuple

from PIL import Image

from rendering.board.scene import TALLEST, WIDTH, Placement, Scene, highlight
from rendering.board.ways import Piece
from rendering.film.still import HEIGHT as FRAME_H
from rendering.film.still import WIDTH as FRAME_W
from rendering.film.still import WINDOW
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.panels import plaster
from rendering.kit.seats import token
from rendering.kit.surface import Surface
from rendering.kit.theme import INK, PLASTER

PIECE = 46  # units of a piece on its way
DOT = 16  # units of a mark of where it was
TRAIL = (0.33, 0.66)  # shares of its way so far that have one
DOTS = (0.2, 0.4, 0.6)  # shares of its whole way, when it has arrived
LARGEST = 0.8  # share of the window from which a change is no place any more
NEAR = 60  # units around a change in which marks may be put


class Lens(NamedTuple):
    """A region of a table, and how large the window is that shows it, in units of the frame."""

    region: Box
    w: int
    h: int

    @property
    def scale(self) -> float:
        return self.w / self.region.w

    @property
    def window(self) -> Box:
        return Box(0, 0, self.w, self.h)

    def seen(self, box: Box) -> Box:
        """Where something of the table lies in the window."""
        s, region = self.scale, self.region
        x, y = round((box.x - region.x) * s), round((box.y - region.y) * s)
        return Box(x, y, round(box.w * s), round(box.h * s))


class Bare(NamedTuple):
    """The table in a window without marks, and what was drawn for it."""

    image: Image.Image
    lens: Lens
    placements: tuple[Placement, ...]


def bare(scene: Scene, lens: Lens, pixels: float = 1, last: Bare | None = None) -> Bare:
    """So many pixels for a unit; of the last picture from the same place what is still true stays.

    Blocks are the same object where nothing of them has changed: the games keep them.
    """
    shown = tuple(placed for placed in scene.placements if _box(placed).overlaps(lens.region))
    kept = last.placements if last and last.lens == lens else ()
    if last and set(map(_box, kept)) == set(map(_box, shown)):
        image = last.image.copy()
    else:
        image, kept = _ground(lens, pixels), ()
    known = {(id(placed.block), placed.x, placed.y) for placed in kept}
    scale = lens.scale * pixels
    left, top = (-floor(at * scale + 0.5) for at in (lens.region.x, lens.region.y))
    surface = Surface(image, scale, left, top)
    for placed in shown:
        if (id(placed.block), placed.x, placed.y) not in known:
            block = placed.block
            surface.lay(block.strokes, block.ground, _box(placed), _undrawn)
    return Bare(image, lens, shown)


def _undrawn() -> None:
    """No block is there at full size: only what is seen of it is drawn."""


def _ground(lens: Lens, pixels: float) -> Image.Image:
    w, h = round(lens.w * pixels), round(lens.h * pixels)
    if lens.scale == pixels == 1:
        x, y = lens.region.x, lens.region.y
        return plaster(WIDTH, TALLEST).crop((x, y, x + w, y + h)).convert("RGB")
    return Image.new("RGB", (w, h), PLASTER)


def _box(placed: Placement) -> Box:
    return placed.block.box.moved(placed.x, placed.y)


def find(scene: Scene, names: set[str]) -> dict[str, Box]:
    """Where some spots lie on the table."""
    return {
        name: placed.block.spots[name].moved(placed.x, placed.y)
        for placed in scene.placements
        for name in names & placed.block.spots.keys()
    }


def marks(scene: Scene, lens: Lens) -> Canvas:
    """Glows, figures and numbers in the window, on a sheet to be laid over the bare one."""
    sheet = Canvas(lens.w, lens.h, PLASTER)
    spots = find(scene, set(scene.changed))
    sheet.spots = {
        name: at
        for name, box in spots.items()
        if (at := lens.seen(box)).overlaps(lens.window) and at.area < LARGEST * lens.window.area
    }
    for placed in scene.placements:
        if _box(placed).overlaps(lens.region):
            sheet.round_spots |= placed.block.round_spots
            sheet.six_sided_spots |= placed.block.six_sided_spots
            sheet.lit_spots |= placed.block.lit_spots
            for name, cells in placed.block.angled_spots.items():
                moved = (cell.moved(placed.x, placed.y) for cell in cells)
                sheet.angled_spots[name] = tuple(map(lens.seen, moved))
            _crowd(sheet, placed, lens, [spots[name].inset(-NEAR) for name in sheet.spots])
    highlight(sheet, scene)
    return sheet


def _crowd(sheet: Canvas, placed: Placement, lens: Lens, near: list[Box]) -> None:
    """Texts and signs that marks must not cover, as far as they lie where marks will be put."""
    block, x, y = placed
    here = [box.moved(-x, -y) for box in near]
    here = [box for box in here if box.overlaps(block.box)]
    if not here:
        return
    for text in block.texts:
        if any(text.box.overlaps(box) for box in here):
            sheet.texts.append(text._replace(box=lens.seen(text.box.moved(x, y))))
    for sign in block.signs:
        if any(sign.overlaps(box) for box in here):
            sheet.signs.append(lens.seen(sign.moved(x, y)))


def on_the_way(start: Box, end: Box, seat: int, piece: Piece | None, share: float) -> Canvas:
    """A piece somewhere between two places of the frame, dots behind it."""
    sheet = Canvas(FRAME_W, FRAME_H, PLASTER)
    _dots(sheet, start, end, seat, [share * k for k in TRAIL])
    at = _between(start, end, share, PIECE)
    if piece:
        piece(sheet, at)
    else:
        token(sheet, seat, at, INK)
    return sheet


def trail(start: Box, end: Box, seat: int) -> Canvas:
    """Dots where a piece went."""
    sheet = Canvas(FRAME_W, FRAME_H, PLASTER)
    _dots(sheet, start, end, seat, DOTS)
    return sheet


def _dots(sheet: Canvas, start: Box, end: Box, seat: int, shares: Sequence[float]) -> None:
    """None of them on what is said."""
    for share in shares:
        dot = _between(start, end, share, DOT)
        if WINDOW.contains(dot):
            token(sheet, seat, dot, INK)


def _between(start: Box, end: Box, share: float, side: int) -> Box:
    """A square so far on the way."""
    (x1, y1), (x2, y2) = start.middle, end.middle
    x, y = round(x1 + (x2 - x1) * share), round(y1 + (y2 - y1) * share)
    return Box(x - side // 2, y - side // 2, side, side)
