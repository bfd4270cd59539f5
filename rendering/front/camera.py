"""Where to look: up to two views of the table that show what the told lines changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rendering.kit.box import Box

MOST = 2
RIM = 14  # units around what is looked at
NEAR = 0.7  # of the nearest: what each of two views must have
TOGETHER = 0.84  # what two changes in one view, or a whole block, must have
STEPS = (1, 0.84, 0.7, 0.55, 0.45, 0.36)  # of the nearest
GAP = 14  # px between two views
ASIDE = 46  # units a region may be moved so that its edge cuts less


class View(NamedTuple):
    """A box of the page, and the region of the table it shows."""

    box: Box
    region: Box


class Target(NamedTuple):
    """Something that changed; leading ones deserve a view of their own."""

    box: Box
    leads: bool


class Camera(NamedTuple):
    """How near it comes, in pixels for a unit; what stands on the table; the whole of it."""

    nearest: float
    blocks: Sequence[Box]
    table: Box
    uncut: Sequence[Box] = ()  # what an edge should not cut

    def scale(self, group: Box, cell: Box) -> float:
        """Of a group that fills a cell; one of few, so that what was drawn at it can be kept."""
        seen = group.inset(-RIM)
        exact = min(cell.w / seen.w, cell.h / seen.h, self.nearest)
        steps = (self.nearest * share for share in STEPS)
        return next((step for step in steps if step <= exact), exact)

    def near(self, group: Box, cell: Box, share: float = NEAR) -> bool:
        return self.scale(group, cell) >= share * self.nearest


def views(camera: Camera, targets: Sequence[Target], window: Box) -> list[View]:
    """The best targets first; what is too far from all views is left to the board."""
    groups = _groups(camera, targets, window)
    while groups:
        tries = [list(zip(groups, cells, strict=True)) for cells in _layouts(len(groups), window)]
        best = max(tries, key=lambda pairs: _worth(camera, pairs))
        if len(groups) == 1 or all(camera.near(*pair) for pair in best):
            return [View(cell, _region(camera, group, cell)) for group, cell in best]
        groups.pop()
    return []


def _groups(camera: Camera, targets: Sequence[Target], window: Box) -> list[Box]:
    """Targets that can be seen together, as the boxes around them."""
    groups: list[Box] = []
    for target in targets:
        share = TOGETHER if len(groups) == 1 else 1
        for n, group in enumerate(groups):
            both = enclosing((group, target.box))
            if both == group or camera.near(both, window, share):
                groups[n] = both
                break
        else:
            if target.leads and len(groups) < MOST:
                groups.append(target.box)
    return groups


def _layouts(n: int, window: Box) -> Iterable[list[Box]]:
    """Ways to part a window into so many boxes."""
    x, y, w, h = window
    if n == 1:
        yield [window]
        return
    for share in (0.5, 0.6):
        left, top = round((w - GAP) * share), round((h - GAP) * share)
        yield [Box(x, y, left, h), Box(x + left + GAP, y, w - GAP - left, h)]
        yield [Box(x, y, w, top), Box(x, y + top + GAP, w, h - GAP - top)]


def _worth(camera: Camera, pairs: Sequence[tuple[Box, Box]]) -> float:
    """How near everything is, the farthest counting most."""
    scales = [camera.scale(group, cell) for group, cell in pairs]
    return min(scales) + 0.2 * sum(scales)


def _region(camera: Camera, group: Box, cell: Box) -> Box:
    """Around a group, in the shape of its cell; a whole block where it fits."""
    holding = [box for box in camera.blocks if box.contains(group)]
    whole = min(holding, key=lambda box: box.area, default=group)
    seen = whole if camera.near(whole, cell, TOGETHER) else group
    table = camera.table
    scale = max(camera.scale(seen, cell), cell.w / table.w, cell.h / table.h)
    w, h = min(table.w, round(cell.w / scale)), min(table.h, round(cell.h / scale))
    x = max(table.x, min(seen.middle[0] - w // 2, table.right - w))
    y = max(table.y, min(seen.middle[1] - h // 2, table.bottom - h))
    region = Box(x, y, w, h)
    return _beside_edges(camera, group, region) if camera.uncut else region


def _beside_edges(camera: Camera, group: Box, region: Box) -> Box:
    """Moved a little where that cuts less, first up or down, then to the side."""
    for across, down in ((0, 1), (1, 0)):
        tries = [region.moved(across * n, down * n) for n in range(-ASIDE, ASIDE + 1, 2)]
        held = [each for each in tries if each.contains(group) and camera.table.contains(each)]
        first = region
        region = min(
            held or [first],
            key=lambda each: (
                sum(each.overlaps(box) and not each.contains(box) for box in camera.uncut),
                abs(each.x - first.x) + abs(each.y - first.y),
            ),
        )
    return region


def enclosing(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds them all."""
    corners = [box.corners for box in boxes]
    left, top = min(c[0] for c in corners), min(c[1] for c in corners)
    right, bottom = max(c[2] for c in corners), max(c[3] for c in corners)
    return Box(left, top, right - left, bottom - top)
