"""Above a close-up: what is asked, so that the picture can be read without the panel."""

from __future__ import annotations

from rendering.board.scene import Placement, Scene
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, PLASTER
from rendering.kit.type import SMALLEST, break_lines, drawable, leading

SIZES = (0.045, 0.039, 0.034)  # of the width, the largest in which two lines are enough
LINES = 2
BELOW = 0.014  # of the width, between the question and what it is about


def headed(scene: Scene, question: str, rim: int) -> Scene:
    """With the question at the top, as wide as the rest; nothing asked: as it is."""
    if not question:
        return scene
    block = _headline(drawable(question), scene, rim)
    down = block.box.h
    moved = tuple(Placement(it, x, y + down) for it, x, y in scene.placements)
    placements = (Placement(block, rim, rim), *moved)
    return scene._replace(height=scene.height + down, placements=placements)


def _headline(question: str, scene: Scene, rim: int) -> Canvas:
    room = scene.width - 2 * rim
    sizes = [max(SMALLEST, round(share * scene.width)) for share in SIZES]
    tries = [(size, break_lines(question, "head", size, room - 8)) for size in sizes]
    size, lines = next((it for it in tries if len(it[1]) <= LINES), tries[-1])
    tall = leading(size)
    canvas = Canvas(room, tall * len(lines) + round(BELOW * scene.width), PLASTER)
    for n, line in enumerate(lines):
        canvas.text(line, Box(4, n * tall, room - 4, tall), "head", size, INK)
    return canvas
