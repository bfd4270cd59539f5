"""How goods, actions and rewards look: always a sign, mostly a colour too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, TypeVar, get_args

from games.nova_roma.data.components import Reward
from games.nova_roma.terms import Action, Good, MosaicColour
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.icons import CODE, Icon
from rendering.kit.panels import coin
from rendering.kit.seats import SEATS, SeatLook
from rendering.kit.shapes import Shape
from rendering.kit.surface import Align
from rendering.kit.theme import (
    BASALT,
    BRONZE,
    GOLD,
    INK,
    MARBLE,
    OCHRE,
    RED,
    TYRIAN,
    Colour,
    colour,
    on,
)
from rendering.kit.type import width

Sign: TypeAlias = "Icon | Shape"  # a glyph of the icon font, or a shape of our own
Parts: TypeAlias = tuple[str, ...]  # keys of SIGN are drawn as tokens, the rest is written
What = TypeVar("What", bound=str)  # whatever is counted: goods, coins, artisans

SEA = colour("#BCD3D3")
ORANGE = colour("#D9772E")
GREEN = colour("#8C9C4C")

GOOD_COLOUR: dict[Good, Colour] = {
    "wheat": OCHRE,
    "stone": BASALT,
    "wood": BRONZE,
    "wine": TYRIAN,
    "horse": colour("#5C6932"),
}
MOSAIC_COLOUR: dict[MosaicColour, Colour] = {"green": GREEN, "yellow": GOLD, "orange": ORANGE}
COLOURS: tuple[Colour, ...] = (*GOOD_COLOUR.values(), SEA, ORANGE, GREEN)

SIGN: dict[str, Sign] = {
    "wheat": "wheat-awn",
    "stone": "ashlar",
    "wood": "log",
    "wine": "wine-glass",
    "horse": "horse-head",
    "good": "boxes-stacked",
    "coin": "disc",
    "influence": "landmark",
    "artisan": "hammer",
    "placed": "hammer",  # an artisan who stands on a space
    "card": "fan",
    "strength": "bolt",
    "block": "cube",
    "marker": "star",
    "patrician": "chess-pawn",
    "legionnaire": "shield-halved",
    "emperor": "crown",
    "wheel": "dharmachakra",
    "animal": "paw",
    "lion": "paw",
    "follower": "users",
    "estate": "archway",
    "sailing": "sailboat",
    "building": "trowel-bricks",
    "race": "flag-checkered",
}
ACTION_SIGN: dict[Action, Icon] = {
    "trade": "scale-balanced",
    "upgrade": "angles-up",
    "petition": "scroll",
    "recruit": "user-plus",
    "sail": "sailboat",
    "build": "trowel-bricks",
    "race": "flag-checkered",
    "produce": "person-digging",
}
ARROW = "→"
PART_GAP = 3
NOBODY = len(SEATS) - 1  # the look of the neutral colour: no game of four has a fifth seat


def look_of(owner: int) -> SeatLook:
    """Colour and shape of a seat, or of the colour nobody plays."""
    return SEATS[owner if owner >= 0 else NOBODY]


_ICONS: dict[str, Icon] = {icon: icon for icon in CODE}
_SHAPES: dict[str, Shape] = {shape: shape for shape in get_args(Shape)}


def sign(canvas: Canvas, name: Sign, cx: int, cy: int, size: int, ink: Colour) -> None:
    """A sign centred on a point."""
    if name in _ICONS:
        canvas.icon(_ICONS[name], cx, cy, size, ink)
    else:
        box = Box(cx - size // 2, cy - size // 2, size, size)
        canvas.shape(_SHAPES[name], box, ink)


def token(canvas: Canvas, what: str, cx: int, cy: int, size: int) -> None:
    """A good, coin or figure as a small piece: colour and sign."""
    box = Box(cx - size // 2, cy - size // 2, size, size)
    if what == "coin":
        coin(canvas, box)
        return
    if what == "placed":
        canvas.plate(box, size // 6, MARBLE, INK)
        artisan(canvas, cx, cy, size - 4)
        return
    face = _token_face(what)
    canvas.rounded(box, size // 5, face)
    sign(canvas, SIGN[what], cx, cy, round(size * 0.72), on(face))


def artisan(canvas: Canvas, cx: int, cy: int, size: int) -> None:
    """As he stands in a production area."""
    canvas.shape("disc", Box(cx - size // 2, cy - size // 2, size, size), INK)
    canvas.icon("hammer", cx, cy, size * 5 // 9, MARBLE)


def _token_face(what: str) -> Colour:
    for good, face in GOOD_COLOUR.items():
        if good == what:
            return face
    return RED if what == "influence" else INK


def price_row(canvas: Canvas, price: Mapping[What, int], box: Box, size: int) -> None:
    """A token for everything to be paid, in as few centred rows as fit the box."""
    paid = [what for what, n in price.items() for _ in range(n)]
    columns = max(1, (box.w + 2) // (size + 2))
    rows = [paid[n : n + columns] for n in range(0, len(paid), columns)]
    y = box.y + (box.h - len(rows) * (size + 2)) // 2 + size // 2 + 1
    for row in rows:
        x = box.x + (box.w - len(row) * (size + 2) + 2) // 2 + size // 2
        for what in row:
            token(canvas, what, x, y, size)
            x += size + 2
        y += size + 2


def gains(reward: Reward) -> list[tuple[str, int]]:
    """What a reward gives, in the order of its fields."""
    return [(what, n) for what in reward.__struct_fields__ if (n := getattr(reward, what))]


def gain_parts(reward: Reward) -> Parts:
    """«2» and a token, for everything a reward gives."""
    return tuple(part for what, n in gains(reward) for part in (str(n), what))


def parts_width(parts: Parts, size: int) -> int:
    return sum(_part_width(part, size) for part in parts) + PART_GAP * (len(parts) - 1)


def _part_width(part: str, size: int) -> int:
    if part in SIGN:
        return size
    return size * 3 // 4 if part == ARROW else width(part, "bold", size)


def parts_row(
    canvas: Canvas, parts: Parts, box: Box, size: int, ink: Colour = INK, align: Align = "centre"
) -> None:
    """Figures and tokens beside each other."""
    spare = box.w - parts_width(parts, size)
    x = box.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
    for part in parts:
        w = _part_width(part, size)
        if part in SIGN:
            token(canvas, part, x + w // 2, box.middle[1], size)
        elif part == ARROW:
            sign(canvas, "arrow-right", x + w // 2, box.middle[1], w, ink)
        else:
            canvas.text(part, Box(x, box.y, w, box.h), "bold", size, ink, least=size)
        x += w + PART_GAP


def points(canvas: Canvas, box: Box, text: str, size: int) -> None:
    """Victory points: marble figures on Pompeian red."""
    canvas.rounded(box, min(box.h // 3, 10), RED)
    canvas.text(text, box, "title", size, MARBLE, "centre")
