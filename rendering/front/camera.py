"""Where to look: up to two views of the table that show what the told lines changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rendering.front.edges import settled
from rendering.kit.box import Box

MOST = 2
RIM = 14  # units around what is looked at
NEAR = 0.7  # of the nearest: what each of two views must have
TOGETHER = 0.84  # what two changes in one view, or a whole block, must have
STEPS = (1, 0.84, 0.7, 0.55, 0.45, 0.36)  # of the nearest
GAP = 28  # px between two views: each has a frame around it
AWAY = (0.84, 0.72)  # of the scale, where fewer things are cut from farther away
FILLED = 0.7  # of a cell: a block that fills as much is seen without its neighbours
FARTHER = 5  # things that are rather cut than seen from a step farther away


class View(NamedTuple):
    """A box of the page, the region of the table it shows, and the cell it stands in."""

    box: Box
    region: Box
    cell: Box


class Target(NamedTuple):
    """Something that changed; leading ones deserve a view of their own."""

    box: Box
    leads: bool
    step: int = 0  # the number of the line that tells it
    rank: int = 0  # the better a picture it makes, the lower


class Camera(NamedTuple):
    """How near it comes, in pixels for a unit; what stands on the table; the whole of it; small
    things that should not be cut.
    """

    nearest: float
    blocks: Sequence[Box]
    table: Box
    uncut: Sequence[Box] = ()
    farthest: float = 0.3  # of the nearest: from there nothing can be read

    @property
    def together(self) -> float:
        """Of the nearest, what two changes in one view must have: they shall be read as well."""
        return max(TOGETHER, self.farthest)

    def scale(self, group: Box, cell: Box) -> float:
        """Of a group that fills a cell; one of few, so that what was drawn at it can be kept."""
        seen = group.inset(-RIM)
        exact = min(cell.w / seen.w, cell.h / seen.h, self.nearest)
        steps = (self.nearest * share for share in STEPS)
        return next((step for step in steps if step <= exact), exact)

    def near(self, group: Box, cell: Box, share: float = NEAR) -> bool:
        return self.scale(group, cell) >= share * self.nearest


def views(camera: Camera, targets: Sequence[Target], window: Box) -> list[View]:
    """The best targets first; what is too large or too far away is left to the board. Where only
    one view is near enough it is that which makes the best picture.
    """
    near = [it for it in targets if camera.near(it.box, window, camera.farthest)]
    groups = _groups(
        camera, [target._replace(leads=True) for target in near[:1]] + near[1:], window
    )
    groups = groups or _groups(camera, targets[:1], window)

    def steps(group: list[Box]) -> int:
        return min(target.step for target in targets if target.box in group)

    def ranks(group: list[Box]) -> int:
        return min(target.rank for target in targets if target.box in group)

    first = sorted(groups, key=ranks)[:1]

    while groups:
        boxes = [enclosing(group) for group in sorted(groups, key=steps)]
        tries = [list(zip(boxes, cells, strict=True)) for cells in _layouts(len(groups), window)]
        best = max(tries, key=lambda pairs: _worth(camera, pairs))
        share = max(NEAR, camera.farthest)
        if len(groups) == 1 or all(camera.near(*pair, share) for pair in best):
            return [_view(camera, group, cell) for group, cell in best]
        groups = _fewer(groups) or first
    return []


def _groups(camera: Camera, targets: Sequence[Target], window: Box) -> list[list[Box]]:
    """Targets that can be seen together, the best first."""
    groups: list[list[Box]] = []
    for target in targets:
        share = camera.together if len(groups) == 1 else 1
        for group in groups:
            around = enclosing(group)
            both = enclosing((around, target.box))
            if both == around or camera.near(both, window, share):
                group.append(target.box)
                break
        else:
            if target.leads and len(groups) < MOST:
                groups.append([target.box])
    return groups


def _fewer(groups: list[list[Box]]) -> list[list[Box]]:
    """Without the last of the second group, then of the first; none if each is one thing."""
    for n in reversed(range(len(groups))):
        if len(groups[n]) > 1:
            return [group[:-1] if k == n else group for k, group in enumerate(groups)]
    return []


def _layouts(n: int, window: Box) -> Iterable[list[Box]]:
    """Ways to part a window into so many boxes."""
    x, y, w, h = window
    if n == 1:
        yield [window]
        return
    for share in (0.5, 0.6, 0.4):
        left, top = round((w - GAP) * share), round((h - GAP) * share)
        yield [Box(x, y, left, h), Box(x + left + GAP, y, w - GAP - left, h)]
        yield [Box(x, y, w, top), Box(x, y + top + GAP, w, h - GAP - top)]


def _worth(camera: Camera, pairs: Sequence[tuple[Box, Box]]) -> float:
    """How near everything is, the farthest counting most."""
    scales = [camera.scale(group, cell) for group, cell in pairs]
    return min(scales) + 0.2 * sum(scales)


def _view(camera: Camera, group: Box, cell: Box) -> View:
    """Around a group; a whole block where it fits, and as few things cut at the edges as can be.

    Where a part of the cell is left over, that is around the view.
    """
    holding = [box for box in camera.blocks if box.contains(group)]
    whole = min(holding, key=lambda box: box.area, default=group)
    seen = whole if camera.near(whole, cell, camera.together) else group
    scale = camera.scale(seen, cell)
    if cell.w > scale * camera.table.w:  # a narrow table is seen larger
        exact = min(cell.w / camera.table.w, cell.h / seen.inset(-RIM).h)
        scale = max(scale, exact)
    if seen in camera.blocks and _fills(seen, cell):
        return _alone(seen, cell)
    scales = [scale, *(scale * share for share in AWAY)]
    scales = [s for s in scales if s in scales[:1] or s >= camera.farthest * camera.nearest]
    sizes = [(cell.w / scale, cell.h / scale) for scale in scales]
    tries = [settled(seen, size, camera.table, camera.uncut) for size in sizes]
    costs = [cost + n * FARTHER for n, (_, cost) in enumerate(tries)]
    best = costs.index(min(costs))
    region, scale = tries[best][0], scales[best]
    w, h = min(cell.w, round(region.w * scale)), min(cell.h, round(region.h * scale))
    x, y = cell.x + (cell.w - w) // 2, cell.y + (cell.h - h) // 2
    return View(Box(x, y, w, h), region, cell)


def _fills(block: Box, cell: Box) -> bool:
    """Whether so little is left over that nothing beside it need be seen."""
    across, down = cell.w / block.w, cell.h / block.h
    return min(across, down) >= FILLED * max(across, down)


def _alone(block: Box, cell: Box) -> View:
    """A block as large as it fits, its neighbours left out: they would be cut."""
    scale = min(cell.w / block.w, cell.h / block.h)
    w, h = min(cell.w, round(block.w * scale)), min(cell.h, round(block.h * scale))
    return View(Box(cell.x + (cell.w - w) // 2, cell.y + (cell.h - h) // 2, w, h), block, cell)


def enclosing(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds them all."""
    corners = [box.corners for box in boxes]
    left, top = min(c[0] for c in corners), min(c[1] for c in corners)
    right, bottom = max(c[2] for c in corners), max(c[3] for c in corners)
    return Box(left, top, right - left, bottom - top)
