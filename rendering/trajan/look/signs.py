"""How stones, actions, demands, cards and buildings look: never by colour alone."""

from __future__ import annotations

from typing import TypeAlias, get_args

from games.trajan.data.cargo import COMMODITIES, Commodity
from games.trajan.data.circle import Action
from games.trajan.data.circle import Colour as Stone
from games.trajan.data.tiles import Building, Demand
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.shapes import Shape
from rendering.kit.theme import (
    BRONZE,
    INK,
    LAPIS,
    MARBLE,
    OCHRE,
    OLIVE,
    PLASTER,
    TYRIAN,
    VEIL,
    Colour,
    colour,
    mix,
    on,
)
from rendering.trajan.scenery.colours import COLOURS
from rendering.words.spoken import Words

Sign: TypeAlias = "Icon | Shape"  # a glyph of the icon font, or a shape of our own

STONE: dict[Stone, Colour] = {
    "yellow": colour("#F2D31B"),
    "orange": colour("#EF7D1A"),
    "green": colour("#7DC242"),
    "white": colour("#F4F4F0"),
    "pink": colour("#F2A3C0"),
    "blue": colour("#2B68C6"),
}
ACTION_SIGN: dict[Action, Icon] = {
    "seaport": "anchor",
    "forum": "store",
    "military": "shield-halved",
    "senate": "landmark",
    "trajan": "archway",
    "construction": "hammer",
}
DEMAND_SIGN: dict[Demand, Icon] = {
    "bread": "bread-slice",
    "games": "masks-theater",
    "religion": "fire-flame-curved",
}
BUILDING_SIGN: dict[Building, Sign] = {
    "stairs": "stairs",
    "door": "door",
    "fountain": "fountain",
    "roof": "roof",
    "window": "window",
}
CARD_SIGN: dict[Commodity, Sign] = {
    "columns": "column",
    "furs": "paw",
    "scrolls": "scroll",
    "oils": "bottle-droplet",
    "fruit": "apple-whole",
    "ceramics": "amphora",
    "wine": "wine-glass",
    "fish": "fish",
    "jewelry": "ring",
    "gems": "gem",
    "cattle": "cow",
    "wheat": "wheat-awn",
}
# Kinds that one bonus tile counts together have one colour.
_MOSS, _LAGOON = colour("#5D6B31"), colour("#28706B")
_PAIRS = (BRONZE, _MOSS, OCHRE, LAPIS, TYRIAN, _LAGOON)
CARD_COLOUR: dict[Commodity, Colour] = {kind: _PAIRS[n // 2] for n, kind in enumerate(COMMODITIES)}
# What a wild tile stands for.
WILD_SIGN: dict[str, Icon] = {
    "wild_commodity": "boxes-stacked",
    "wild_demand": "users",
    "wild_construction": "trowel-bricks",
    "wild_extra": "repeat",
}

GREY = colour("#B9B5AD")  # of ships that have sailed and of second places in the senate

OWN_COLOURS: tuple[Colour, ...] = (
    *STONE.values(),
    GREY,
    OLIVE,
    BRONZE,
    TYRIAN,
    _MOSS,
    _LAGOON,
    *COLOURS,
    *(mix(ground, PLASTER, VEIL) for ground in _PAIRS),  # cards stepping back keep their hue
)

_SHAPES = frozenset(get_args(Shape))


def sign(canvas: Canvas, what: Sign, box: Box, colour: Colour) -> None:
    """A glyph or a shape, as large as a square box."""
    if what in _SHAPES:
        canvas.shape(what, box, colour)  # type: ignore[arg-type]  # told apart by the set above
    else:
        canvas.icon(what, *box.middle, box.w, colour)  # type: ignore[arg-type]


def stone(
    canvas: Canvas, kind: Stone, box: Box, words: Words, rim: Colour = INK, size: int = 0
) -> None:
    """An action stone with the initial of its colour; another rim than ink is set off from it."""
    canvas.shape("disc", box, rim)
    if rim != INK:
        canvas.shape("disc", box.inset(3), MARBLE)
    canvas.shape("disc", box.inset(2 if rim == INK else 4), STONE[kind])
    size = min(size, box.h - 3) if size else max(16, round(box.h * 0.66))
    ink = on(STONE[kind])
    canvas.text(letter(kind, words), box, "bold", size, ink, "centre", least=12)


def letter(kind: Stone, words: Words) -> str:
    return words.say(f"colour-{kind}")[0].upper()
