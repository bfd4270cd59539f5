"""The painting behind the turn, calm where words run over it."""

from __future__ import annotations

from PIL import Image

from rendering.board.look import Look
from rendering.kit.cache import remember

CALM = 217  # of 255: how far what is painted steps back behind words
WEST = 0.4  # of the width
RAMP = 120  # px from there to the painting


@remember(8)
def calmed(look: Look, w: int, h: int, end: int) -> Image.Image:
    """The painting, so far from the left nearly without things: only its sky and its ground."""
    return Image.composite(_plain(look, w, h), look.painting(w, h), _veil(w, h, end))


@remember(8)
def _plain(look: Look, w: int, h: int) -> Image.Image:
    """Of each row the colour most of it has in the west, where little is painted."""
    painting = look.painting(w, h)
    column = Image.new("RGB", (1, h))
    west = round(w * WEST)
    for y in range(h):
        counted = painting.crop((0, y, west, y + 1)).getcolors(west) or []
        column.putpixel((0, y), max(counted)[1])  # type: ignore[arg-type]
    return column.resize((w, h), Image.Resampling.NEAREST)


def _veil(w: int, h: int, end: int) -> Image.Image:
    row = Image.new("L", (w, 1))
    row.putdata([max(0, min(CALM, CALM * (end + RAMP - x) // RAMP)) for x in range(w)])
    return row.resize((w, h), Image.Resampling.NEAREST)
