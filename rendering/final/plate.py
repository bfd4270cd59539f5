"""The plate: the winner under an arch before the game's place, bars, curves, the board small.

It is read like a front page, 400 px wide: no type on it is smaller than 36 px of its 1200.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any

from games.core.course import Course
from rendering.board.scene import Scene, compose
from rendering.final.arch import ATTIC, OPENING, arch
from rendering.final.bars import draw_bars, heights
from rendering.final.curves import draw_curves, has_curves
from rendering.final.ending import Ending
from rendering.frame import Turning
from rendering.front.banner import BORDER
from rendering.front.camera import enclosing
from rendering.front.look import LEAST, MARGIN, WIDTH, Front
from rendering.front.pictures import frame_around
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.theme import GOLD, INK, MARBLE, OLIVE, mix
from rendering.kit.type import figure, width, wrap

SCENE = 384  # height of the painting
ARCH_W, ARCH_H = 372, 358
TEXT = WIDTH - 2 * MARGIN - ARCH_W - 36
BELOW = 312  # height of curves and board
GAP = 20
NARROWEST = 420  # of the board, beside curves


def plate(
    ending: Ending,
    front: Front[Any],
    course: Course,
    board: Scene,
    title: str,
    turnings: Sequence[Turning] = (),
) -> Canvas:
    """The title stands over the curves, and the turnings are on them."""
    look = front.look
    rows, key = heights(ending, WIDTH - 2 * MARGIN)
    top = SCENE + BORDER + 18
    below = top + rows + key + GAP
    canvas = Canvas(WIDTH, below + BELOW + MARGIN - 8, look.ground)
    canvas.picture(0, 0, look.painting, WIDTH, SCENE)
    canvas.fill(Box(0, SCENE, WIDTH, BORDER), mix(look.frame, INK, 0.35))
    canvas.stamp(0, SCENE + 2, look.border_colour, look.border, WIDTH, BORDER - 4)
    _arch(canvas, ending)
    _words(canvas, ending)
    draw_bars(canvas, ending, Box(MARGIN, top, WIDTH - 2 * MARGIN, rows))
    room = Box(MARGIN, below, WIDTH - 2 * MARGIN, BELOW)
    if has_curves(course, ending):
        left = room._replace(w=room.w - NARROWEST - 2 * GAP)
        draw_curves(canvas, course, ending, left, title, turnings)
        room = Box(left.right + 2 * GAP, room.y, NARROWEST, room.h)
    _board(canvas, board, room.inset(7), front, ending.winners)
    return canvas


def _arch(canvas: Canvas, ending: Ending) -> None:
    """Everybody who has won stands under it, with their points over them."""
    at = Box(WIDTH - MARGIN - ARCH_W, SCENE - ARCH_H, ARCH_W, ARCH_H)
    winners = ending.winners
    canvas.sprite(at, arch, not winners)
    attic = _share(at, ATTIC)
    if winners:
        best = next(side for side in ending.sides if side.wins)
        canvas.text(figure(best.total), attic, "title", 58, GOLD, "centre", least=LEAST)
    door = _share(at, OPENING)
    n = len(winners)
    size = 132 if n == 1 else 92 if n == 2 else 76
    for k, seat in enumerate(winners[:4]):
        across = (k % 2 * 2 - 1) * (size // 2 + 2) if n > 1 and not (n == 3 and k == 2) else 0
        down = (k // 2) * (size + 4) - (size // 2 + 2 if n > 2 else 0)
        cx, cy = door.middle[0] + across, door.middle[1] + 14 + down
        if n == 1:
            canvas.shape("laurel", Box(cx - 92, cy - 92, 184, 184), OLIVE)
            size = 104
        spot = Box(cx - size // 2, cy - size // 2, size, size)
        badge(canvas, seat, ending.names[seat], spot, INK)


def _share(at: Box, shares: tuple[float, float, float, float]) -> Box:
    x, y, w, h = shares
    return Box(at.x + round(x * at.w), at.y + round(y * at.h), round(w * at.w), round(h * at.h))


def _words(canvas: Canvas, ending: Ending) -> None:
    """Game and round; who has won, as large as it fits; what decided."""
    row = Box(MARGIN, 12, TEXT, 50)
    said = ending.title.upper()
    fits = width(said, "title", 42) + 30 + width(ending.progress, "semi", LEAST) <= row.w
    end = canvas.text(said, row, "title", 42, GOLD, least=LEAST).right
    if fits:
        room = Box(end + 30, row.y, row.right - end - 30, row.h)
        canvas.text(ending.progress, room, "semi", LEAST, MARBLE, "right", least=LEAST)
    lines = wrap(ending.decided, "semi", 40, TEXT, 140, LEAST)
    tall = len(lines.lines) * 46 + 8
    room = Box(MARGIN, row.bottom + 4, TEXT, SCENE - row.bottom - tall - 22)
    canvas.paragraph(ending.won, room, "title", 84, MARBLE, least=LEAST)
    decided = Box(MARGIN, SCENE - tall - 10, TEXT, tall)
    canvas.paragraph(ending.decided, decided, "semi", 40, MARBLE, least=LEAST)


def _board(
    canvas: Canvas, board: Scene, room: Box, front: Front[Any], winners: tuple[int, ...]
) -> None:
    """The place of the game as it was left, or what the winner has built; no type is that small."""
    bare = board._replace(changed={}, traces={}, marks={})
    sheet, top = compose(bare), min(placed.y for placed in bare.placements)
    own = f"p{next(iter(winners), 0)}:"
    patterns = (f"{own}b:*", f"{own}*") if front.table else front.place
    shown = ([box for name, box in sheet.spots.items() if fnmatchcase(name, it)] for it in patterns)
    found = next((boxes for boxes in shown if boxes), [])
    seen = enclosing(found).inset(-16) if found else sheet.box
    scale = max(seen.w / room.w, seen.h / room.h)
    scale = min(scale, sheet.box.w / room.w, (sheet.box.h - top) / room.h)
    w, h = round(room.w * scale), round(room.h * scale)
    x = max(0, min(seen.middle[0] - w // 2, sheet.box.w - w))
    y = seen.y if seen.h > h else seen.middle[1] - h // 2
    y = max(top, min(y, sheet.box.h - h))
    canvas.shot(sheet, Box(x, y, w, h), room, LEAST)
    frame_around(canvas, room, front.look.frame)
