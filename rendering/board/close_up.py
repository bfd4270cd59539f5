"""What a question is about, large: the blocks or pieces of them that hold the spots in focus.

A close-up is drawn anew at the scale it will be read at; nothing is cropped or enlarged.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise

from rendering.board.headline import headed
from rendering.board.scene import GAP, Placement, Scene
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Part
from rendering.kit.seats import SEATS, token
from rendering.kit.theme import INK, PLASTER, PLASTER_LIGHT, on

WORTHWHILE = 0.55  # share of the whole area up to which a close-up shows things larger
LEGIBLE = 1000  # units: a block that is wider is shown in its parts
RIM = 12  # units around a close-up
EDGE = 4  # units of a part its own frame takes
BAND = 30  # units of a band that tells whose part it is
CROWDED = 0.6  # share of an area its pieces must fill, or they move together
LOYAL = 0.8  # pieces stay where they lie to each other if that costs no more of their size
BROADEST, HIGHEST = 1600, 1200  # pixels of a close-up at most, below what is asked
ENOUGH = 1320  # pixels in width that a phone shows; more only for what would be too small else
STEPS = tuple(n / 4 for n in range(16, 4, -1))  # pixels for a unit


def close_up(scene: Scene, question: str = "") -> Scene:
    """The pieces alone, below what is asked; the whole scene where that would show little more.

    No line stands beside it, so nothing bears a line's number.
    """
    pieces = [piece for placed in scene.placements for piece in _pieces(placed, scene.focus)]
    if not pieces:
        return scene
    pieces = _lined_up(_arranged(pieces))
    frame = _around(pieces).inset(-RIM)
    if frame.area > WORTHWHILE * scene.width * scene.height:
        return scene
    placements = tuple(Placement(block, x - frame.x, y - frame.y) for block, x, y in pieces)
    most, enough = _room(frame), min(ENOUGH / frame.w, HIGHEST / frame.h)
    least = STEPS[-1] if STEPS[-1] <= most else 1
    scale = next((step for step in STEPS if step <= enough), least)
    calm = {spot: it._replace(number=0, others=()) for spot, it in scene.traces.items()}
    near = scene._replace(
        width=frame.w, height=frame.h, placements=placements, scale=scale, traces=calm
    )
    return headed(near, question, RIM)


# ---- what is shown ----------------------------------------------------------------------------


def _pieces(placed: Placement, focus: tuple[str, ...]) -> list[Placement]:
    """The parts of a block that hold spots in focus, or all of it where one is in no part."""
    block = placed.block
    boxes = [block.spots[name] for name in focus if name in block.spots]
    if not boxes:
        return []
    parts = [part for part in block.parts if any(_shows(part, box) for box in boxes)]
    whole = len(parts) == len(block.parts) and block.box.w <= LEGIBLE
    if whole or not all(any(_shows(part, box) for part in parts) for box in boxes):
        return [placed]
    return [
        Placement(_framed(block, part), placed.x + part.box.x, placed.y + part.box.y)
        for part in parts
    ]


def _shows(part: Part, box: Box) -> bool:
    return part.box.inset(EDGE).contains(box)


def _framed(block: Canvas, part: Part) -> Canvas:
    """A part as a panel of its own, with a band in the colour of whose it is."""
    left = EDGE if part.seat is None else BAND
    panel = Canvas(part.box.w - EDGE + left, part.box.h, PLASTER)
    panel.plate(panel.box, 10, PLASTER_LIGHT, INK)
    if part.seat is not None:
        _band(panel, part.seat)
    panel.put(block.cut_out(part.box.inset(EDGE)), left, EDGE)
    return panel


def _band(panel: Canvas, seat: int) -> None:
    look = SEATS[seat]
    band = Box(2, 2, BAND - 4, panel.box.h - 4)
    panel.rounded(band, 8, look.colour)
    panel.fill(Box(band.x + 8, band.y, band.w - 8, band.h), look.colour)
    side = BAND - 10
    token(panel, seat, Box(band.x + (band.w - side) // 2, 8, side, side), on(look.colour))


# ---- where it lies ----------------------------------------------------------------------------


def _arranged(pieces: list[Placement]) -> list[Placement]:
    """As they lie on the table, or in rows where that lets them be drawn much larger."""
    around = _around(pieces)
    filled = sum(piece.block.box.area for piece in pieces) >= CROWDED * around.area
    apart = not any(_box(one).overlaps(_box(other)) for one, other in combinations(pieces, 2))
    tries = [_in_rows(pieces, length) for length in _lengths(pieces)]
    best = max(tries, key=lambda moved: _room(_around(moved).inset(-RIM)))
    reached = _room(_around(best).inset(-RIM))
    stays = filled and apart and _room(around.inset(-RIM)) >= LOYAL * reached
    return pieces if stays else best


def _lined_up(pieces: list[Placement]) -> list[Placement]:
    """What lies below each other begins at the same line."""
    boxes = sorted((_box(piece) for piece in pieces), key=lambda box: box.y)
    if any(lower.y < upper.bottom for upper, lower in pairwise(boxes)):
        return pieces
    return [piece._replace(x=0) for piece in pieces]


def _lengths(pieces: list[Placement]) -> Iterable[int]:
    """How long rows may be, from one piece each to all in one."""
    widths = [block.box.w + GAP for block, _, _ in pieces]
    widest, n = max(widths), len(widths)
    even = [max(widest, sum(widths) // rows + GAP) for rows in range(1, n + 1)]
    return [*even, *(widest * -(-n // rows) for rows in range(2, n))]


def _in_rows(pieces: list[Placement], length: int) -> list[Placement]:
    """In reading order, each row at most so long."""
    moved: list[Placement] = []
    x = y = below = 0
    for block, _, _ in pieces:
        if x and x + block.box.w > length:
            x, y = 0, below
        moved.append(Placement(block, x, y))
        x += block.box.w + GAP
        below = max(below, y + block.box.h + GAP)
    return moved


def _room(frame: Box) -> float:
    """How many pixels a unit can have."""
    return min(BROADEST / frame.w, HIGHEST / frame.h)


def _around(pieces: list[Placement]) -> Box:
    """The rectangle around all of them."""
    boxes = [_box(piece) for piece in pieces]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)


def _box(piece: Placement) -> Box:
    return piece.block.box.moved(piece.x, piece.y)
