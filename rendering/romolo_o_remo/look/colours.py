"""Colours of the land and of goods, and the signs that go with them."""

from __future__ import annotations

from games.romolo_o_remo.terms import DiceTile, EventCube, Resource, Terrain
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.seats import SEATS
from rendering.kit.shapes import Shape
from rendering.kit.theme import INK, RED, TERRACOTTA, Colour, colour, mix, on

LAND: dict[Terrain, Colour] = {
    "plains": colour("#B5C775"),
    "hill": colour("#BFA67C"),
    "forest": colour("#6F8F4C"),
    "water": colour("#5AA0C0"),
}
PARCHMENT = colour("#D4D1AA")  # a map nobody has filled in
PARCHMENT_DARK = colour("#9B9567")
MIST = colour("#E0E8CB")
SEA, SHALLOWS, SURF = colour("#4A8FB0"), colour("#6FB0C6"), colour("#BFE0E4")  # around the land
FIELD_LIGHT, FIELD_DARK, FIELD_RIPE = colour("#CBD486"), colour("#9DB560"), colour("#E2CB7F")
MOUND_LIGHT, MOUND_DARK = colour("#DCCBA8"), colour("#7E6A4C")
LEAF_LIGHT, LEAF_DARK = colour("#6C9145"), colour("#3C5D33")
WAVE, DEEP, SAND = colour("#A9D0DC"), colour("#3F7F9E"), colour("#E3D3A0")
STONEWORK, STONEWORK_DARK = colour("#B9B3AA"), colour("#77716A")
ROOF, THATCH = TERRACOTTA, colour("#B08A4A")

GOODS: dict[Resource, Colour] = {
    "wood": colour("#8A5A34"),
    "stone": colour("#ECE9E2"),
    "grain": colour("#E3B53C"),
    "salt": colour("#3D6DB5"),
    "refined": colour("#D98BA6"),
}
GOOD_SIGN: dict[Resource, Icon | Shape] = {
    "wood": "log",
    "stone": "ashlar",
    "grain": "wheat-awn",
    "salt": "mound",
    "refined": "gem",
}
SHAPED = ("log", "ashlar")
EVENTS: dict[EventCube, Colour] = {
    "white": GOODS["stone"],
    "yellow": GOODS["grain"],
    "pink": GOODS["refined"],
    "blue": GOODS["salt"],
    "brown": GOODS["wood"],
}
DICE: dict[DiceTile, str] = {  # what stands large on a tile; the others have a sign
    "x2": "×2",
    "plus3": "+3",
    "hit": "",
    "guard": "",
    "retreat": "",
    "blank": "–",
}
DICE_SIGN: dict[DiceTile, Icon] = {
    "hit": "bolt",
    "guard": "shield-halved",
    "retreat": "arrow-right",
}

WASH = 0.14  # of the ruler's colour in the land


def washed(land: Colour, seat: int | None) -> Colour:
    return land if seat is None else mix(land, SEATS[seat].colour, WASH)


COLOURS: tuple[Colour, ...] = (
    *LAND.values(),
    *(PARCHMENT, PARCHMENT_DARK, MIST, SEA, SHALLOWS, SURF, FIELD_LIGHT, FIELD_DARK, FIELD_RIPE),
    *(MOUND_LIGHT, MOUND_DARK, LEAF_LIGHT, LEAF_DARK, WAVE, DEEP, SAND),
    *(STONEWORK, STONEWORK_DARK, THATCH, mix(RED, INK, 0.2)),
    *GOODS.values(),
    *(washed(LAND[t], seat) for t in ("plains", "hill", "forest") for seat in range(4)),
    *(mix(land, PARCHMENT, 0.5) for land in LAND.values()),
)


def cube(canvas: Canvas, good: Resource, box: Box) -> None:
    """A cube with the sign of its good."""
    face = GOODS[good]
    canvas.plate(box, max(2, box.w // 8), face, INK, 2 if box.w > 16 else 1)
    side = round(box.w * 0.7)
    cx, cy = box.middle
    match GOOD_SIGN[good]:
        case "log" | "ashlar" as shape:
            canvas.shape(shape, Box(cx - side // 2, cy - side // 2, side, side), on(face))
        case "wheat-awn" | "mound" | "gem" as icon:
            canvas.icon(icon, cx, cy, side, on(face))
        case _:
            raise AssertionError(good)


def purse(half_coins: int) -> str:
    """«3½»."""
    whole, half = divmod(half_coins, 2)
    return f"{whole or ''}½" if half else str(whole)
