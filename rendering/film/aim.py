"""Where the camera looks: at what changed, from where it stood if that will do."""

from __future__ import annotations

from collections.abc import Sequence

from rendering.front.camera import enclosing
from rendering.kit.box import Box

RIM = 30  # units around what is looked at


def aim(targets: Sequence[Box], table: Box, size: tuple[int, int], stood: Box | None) -> Box:
    """A region of this size with the first target, and as many of the others as go with it."""
    w, h = min(size[0], table.w), min(size[1], table.h)
    if not targets:
        return stood or Box(table.x, table.y, w, h)
    group = targets[0]
    for target in targets[1:]:
        both = enclosing((group, target))
        if both.w <= w - 2 * RIM and both.h <= h - 2 * RIM:
            group = both
    if stood and (stood.w, stood.h) == (w, h) and stood.contains(group):
        return stood
    x, y = group.middle[0] - w // 2, group.middle[1] - h // 2
    x = max(table.x, min(x, table.right - w))
    y = max(table.y, min(y, table.bottom - h))
    return Box(x, y, w, h)
