"""Frame after frame: the camera stays as long as it can, pieces are seen on their way."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from PIL import Image

from rendering.board.groups import News
from rendering.board.masthead import Masthead, Standing
from rendering.board.scene import TALLEST, Placement, Scene
from rendering.board.scene import WIDTH as BOARD
from rendering.board.ways import Piece, Ways
from rendering.film.aim import RIM, aim
from rendering.film.pace import reading
from rendering.film.sights import matching, named, opening, whole_place, written
from rendering.film.stage import READ, WHOLE, Places, Stage, staged
from rendering.film.still import HEIGHT, SIGN, WIDTH, WINDOW, bar, caption
from rendering.film.window import Bare, Lens, bare, find, marks, on_the_way, trail
from rendering.front.camera import enclosing
from rendering.front.look import Front, company, rank
from rendering.front.pictures import frame_around
from rendering.kit.angled import six_sided_mask
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.panels import plaster
from rendering.kit.surface import Surface
from rendering.kit.theme import PLASTER

FLIGHT = 100  # milliseconds, for each picture of a piece on its way
SHARES = (0.3, 0.7)  # of that way
MARGIN = 10  # units above the uppermost block
FARTHER = 1.25  # times as wide as it is a table may be seen, to show all of it
KEPT = 6  # places that are kept as drawn
PAPER = BOARD, TALLEST  # of the ground
OWNED = re.compile(r"p-?\d+:")  # spots of what lies before somebody
STILL = 1.5  # pixels for a unit of a single frame


class Shot(NamedTuple):
    """A frame and how long it is shown."""

    image: Image.Image
    time: int  # milliseconds
    passes: bool = False  # may be left out


class Flight(NamedTuple):
    """Where on the frame a piece came from, where it went, whose it is and how it looks."""

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
    strip: Canvas | None = None  # what lies before them, where their deed is seen nowhere else
    cards: tuple[Canvas, ...] = ()  # what people won and paid


class Reel:
    """Makes frames one after the other; looks from where it looked before if it can."""

    def __init__(self, front: Front[Any], pixels: float = 1) -> None:
        self.front = front
        self.pixels = pixels
        self._kept: dict[Lens, Bare] = {}
        self._stood: Stage | None = None
        self._targets_before: list[Box] = []
        self._anchor: Box | None = None
        self._scene: Scene | None = None
        self._standings: tuple[Standing, ...] = ()

    def sees(self, moment: Moment) -> bool:
        """Whether anything is seen to move; the beginning is shown in any case."""
        moved = bool(moment.ways or find(moment.scene, set(moment.scene.changed)))
        return self._scene is None or moved or moment.head.standings != self._standings

    def shoot(self, moment: Moment) -> Iterator[Shot]:
        said = moment.news or _whose_turn(moment.head)
        time = reading(said.text if said else "")
        if moment.strip and not self._named(moment):
            yield Shot(self._strip(moment, moment.strip), time)
            return
        stage = self._stage(moment)
        around = self._around(moment, stage)
        flights = list(self._flights(moment, stage))
        if flights:
            left = self._framed(around, stage, self._left(moment, stage))
            for share in SHARES:
                then = left.copy()
                for flight in flights:
                    self._lay(then, on_the_way(*flight, share=share))
                yield Shot(then, FLIGHT, passes=True)
        shown = self._shown(moment, stage, around, flights)
        yield Shot(shown, time - FLIGHT * len(SHARES) * bool(flights))

    def still(self, moment: Moment, then: Scene | None) -> Image.Image:
        """A single frame, with the table before if that is known."""
        self._scene = then
        if moment.strip and not self._named(moment):
            return self._strip(moment, moment.strip)
        stage = self._stage(moment)
        flights = list(self._flights(moment, stage))
        return self._shown(moment, stage, self._around(moment, stage), flights)

    def _shown(
        self, moment: Moment, stage: Stage, around: Image.Image, flights: Sequence[Flight]
    ) -> Image.Image:
        """The table in its frame, what changed marked, dots where pieces went."""
        self._scene, self._stood = moment.scene, stage
        self._standings = moment.head.standings
        window = self._bare(moment.scene, stage.lens)
        self._lay(window, marks(moment.scene, stage.lens))
        image = self._framed(around, stage, window)
        for flight in flights:
            if stage.at.contains(flight.start):
                self._lay(image, trail(*flight[:3]))
        return image

    def _strip(self, moment: Moment, strip: Canvas) -> Image.Image:
        """All that lies before who acted, with what changed; the camera stays where it is."""
        alone = (Placement(strip, 0, 0),)
        scene = moment.scene._replace(width=strip.box.w, height=strip.box.h, placements=alone)
        stage = staged(Places(scene), [strip.box], (), None, (), least=0)
        self._scene, self._standings = moment.scene, moment.head.standings
        window = bare(scene, stage.lens, self.pixels).image
        self._lay(window, marks(scene, stage.lens))
        return self._framed(self._around(moment, stage), stage, window)

    def _left(self, moment: Moment, stage: Stage) -> Image.Image:
        """The table before, but places that pieces left as they are without them."""
        before = self._scene or moment.scene
        image = self._bare(before, stage.lens)
        starts = {way.start for way in moment.ways}
        was, now = find(before, starts), find(moment.scene, starts)
        after = self._bare(moment.scene, stage.lens)
        for name, box in now.items():
            if was.get(name) == box and stage.lens.region.contains(box):
                at = Box(*(round(n * self.pixels) for n in stage.lens.seen(box)))
                mask = _mask(at, any(name in it.block.six_sided_spots for it in before.placements))
                image.paste(after.crop(at.corners), at.corners[:2], mask)
        return image

    def _bare(self, scene: Scene, lens: Lens) -> Image.Image:
        """Of what was looked at before from the same place, what is still true is not drawn."""
        kept = bare(scene, lens, self.pixels, self._kept.pop(lens, None))
        self._kept[lens] = kept
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return kept.image.copy()

    def _lay(self, image: Image.Image, sheet: Canvas) -> None:
        Surface(image, self.pixels).draw(sheet.strokes)

    def _around(self, moment: Moment, stage: Stage) -> Image.Image:
        canvas = Canvas(WIDTH, HEIGHT, PLASTER)
        canvas.cover(plaster, *PAPER)
        for card in stage.cards:
            canvas.shot(card.face, card.face.box, card.at, 0)
        if stage.at != WINDOW:
            frame_around(canvas, stage.at, self.front.look.frame)
        bar(canvas, moment.head, self.front.look)
        caption(canvas, moment.news or _whose_turn(moment.head), moment.head.names)
        return canvas.at(self.pixels)

    def _framed(self, around: Image.Image, stage: Stage, window: Image.Image) -> Image.Image:
        image = around.copy()
        image.paste(window, (round(stage.at.x * self.pixels), round(stage.at.y * self.pixels)))
        return image

    # ---- the camera ---------------------------------------------------------------------------

    def _stage(self, moment: Moment) -> Stage:
        """Tables drawn for a page are seen in their width; of boards the place where it happens."""
        targets, least = self._targets(moment), READ
        if not targets and self._stood is None:
            targets, least = opening(moment.scene, self.front.place), WHOLE
        targets = self._same(moment.scene, targets)
        if self.front.table:
            return Stage(self._wide(moment.scene, targets), WINDOW)
        places, words = Places(moment.scene), written(moment.scene)
        if not targets:
            targets = places.blocks[:1]
        return staged(places, targets, self._cards(moment), self._stood, words, least)

    def _same(self, scene: Scene, targets: list[Box]) -> list[Box]:
        """If there is nothing else to be seen, what was before; a strip above may have moved it."""
        anchor = next(iter(matching(scene, self.front.place)), None)
        if not targets and anchor and self._anchor:
            dx, dy = anchor.x - self._anchor.x, anchor.y - self._anchor.y
            targets = [box.moved(dx, dy) for box in self._targets_before]
        self._targets_before, self._anchor = targets, anchor
        return targets

    def _wide(self, scene: Scene, targets: Sequence[Box]) -> Lens:
        """From farther away what must be seen together."""
        top = min(placed.y for placed in scene.placements) - MARGIN
        wide = _whole(scene.width, scene.height - top)
        if targets:
            needed = targets[0].w + 2 * RIM if targets[0].w > WINDOW.w - 8 else wide
            wide = max(wide, min(needed, scene.width))
        size = wide, round(WINDOW.h * wide / WINDOW.w)
        broad = max(wide, scene.width)
        left = (scene.width - broad) // 2
        table = Box(left, top, broad, max(scene.height - top, size[1]))
        stood = self._stood.lens.region if self._stood else None
        return Lens(aim(targets, table, size, stood, written(scene)), WINDOW.w, WINDOW.h)

    def _targets(self, moment: Moment) -> list[Box]:
        """What the line names, then what makes a picture, the best first and with it what must be
        seen with it; where somebody does something that is not seen there, their home.
        """
        scene = moment.scene
        found = [*self._named(moment), *self._changed(scene)]
        if not found and moment.home:
            return matching(scene, (moment.home,))
        return found

    def _named(self, moment: Moment) -> list[Box]:
        if moment.news is None:
            return []
        return named(moment.scene, (*self.front.place, *self.front.named), moment.news.text)

    def _changed(self, scene: Scene) -> list[Box]:
        """What lies before people is left to their cards, where a game has some."""
        boxes = find(scene, set(scene.changed))
        wanted = self.front.filmed or self.front.subjects
        ranked = sorted(
            (place, n, name)
            for n, name in enumerate(scene.changed)
            if name in boxes
            and (place := rank(name, wanted)) is not None
            and not (self.front.carded and OWNED.match(name))
        )
        if not ranked:
            return []
        first, *others = [name for _, _, name in ranked]
        pattern = company(first, self.front.around)
        beside = matching(scene, (pattern,)) if pattern != first else []
        seen = whole_place(scene, enclosing((boxes[first], *beside)))
        return [seen, *(boxes[name] for name in others)]

    def _cards(self, moment: Moment) -> list[Canvas]:
        """Those that say something worth a picture, of who acted first; of others whom the line
        names.
        """
        wanted = self.front.filmed or self.front.subjects

        def says(card: Canvas) -> bool:
            spots = (spot for spot in card.spots if spot in moment.scene.changed)
            return any(rank(spot, wanted) is not None for spot in spots)

        told = [card for card in moment.cards if says(card)]
        news = moment.news
        if news is None or news.seat is None:
            return told
        named = [n for n, name in enumerate(moment.head.names) if name in news.text]
        seats = dict.fromkeys((news.seat, *named))
        return [card for seat in seats for card in told if _is_of(card, seat)]

    def _flights(self, moment: Moment, stage: Stage) -> Iterator[Flight]:
        """Pieces that are seen to arrive: from where they were, from a card, or from who acted."""
        if self._scene is None or not moment.ways:
            return
        was = find(self._scene, {way.start for way in moment.ways})
        now = find(moment.scene, {way.end for way in moment.ways})
        for start, end, seat, piece in moment.ways:
            if start not in was or end not in now or was[start] == now[end]:
                continue
            arrival = stage.seen(now[end])
            source = stage.seen(was[start]) or _on_card(stage, start)
            if source is None and seat == _actor(moment):
                source = SIGN
            if source and arrival:
                yield Flight(source, arrival, seat, piece)


def _is_of(card: Canvas, seat: int) -> bool:
    return any(spot.startswith(f"p{seat}:") for spot in card.spots)


def _mask(box: Box, six_sided: bool) -> Image.Image | None:
    """Of a hex only what lies within its sides."""
    return six_sided_mask(box.w, box.h) if six_sided else None


def _on_card(stage: Stage, spot: str) -> Box | None:
    found = (card.seen(card.face.spots[spot]) for card in stage.cards if spot in card.face.spots)
    return next(found, None)


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
