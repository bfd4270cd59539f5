"""Frames as a GIF: one palette, only what changed from frame to frame.

GIF and not WebP: every Discord client plays it, and Pillow writes a frame in a tenth of the time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import TypeVar

from PIL import Image

from rendering.film.reel import Shot
from rendering.kit.palette import reduced
from rendering.kit.theme import Colour

T = TypeVar("T")

MOST = 150  # moves shown; of more, some are skipped
LARGEST = 8 * 2**20


def thinned(moves: Sequence[T]) -> Sequence[T]:
    """As many as are shown, evenly spread; the last is always among them."""
    if len(moves) <= MOST:
        return moves
    return [moves[(n + 1) * len(moves) // MOST - 1] for n in range(MOST)]


def animate(shots: Iterable[Shot], own: tuple[Colour, ...]) -> bytes:
    """The file. Of one that would be too large pieces on their way go first, then every other
    move, but never the last.
    """
    frames: list[Shot] = []
    for shot in shots:
        image = reduced(shot.image, own)
        if frames and frames[-1].image.tobytes() == image.tobytes():
            frames[-1] = frames[-1]._replace(time=frames[-1].time + shot.time)
        else:
            frames.append(shot._replace(image=image))
    data = _gif(frames)
    if len(data) > LARGEST and any(frame.passes for frame in frames):
        frames = [frame for frame in frames if not frame.passes]
        data = _gif(frames)
    while len(data) > LARGEST and len(frames) > 1:
        frames = [*frames[:-1:2], frames[-1]] if len(frames) > 2 else frames[-1:]
        data = _gif(frames)
    return data


def _gif(frames: Sequence[Shot]) -> bytes:
    file = BytesIO()
    images: list[Image.Image] = [frame.image for frame in frames]
    images[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=images[1:],
        duration=[frame.time for frame in frames],
        loop=0,
        disposal=1,
    )
    return file.getvalue()
