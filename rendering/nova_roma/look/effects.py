"""Followers, estate tiles and achievements in signs: what they do without a word."""

from __future__ import annotations

from games.nova_roma.data.achievements import ACHIEVEMENTS, LANE_SPACE
from games.nova_roma.data.components import TileKind
from games.nova_roma.data.followers import FOLLOWERS, AtLeast, Follower, ForEach, Kind
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.signs import ARROW, Parts
from rendering.kit.theme import OCHRE, RED, VERDIGRIS, Colour
from rendering.kit.type import width
from rendering.nova_roma.look.signs import gain_parts, parts_row, parts_width, points

KIND_SIGN: dict[Kind, tuple[Icon, Colour]] = {
    "end": ("trophy", RED),
    "once": ("arrows-rotate", VERDIGRIS),
    "perm": ("infinity", OCHRE),
}

_SHARES = {1: "", 2: "½"}  # of a point for each thing counted

TILE_PARTS: dict[TileKind, Parts] = {
    "prod_wheat": ("+1", "wheat"),
    "prod_stone": ("+1", "stone"),
    "prod_wood": ("+1", "wood"),
    "prod_wine": ("+1", "wine"),
    "prod_horse": ("+1", "horse"),
    "prod_influence": ("+1", "influence"),
    "conv_coin_artisan": ("coin", ARROW, "artisan"),
    "conv_influence_good": ("influence", ARROW, "good"),
    "conv_influence_coins": ("influence", ARROW, "2", "coin"),
    "animal": ("animal",),
    "lion": ("2", "animal"),
    "sp_recruit": ("1", "follower"),
    "sp_sails": ("2", "sailing"),
    "sp_build": ("1", "block"),
    "sp_income": ("3", "good", "/", "4", "coin"),
    "sp_hippodrome": ("2", "race"),
}
SHORT_PARTS: dict[TileKind, Parts] = {  # where the others do not fit
    "conv_influence_coins": ("influence", ARROW, "coin"),
    "sp_income": ("good", "/", "coin"),
}
SPECIAL: tuple[TileKind, ...] = (
    "lion", "sp_recruit", "sp_sails", "sp_build", "sp_income", "sp_hippodrome",
)  # fmt: skip


def goal_parts(id: str) -> Parts:
    """«2 building contracts», «1 and 1», «5 of both together» in signs."""
    goal = ACHIEVEMENTS[id]
    if goal.lanes:
        return ("race", *[str(LANE_SPACE)] * goal.lanes)
    if len(goal.needs) == 2:
        (one, first), (other, second) = goal.needs
        if goal.together > first + second:
            return (one, "+", other, f"={goal.together}")
        return (str(first), one, str(second), other)
    ((feat, n),) = goal.needs
    if feat == "race":
        return (feat, f"Σ{n}")
    return (feat, str(n), f"−{goal.cost}") if goal.cost else (str(n), feat)


def follower_parts(follower: Follower) -> Parts:
    """What a follower does, but for its points at the end."""
    if follower.strength:
        return (f"+{follower.strength}", "strength")
    if follower.places:
        return ("coin", ARROW, "placed")
    if follower.waives_artisan:
        return ("−1", "artisan")
    given = gain_parts(follower.gives)
    shown = (f"+{given[0]}", *given[1:]) if given else ()
    return ("animal", *shown) if follower.tames else shown


def scoring_parts(scores: ForEach | AtLeast) -> tuple[str, Parts]:
    """Points at the end: what is printed on the plate, then what is counted."""
    if isinstance(scores, AtLeast):
        return str(scores.vp), (f"≥{scores.least}", scores.counted)
    share = _SHARES[scores.per]
    if scores.base:
        return str(scores.base), (f"+{share}", scores.counted)
    return f"{share or 1}×", (scores.counted,)


def effect_width(card: str, size: int) -> int:
    follower = FOLLOWERS[card]
    if not follower.scores:
        return parts_width(follower_parts(follower), size)
    printed, counted = scoring_parts(follower.scores)
    return width(printed, "title", size) + 12 + parts_width(counted, size) + 4


def follower_effect(canvas: Canvas, card: str, right: int, cy: int, size: int, ink: Colour) -> None:
    """The effect of a follower in signs; it ends at `right`."""
    follower = FOLLOWERS[card]
    x = right - effect_width(card, size)
    room = Box(x, cy - size // 2 - 2, right - x, size + 4)
    if not follower.scores:
        parts_row(canvas, follower_parts(follower), room, size, ink, "left")
        return
    printed, counted = scoring_parts(follower.scores)
    plate = Box(x, room.y, width(printed, "title", size) + 12, room.h)
    points(canvas, plate, printed, size)
    parts_row(canvas, counted, Box(plate.right + 4, room.y, 0, room.h), size, ink, "left")
