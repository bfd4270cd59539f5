"""Font Awesome glyphs by name. What it lacks is drawn in shapes.py."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rendering.kit import type as typeface
from rendering.kit.cache import remember

Icon: TypeAlias = Literal[
    "archway", "box-archive", "boxes-stacked", "compass-drafting", "crown", "dungeon", "eye",
    "flag", "hammer", "handshake", "hourglass-half", "landmark", "lightbulb", "link", "mountain",
    "person-digging", "scale-balanced", "scroll", "shield-halved", "stairs", "trophy", "users",
]  # fmt: skip

# Code points of Font Awesome Free 6; a test compares them with the package's own list.
CODE: dict[Icon, int] = {
    "archway": 0xF557,
    "box-archive": 0xF187,
    "boxes-stacked": 0xF468,
    "compass-drafting": 0xF568,
    "crown": 0xF521,
    "dungeon": 0xF6D9,
    "eye": 0xF06E,
    "flag": 0xF024,
    "hammer": 0xF6E3,
    "handshake": 0xF2B5,
    "hourglass-half": 0xF252,
    "landmark": 0xF66F,
    "lightbulb": 0xF0EB,
    "link": 0xF0C1,
    "mountain": 0xF6FC,
    "person-digging": 0xF85E,
    "scale-balanced": 0xF24E,
    "scroll": 0xF70E,
    "shield-halved": 0xF3ED,
    "stairs": 0xE289,
    "trophy": 0xF091,
    "users": 0xF0C0,
}


@remember(512)
def icon_glyph(name: Icon, size: int) -> typeface.Glyphs:
    """An icon not wider and not higher than `size`."""
    text = chr(CODE[name])
    for points in range(size, 0, -1):
        found = typeface.glyphs(text, "icon", points)
        if max(found.mask.size) <= size:
            return found
    raise ValueError(f"no room for the icon {name} in {size} px")
