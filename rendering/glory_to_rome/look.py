"""How materials and roles look: always a colour and a sign; and the colours of the city."""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.glory_to_rome.data.cards import KINDS, ROLE_OF, SENATOR, Material, Role
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.shapes import Shape
from rendering.kit.theme import GOLD, INK, MARBLE, Colour, colour, mix, on

ChipKind: TypeAlias = Literal["stock", "client", "site"]

# Far apart for every kind of eye: tests/rendering/glory_to_rome/test_look.py simulates them.
COLOUR: dict[Material, Colour] = {
    "rubble": GOLD,
    "wood": colour("#513219"),
    "concrete": colour("#70706A"),
    "brick": colour("#BF4A2A"),
    "stone": colour("#2A66B8"),
    "marble": colour("#700F66"),
}
SIGN: dict[Material, Shape] = {
    "rubble": "rubble",
    "wood": "log",
    "concrete": "trowel",
    "brick": "bricks",
    "stone": "ashlar",
    "marble": "column",
}
ROLE_SIGN: dict[Role, Icon] = {
    "laborer": "person-digging",
    "craftsman": "hammer",
    "architect": "compass-drafting",
    "legionary": "shield-halved",
    "merchant": "scale-balanced",
    "patron": "handshake",
}
SENATOR_COLOUR = MARBLE

# The city: sky, hills, earth, walls, pavement, trees, planks.
SKY = colour("#DCE7E6")
HILL, HILL_DARK = colour("#C9CF97"), colour("#AEB877")
EARTH, EARTH_DARK = colour("#DCBF8B"), colour("#BC9862")
WALL, WALL_DARK = colour("#CDB893"), colour("#9B8462")
PAVING, JOINT = colour("#E9DFCB"), colour("#D8CBB0")
LEAF, LEAF_DARK = colour("#76924E"), colour("#49653A")
PLANK = colour("#B07A45")
CITY = (SKY, HILL, HILL_DARK, EARTH, EARTH_DARK, WALL, WALL_DARK, PAVING, JOINT, LEAF, LEAF_DARK)
WALLS = tuple(mix(face, MARBLE, 0.55) for face in COLOUR.values())  # of buildings
COLOURS = (*COLOUR.values(), *WALLS, *CITY, PLANK)

CHIP_W, CHIP_H = 57, 40


def card_colour(name: str) -> Colour:
    return SENATOR_COLOUR if name == SENATOR else COLOUR[KINDS[name].material]


def chip(canvas: Canvas, box: Box, kind: ChipKind, material: Material, n: int) -> None:
    """A count of materials or sites (sign), or of clients (role)."""
    face, side = COLOUR[material], box.h - 14
    canvas.rounded(box, box.h // 2 if kind == "client" else 7, face)
    if kind == "client":
        icon = ROLE_SIGN[ROLE_OF[material]]
        canvas.icon(icon, box.x + 8 + side // 2, box.y + box.h // 2, side, on(face))
    else:
        at = Box(box.x + 7, box.y + (box.h - side) // 2, side, side)
        canvas.shape(SIGN[material], at, on(face))
    room = Box(box.x + side + 10, box.y, box.w - side - 14, box.h)
    canvas.text(str(n), room, "bold", 28, on(face), "centre")


def pip(canvas: Canvas, box: Box, material: Material) -> None:
    """A piece of a material: colour and sign."""
    face = COLOUR[material]
    canvas.plate(box, 5, face, INK)
    canvas.shape(SIGN[material], box.inset(max(3, box.w // 7)), on(face))
