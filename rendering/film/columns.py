"""A narrow scene made as broad as a film: its blocks in two columns."""

from __future__ import annotations

from rendering.board.scene import Placement, Scene


def abreast(scene: Scene) -> Scene:
    """Each block goes below the column that is shorter so far."""
    step = scene.width - min(placed.x for placed in scene.placements)
    gap = min(placed.y for placed in scene.placements)
    below, placements = [gap, gap], []
    for block, x, _ in scene.placements:
        column = 0 if below[0] <= below[1] else 1
        placements.append(Placement(block, x + column * step, below[column]))
        below[column] += block.box.h + gap
    width = scene.width + step
    return scene._replace(width=width, height=max(below), placements=tuple(placements))
