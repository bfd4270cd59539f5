"""Where every hex lies on the map."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import NamedTuple

from games.romolo_o_remo.seat.view import HexView
from rendering.kit.box import Box

PAD = 40  # sea around the outermost hexes


class Geography(NamedTuple):
    """A map for hexes of this radius."""

    radius: int
    left: int  # of all double-width coordinates the least
    width: int
    height: int

    def centre(self, hex: HexView) -> tuple[int, int]:
        step = sqrt(3) / 2 * self.radius
        x = PAD + step * (hex.x - self.left + 1)
        y = PAD + self.radius * (1 + 1.5 * hex.y)
        return round(x), round(y)

    def box(self, hex: HexView) -> Box:
        """Around the hex."""
        (cx, cy), w, r = self.centre(hex), round(sqrt(3) * self.radius), self.radius
        return Box(cx - w // 2, cy - r, w, 2 * r)

    def side(self, hex: HexView, side: int, inward: float = 0.86) -> tuple[int, int]:
        """The middle of a side, or a point on the way to it."""
        (cx, cy), angle = self.centre(hex), pi / 3 * (side - 1)
        reach = sqrt(3) / 2 * self.radius * inward
        return round(cx + reach * cos(angle)), round(cy + reach * sin(angle))


def geography(hexes: tuple[HexView, ...], radius: int) -> Geography:
    left, right = min(hex.x for hex in hexes), max(hex.x for hex in hexes)
    rows = max(hex.y for hex in hexes) + 1
    width = sqrt(3) / 2 * radius * (right - left + 2)
    height = radius * (2 + 1.5 * (rows - 1))
    return Geography(radius, left, round(width) + 2 * PAD, round(height) + 2 * PAD)
