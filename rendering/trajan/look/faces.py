"""Faces of tiles: Trajan tiles, forum tiles, bonus tiles, demands."""

from __future__ import annotations

from games.trajan.data.cargo import COMMODITIES
from games.trajan.data.circle import ACTIONS
from games.trajan.data.tiles import (
    BONUS_TILES,
    DEMAND_OF,
    DEMANDS,
    EXTRA,
    KIND_OF,
    TRAJAN_TILES,
    VOTES,
    BonusTile,
    Demand,
    Effect,
    Side,
)
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import (
    BRONZE,
    GOLD,
    INK,
    INK_SOFT,
    MARBLE,
    OLIVE,
    RED,
    TYRIAN,
    Colour,
    on,
)
from rendering.trajan.look.signs import (
    ACTION_SIGN,
    CARD_SIGN,
    DEMAND_SIGN,
    GREY,
    WILD_SIGN,
    Sign,
    sign,
    stone,
)
from rendering.words.spoken import Words

ACTION_OF = {EXTRA[action]: action for action in ACTIONS}

# ---- Trajan tiles -----------------------------------------------------------------------------


def trajan_face(canvas: Canvas, id: str, box: Box, words: Words) -> None:
    """Two stones above, points and effect below."""
    tile = TRAJAN_TILES[id]
    canvas.plate(box, 8, MARBLE, BRONZE, 3)
    side = (box.h - 10) // 2 + 1
    left = box.x + (box.w - 2 * side - 3) // 2
    for n, colour in enumerate(tile.colours):
        stone(canvas, colour, Box(left + n * (side + 3), box.y + 4, side, side), words)
    low = Box(box.x + 4, box.y + 4 + side, box.w - 8, box.h - side - 6)
    if tile.effect == "none":
        canvas.text(str(tile.vp), low, "title", round(side * 0.95), INK, "centre")
        return
    half = low.w * 2 // 5
    figure = Box(low.x, low.y, half, low.h)
    canvas.text(str(tile.vp), figure, "title", round(side * 0.9), INK, "centre")
    effect(canvas, tile.effect, Box(figure.right, low.y, low.w - half, low.h), INK_SOFT)


def effect(canvas: Canvas, what: Effect, box: Box, ink: Colour) -> None:
    """A sign, and how many of it."""
    if what == "plus2_marker":
        canvas.text("+2", box, "bold", round(box.h * 0.95), ink, "centre")
        return
    side = min(box.h - 3, box.w - 4)
    if what in DEMAND_OF:
        at = Box(box.x + (box.w - side) // 2, box.y + (box.h - side) // 2, side, side)
        canvas.shape("disc", at, OLIVE)
        sign(canvas, DEMAND_SIGN[DEMAND_OF[what]], at.inset(side // 5), MARBLE)
        return
    drawn: Sign = "fan"
    if what != "draw2":
        drawn = "person-digging" if what.startswith("worker") else "shield-halved"
    side = min(side, box.w - 16)
    at = Box(box.x, box.y + (box.h - side) // 2, side, side)
    sign(canvas, drawn, at, ink)
    room = Box(at.right, box.y, box.right - at.right, box.h)
    canvas.text(what[-1], room, "bold", max(20, round(box.h * 0.7)), ink, "centre")


# ---- forum tiles ------------------------------------------------------------------------------


def forum_face(canvas: Canvas, id: str, box: Box) -> None:
    """A forum tile: demand, votes, wild or extra action."""
    kind = KIND_OF[id]
    middle, side = box.middle, min(box.w, box.h)
    if kind in VOTES:
        canvas.plate(box, 8, TYRIAN, INK)
        votes_face(canvas, VOTES[kind], box)
    elif kind in ACTION_OF:
        canvas.plate(box, 8, GOLD, INK)
        canvas.icon(ACTION_SIGN[ACTION_OF[kind]], *middle, side * 5 // 8, INK)
    elif kind in WILD_SIGN:
        canvas.plate(box, 8, MARBLE, RED, 3)
        wild_face(canvas, kind, box)
    else:
        canvas.plate(box, 8, OLIVE, INK)
        demand = next(demand for demand in DEMANDS if demand == kind)
        canvas.icon(DEMAND_SIGN[demand], *middle, side * 5 // 8, MARBLE)


def votes_face(canvas: Canvas, votes: int, box: Box) -> None:
    """The senate's house and a figure beside it."""
    side = min(box.w // 2, box.h) - 6
    group = Box(box.middle[0] - side, box.y, 2 * side, box.h)
    canvas.icon("landmark", group.x + side // 2, box.middle[1], side, MARBLE)
    room = Box(group.x + side, box.y, side, box.h)
    canvas.text(str(votes), room, "bold", side + 8, MARBLE, "centre")


def wild_face(canvas: Canvas, kind: str, box: Box) -> None:
    """A star and what it stands for."""
    side = min(box.w // 2, box.h) - 4
    left = box.middle[0] - side
    canvas.icon("star", left + side // 2, box.middle[1], side - 2, RED)
    canvas.icon(WILD_SIGN[kind], left + side + side // 2, box.middle[1], side - 2, INK)


def demand_face(canvas: Canvas, demand: Demand, box: Box) -> None:
    """A round demand tile."""
    canvas.shape("disc", box, INK)
    canvas.shape("disc", box.inset(3), OLIVE)
    canvas.icon(DEMAND_SIGN[demand], *box.middle, box.w * 9 // 16, MARBLE)


# ---- bonus tiles ------------------------------------------------------------------------------


def bonus_face(canvas: Canvas, id: str, side: Side, box: Box) -> None:
    """What it counts above, how much below; yellow or grey as it lies."""
    tile = BONUS_TILES[id]
    ground = GOLD if side == "yellow" else GREY
    canvas.plate(box, 8, ground, INK)
    signs = bonus_signs(tile)
    size = min(box.h // 2 - 2, (box.w - 8) // len(signs) - 2)
    left = box.x + (box.w - len(signs) * (size + 2)) // 2
    for n, drawn in enumerate(signs):
        at = Box(left + n * (size + 2), box.y + 4, size, size)
        sign(canvas, drawn, at, on(ground))
    low = Box(box.x + 2, box.y + size + 5, box.w - 4, box.h - size - 7)
    canvas.text(bonus_value(tile, side), low, "bold", min(36, low.h + 4), on(ground), "centre")


def bonus_signs(tile: BonusTile) -> tuple[Sign, ...]:
    match tile.scores:
        case "demand":
            return tuple(DEMAND_SIGN[demand] for demand in DEMANDS if demand in tile.of)
        case "workers":
            return ("person-digging",)
        case "legionnaires":
            return ("shield-halved",)
        case "bonus":
            return ("gift",)
        case "commodities":
            return tuple(CARD_SIGN[kind] for kind in COMMODITIES if kind in tile.of)


def bonus_value(tile: BonusTile, side: Side) -> str:
    """«×3» for each thing counted, «9» once."""
    if side == "grey" and tile.scores == "workers":
        return "×½"
    value = tile.yellow if side == "yellow" else tile.grey
    return str(value) if tile.scores == "demand" else f"×{value}"
