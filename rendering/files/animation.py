"""A range of moves as a GIF: half size, one palette, only what changed from frame to frame.

GIF and not WebP: every Discord client plays it, and Pillow writes a frame in a tenth of the time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from typing import TypeVar

from PIL import Image

from rendering.board.scene import TALLEST, WIDTH, Scene
from rendering.files.encoding import reduced
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.panels import glow, small_plaster
from rendering.kit.theme import PLASTER, Colour

T = TypeVar("T")

SMALL = WIDTH // 2
MOST = 150  # moves shown; of more, some are skipped
WHOLE = 60_000  # milliseconds a long animation aims at
QUICKEST, SLOWEST, LAST = 350, 1200, 4000
LARGEST = 8 * 2**20


def thinned(moves: Sequence[T]) -> Sequence[T]:
    """As many as are shown, evenly spread; the last is always among them."""
    if len(moves) <= MOST:
        return moves
    return [moves[(n + 1) * len(moves) // MOST - 1] for n in range(MOST)]


def animate(scenes: Iterable[Scene], own: tuple[Colour, ...]) -> tuple[bytes, tuple[int, int]]:
    """The file and its size in pixels. All frames are as high as the highest.

    Scenes are drawn one at a time and kept as small frames: a hundred of them would fill memory.
    """
    frames = [reduced(_composed(scene), own) for scene in scenes]
    height = max(frame.height for frame in frames)
    ground = reduced(small_plaster(WIDTH, TALLEST).crop((0, 0, SMALL, height)), own)
    data = _gif(frames, ground)
    while len(data) > LARGEST and len(frames) > 1:
        frames = [*frames[:-1:2], frames[-1]] if len(frames) > 2 else frames[-1:]
        data = _gif(frames, ground)
    return data, ground.size


def _gif(frames: Sequence[Image.Image], ground: Image.Image) -> bytes:
    grown = _grown(frames, ground)
    each = max(QUICKEST, min(SLOWEST, WHOLE // len(frames)))
    times = [each] * (len(frames) - 1) + [LAST]
    file = BytesIO()
    next(grown).save(
        file, "GIF", save_all=True, append_images=grown, duration=times, loop=0, disposal=1
    )
    return file.getvalue()


def _grown(frames: Sequence[Image.Image], ground: Image.Image) -> Iterator[Image.Image]:
    for frame in frames:
        full = ground.copy()
        full.paste(frame, (0, 0))
        yield full


def _composed(scene: Scene) -> Image.Image:
    """The scene at half size."""
    canvas = Canvas(SMALL, scene.height // 2, PLASTER)
    canvas.image.paste(small_plaster(WIDTH, TALLEST), (0, 0))
    spots: dict[str, Box] = {}
    round_spots: set[str] = set()
    lit_spots: set[str] = set()
    for block, x, y in scene.placements:
        canvas.image.paste(block.small(), (x // 2, y // 2))
        spots |= {name: _halved(box.moved(x, y)) for name, box in block.spots.items()}
        round_spots |= block.round_spots
        lit_spots |= block.lit_spots
    for name in scene.changed:
        if name in spots.keys() - lit_spots:
            seat = scene.traces[name].seat if name in scene.traces else None
            glow(canvas, spots[name], small=True, round=name in round_spots, seat=seat)
    return canvas.image


def _halved(box: Box) -> Box:
    return Box(box.x // 2, box.y // 2, box.w // 2, box.h // 2)
