"""The Black Sea: two routes of harbours, what they bring, and where the ships lie."""

from __future__ import annotations

from games.core.text import Language
from games.nova_roma.data import TABLES
from games.nova_roma.data.components import Harbour
from games.nova_roma.seat.view import ShipView, View
from games.nova_roma.terms import ROUTES, START
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.signs import sign
from rendering.kit.theme import INK, INK_SOFT, LAPIS, MARBLE, PLASTER_DARK, mix
from rendering.nova_roma.board.panel import LEFT, panel, sheet
from rendering.nova_roma.look.pieces import figure, ship
from rendering.nova_roma.look.signs import SEA, gain_parts, parts_row, points
from rendering.words.spoken import Words

HOME = 112  # width of the harbour all ships leave
STEP = 106
HARBOUR = 100
NAME, PLATE, SHIPS = 24, 52, 38
HALF = HOME + 4 * STEP + 6  # where the sea can be cut in two
ROUTE = NAME + PLATE + SHIPS
HEIGHT = 2 * ROUTE + 12
HULL_W, HULL_H = 42, 36
ABREAST = 3  # ships with their hulls in one harbour


def _places() -> dict[str, Box]:
    """Where each harbour's plate lies."""
    found = {}
    for r, route in enumerate(ROUTES):
        for n, harbour in enumerate(TABLES.routes[route]):
            x = HOME + 6 + n * STEP
            found[harbour.id] = Box(x, 6 + r * ROUTE + NAME, HARBOUR, PLATE)
    return found


_PLACES = _places()
_TITLE = Box(6, 3, HOME - 2, 48)
_START = Box(6, 52, HOME - 6, HEIGHT - 58)


def sea(view: View, words: Words) -> Canvas:
    return panel("sea", words.language, view.ships, lambda: _draw(view, words))


def _draw(view: View, words: Words) -> Canvas:
    canvas = Canvas(LEFT, HEIGHT, PLASTER_DARK)
    canvas.put(_printed(words.package, words.language), 0, 0)
    harbours: dict[str, list[ShipView]] = {}
    for vessel in view.ships:
        harbours.setdefault(vessel.harbour, []).append(vessel)
    for harbour, vessels in harbours.items():
        if harbour == START:
            _moored(canvas, vessels)
        else:
            _fleet(canvas, vessels, _PLACES[harbour])
    return canvas


@remember(4)
def _printed(package: str, language: Language) -> Canvas:
    words = Words(package, language, (), 0)
    canvas = sheet(LEFT, HEIGHT, SEA)
    wake = mix(SEA, LAPIS, 0.45)
    for r in range(len(ROUTES)):
        y = 6 + r * ROUTE + NAME + PLATE // 2
        canvas.fill(Box(HOME - 8, y - 2, LEFT - HOME - 60, 4), wake)
    canvas.paragraph(words.say("nova-sea"), _TITLE, "head", 22, INK, "centre")
    canvas.plate(_START, 10, MARBLE, INK)
    name = Box(_START.x, _START.y + 4, _START.w, 24)
    canvas.text(words.say("harbour-start"), name, "semi", 20, INK, "centre")
    canvas.spot(START, _START)
    for route in TABLES.routes.values():
        for harbour in route:
            _harbour(canvas, harbour)
    canvas.part(Box(0, 0, HALF, HEIGHT))
    canvas.part(Box(HALF - 6, 0, LEFT - HALF + 6, HEIGHT))
    return canvas


def _harbour(canvas: Canvas, harbour: Harbour) -> None:
    """Name; id and sails of the leg; reward or points."""
    box = _PLACES[harbour.id]
    room = Box(box.x - 7, box.y - NAME, STEP + 7, NAME - 2)
    canvas.text(harbour.name, room, "text", 20, INK, "centre")
    canvas.plate(box, 8, MARBLE, INK)
    name = Box(box.x + 3, box.y + 3, 32, 22)
    canvas.text(harbour.id, name, "bold", 20, INK_SOFT, "centre")
    for n in range(harbour.sails):
        sign(canvas, "sailboat", box.x + 18 + n * 18, box.bottom - 15, 18, LAPIS)
    room = Box(box.x + 38, box.y + 2, box.w - 44, box.h - 4)
    if harbour.reward:
        parts_row(canvas, gain_parts(harbour.reward), room, 24, INK, "right")
    else:
        points(canvas, Box(box.right - 46, box.y + 9, 42, 36), str(harbour.vp), 28)
    canvas.spot(harbour.id, box, tag=Tag(name, harbour.id))


def _fleet(canvas: Canvas, vessels: list[ShipView], harbour: Box) -> None:
    """Ships below their harbour; from four on they are small, in two rows."""
    n = len(vessels)
    if n > ABREAST:
        for k, vessel in enumerate(vessels):
            row, column = divmod(k, 4)
            at = Box(harbour.x + 4 + column * 24, harbour.bottom + 1 + row * 18, 20, 18)
            figure(canvas, vessel.owner, at)
            canvas.spot(f"ship:{vessel.owner}:{vessel.name}", at)
        return
    step = min(HULL_W - 2, (HARBOUR - HULL_W) // max(1, n - 1))
    left = harbour.x + (HARBOUR - HULL_W - step * (n - 1)) // 2
    for k, vessel in enumerate(vessels):
        _ship(canvas, vessel, Box(left + k * step, harbour.bottom, HULL_W, HULL_H))


def _moored(canvas: Canvas, vessels: list[ShipView]) -> None:
    """Ships at the start, two in a row: those of one owner beside each other."""
    for k, vessel in enumerate(vessels):
        x = _START.x + 7 + k % 2 * (HULL_W + 8)
        y = _START.y + 29 + k // 2 * (HULL_H + 1)
        _ship(canvas, vessel, Box(x, y, HULL_W, HULL_H))


def _ship(canvas: Canvas, vessel: ShipView, box: Box) -> None:
    ship(canvas, vessel.owner, vessel.name, box)
    canvas.spot(f"ship:{vessel.owner}:{vessel.name}", box)
