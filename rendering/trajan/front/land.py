"""A province on the front page: its name, what it is worth now, who is there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from games.trajan.seat.view import ProvinceView, View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import initial, lettered, token
from rendering.kit.theme import INK, INK_SOFT, PLASTER, RED
from rendering.kit.type import width
from rendering.trajan.front.panel import (
    HEAD,
    LARGE,
    LEFT,
    PANEL,
    ROW,
    TALL,
    TYPE,
    WIDE,
    looked_at,
)
from rendering.trajan.look.faces import forum_face
from rendering.trajan.scenery.colours import PROVINCE
from rendering.trajan.scenery.geography import LABEL, SCALE
from rendering.trajan.scenery.land import UNIT, land
from rendering.words.spoken import Words

MOST = 3  # of more the map itself is shown
NAME, VALUE = 30, 46  # sizes of type
TILE_W, TILE_H = 58, 46
LEADER, LEGION = 44, 32
BESIDE = 10  # from thing to thing
LABEL_H = 120  # units of the map that a province takes up with what lies there

Thing = tuple[int, Callable[[Canvas, Box], None]]  # its width, how it is drawn


def news_of_land(view: View, before: bytes | None) -> list[ProvinceView]:
    """Provinces somebody came to, or whose tile was taken."""
    if before is None:
        return []
    then = {it.id: it for it in msgspec.json.decode(before, type=View).provinces}
    found = [it for it in view.provinces if _came(then[it.id], it)]
    return found if len(found) <= MOST else []


def _came(then: ProvinceView, now: ProvinceView) -> bool:
    """Somebody, who may have gone on with the tile."""
    new = set(now.leaders) - set(then.leaders) | set(now.legionnaires) - set(then.legionnaires)
    return bool(new) or (then.tile is not None and now.tile is None)


def province_panel(province: ProvinceView, words: Words) -> Canvas:
    """On its piece of the map, below its name."""
    canvas = Canvas(PANEL, TALL, PLASTER)
    x, y = (round(n * SCALE) for n in LABEL[province.id])
    around = Box(x - PANEL // 2, y + LABEL_H // 2 - HEAD - ROW // 2, PANEL, TALL)
    canvas.picture(0, 0, land, *around, UNIT)
    row = Box(LEFT, HEAD, WIDE, ROW)
    canvas.plate(row.inset(6, 3), 14, PROVINCE[province.vp], INK_SOFT)
    name = Box(row.x + 12, row.y + 5, row.w - 24, 38)
    said = words.say(f"province-{province.id}")
    canvas.text(said, name, "head", NAME, INK, "centre", least=TYPE)
    things = _things(province, words)
    at = row.middle[0] - (sum(w for w, _ in things) + BESIDE * (len(things) - 1)) // 2
    for w, draw in things:
        draw(canvas, Box(at, row.y + 42, w, 52))
        at += w + BESIDE
    canvas.lit_spot(f"province:{province.id}", looked_at(row))
    return canvas


def _things(province: ProvinceView, words: Words) -> list[Thing]:
    """The tile, the points, then leaders and legionnaires."""
    found: list[Thing] = [(TILE_W, partial(_tile, province.tile))] if province.tile else []
    lowered = province.value != province.vp
    value = width(str(province.value), "title", VALUE)
    rest = width(f"/{province.vp}", "semi", LARGE) + 4 if lowered else 0
    found.append((value + rest, partial(_value, province)))
    found += [
        (LEADER, partial(_leader, seat, initial(words.names[seat]))) for seat in province.leaders
    ]
    return [*found, *((LEGION, partial(_legion, seat)) for seat in province.legionnaires)]


def _tile(tile: str, canvas: Canvas, box: Box) -> None:
    forum_face(canvas, tile, Box(box.x, box.y + (box.h - TILE_H) // 2, TILE_W, TILE_H))


def _value(province: ProvinceView, canvas: Canvas, box: Box) -> None:
    """What a legionnaire would bring now; where others stand, of how much."""
    lowered = province.value != province.vp
    said = str(province.value)
    end = canvas.text(said, box, "title", VALUE, RED if lowered else INK).right
    if lowered:
        rest = Box(end + 2, box.y + 8, box.right - end - 2, box.h - 8)
        canvas.text(f"/{province.vp}", rest, "semi", LARGE, INK_SOFT, least=TYPE)


def _leader(seat: int, letter: str, canvas: Canvas, box: Box) -> None:
    at = Box(box.x, box.y + (box.h - LEADER) // 2, LEADER, LEADER)
    lettered(canvas, seat, letter, at, INK, TYPE)


def _legion(seat: int, canvas: Canvas, box: Box) -> None:
    token(canvas, seat, Box(box.x, box.y + (box.h - LEGION) // 2, LEGION, LEGION), INK)
