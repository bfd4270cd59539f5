"""Signs, and rows of figures and tokens beside each other."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple, TypeAlias, get_args

from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.icons import CODE, Icon
from rendering.kit.shapes import Shape
from rendering.kit.surface import Align
from rendering.kit.theme import INK, Colour
from rendering.kit.type import width

Sign: TypeAlias = "Icon | Shape"  # a glyph of the icon font, or a shape of our own
Parts: TypeAlias = tuple[str, ...]  # what has a token is drawn, the rest is written

ARROW = "→"
GAP = 3

_ICONS: dict[str, Icon] = {icon: icon for icon in CODE}
_SHAPES: dict[str, Shape] = {shape: shape for shape in get_args(Shape)}


def sign(canvas: Canvas, name: Sign, cx: int, cy: int, size: int, ink: Colour) -> None:
    """A sign centred on a point."""
    if name in _ICONS:
        canvas.icon(_ICONS[name], cx, cy, size, ink)
    else:
        box = Box(cx - size // 2, cy - size // 2, size, size)
        canvas.shape(_SHAPES[name], box, ink)


class PartsPen(NamedTuple):
    """Draws parts with the tokens of a game."""

    known: Collection[str]  # what has a token
    token: Callable[[Canvas, str, int, int, int], None]

    def width(self, parts: Parts, size: int) -> int:
        return sum(self._width(part, size) for part in parts) + GAP * (len(parts) - 1)

    def _width(self, part: str, size: int) -> int:
        if part in self.known:
            return size
        return size * 3 // 4 if part == ARROW else width(part, "bold", size)

    def row(
        self,
        canvas: Canvas,
        parts: Parts,
        box: Box,
        size: int,
        ink: Colour = INK,
        align: Align = "left",
    ) -> int:
        """Figures and tokens beside each other; returns where they end."""
        spare = box.w - self.width(parts, size)
        x = box.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
        for part in parts:
            w = self._width(part, size)
            if part in self.known:
                self.token(canvas, part, x + w // 2, box.middle[1], size)
            elif part == ARROW:
                sign(canvas, "arrow-right", x + w // 2, box.middle[1], w, ink)
            else:
                canvas.text(part, Box(x, box.y, w, box.h), "bold", size, ink, least=size)
            x += w + GAP
        return x
