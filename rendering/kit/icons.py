"""Font Awesome glyphs by name. What it lacks is drawn in shapes.py."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rendering.kit import type as typeface
from rendering.kit.cache import remember

Icon: TypeAlias = Literal[
    "anchor", "angles-up", "apple-whole", "archway", "arrow-right", "arrows-rotate", "ban", "bath",
    "bolt", "book-open", "bottle-droplet", "box-archive", "boxes-stacked", "bread-slice",
    "building-columns", "check", "chess-pawn", "coins", "compass-drafting", "cow", "crown", "cube",
    "cubes", "dharmachakra", "dungeon", "eye", "fire-flame-curved", "fish", "flag",
    "flag-checkered", "gem", "gift", "hammer", "hand-fist", "hand-holding", "hands-praying",
    "handshake", "heart", "horse-head", "hourglass-half", "house", "infinity", "landmark", "leaf",
    "lightbulb", "link", "masks-theater", "mortar-pestle", "mound", "mountain", "music", "paw",
    "person-digging", "repeat", "ring", "robot", "sailboat", "scale-balanced",
    "screwdriver-wrench", "scroll", "shield-halved", "stairs", "star", "store", "tents",
    "tower-observation", "triangle-exclamation", "trophy", "trowel-bricks", "user-plus", "users",
    "wheat-awn", "wine-glass",
]  # fmt: skip

# Code points of Font Awesome Free 6; a test compares them with the package's own list.
CODE: dict[Icon, int] = {
    "anchor": 0xF13D,
    "angles-up": 0xF102,
    "apple-whole": 0xF5D1,
    "archway": 0xF557,
    "arrow-right": 0xF061,
    "arrows-rotate": 0xF021,
    "ban": 0xF05E,
    "bath": 0xF2CD,
    "bolt": 0xF0E7,
    "book-open": 0xF518,
    "bottle-droplet": 0xE4C4,
    "box-archive": 0xF187,
    "boxes-stacked": 0xF468,
    "bread-slice": 0xF7EC,
    "building-columns": 0xF19C,
    "check": 0xF00C,
    "chess-pawn": 0xF443,
    "coins": 0xF51E,
    "compass-drafting": 0xF568,
    "cow": 0xF6C8,
    "crown": 0xF521,
    "cube": 0xF1B2,
    "cubes": 0xF1B3,
    "dharmachakra": 0xF655,
    "dungeon": 0xF6D9,
    "eye": 0xF06E,
    "fire-flame-curved": 0xF7E4,
    "fish": 0xF578,
    "flag": 0xF024,
    "flag-checkered": 0xF11E,
    "gem": 0xF3A5,
    "gift": 0xF06B,
    "hammer": 0xF6E3,
    "hand-fist": 0xF6DE,
    "hand-holding": 0xF4BD,
    "hands-praying": 0xF684,
    "handshake": 0xF2B5,
    "heart": 0xF004,
    "horse-head": 0xF7AB,
    "hourglass-half": 0xF252,
    "house": 0xF015,
    "infinity": 0xF534,
    "landmark": 0xF66F,
    "leaf": 0xF06C,
    "lightbulb": 0xF0EB,
    "link": 0xF0C1,
    "masks-theater": 0xF630,
    "mortar-pestle": 0xF5A7,
    "mound": 0xE52D,
    "mountain": 0xF6FC,
    "music": 0xF001,
    "paw": 0xF1B0,
    "person-digging": 0xF85E,
    "repeat": 0xF363,
    "ring": 0xF70B,
    "robot": 0xF544,
    "sailboat": 0xE445,
    "scale-balanced": 0xF24E,
    "screwdriver-wrench": 0xF7D9,
    "scroll": 0xF70E,
    "shield-halved": 0xF3ED,
    "stairs": 0xE289,
    "star": 0xF005,
    "store": 0xF54E,
    "tents": 0xE582,
    "tower-observation": 0xE586,
    "triangle-exclamation": 0xF071,
    "trophy": 0xF091,
    "trowel-bricks": 0xE58A,
    "user-plus": 0xF234,
    "users": 0xF0C0,
    "wheat-awn": 0xE2CD,
    "wine-glass": 0xF4E3,
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
