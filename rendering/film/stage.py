"""What a frame shows below its line: a place in a frame, beside it what its people won and paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rendering.board.scene import Scene
from rendering.film.aim import aim
from rendering.film.still import WINDOW
from rendering.film.window import Lens
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas

ROOM = WINDOW.inset(16, 14)
GAP = 16
NEAREST = 2.6  # units of the frame for one of the table
READ = 0.72  # from farther away nothing can be read
SMALLER = (1, 0.88)  # sizes of cards
LARGER = 1.4  # the same where a place leaves them room
SQUARE = 1.4  # times as wide as high: what is wider shows little more
WHOLE = 0.34  # of a place that is shown as a whole whatever it says


class Card(NamedTuple):
    """What somebody won and paid, and where it lies on the frame."""

    face: Canvas
    at: Box

    @property
    def scale(self) -> float:
        return self.at.w / self.face.box.w

    def seen(self, box: Box) -> Box:
        """Where something of it lies on the frame."""
        s = self.scale
        x, y = self.at.x + round(box.x * s), self.at.y + round(box.y * s)
        return Box(x, y, round(box.w * s), round(box.h * s))


class Stage(NamedTuple):
    """A region of the table, where it lies on the frame, and cards beside it."""

    lens: Lens
    at: Box
    cards: tuple[Card, ...] = ()

    def seen(self, box: Box) -> Box | None:
        """Where something of the table lies on the frame; None: it is not seen."""
        if not self.lens.region.contains(box):
            return None
        return self.lens.seen(box).moved(self.at.x, self.at.y)


class Places:
    """All that can be shown as a whole: blocks of the table, and parts of them."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.blocks = [block.box.moved(x, y) for block, x, y in scene.placements]
        parts = [part.box.moved(x, y) for block, x, y in scene.placements for part in block.parts]
        self.all = sorted((*self.blocks, *parts), key=lambda box: -box.area)

    def holding(self, target: Box) -> list[Box]:
        """The largest first."""
        return [box for box in self.all if box.contains(target)]

    def block(self, target: Box) -> Box | None:
        """The one that a target lies on, with most of it."""
        held = [(both.area, box) for box in self.blocks if (both := box.common(target))]
        return max(held)[1] if held else None


def staged(
    places: Places,
    targets: Sequence[Box],
    cards: Sequence[Canvas],
    stood: Stage | None,
    words: Sequence[Box],
    least: float = READ,
) -> Stage:
    """The largest place around the first target that can still be read; else as much of it as the
    frame holds.
    """
    rooms = [_laid(cards, scale, beside) for scale in SMALLER for beside in (True, False)]
    found = [room for room in rooms if room] or [(ROOM, ())]
    for place in places.holding(targets[0]):
        tries = [(_scale(place, room), room, laid) for room, laid in found]
        scale, room, laid = max(tries, key=lambda it: (it[0], len(it[2])))
        if scale >= least:
            return _whole(place, scale, room, laid)
    room, laid = max(found, key=lambda it: min(it[0].w, SQUARE * it[0].h))
    block = places.block(targets[0]) or targets[0]
    size = min(room.w, block.w), min(room.h, block.h)
    before = stood.lens.region if stood else None
    near = [box for box in targets if block.contains(box)] or list(targets[:1])
    region = aim(near, block, size, before, words)
    return _whole(region, min(NEAREST, _scale(region, room)), room, laid)


def _scale(place: Box, room: Box) -> float:
    return min(room.w / place.w, room.h / place.h, NEAREST)


def _whole(place: Box, scale: float, room: Box, cards: tuple[Card, ...]) -> Stage:
    """A place in the middle of its room; cards beside it or below it take what it leaves."""
    w, h = min(room.w, round(place.w * scale)), min(room.h, round(place.h * scale))
    at = Box(room.x + (room.w - w) // 2, room.y + (room.h - h) // 2, w, h)
    lens = Lens(place, w, h)
    if not cards:
        return Stage(lens, at)
    return Stage(lens, *_grown(at, cards, beside=cards[0].at.x >= room.right))


def _grown(at: Box, cards: tuple[Card, ...], beside: bool) -> tuple[Box, tuple[Card, ...]]:
    """Cards as large as a place leaves them room, all of it together in the middle."""
    gaps = GAP * (len(cards) - 1)
    wide, tall = [card.at.w for card in cards], [card.at.h for card in cards]
    if beside:
        free = min((ROOM.w - at.w - GAP) / max(wide), (ROOM.h - gaps) / sum(tall))
    else:
        free = min((ROOM.h - at.h - GAP) / max(tall), (ROOM.w - gaps) / sum(wide))
    scale = min(LARGER, max(1.0, free))
    sizes = [(int(w * scale), int(h * scale)) for w, h in zip(wide, tall, strict=True)]
    deep = max(w if beside else h for w, h in sizes)
    along = sum(h if beside else w for w, h in sizes) + gaps
    if beside:
        at = at._replace(x=ROOM.x + (ROOM.w - at.w - GAP - deep) // 2)
        x, y = at.right + GAP, ROOM.y + (ROOM.h - along) // 2
    else:
        at = at._replace(y=ROOM.y + (ROOM.h - at.h - GAP - deep) // 2)
        x, y = ROOM.x + (ROOM.w - along) // 2, at.bottom + GAP
    laid = []
    for card, (w, h) in zip(cards, sizes, strict=True):
        laid.append(Card(card.face, Box(x, y, w, h)))
        x, y = (x, y + h + GAP) if beside else (x + w + GAP, y)
    return at, tuple(laid)


def _laid(
    cards: Sequence[Canvas], scale: float, beside: bool
) -> tuple[Box, tuple[Card, ...]] | None:
    """Cards in a column at the right or in a row below; the room they leave. As many as fit, at
    least one.
    """
    if not cards:
        return (ROOM, ()) if beside and scale == 1 else None
    sizes = [(round(card.box.w * scale), round(card.box.h * scale)) for card in cards]
    length = ROOM.h if beside else ROOM.w
    taken = list(_fitting([h if beside else w for w, h in sizes], length))
    if not taken:
        return None
    sizes = sizes[: len(taken)]
    spare = (length - taken[-1]) // 2
    deep = max(w if beside else h for w, h in sizes)
    laid = []
    for face, (w, h), end in zip(cards, sizes, taken, strict=False):
        if beside:
            at = Box(ROOM.right - deep, ROOM.y + spare + end - h, w, h)
        else:
            at = Box(ROOM.x + spare + end - w, ROOM.bottom - deep + (deep - h) // 2, w, h)
        laid.append(Card(face, at))
    left = ROOM.w - deep - GAP if beside else ROOM.w, ROOM.h if beside else ROOM.h - deep - GAP
    return Box(ROOM.x, ROOM.y, *left), tuple(laid)


def _fitting(lengths: Sequence[int], room: int) -> Iterator[int]:
    """Where each of those ends that fit one behind the other."""
    end = -GAP
    for length in lengths:
        end += GAP + length
        if end > room:
            return
        yield end
