"""The plate: the winner under an arch before the game's place, bars, curves, the board small.

It is read like a front page, 400 px wide: no type on it is smaller than 36 px of its 1200.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from games.core.course import Course
from rendering.board.scene import Scene, compose
from rendering.final.arch import ATTIC, OPENING, arch
from rendering.final.bars import draw_bars, heights
from rendering.final.curves import Titles, draw_curves, has_curves
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
from rendering.words.curtailing import latest

SCENE = 384  # height of the painting
ARCH_W, ARCH_H = 372, 358
TEXT = WIDTH - 2 * MARGIN - ARCH_W - 36
BELOW = 340  # height of curves and board
LARGER = 480  # of a board without curves
GAP = 20
WIDEST = 420  # of the board, beside curves
BROADEST = 620  # of one that is shown as a whole though it is broad
FRAME = 7  # around it
WIDE, TALL = 1.8, 1.0  # how often a side may hold the other; what is longer is shown in part
ALONE = 3.6  # the same as WIDE, where no curves stand beside it
TITLE = 0.13  # share of the height in which a title stands
BADGE = 48


def plate(
    ending: Ending,
    front: Front[Any],
    course: Course,
    board: Scene,
    titles: Titles,
    turnings: Sequence[Turning] = (),
) -> Canvas:
    """The titles stand over the curves, and the turnings are on them."""
    look = front.look
    rows, key = heights(ending, WIDTH - 2 * MARGIN)
    top = SCENE + BORDER + 18
    below = top + rows + key + GAP
    beside = has_curves(course, ending)
    tall = BELOW if beside or front.broad else LARGER
    canvas = Canvas(WIDTH, below + tall + MARGIN - 8, look.ground)
    canvas.picture(0, 0, look.painting, WIDTH, SCENE)
    canvas.fill(Box(0, SCENE, WIDTH, BORDER), mix(look.frame, INK, 0.35))
    canvas.stamp(0, SCENE + 2, look.border_colour, look.border, WIDTH, BORDER - 4)
    _arch(canvas, ending)
    _words(canvas, ending)
    draw_bars(canvas, ending, Box(MARGIN, top, WIDTH - 2 * MARGIN, rows))
    room = Box(MARGIN, below, WIDTH - 2 * MARGIN, tall)
    wide = WIDE if beside and not front.broad else ALONE
    view = _view(board, front, ending.under_arch, wide)
    most = BROADEST if front.broad else WIDEST
    inner = (Box(room.right - most, room.y, most, room.h) if beside else room).inset(FRAME)
    at = view.within(inner)
    if beside:
        left = room._replace(w=at.x - FRAME - 2 * GAP - room.x)
        draw_curves(canvas, course, ending, left, titles, turnings)
    else:
        at = at._replace(x=inner.middle[0] - at.w // 2)
    _board(canvas, view, at, front, ending)
    return canvas


def _arch(canvas: Canvas, ending: Ending) -> None:
    """Everybody who has won stands under it, with their points over them; without laurel who lost
    alone.
    """
    at = Box(WIDTH - MARGIN - ARCH_W, SCENE - ARCH_H, ARCH_W, ARCH_H)
    honoured = ending.under_arch
    canvas.sprite(at, arch, not honoured or ending.beaten is not None, not honoured)
    attic = _share(at, ATTIC)
    if honoured:
        best = ending.beaten or next(side for side in ending.sides if side.wins)
        canvas.text(figure(best.total), attic, "title", 58, GOLD, "centre", least=LEAST)
    door = _share(at, OPENING)
    n = len(honoured)
    size = 132 if n == 1 else 92 if n == 2 else 76
    for k, seat in enumerate(honoured[:4]):
        across = (k % 2 * 2 - 1) * (size // 2 + 2) if n > 1 and not (n == 3 and k == 2) else 0
        down = (k // 2) * (size + 4) - (size // 2 + 2 if n > 2 else 0)
        cx, cy = door.middle[0] + across, door.middle[1] + 14 + down
        if n == 1 and not ending.beaten:
            canvas.shape("laurel", Box(cx - 92, cy - 92, 184, 184), OLIVE)
            size = 104
        spot = Box(cx - size // 2, cy - size // 2, size, size)
        badge(canvas, seat, ending.names[seat], spot, MARBLE if ending.beaten else INK)


def _share(at: Box, shares: tuple[float, float, float, float]) -> Box:
    x, y, w, h = shares
    return Box(at.x + round(x * at.w), at.y + round(y * at.h), round(w * at.w), round(h * at.h))


def _words(canvas: Canvas, ending: Ending) -> None:
    """Game and round; who has won, as large as it fits; what decided."""
    row = Box(MARGIN, 12, TEXT, 50)
    said = ending.title.upper()
    end = canvas.text(said, row, "title", 42, GOLD, least=LEAST).right
    room = Box(end + 30, row.y, row.right - end - 30, row.h)
    progress = latest(ending.progress, lambda text: width(text, "semi", LEAST) <= room.w)
    if width(progress, "semi", LEAST) <= room.w:
        canvas.text(progress, room, "semi", LEAST, MARBLE, "right", least=LEAST)
    lines = wrap(ending.decided, "semi", 40, TEXT, 140, LEAST)
    tall = len(lines.lines) * 46 + 8
    room = Box(MARGIN, row.bottom + 4, TEXT, SCENE - row.bottom - tall - 22)
    canvas.paragraph(ending.won, room, "title", 84, MARBLE, least=LEAST)
    decided = Box(MARGIN, SCENE - tall - 10, TEXT, tall)
    canvas.paragraph(ending.decided, decided, "semi", 40, MARBLE, least=LEAST)


class _View(NamedTuple):
    """A piece of the table, and the seat it belongs to, if it does."""

    sheet: Canvas
    region: Box
    seat: int | None

    def within(self, room: Box) -> Box:
        """As large as there is room, at its right and in the middle of its height."""
        scale = min(room.w / self.region.w, room.h / self.region.h)
        w, h = round(self.region.w * scale), round(self.region.h * scale)
        return Box(room.right - w, room.y + (room.h - h) // 2, w, h)


def _view(board: Scene, front: Front[Any], winners: tuple[int, ...], wide: float = WIDE) -> _View:
    """The place of the game as it was left, or what the winner has built, and nothing around it."""
    sheet = compose(board._replace(changed={}, traces={}, marks={}))
    seat = next(iter(winners), 0)
    patterns = (f"p{seat}:b:*", f"p{seat}:*") if front.table else front.left or front.place
    shown = ([box for name, box in sheet.spots.items() if fnmatchcase(name, it)] for it in patterns)
    found = next((boxes for boxes in shown if boxes), [sheet.box])
    region = max(_stretches(found, wide), key=lambda box: _worth(box, sheet))
    titled = _without_title(region, sheet, [box for box in found if box != region])
    return _View(sheet, titled, seat if front.table else None)


def _stretches(boxes: Sequence[Box], wide: float) -> list[Box]:
    """All of it, or such neighbours as are no mere strip, if all of it would be one."""
    whole = enclosing(boxes)
    if _is_handy(whole, wide):
        return [whole]
    row = sorted(boxes, key=lambda box: (box.x, box.y) if whole.w > whole.h else (box.y, box.x))
    runs = (row[first:last] for first in range(len(row)) for last in range(first + 1, len(row) + 1))
    return [part for part in map(enclosing, runs) if _is_handy(part, wide)] or [whole]


def _is_handy(box: Box, wide: float) -> bool:
    return box.w <= wide * box.h and box.h <= TALL * box.w


def _without_title(region: Box, sheet: Canvas, things: Sequence[Box]) -> Box:
    """From below what is written at its upper edge, unless that stands on a thing itself."""
    edge = region.y + round(region.h * TITLE)
    titles = [
        placed.room.bottom
        for placed in sheet.texts
        if placed.box.overlaps(region)
        and placed.room.bottom <= edge
        and not any(thing.overlaps(placed.box) for thing in things)
    ]
    cut = max(titles, default=region.y) - region.y
    return region._replace(y=region.y + cut, h=region.h - cut)


def _worth(region: Box, sheet: Canvas) -> int:
    """How much stands there."""
    return sum(region.contains(box) for box in sheet.spots.values())


def _board(canvas: Canvas, view: _View, at: Box, front: Front[Any], ending: Ending) -> None:
    """No type is that small; whose it is tells a badge."""
    canvas.shot(view.sheet, view.region, at, LEAST)
    frame_around(canvas, at, front.look.frame)
    if view.seat is not None:
        corner = Box(at.x - BADGE // 2, at.y - BADGE // 2, BADGE, BADGE)
        badge(canvas, view.seat, ending.names[view.seat], corner, INK)
