"""What a question is about, large: the blocks or pieces of them that hold the spots in focus."""

from __future__ import annotations

from rendering.board.scene import GAP, MARGIN, Placement, Scene
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, PLASTER, PLASTER_LIGHT

WORTHWHILE = 0.55  # share of the whole area up to which a close-up shows things larger
LEGIBLE = 1000  # px: what is wider cannot be read on a phone without a tap
EDGE = 4  # px of a part its own frame takes
CROWDED = 0.6  # share of an area its pieces must fill, or they move together


def close_up(scene: Scene) -> Scene:
    """The pieces alone, without masthead; the whole scene where that would show little more."""
    pieces = [piece for placed in scene.placements for piece in _pieces(placed, scene.focus)]
    if not pieces:
        return scene
    around = _around(pieces)
    filled = sum(piece.block.box.area for piece in pieces) >= CROWDED * around.area
    if around.w > LEGIBLE or not filled:
        pieces = _below_each_other(pieces)
        around = _around(pieces)
    frame = around.inset(-MARGIN)
    if frame.area > WORTHWHILE * scene.width * scene.height:
        return scene
    placements = tuple(Placement(block, x - frame.x, y - frame.y) for block, x, y in pieces)
    return scene._replace(width=frame.w, height=frame.h, placements=placements)


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
    return [Placement(_framed(block, part), placed.x + part.x, placed.y + part.y) for part in parts]


def _shows(part: Box, box: Box) -> bool:
    return part.inset(EDGE).contains(box)


def _framed(block: Canvas, part: Box) -> Canvas:
    """A part as a panel of its own."""
    panel = Canvas(part.w, part.h, PLASTER)
    panel.plate(panel.box, 10, PLASTER_LIGHT, INK)
    panel.put(block.cut_out(part.inset(EDGE)), EDGE, EDGE)
    return panel


def _around(pieces: list[Placement]) -> Box:
    """The rectangle around all of them."""
    boxes = [block.box.moved(x, y) for block, x, y in pieces]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)


def _below_each_other(pieces: list[Placement]) -> list[Placement]:
    moved, y = [], 0
    for block, _, _ in pieces:
        moved.append(Placement(block, 0, y))
        y += block.image.height + GAP
    return moved
