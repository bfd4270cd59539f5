"""What stands on the southern bank: a messenger's scroll, a plaque."""

from __future__ import annotations

from PIL import Image

from rendering.corduba.look.brush import Brush
from rendering.corduba.look.colours import HILL_DARK, LINEN, lit, shaded
from rendering.kit.cache import remember
from rendering.kit.theme import INK_FAINT, MARBLE, OCHRE, PLASTER_DARK, mix

ROD = 20  # width of the rolled ends of a scroll


@remember(6)
def scroll(w: int, h: int) -> Image.Image:
    """Unrolled from left to right."""
    brush = Brush(w, h, over=2)
    rod, edge = ROD / w, 7 / h
    brush.box(rod * 0.5, edge, 1 - rod, 1 - 2 * edge, LINEN, HILL_DARK)
    for x in (rod * 0.1, 1 - rod * 1.1):
        brush.box(x, 0.01, rod, 0.98, lit(LINEN, 0.4), HILL_DARK)
        brush.box(x + rod * 0.62, 0.02, rod * 0.3, 0.96, shaded(LINEN, 0.18), None)
        for y in (0.0, 1 - edge):
            brush.box(x + rod * 0.2, y, rod * 0.6, edge, OCHRE)
    return brush.done()


@remember(6)
def plaque(w: int, h: int) -> Image.Image:
    """A slab of marble with a rim and four nails."""
    brush = Brush(w, h, over=2)
    rim = (7 / w, 7 / h)
    brush.box(1 / w, 1 / h, 1 - 2 / w, 1 - 2 / h, mix(PLASTER_DARK, INK_FAINT, 0.5), INK_FAINT)
    brush.box(rim[0], rim[1], 1 - 2 * rim[0], 1 - 2 * rim[1], mix(MARBLE, PLASTER_DARK, 0.25), None)
    for x in (16 / w, 1 - 16 / w):
        for y in (16 / h, 1 - 16 / h):
            brush.oval(x, y, 4 / w, 4 / h, HILL_DARK)
    return brush.done()
