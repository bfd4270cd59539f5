"""What stands on a hex: its name, its city, its people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple, TypeVar

from games.romolo_o_remo.seat.view import HexView, UnitView
from games.romolo_o_remo.terms import SIDES, Resource
from games.romolo_o_remo.words.labels import short_kind, unit_name
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import initial as initial_of
from rendering.kit.seats import lettered
from rendering.kit.theme import (
    BASALT,
    CHANGED_GROUND,
    GOLD,
    INK,
    INK_SOFT,
    MARBLE,
    PLASTER_DARK,
    RED,
    mix,
)
from rendering.kit.type import width
from rendering.romolo_o_remo.board.geography import Geography
from rendering.romolo_o_remo.look.buildings import Standing, building, tower
from rendering.romolo_o_remo.look.colours import GOODS, PARCHMENT, PARCHMENT_DARK
from rendering.words.spoken import Words

T = TypeVar("T")

NAME = 24  # height of the line with the name
SMALL_BRICK, BRICK, LARGE_BRICK = 30, 36, 48  # of a building
LONG_ROWS = (5, 9, 10)  # buildings that need five in a row
CHIP = 30  # height of a unit
IN_ROW = 3  # units
FEW = 4  # units that may stand two by two
ROOMY = 100  # radius of a hex with room for more
MOST_SINGLY = 9  # units that are shown one by one where they are asked for
CITY_ROW = 4  # buildings
OUTWARD = (1.2, 1, 0.88, 0.88, 1, 1.2)  # where sides are marked: off the names of hexes


class Stone(NamedTuple):
    """A building of a hex; warehouses show what lies in them."""

    kind: Standing | None  # None: the tower
    cubes: tuple[Resource, ...] = ()


class Figure(NamedTuple):
    """A unit, or several alike where there are many."""

    owner: int
    text: str
    lying: bool
    hindered: bool
    active: bool
    units: tuple[str, ...] = ()  # their names


def draw_hex(
    canvas: Canvas,
    hex: HexView,
    land: Geography,
    words: Words,
    names: Sequence[str],
    asked: bool = False,
    sides: bool = True,
) -> None:
    """Everything on the tile, and its spots; those of its sides only where some are asked for.

    Units that are asked for are not counted together.
    """
    box, (cx, cy) = land.box(hex), land.centre(hex)
    tag = _name(canvas, hex, box)
    stones = stones_of(hex)
    people = figures_of(hex.units, words, MOST_SINGLY if asked else singly(land.radius))
    across = CITY_ROW + 1 if len(stones) in LONG_ROWS else CITY_ROW
    broad = IN_ROW * max((chip_width(figure.text) for figure in people), default=0)
    abreast = IN_ROW if broad <= box.w or len(people) > FEW else 2
    rows = -(-len(stones) // across), -(-len(people) // abreast)
    top = tag.box.bottom + 4
    brick = BRICK if across == CITY_ROW and sum(rows) <= 4 else SMALL_BRICK
    if len(stones) <= 3 and sum(rows) <= 2:
        brick = LARGE_BRICK
    need = rows[0] * brick + rows[1] * (CHIP + 2)
    y = top + max(0, (box.bottom - land.radius // 5 - top - need) // 2)
    for row in _rows(stones, across):
        _city(canvas, row, cx, y, brick, hex)
        y += brick
    for crowd in _rows(people, abreast):
        _crowd(canvas, crowd, cx, y + 2, names)
        y += CHIP + 2
    for side in hex.harbours:
        _pier(canvas, *land.side(hex, side, 0.82))
    r = round(land.radius * 0.87)
    canvas.spot(f"hex:{hex.name}", Box(cx - r, cy - r, 2 * r, 2 * r), round=True, tag=tag)
    for n, side_name in enumerate(SIDES if sides else ()):
        x, y = land.side(hex, n, OUTWARD[n])
        # Never on the map's own edge: a close-up must be able to show all of it.
        x, y = min(max(x, 24), canvas.box.w - 24), min(max(y, 19), canvas.box.h - 19)
        canvas.spot(f"side:{hex.name}:{side_name}", Box(x - 17, y - 12, 34, 25))


def _rows(things: Sequence[T], most: int) -> Iterator[Sequence[T]]:
    for start in range(0, len(things), most):
        yield things[start : start + most]


# ---- the name ---------------------------------------------------------------------------------


def _name(canvas: Canvas, hex: HexView, box: Box) -> Tag:
    """Multiplier, name, strength and how many of the building places are taken, in one line."""
    built, strong = hex.count > 0, hex.strength > 0
    places = f"{hex.count}/{hex.limit}" if built else ""
    name_w = width(hex.name, "bold", 22) + 6
    marker = hex.marker or hex.marker_down
    parts = (
        32 if marker else 0,
        name_w,
        28 if strong else 4 if built else 0,
        width(places, "semi", 20),
    )
    whole = sum(parts)
    y = box.y + max(12, round(whole / (2 * sqrt(3))) - 2)
    x = box.x + (box.w - whole) // 2
    if marker:
        at = Box(x - 2, y - 5, 32, 32)
        canvas.shape("disc", at, INK)
        canvas.shape("disc", at.inset(2), GOLD if hex.marker else PARCHMENT_DARK)
        if hex.marker:
            canvas.text(f"×{hex.marker}", at, "bold", 20, INK, "centre")
        x += parts[0]
    at = Box(x, y, name_w, NAME)
    known = hex.terrain is not None
    if known:
        canvas.rounded(at.inset(-1, 0), 6, mix(PARCHMENT, MARBLE, 0.6) if hex.up else PARCHMENT)
    canvas.text(hex.name, at, "bold", 22, INK if known else INK_SOFT, "centre")
    x += name_w
    if built:
        if strong:
            disc = Box(x + 1, y - 2, 27, 27)
            canvas.shape("disc", disc, INK)
            canvas.text(str(hex.strength), disc, "bold", 20, MARBLE, "centre")
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
    side = 11 if len(cubes) <= 2 else 8
    x = box.middle[0] - side * min(3, len(cubes)) // 2
    for n, good in enumerate(cubes[:6]):
        at = Box(x + n % 3 * side, box.bottom - 5 - side * (1 + n // 3), side, side)
        canvas.fill(at, INK)
        canvas.fill(at.inset(1), GOODS[good])


def _pier(canvas: Canvas, x: int, y: int) -> None:
    canvas.shape("disc", Box(x - 15, y - 15, 30, 30), INK)
    canvas.shape("disc", Box(x - 13, y - 13, 26, 26), GOODS["salt"])
    canvas.icon("anchor", x, y, 18, MARBLE)


# ---- people -----------------------------------------------------------------------------------


def singly(radius: int) -> int:
    """How many units of a hex are shown one by one."""
    return 2 * IN_ROW if radius > ROOMY else FEW


def figures_of(units: Sequence[UnitView], words: Words, most: int) -> list[Figure]:
    """One by one, or where there are many counted by owner, kind and state."""
    if len(units) <= most:
        return [_figure(u, called(u, words))._replace(units=(u.name,)) for u in units]
    alike: dict[Figure, tuple[str, ...]] = {}
    for u in units:
        figure = _figure(u, called(u, words) if u.active else words.tell(short_kind(u.name)))
        alike[figure] = (*alike.get(figure, ()), u.name)
    return [
        f._replace(text=f.text if f.active else f"{len(units)}{f.text}", units=units)
        for f, units in alike.items()
    ]


def called(u: UnitView, words: Words) -> str:
    return words.tell(unit_name(u.name))


def _figure(u: UnitView, text: str) -> Figure:
    return Figure(u.owner, text, u.lying, u.hindered, u.active)


def _crowd(canvas: Canvas, row: Sequence[Figure], cx: int, y: int, names: Sequence[str]) -> None:
    widths = [chip_width(figure.text) for figure in row]
    x = cx - (sum(widths) + 2 * (len(row) - 1)) // 2
    for figure, w in zip(row, widths, strict=True):
        at = Box(x, y, w, CHIP)
        unit_chip(canvas, figure, at, names[figure.owner])
        tag = Tag(Box(at.x + 20, at.y + 5, at.w - 20, at.h - 10), figure.text)
        for name in figure.units:
            canvas.spot(f"unit:{figure.owner}:{name}", at, tag=tag)
        x += w + 2


def chip_width(text: str) -> int:
    return 22 + width(text, "bold", 20) + 4


def unit_chip(canvas: Canvas, figure: Figure, box: Box, name: str) -> None:
    """The shape of the owner with his initial, and the unit's name; tired ones are grey."""
    face = GOLD if figure.active else PLASTER_DARK if figure.lying else MARBLE
    rim = RED if figure.hindered else BASALT if figure.lying else INK
    canvas.plate(box, 8, face, rim, 4 if figure.hindered else 2)
    if figure.active:
        canvas.outline(box.inset(-2), 9, 3, CHANGED_GROUND)
    at = Box(box.x + 2, box.y + (box.h - 20) // 2, 20, 20)
    lettered(canvas, figure.owner, initial_of(name), at, INK)
    room = Box(box.x + 22, box.y, box.w - 25, box.h)
    canvas.text(figure.text, room, "bold", 20, INK_SOFT if figure.lying else INK, "centre")
