"""What is asked of every picture, whatever is on it."""

from __future__ import annotations

from itertools import combinations

from rendering.kit.canvas import Canvas

LONG_NAMES = (
    "Maximiliane von Hohenlohe",
    "Wolfeschlegelsteinhausen",
    "Öttingen-Wallerstein",
    "Gaius Iulius Caesar Octavianus",
    "Überschwängliche Übermut",
)
LARGEST = 2**20
INK_BLEED = 4  # px by which accents and descenders may leave the room of a line


def check_texts(canvas: Canvas, may_be_cut: tuple[str, ...] = ()) -> None:
    """Nothing cut short, nothing outside its room or the picture, no line on another."""
    for placed in canvas.texts:
        cut = any(name.startswith(placed.text.rstrip("…")) for name in may_be_cut)
        assert not placed.elided or cut, placed
        assert placed.room.inset(-1, -INK_BLEED).contains(placed.box), placed
        assert canvas.box.contains(placed.box), placed
    for one, other in combinations(canvas.texts, 2):
        apart = not one.box.inset(2, 3).overlaps(other.box.inset(2, 3))
        assert apart, f"{one} lies on {other}"


def check_sizes(canvas: Canvas) -> None:
    """No type under 20 px but for single letters: on small badges, beside a name, or on pieces."""
    small = [placed for placed in canvas.texts if placed.size < 20]
    assert all(len(placed.text) == 1 for placed in small), small


def check_phone(canvas: Canvas, least: float = 12) -> None:
    """Shown 400 px wide, no type is under 12 px but for single letters on badges."""
    shrunk = 400 / canvas.box.w
    small = [placed for placed in canvas.texts if placed.size * shrunk < least]
    assert all(len(placed.text) == 1 for placed in small), small
