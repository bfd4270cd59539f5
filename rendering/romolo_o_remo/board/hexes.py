"""What stands on a hex: its name, its city, its people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple, TypeVar

from games.romolo_o_remo.seat.view import HexView
from games.romolo_o_remo.terms import SIDES, Resource
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE, mix
from rendering.kit.type import width
from rendering.romolo_o_remo.board.geography import Geography
from rendering.romolo_o_remo.board.people import (
    IN_ROW,
    LARGE,
    MEDIUM,
    SMALL,
    TINY,
    WIDTH,
    crowd,
    figures_of,
    singly,
)
from rendering.romolo_o_remo.look.buildings import Standing, battlement, building, tower
from rendering.romolo_o_remo.look.colours import GOODS, PARCHMENT, PARCHMENT_DARK

T = TypeVar("T")

NAME = 28  # height of the line with the name
TYPE = 26  # of the name and the strength: both are read on a front page too
STRONG = 34  # width of the battlement that tells the strength
SMALL_BRICK, BRICK, LARGE_BRICK = 30, 37, 52  # of a building
LONG_ROWS = (5, 9, 10)  # buildings that need five in a row
MOST_SINGLY = 9  # units that are shown one by one where they are asked for
CITY_ROW = 4  # buildings
TINY_ROW = 4  # pieces beside a city
GLOW = 8  # units a line around a hex takes inside it
ASIDE = 18  # units to the left
APOTHEM = 0.866  # of the radius, from the middle to a side
CLOSE = 27  # width of a tiny piece that gives way
# Where sides are marked, off names and people: how far out, how far down along the side.
OUTWARD = ((1.2, 0), (1.08, 0), (1.12, 0.1), (1.12, 0.1), (1.08, 0), (1.2, 0))


class Stone(NamedTuple):
    """A building of a hex; warehouses show what lies in them."""

    kind: Standing | None  # None: the tower
    cubes: tuple[Resource, ...] = ()


def draw_hex(
    canvas: Canvas,
    hex: HexView,
    land: Geography,
    asked: bool = False,
    sides: bool = True,
    told: bool = False,
) -> None:
    """Everything on the tile, and its spots; those of its sides only where some are asked for.

    Units that are asked for are not counted together. Where something is told of the hex, a city
    stands higher and people stand aside for it.
    """
    box, (cx, cy) = land.box(hex), land.centre(hex)
    tag = _name(canvas, hex, box)
    stones = stones_of(hex)
    people = figures_of(hex.units, MOST_SINGLY if asked else singly(land.radius))
    across = CITY_ROW + 1 if len(stones) in LONG_ROWS else CITY_ROW
    abreast = 2 if len(people) == CITY_ROW else IN_ROW
    rows = -(-len(stones) // across), -(-len(people) // abreast)
    top = tag.box.bottom + 4
    brick = BRICK if across == CITY_ROW and sum(rows) <= 3 else SMALL_BRICK
    if len(stones) <= 2 and rows[1] <= 1:
        brick = LARGE_BRICK
    crowded = sides or sum(rows) > 2
    tall = SMALL if crowded else MEDIUM if len(people) > 2 else LARGE
    lowest = (len(people) - 1) % abreast + 1 if people else 0
    if tall == LARGE and top + rows[0] * brick + tall > box.bottom - _foot(WIDTH[tall] * lowest):
        tall = MEDIUM
    need = rows[0] * brick + rows[1] * tall
    end = box.bottom - _foot(WIDTH[tall] * lowest) - GLOW
    if (told and len(people) > 1) or (stones and len(people) > 2 and top + need > end):
        tall, abreast = TINY, min(len(people), TINY_ROW)  # all of it stays on its hex
        lowest = (len(people) - 1) % abreast + 1
        need = rows[0] * brick + -(-len(people) // abreast) * tall
    foot = land.radius // 2 + 16 if told and not people else land.radius // 3
    foot = max(foot, _foot(WIDTH[tall] * lowest))
    y = top + max(0, (box.bottom - foot - top - need) // 2)
    for row in _rows(stones, across):
        _city(canvas, row, cx, y, brick, hex)
        y += brick
    wide = CLOSE if told and tall == TINY and len(people) > 2 else WIDTH[tall]
    for figures in _rows(people, abreast):
        aside = _aside(wide * len(figures), land) if told else 0
        crowd(canvas, figures, cx - aside, y, tall, wide)
        y += tall
    for side in hex.harbours:
        _pier(canvas, *land.side(hex, side, 1.14))
    r = round(land.radius * 0.87)
    canvas.six_sided_spot(f"hex:{hex.name}", Box(cx - r, cy - r, 2 * r, 2 * r), tag)
    for n, side_name in enumerate(SIDES if sides else ()):
        x, y = _marked(hex, n, land)
        # Never on the map's own edge: a close-up must be able to show all of it.
        x, y = min(max(x, 24), canvas.box.w - 24), min(max(y, 19), canvas.box.h - 19)
        canvas.spot(f"side:{hex.name}:{side_name}", Box(x - 17, y - 12, 34, 25))


def is_crowded(hex: HexView) -> bool:
    """Whether names on its units would hide them."""
    return len(hex.units) > (2 if hex.count else 3)


def _aside(wide: int, land: Geography) -> int:
    """How far a row gives way to what is told at its right, without leaving its hex."""
    return max(0, min(max(ASIDE, wide // 2 - 8), round(land.radius * APOTHEM) - 6 - wide // 2))


def _foot(wide: int) -> int:
    """How far above its lowest corner a hex has room for a row so wide, within a line of marks."""
    return round(wide / (2 * sqrt(3))) + 4


def _marked(hex: HexView, side: int, land: Geography) -> tuple[int, int]:
    """The lower sides towards the lowest corner, where no neighbour has its name."""
    out, down = OUTWARD[side]
    x, y = land.side(hex, side, out)
    cx, _ = land.centre(hex)
    along = round(land.radius * down)
    return x + (along if x < cx else -along), y + round(along / sqrt(3))


def _rows(things: Sequence[T], most: int) -> Iterator[Sequence[T]]:
    for start in range(0, len(things), most):
        yield things[start : start + most]


# ---- the name ---------------------------------------------------------------------------------


def _name(canvas: Canvas, hex: HexView, box: Box) -> Tag:
    """Multiplier, name, strength and how many of the building places are taken, in one line."""
    built, strong = hex.count > 0, hex.strength > 0
    places = f"{hex.count}/{hex.limit}" if built else ""
    name_w = width(hex.name, "bold", TYPE) + 6
    marker = hex.marker or hex.marker_down
    parts = (
        34 if marker else 0,
        name_w,
        STRONG + 2 if strong else 4 if built else 0,
        width(places, "semi", 20),
    )
    whole = sum(parts)
    y = box.y + max(12, round(whole / (2 * sqrt(3))) + 3)  # below the line of a mark
    x = box.x + (box.w - whole) // 2
    if marker:
        at = Box(x - 2, y - 5, 34, 34)
        canvas.shape("disc", at, INK)
        canvas.shape("disc", at.inset(2), GOLD if hex.marker else PARCHMENT_DARK)
        if hex.marker:
            canvas.text(f"×{hex.marker}", at, "bold", 22, INK, "centre")
        x += parts[0]
    at = Box(x, y, name_w, NAME)
    known = hex.terrain is not None
    if known:
        canvas.rounded(at.inset(-1, 0), 6, mix(PARCHMENT, MARBLE, 0.6) if hex.up else PARCHMENT)
    canvas.text(hex.name, at, "bold", TYPE, INK if known else INK_SOFT, "centre")
    x += name_w
    if built:
        if strong:
            wall = Box(x + 1, y - 8, STRONG, NAME + 9)
            canvas.sprite(wall, battlement, hex.strength)
            room = Box(wall.x, wall.y + 9, wall.w, wall.h - 10)
            canvas.text(str(hex.strength), room, "bold", TYPE, INK, "centre")
        room = Box(x + parts[2] + 2, y, parts[3], NAME)
        canvas.rounded(room.inset(-2, 1), 4, mix(PARCHMENT, MARBLE, 0.6))
        canvas.text(places, room, "semi", 20, INK)
    return Tag(at, hex.name)


# ---- the city ---------------------------------------------------------------------------------


def stones_of(hex: HexView) -> list[Stone]:
    """The tower first, then by kind; each warehouse for itself."""
    found = [Stone(None)] if hex.tower is not None else []
    for kind, n in hex.buildings.items():
        if kind == "warehouse":
            found += [Stone(kind, cubes) for cubes in hex.stores]
        else:
            found += [Stone(kind)] * n
    return found


def _city(canvas: Canvas, row: Sequence[Stone], cx: int, y: int, side: int, hex: HexView) -> None:
    x = cx - side * len(row) // 2
    for stone in row:
        box = Box(x, y, side, side)
        if stone.kind is None:
            assert hex.tower is not None
            canvas.sprite(box.inset(-1), tower, hex.tower, hex.damaged)
        else:
            canvas.sprite(box.inset(1), building, stone.kind)
            _stored(canvas, stone.cubes, box)
        x += side


def _stored(canvas: Canvas, cubes: Sequence[Resource], box: Box) -> None:
    """Cubes before the doors of a warehouse."""
    side = box.w // 4 if len(cubes) <= 2 else box.w // 5
    x = box.middle[0] - side * min(3, len(cubes)) // 2
    for n, good in enumerate(cubes[:6]):
        at = Box(x + n % 3 * side, box.bottom - 5 - side * (1 + n // 3), side, side)
        canvas.fill(at, INK)
        canvas.fill(at.inset(1), GOODS[good])


def _pier(canvas: Canvas, x: int, y: int) -> None:
    """In the water at the side of a harbour."""
    canvas.shape("disc", Box(x - 15, y - 15, 30, 30), INK)
    canvas.shape("disc", Box(x - 13, y - 13, 26, 26), GOODS["salt"])
    canvas.icon("anchor", x, y, 18, MARBLE)
