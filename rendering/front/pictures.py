"""The changed part of the table, drawn large, with the numbers of the lines that tell it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from statistics import median
from typing import Any, NamedTuple

from rendering.board.changes import Figures, Trace
from rendering.board.scene import Scene, compose
from rendering.front.camera import GAP, Camera, Target, View, enclosing, views
from rendering.front.look import LEAST, Front, company, rank
from rendering.front.telling import SIDE, step
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.panels import deed_colour
from rendering.kit.theme import CHANGED, INK, MARBLE, Colour, on
from rendering.kit.type import width

SMALL = 0.3  # of the table: what is wider may be cut
FIGURED = 3  # changed figures in one view that no line tells
LARGE = 3  # numbers that fit into a spot, in width and height
TOUCH = 8  # px by which a number beside a spot lies on it
BEACH = 40  # units around a place that is shown as a whole
FROM_AFAR = 0.64  # of the nearest: what is seen of a home, with its neighbours
TWICE = 2  # times a number may stand in one view
FARTHEST = 2.2  # units for a pixel when a whole place is looked at


class Subject(NamedTuple):
    """A change worth a picture."""

    spot: str
    trace: Trace
    figures: Figures | None


def subjects(
    scene: Scene, canvas: Canvas, told: Sequence[int], wanted: tuple[str, ...]
) -> list[list[Subject]]:
    """For each told line, the most important first, what it changed, the best pictures first."""
    changed: Mapping[str, Figures | None] = scene.changed
    found = []
    for number in told:
        ranked = []
        for spot, figures in changed.items():
            trace, place = scene.traces.get(spot, Trace()), rank(spot, wanted)
            if spot not in canvas.spots or place is None:
                continue
            if trace.number == number:
                ranked.append((place, Subject(spot, trace, figures)))
            elif doer := [seat for seat, before in trace.others if before == number]:
                ranked.append((place, Subject(spot, Trace(doer[0], number), None)))
        found.append([subject for _, subject in sorted(ranked, key=lambda pair: pair[0])])
    return found


def unheaded(scene: Scene) -> Scene:
    """The board without its masthead."""
    return scene._replace(placements=scene.placements[1:])


def table_of(scene: Scene) -> tuple[Scene, Canvas]:
    """What changed glows; figures and numbers are left to the page, where they are larger."""
    bare = scene._replace(
        changed=dict.fromkeys(scene.changed),
        traces={spot: it._replace(number=0, others=()) for spot, it in scene.traces.items()},
        marks={},
    )
    return bare, compose(bare)


def show(
    page: Canvas,
    scene: Scene,
    window: Box,
    told: Sequence[int],
    front: Front[Any],
    least: int = LEAST,
) -> None:
    """Draws views of the table into a window; type is not smaller than `least`."""
    bare, table = table_of(scene)
    found = subjects(scene, table, told, front.subjects)

    def ranked(spot: str) -> int:
        return rank(spot, front.subjects) or 0

    ordered = [(line[0], True) for line in found if line]
    ordered += [(subject, False) for line in found for subject in line[1:]]
    targets = [
        Target(_seen_with(table, s.spot, front.around), leads, s.trace.number, ranked(s.spot))
        for s, leads in ordered
    ]
    if not targets and front.overview:
        window = _overview(page, table, window, front)
    targets = targets or [Target(_place(table, front.place, window), True)]
    top = min(placed.y for placed in bare.placements)
    ground = Box(0, top, table.box.w, table.box.h - top)
    blocks = [placed.block.box.moved(placed.x, placed.y) for placed in bare.placements]
    blocks += [part.box for part in table.parts]
    nearest = front.nearest * (FROM_AFAR if front.overview else 1)
    camera = Camera(nearest, blocks, ground, _uncut(table, front, least))
    if front.table:  # drawn to be read as a whole
        usual = median(text.size for text in table.texts) if table.texts else least
        camera = camera._replace(farthest=least / usual / front.nearest)
    shown = views(camera, targets, window)
    for view in shown:
        framed = view.cell if len(shown) > 1 else view.box  # two frames are equally broad
        page.fill(framed, table.ground)
        page.shot(table, view.region, view.box, least)
        frame_around(page, framed, front.look.frame)
        _point(page, view, [subject for subject, _ in ordered], table)


def _overview(page: Canvas, table: Canvas, window: Box, front: Front[Any]) -> Box:
    """The whole of the place at the left, from so far away that nothing is read; the room beside
    it that is left.
    """
    found = [box for name, box in table.spots.items() if fnmatchcase(name, front.place[-1])]
    place = enclosing(found).inset(-BEACH)
    shown = Box(window.x, window.y, window.h * place.w // place.h, window.h)
    page.shot(table, place, shown, LEAST)
    frame_around(page, shown, front.look.frame)
    left = shown.right + GAP
    return Box(left, window.y, window.right - left, window.h)


def _uncut(table: Canvas, front: Front[Any], least: int) -> list[Box]:
    """What an edge should not cut, angled things cell by cell; if none is named, what is small."""
    named = [name for name in table.spots if any(fnmatchcase(name, it) for it in front.whole)]
    if named:
        cells = (table.angled_spots.get(name, (table.spots[name],)) for name in named)
        return [box for boxes in cells for box in boxes]
    read = [text.box for text in table.texts if text.size * front.nearest >= least]
    things = (*table.signs, *table.spots.values(), *read)
    return [box for box in things if box.w < SMALL * table.box.w]


def _seen_with(table: Canvas, spot: str, around: tuple[tuple[str, str], ...]) -> Box:
    """A spot and its company."""
    pattern = company(spot, around)
    if pattern == spot:
        return table.spots[spot]
    others = [box for name, box in table.spots.items() if fnmatchcase(name, pattern)]
    return enclosing((table.spots[spot], *others))


def _place(table: Canvas, place: tuple[str, ...], window: Box) -> Box:
    """Where to look when nothing has changed: the first place there is, or its middle."""
    for pattern in place:
        boxes = [box for spot, box in table.spots.items() if fnmatchcase(spot, pattern)]
        if boxes:
            whole = enclosing(boxes)
            fits = whole.w <= FARTHEST * window.w and whole.h <= FARTHEST * window.h
            return whole if fits else boxes[len(boxes) // 2]
    return table.box


def frame_around(page: Canvas, box: Box, colour: Colour) -> None:
    """As around a panel of a fresco."""
    page.outline(box.inset(-6), 6, 8, colour)
    page.outline(box.inset(1), 2, 2, MARBLE)


def _point(page: Canvas, view: View, shown: Sequence[Subject], table: Canvas) -> None:
    """Numbers and changed figures, each where it covers least."""
    stands: dict[int, int] = {}
    taken: list[Box] = []
    figured = 0
    for subject in shown:
        at = page.spots.get(subject.spot)
        if at is None or not view.region.contains(table.spots[subject.spot]):
            continue
        number = subject.trace.number
        if stands.get(number, 0) >= TWICE:
            continue
        box = _free(page, view.box, at, taken)
        if number and box:
            stands[number] = stands.get(number, 0) + 1
            taken.append(box)
            _number(page, box, subject.trace)
        if subject.figures and (number or figured < FIGURED):
            figured += not number
            _figures(page, view.box, at, subject, taken)


def _number(page: Canvas, at: Box, trace: Trace) -> None:
    if trace.seat is not None:
        step(page, at, trace.number, trace.seat)
        return
    page.shape("disc", at, INK)
    page.shape("disc", at.inset(3), CHANGED)
    page.text(str(trace.number), at, "bold", LEAST, MARBLE, "centre", least=LEAST)


def _figures(page: Canvas, view: Box, at: Box, subject: Subject, taken: list[Box]) -> None:
    """«14 → 16», below or above what changed."""
    assert subject.figures is not None
    text = str(subject.figures)
    w = width(text, "bold", LEAST) + 20
    x = max(view.x + 4, min(at.middle[0] - w // 2, view.right - w - 4))
    for y in (at.bottom - 8, at.y - 36):
        box = Box(x, y, w, 44)
        if view.contains(box) and not any(box.overlaps(other) for other in taken):
            ground = deed_colour(subject.trace.seat)
            page.plate(box, 10, ground, INK, 3)
            page.text(text, box, "bold", LEAST, on(ground), "centre", least=LEAST)
            taken.append(box)
            return


# Shares of width and height, corners first.
_CORNERS = ((1, 0), (0, 0), (1, 1), (0, 1), (0.5, 0), (0.5, 1), (1, 0.5), (0, 0.5))


def _free(page: Canvas, view: Box, at: Box, taken: Sequence[Box]) -> Box | None:
    """A place for a number at an edge of its spot, free of other numbers, where it hides least."""
    near = at.inset(-2 * SIDE)
    texts = near.touching(placed.box for placed in page.texts)
    signs = near.touching(page.signs)
    places: list[tuple[int, int, Box]] = []
    for left, top in _places(at):
        left = max(view.x + 6, min(left, view.right - SIDE - 6))
        top = max(view.y + 6, min(top, view.bottom - SIDE - 6))
        box = Box(left, top, SIDE, SIDE)
        if not any(box.inset(4).overlaps(other) for other in taken):
            hidden = sum(_covered(box, text) for text in texts)
            hidden += sum(_covered(box.inset(4), sign) for sign in signs)
            places.append((hidden, len(places), box))
    return min(places)[2] if places else None


def _covered(number: Box, thing: Box) -> int:
    """How much of a thing a number hides."""
    both = number.common(thing)
    return both.area if both else 0


def _places(at: Box) -> Iterator[tuple[int, int]]:
    """Left and top of a number: across an edge; of what is large, in an upper corner too; else
    beside it.
    """
    for x, y in _CORNERS:
        left = round(at.x + at.w * x - SIDE * (0.5 - 0.25 * (2 * x - 1)))
        yield left, round(at.y + at.h * y - SIDE * (0.5 - 0.25 * (2 * y - 1)))
    if min(at.w, at.h) >= LARGE * SIDE:
        yield at.right - SIDE - 4, at.y + 4
        yield at.x + 4, at.y + 4
    for x, y in _CORNERS:  # beside it
        left = round(at.x + at.w * x - SIDE * (1 - x) - TOUCH * (2 * x - 1))
        yield left, round(at.y + at.h * y - SIDE * (1 - y) - TOUCH * (2 * y - 1))
