"""A picture before it is one: blocks with their places, what glows, what is marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rendering.board.changes import Changes, Figures, Trace
from rendering.kit.canvas import Canvas
from rendering.kit.panels import glow, mark, note, number, plaster
from rendering.kit.theme import PLASTER

WIDTH = 1600
TALLEST = 2000
MARGIN = 24
INNER = WIDTH - 2 * MARGIN
GAP = 10
FIGURE, NEXT = 48, 16  # units: height of a figure in a row, and to the next one
OLD = 0.9  # age of what somebody else did where something newer happened


class Placement(NamedTuple):
    block: Canvas
    x: int
    y: int


class Scene(NamedTuple):
    height: int
    placements: tuple[Placement, ...]
    changed: Mapping[str, Figures | None] = {}
    marks: Mapping[str, str] = {}  # spot -> short name of the option there
    focus: tuple[str, ...] = ()  # spots a close-up shows
    width: int = WIDTH
    scale: float = 1  # pixels for each unit of it
    traces: Mapping[str, Trace] = {}  # who changed a spot
    hung: int = 0  # of its blocks, the last ones: cards far below the board


def stacked(
    masthead: Canvas,
    rows: Sequence[Canvas | Sequence[Canvas]],
    changed: Changes,
    marks: Mapping[str, str],
    focus: tuple[str, ...],
) -> Scene:
    """The masthead over the whole width, below it blocks and rows of blocks, with margins."""
    placements = [Placement(masthead, 0, 0)]
    y = masthead.box.h + GAP
    for row in rows:
        blocks = (row,) if isinstance(row, Canvas) else row
        spare = INNER - sum(block.box.w for block in blocks)
        x = MARGIN
        for block in blocks:
            placements.append(Placement(block, x, y))
            x += block.box.w + spare // max(1, len(blocks) - 1)
        y += max(block.box.h for block in blocks) + GAP
    return Scene(y + GAP, tuple(placements), changed, marks, focus)


def compose(scene: Scene, height: int | None = None) -> Canvas:
    """Draws the scene at full size, on ground of at least this height."""
    canvas = Canvas(scene.width, max(scene.height, height or 0), PLASTER)
    canvas.cover(plaster, WIDTH, TALLEST)
    for block, x, y in scene.placements:
        canvas.put(block, x, y)
    highlight(canvas, scene)
    for name, label in scene.marks.items():
        if name in canvas.spots:
            tag = canvas.tags.get(name)
            cells = canvas.angled_spots.get(name, ())
            round, six_sided = name in canvas.round_spots, name in canvas.six_sided_spots
            mark(canvas, canvas.spots[name], label, round, tag, cells, six_sided)
    return canvas


def highlight(canvas: Canvas, scene: Scene) -> None:
    """What changed: first all glows, then on them figures and the numbers of lines."""
    changed = {name: figures for name, figures in scene.changed.items() if name in canvas.spots}
    traces = {name: scene.traces.get(name, Trace()) for name in changed}
    for name, trace in traces.items():
        if name not in canvas.lit_spots:
            glow(
                canvas,
                canvas.spots[name],
                round=name in canvas.round_spots,
                seat=trace.seat,
                age=trace.age,
                cells=canvas.angled_spots.get(name, ()),
                six_sided=name in canvas.six_sided_spots,
            )
    for name, figures in changed.items():
        if figures and name not in canvas.lit_spots:
            told = (str(figures), figures.difference)
            note(canvas, canvas.spots[name], told, traces[name].seat)
    old = OLD if any(trace.age for trace in traces.values()) else 0
    for name, trace in sorted(traces.items(), key=lambda it: -it[1].number):
        box, round = canvas.spots[name], name in canvas.round_spots
        if trace.number and not _follows_alike(name, canvas, traces):
            number(canvas, box, trace.number, trace.seat, trace.age, round=round)
        for seat, n in reversed(trace.others):
            number(canvas, box, n, seat, old, round=round)


def _follows_alike(name: str, canvas: Canvas, traces: Mapping[str, Trace]) -> bool:
    """Whether the same line changed what stands just before it in a row of figures: one number
    does for both.
    """
    box, owner = canvas.spots[name], name.partition(":")[0]
    if box.h > FIGURE:
        return False
    return any(
        trace == traces[name]
        and other.partition(":")[0] == owner
        and (at := canvas.spots[other]).y == box.y
        and 0 <= box.x - at.right <= NEXT
        for other, trace in traces.items()
        if other != name
    )
