"""How materials and roles look: always a colour and a letter or sign."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from games.glory_to_rome.data.cards import KINDS, MATERIALS, ROLE_OF, SENATOR, Material, Role
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.shapes import Shape
from rendering.kit.theme import (
    BASALT,
    BRONZE,
    GOLD,
    LAPIS,
    MARBLE,
    PLASTER_LIGHT,
    TYRIAN,
    Colour,
    colour,
    mix,
    on,
)

ChipKind: TypeAlias = Literal["stock", "client", "site"]

COLOUR: dict[Material, Colour] = {
    "rubble": GOLD,
    "wood": BRONZE,
    "concrete": BASALT,
    "brick": colour("#B03A2C"),
    "stone": LAPIS,
    "marble": TYRIAN,
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
LETTER: dict[Material, str] = dict(zip(MATERIALS, "RWCBSM", strict=True))
SENATOR_COLOUR = MARBLE


def card_colour(name: str) -> Colour:
    return SENATOR_COLOUR if name == SENATOR else COLOUR[KINDS[name].material]


def pale(material: Material) -> Colour:
    """Its colour as a tint, for what is not there."""
    return mix(PLASTER_LIGHT, COLOUR[material], 0.14)


def chip(canvas: Canvas, box: Box, kind: ChipKind, material: Material, n: int) -> None:
    """A count of materials (letter), clients (role) or sites (sign); empty ones are pale."""
    canvas.put(_chip(kind, material, n, box.w, box.h), box.x, box.y)


@remember(512)
def _chip(kind: ChipKind, material: Material, n: int, w: int, h: int) -> Canvas:
    canvas = Canvas(w, h, PLASTER_LIGHT)
    _CHIPS[kind](canvas, canvas.box, material, n)
    return canvas


def _stock(canvas: Canvas, box: Box, material: Material, n: int) -> None:
    ink = _ground(canvas, box, material, n)
    canvas.text(LETTER[material], Box(box.x + 3, box.y, 22, box.h), "bold", 22, ink, "centre")
    if n:
        canvas.text(str(n), Box(box.x + 24, box.y, box.w - 26, box.h), "bold", 28, ink, "centre")


def _client(canvas: Canvas, box: Box, material: Material, n: int) -> None:
    ink = _ground(canvas, box, material, n)
    canvas.icon(ROLE_SIGN[ROLE_OF[material]], box.x + 16, box.y + box.h // 2, 22, ink)
    if n:
        canvas.text(str(n), Box(box.x + 27, box.y, box.w - 29, box.h), "bold", 28, ink, "centre")


def _site(canvas: Canvas, box: Box, material: Material, n: int) -> None:
    ink = _ground(canvas, box, material, n)
    side = 22
    canvas.shape(SIGN[material], Box(box.x + 5, box.y + (box.h - side) // 2, side, side), ink)
    if n:
        canvas.text(str(n), Box(box.x + 27, box.y, box.w - 29, box.h), "bold", 28, ink, "centre")


def _ground(canvas: Canvas, box: Box, material: Material, n: int) -> Colour:
    """Fills the chip; gives the colour to write in."""
    ground = COLOUR[material] if n else pale(material)
    canvas.rounded(box, 6, ground)
    return on(ground) if n else mix(ground, COLOUR[material], 0.4)


_CHIPS: dict[ChipKind, Callable[[Canvas, Box, Material, int], None]] = {
    "stock": _stock,
    "client": _client,
    "site": _site,
}
