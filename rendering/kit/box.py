"""Rectangles on a picture."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Box(NamedTuple):
    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        return self.x + self.w // 2, self.y + self.h // 2

    @property
    def area(self) -> int:
        return self.w * self.h

    @property
    def corners(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom, as Pillow wants it."""
        return self.x, self.y, self.right, self.bottom

    def moved(self, dx: int, dy: int) -> Box:
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """Smaller on all sides; negative numbers make it larger."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def contains(self, other: Box) -> bool:
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlaps(self, other: Box) -> bool:
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def touching(self, others: Iterable[Box]) -> list[Box]:
        """Those that overlap it: of hundreds, so by numbers alone."""
        left, top, right, bottom = self.corners
        return [
            box
            for box in others
            if box[0] < right
            and left < box[0] + box[2]
            and box[1] < bottom
            and top < box[1] + box[3]
        ]

    def grown(self, times: float) -> Box:
        """So many times as large around its middle."""
        if times == 1:
            return self
        w, h = round(self.w * times), round(self.h * times)
        return Box(self.x - (w - self.w) // 2, self.y - (h - self.h) // 2, w, h)

    def within(self, room: Box) -> Box:
        """Moved no farther than it takes to lie in a room that is large enough."""
        x = max(room.x, min(self.x, room.right - self.w))
        return self._replace(x=x, y=max(room.y, min(self.y, room.bottom - self.h)))

    def common(self, other: Box) -> Box | None:
        """What of both is the same place."""
        if not self.overlaps(other):
            return None
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, min(self.right, other.right) - x, min(self.bottom, other.bottom) - y)

    def around(self, *others: Box) -> Box:
        """The smallest that holds all of them."""
        boxes = (self, *others)
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
        return Box(x, y, right - x, bottom - y)
