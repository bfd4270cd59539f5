"""How goods, actions and rewards look: always a sign, mostly a colour too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from games.nova_roma.data.components import Reward
from games.nova_roma.terms import Action, Good, MosaicColour
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.panels import coin
from rendering.kit.seats import SEATS, SeatLook
from rendering.kit.signs import Parts, PartsPen, Sign, sign
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

What = TypeVar("What", bound=str)  # whatever is counted: goods, coins, artisans

ORANGE = colour("#D9772E")
GREEN = colour("#8C9C4C")

GOOD_COLOUR: dict[Good, Colour] = {
    "wheat": OCHRE,
    "stone": BASALT,
    "wood": BRONZE,
    "wine": TYRIAN,
    "horse": colour("#A8C686"),  # light, so that no eye takes it for wood,
}
MOSAIC_COLOUR: dict[MosaicColour, Colour] = {"green": GREEN, "yellow": GOLD, "orange": ORANGE}
COLOURS: tuple[Colour, ...] = (*GOOD_COLOUR.values(), ORANGE, GREEN)

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
NOBODY = len(SEATS) - 1  # the look of the neutral colour: no game of four has a fifth seat


def look_of(owner: int) -> SeatLook:
    """Colour and shape of a seat, or of the colour nobody plays."""
    return SEATS[owner if owner >= 0 else NOBODY]


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


def price_row(
    canvas: Canvas, price: Mapping[What, int], box: Box, size: int
) -> list[tuple[What, Box]]:
    """A token for everything to be paid, in as few centred rows as fit the box; where each lies."""
    placed: list[tuple[What, Box]] = []
    paid = [what for what, n in price.items() for _ in range(n)]
    columns = max(1, (box.w + 2) // (size + 2))
    rows = [paid[n : n + columns] for n in range(0, len(paid), columns)]
    y = box.y + (box.h - len(rows) * (size + 2)) // 2 + size // 2 + 1
    for row in rows:
        x = box.x + (box.w - len(row) * (size + 2) + 2) // 2 + size // 2
        for what in row:
            token(canvas, what, x, y, size)
            placed.append((what, Box(x - size // 2, y - size // 2, size, size)))
            x += size + 2
        y += size + 2
    return placed


def gains(reward: Reward) -> list[tuple[str, int]]:
    """What a reward gives, in the order of its fields."""
    return [(what, n) for what in reward.__struct_fields__ if (n := getattr(reward, what))]


def gain_parts(reward: Reward) -> Parts:
    """«2» and a token, for everything a reward gives."""
    return tuple(part for what, n in gains(reward) for part in (str(n), what))


_PEN = PartsPen(SIGN, token)
parts_width = _PEN.width


def parts_row(
    canvas: Canvas, parts: Parts, box: Box, size: int, ink: Colour = INK, align: Align = "centre"
) -> None:
    """Figures and tokens beside each other."""
    _PEN.row(canvas, parts, box, size, ink, align)


def points(canvas: Canvas, box: Box, text: str, size: int) -> None:
    """Victory points: marble figures on Pompeian red."""
    canvas.rounded(box, min(box.h // 3, 10), RED)
    canvas.text(text, box, "title", size, MARBLE, "centre")
