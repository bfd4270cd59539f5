"""Frame after frame: the camera stays as long as it can, pieces are seen on their way."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from PIL import Image

from rendering.board.groups import News
from rendering.board.masthead import Masthead
from rendering.board.scene import Scene
from rendering.board.ways import Piece, Ways
from rendering.film.aim import RIM, aim
from rendering.film.still import HEIGHT, WIDTH, WINDOW, bar, caption
from rendering.film.window import Bare, Lens, bare, find, marks, on_the_way, trail
from rendering.front.camera import enclosing
from rendering.front.look import Front, company, rank
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.surface import Surface
from rendering.kit.theme import PLASTER

MOVE = 500  # milliseconds
FLIGHT = 100  # of it, for each picture of a piece on its way
SHARES = (0.3, 0.7)  # of that way
MARGIN = 10  # units above the uppermost block
FARTHER = 1.25  # times as wide as it is a table may be seen, to show all of it
STILL = 1.5  # pixels for a unit of a single frame


class Shot(NamedTuple):
    """A frame and how long it is shown."""

    image: Image.Image
    time: int  # milliseconds
    passes: bool = False  # may be left out


class Flight(NamedTuple):
    """Where on the table a piece came from, where it went, whose it is and how it looks."""

    start: Box
    end: Box
    seat: int
    piece: Piece | None


class Moment(NamedTuple):
    """All that a frame is made of; the scene has no masthead."""

    scene: Scene
    head: Masthead
    news: News | None
    ways: Ways = ()
    home: str | None = None  # the spot of who acted, where nothing else is to be seen


class Reel:
    """Makes frames one after the other; looks from where it looked before if it can."""

    def __init__(self, front: Front[Any], pixels: float = 1) -> None:
        self.front = front
        self.pixels = pixels
        self._bare: Bare | None = None
        self._scene: Scene | None = None
        self._actor: int | None = None

    def shoot(self, moment: Moment) -> Iterator[Shot]:
        scene, lens = moment.scene, self._lens(moment)
        self._actor = _actor(moment)
        around = self._around(moment)
        flights = list(self._flights(moment, lens))
        for share in SHARES if flights else ():
            then = self._then(lens)
            for flight in flights:
                self._lay(then, on_the_way(lens, *flight, share=share))
            yield Shot(self._framed(around, then), FLIGHT, passes=True)
        shown = self._marked(scene, lens, flights)
        yield Shot(self._framed(around, shown), MOVE - FLIGHT * len(SHARES) * bool(flights))

    def still(self, moment: Moment, then: Scene | None) -> Image.Image:
        """A single frame, with the table before if that is known."""
        self._scene = then
        lens = self._lens(moment)
        shown = self._marked(moment.scene, lens, list(self._flights(moment, lens)))
        return self._framed(self._around(moment), shown)

    def _marked(self, scene: Scene, lens: Lens, flights: Sequence[Flight]) -> Image.Image:
        """The table in the window, what changed marked, dots where pieces went."""
        self._bare, self._scene = bare(scene, lens, self.pixels, self._bare), scene
        shown = self._bare.image.copy()
        for flight in flights:
            self._lay(shown, trail(lens, *flight[:3]))
        self._lay(shown, marks(scene, lens))
        return shown

    def _then(self, lens: Lens) -> Image.Image:
        """The table before, from where it is looked at now."""
        assert self._scene is not None
        self._bare = bare(self._scene, lens, self.pixels, self._bare)
        return self._bare.image.copy()

    def _lay(self, image: Image.Image, sheet: Canvas) -> None:
        Surface(image, self.pixels).draw(sheet.strokes)

    def _around(self, moment: Moment) -> Image.Image:
        canvas = Canvas(WIDTH, HEIGHT, PLASTER)
        bar(canvas, moment.head, self.front.look)
        caption(canvas, moment.news or _whose_turn(moment.head), moment.head.names)
        return canvas.at(self.pixels)

    def _framed(self, around: Image.Image, window: Image.Image) -> Image.Image:
        image = around.copy()
        image.paste(window, (round(WINDOW.x * self.pixels), round(WINDOW.y * self.pixels)))
        return image

    # ---- the camera ---------------------------------------------------------------------------

    def _lens(self, moment: Moment) -> Lens:
        """Boards are wider than the window; what was drawn for a page is seen in its width, and
        from farther away what must be seen together.
        """
        scene, targets = moment.scene, self._targets(moment)
        stood = self._bare.lens.region if self._bare else None
        if not targets and stood is None:
            targets = _opening(scene, self.front.place)
        top = min(placed.y for placed in scene.placements) - MARGIN
        wide = _whole(scene.width, scene.height - top) if self.front.table else WINDOW.w
        if targets:
            needed = targets[0].w + 2 * RIM if targets[0].w > WINDOW.w - 8 else wide
            wide = max(wide, min(needed, scene.width))
        size = wide, round(WINDOW.h * wide / WINDOW.w)
        broad = max(wide, scene.width)
        left = (scene.width - broad) // 2
        table = Box(left, top, broad, max(scene.height - top, size[1]))
        return Lens(aim(targets, table, size, stood, _words(scene)), WINDOW.w, WINDOW.h)

    def _targets(self, moment: Moment) -> list[Box]:
        """What the line names, then what makes a picture, the best first and with it what must be
        seen with it; where somebody else does something that is not seen, their home.
        """
        scene, news = moment.scene, moment.news
        named = _named(scene, self.front.place, news.text) if news else []
        found = [*named, *self._changed(scene)]
        if not found and moment.home and _actor(moment) != self._actor:
            return _matching(scene, (moment.home,))
        return found

    def _changed(self, scene: Scene) -> list[Box]:
        boxes = find(scene, set(scene.changed))
        wanted = self.front.filmed or self.front.subjects
        ranked = sorted(
            (place, n, name)
            for n, name in enumerate(scene.changed)
            if name in boxes and (place := rank(name, wanted)) is not None
        )
        if not ranked:
            return []
        first, *others = [name for _, _, name in ranked]
        pattern = company(first, self.front.around)
        beside = _matching(scene, (pattern,)) if pattern != first else []
        seen = _whole_place(scene, enclosing((boxes[first], *beside)))
        return [seen, *(boxes[name] for name in others)]

    def _flights(self, moment: Moment, lens: Lens) -> Iterator[Flight]:
        """Pieces that are seen to set out and to arrive."""
        if self._scene is None or not moment.ways:
            return
        was = find(self._scene, {way.start for way in moment.ways})
        now = find(moment.scene, {way.end for way in moment.ways})
        for start, end, seat, piece in moment.ways:
            if start in was and end in now and was[start] != now[end]:
                flight = Flight(was[start], now[end], seat, piece)
                if lens.region.contains(flight.start) and lens.region.contains(flight.end):
                    yield flight


def _whose_turn(head: Masthead) -> News | None:
    """What a frame says that tells of no deed."""
    seat = head.seats[0] if len(head.seats) == 1 else None
    return News(head.turn, seat=seat) if head.turn else None


def _actor(moment: Moment) -> int | None:
    return moment.news.seat if moment.news else None


def _whole(w: int, h: int) -> int:
    """How wide a table is seen: a little farther away where that shows all of its height."""
    fitting = -(-h * WINDOW.w // WINDOW.h)
    return fitting if w < fitting <= FARTHER * w else w


def _opening(scene: Scene, places: Sequence[str]) -> list[Box]:
    """What a film begins with: all places together, or one by one if they are too high for that."""
    found = _matching(scene, places)
    whole = enclosing(found) if found else None
    if whole and (whole.h + 2 * RIM) * WINDOW.w <= min(whole.w + 2 * RIM, scene.width) * WINDOW.h:
        return [whole]
    return found


def _whole_place(scene: Scene, box: Box) -> Box:
    """The smallest part of a block, or block, around it that fits the window; else only this."""
    around = [
        part.moved(placed.x, placed.y)
        for placed in scene.placements
        for part in (placed.block.box, *(part.box for part in placed.block.parts))
    ]
    fitting = [
        it for it in around if it.contains(box) and it.w <= WINDOW.w and it.h <= WINDOW.h - RIM
    ]
    return min(fitting, key=lambda it: it.area, default=box)


def _matching(scene: Scene, patterns: Sequence[str]) -> list[Box]:
    return [
        box.moved(placed.x, placed.y)
        for placed in scene.placements
        for name, box in placed.block.spots.items()
        if any(fnmatchcase(name, pattern) for pattern in patterns)
    ]


def _named(scene: Scene, places: Sequence[str], text: str) -> list[Box]:
    """Places whose short names are words of a line."""
    said = set(re.findall(r"\w+", text))
    names = [name for placed in scene.placements for name in placed.block.spots]
    hit = [name for name in names if name.rpartition(":")[2] in said]
    return _matching(scene, [name for name in hit if any(fnmatchcase(name, it) for it in places)])


def _words(scene: Scene) -> list[Box]:
    """Where something is written."""
    return [
        text.box.moved(placed.x, placed.y)
        for placed in scene.placements
        for text in placed.block.texts
    ]
