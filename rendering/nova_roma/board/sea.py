"""The Black Sea: two coasts of harbours, what they bring, and where the ships lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.text import Language
from games.nova_roma.data import TABLES
from games.nova_roma.data.components import Harbour
from games.nova_roma.seat.view import ShipView, View
from games.nova_roma.terms import START
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.signs import sign
from rendering.kit.theme import INK, INK_SOFT, LAPIS, MARBLE, mix
from rendering.kit.type import width
from rendering.nova_roma.board.panel import panel
from rendering.nova_roma.look.pieces import figure, ship, ship_to_be
from rendering.nova_roma.look.signs import gain_parts, parts_row, points
from rendering.nova_roma.scenery.colours import WATER
from rendering.nova_roma.scenery.grounds import ground
from rendering.nova_roma.scenery.measures import (
    HALF,
    HARBOURS,
    HOME,
    LEFT,
    NAME,
    SEA,
    START_BOX,
    STEP,
)
from rendering.words.spoken import Words

HULL_W, HULL_H = 50, 42
MOST = 4  # ships with their hulls in one harbour
SMALL_ROW, SMALL_STEP = (
    4,
    21,
)  # of them beside each other, and from row to row, where they are small
NAMED = 20  # type of their names
TITLE = 3  # harbours in a row that have the name of the sea between them
MOORING = 46  # from row to row in the city's port


def sea(view: View, words: Words, bound: Sequence[ShipView] = ()) -> Canvas:
    """`bound` are ships where they could sail to."""
    contents = (view.ships, bound)
    return panel("sea", words.language, contents, lambda: _draw(view, words, bound))


def _draw(view: View, words: Words, bound: Sequence[ShipView]) -> Canvas:
    canvas = Canvas(LEFT, SEA, WATER)
    canvas.put(_printed(words.package, words.language), 0, 0)
    harbours: dict[str, list[ShipView]] = {}
    for vessel in view.ships:
        harbours.setdefault(vessel.harbour, []).append(vessel)
    _title(canvas, harbours, words)
    for harbour, vessels in harbours.items():
        if harbour == START:
            _moored(canvas, vessels)
        else:
            to_come = sum(it.harbour == harbour for it in bound)
            most = MOST - 2 if to_come else MOST
            _fleet(canvas, vessels, HARBOURS[harbour], harbour[0] == "N", most)
    for harbour in dict.fromkeys(it.harbour for it in bound):
        arriving = [it for it in bound if it.harbour == harbour]
        _arriving(canvas, arriving, HARBOURS[harbour], len(harbours.get(harbour, ())))
    return canvas


def _arriving(canvas: Canvas, vessels: list[ShipView], harbour: Box, before: int) -> None:
    """Outlines of ships where they could go, off those that are there."""
    crowd = -(-before // SMALL_ROW) * SMALL_STEP if before > MOST - 2 else 0
    away = 8 + (crowd or -(-before // 2) * (HULL_H + 1))
    north = vessels[0].harbour[0] == "N"
    top = harbour.bottom + away if north else harbour.y - away - HULL_H
    left = harbour.middle[0] - len(vessels) * HULL_W // 2
    for n, vessel in enumerate(vessels):
        box = Box(left + n * HULL_W, top, HULL_W, HULL_H)
        ship_to_be(canvas, vessel.owner, vessel.name, box)


def _title(canvas: Canvas, harbours: Mapping[str, list[ShipView]], words: Words) -> None:
    """In one part of the sea, where no fleet lies in the way."""
    crowded = [int(name[1]) for name, ships in harbours.items() if name != START and len(ships) > 2]
    for first in (6, 2, 3, 1):
        if not any(first <= n < first + TITLE for n in crowded):
            left = HARBOURS[f"N{first}"].x
            room = Box(left, SEA // 2 - 24, TITLE * STEP - 4, 48)
            ink = mix(WATER, LAPIS, 0.7)
            canvas.text(words.say("nova-sea"), room, "title", 34, ink, "centre")
            return


@remember(4)
def _printed(package: str, language: Language) -> Canvas:
    words = Words(package, language, (), 0)
    canvas = Canvas(LEFT, SEA, WATER)
    canvas.picture(0, 0, ground, LEFT, SEA, "sea")
    canvas.spot("ground:sea", canvas.box)
    name = Box(START_BOX.x - 8, 6, HOME - 4, 32)
    canvas.text(words.say("harbour-start"), name, "head", 24, INK, "centre")
    canvas.spot(START, Box(START_BOX.x - 6, 4, HOME - 6, SEA - 12))
    for route in TABLES.routes.values():
        for n, harbour in enumerate(route):
            _harbour(canvas, harbour, _lean(route, n))
    canvas.part(Box(0, 0, HALF, SEA))
    canvas.part(Box(HALF, 0, LEFT - HALF, SEA))
    return canvas


def _lean(route: Sequence[Harbour], n: int) -> int:
    """How far a long name moves towards the shorter of the names beside it."""
    before, own, after = (
        width(route[at].name, "text", NAMED) if 0 <= at < len(route) else STEP
        for at in (n - 1, n, n + 1)
    )
    away = max(0, own + NAMED // 2 - STEP) // 2
    return away if before > after else -away


def _harbour(canvas: Canvas, harbour: Harbour, lean: int) -> None:
    """Name; id and sails of the leg; reward or points."""
    box = HARBOURS[harbour.id]
    top = box.y - NAME if harbour.id[0] == "N" else box.bottom + 1
    room = Box(box.x - 9 + lean, top, STEP + 14, NAME - 2)
    canvas.text(harbour.name, room, "text", NAMED, INK, "centre")
    with canvas.label():
        _sign_of(canvas, harbour, box)
    name = Box(box.x + 3, box.y + 4, 30, 20)
    canvas.text(harbour.id, name, "semi", 20, INK_SOFT, "centre")
    canvas.spot(harbour.id, box, tag=Tag(name, harbour.id))


def _sign_of(canvas: Canvas, harbour: Harbour, box: Box) -> None:
    canvas.plate(box, 10, MARBLE, INK_SOFT)
    for n in range(harbour.sails):
        sign(canvas, "sailboat", box.x + 18 + n * 18, box.bottom - 14, 18, LAPIS)
    room = Box(box.x + 36, box.y + 2, box.w - 40, box.h - 4)
    if harbour.reward:
        parts_row(canvas, gain_parts(harbour.reward), room, 24, INK, "right")
    else:
        points(canvas, Box(box.right - 44, box.y + 8, 40, 34), str(harbour.vp), 26)


def _fleet(canvas: Canvas, vessels: list[ShipView], harbour: Box, north: bool, most: int) -> None:
    """Ships before their harbour, two in a row; where there are more they are small."""
    if len(vessels) > most:
        for k, vessel in enumerate(vessels):
            row, column = divmod(k, SMALL_ROW)
            away = 6 + row * SMALL_STEP
            top = harbour.bottom + away if north else harbour.y - away - 18
            at = Box(harbour.x + 2 + column * 24, top, 20, 18)
            figure(canvas, vessel.owner, at)
            canvas.spot(f"ship:{vessel.owner}:{vessel.name}", at)
        return
    for k, vessel in enumerate(vessels):
        row, column = divmod(k, 2)
        abreast = min(2, len(vessels) - 2 * row)
        left = harbour.middle[0] - abreast * HULL_W // 2 + column * HULL_W
        away = 6 + row * (HULL_H + 1)
        top = harbour.bottom + away if north else harbour.y - away - HULL_H
        _ship(canvas, vessel, Box(left, top, HULL_W, HULL_H))


def _moored(canvas: Canvas, vessels: list[ShipView]) -> None:
    """Ships at the start, two in a row: those of one owner beside each other."""
    for k, vessel in enumerate(vessels):
        x = START_BOX.x + 4 + k % 2 * (HULL_W + 2)
        y = START_BOX.y + 10 + k // 2 * (MOORING + 8)
        _ship(canvas, vessel, Box(x, y, HULL_W, HULL_H))


def _ship(canvas: Canvas, vessel: ShipView, box: Box) -> None:
    ship(canvas, vessel.owner, vessel.name, box)
    canvas.spot(f"ship:{vessel.owner}:{vessel.name}", box)
