"""The land before anybody has explored it, in the sea: made once for each map."""

from __future__ import annotations

from zlib import crc32

from games.romolo_o_remo.map.grid import OFFSETS
from games.romolo_o_remo.seat.view import HexView
from rendering.kit.box import Box
from rendering.kit.cache import Store
from rendering.kit.canvas import Canvas
from rendering.kit.theme import PLASTER, Colour
from rendering.romolo_o_remo.board.geography import Geography
from rendering.romolo_o_remo.look.colours import SAND, SEA, SHALLOWS, SURF
from rendering.romolo_o_remo.look.land import LOOKS, hidden_tile
from rendering.romolo_o_remo.look.sea import coast, ship, shore, wavelets

# How far the water before a beach, the surf and the beach reach.
BELTS: tuple[tuple[int, Colour], ...] = ((32, SHALLOWS), (21, SURF), (17, SAND))
BANK = 16  # of plaster and sand at the other side
WAVES = 96
SHIP = 58

_grounds: Store[Canvas] = Store(6)


def look_of(name: str) -> int:
    """How the land of a hex is drawn, whatever it is."""
    return crc32(name.encode()) % LOOKS


def ground(hexes: tuple[HexView, ...], land: Geography) -> Canvas:
    """It depends on the map's shape alone, so it serves for every move."""
    key = (land, tuple((hex.name, hex.x, hex.y) for hex in hexes))
    return _grounds.get(key, lambda: _painted(hexes, land))


def _painted(hexes: tuple[HexView, ...], land: Geography) -> Canvas:
    canvas = Canvas(land.width, land.height, PLASTER)
    canvas.rounded(canvas.box.inset(4), 22, SEA)
    for n, y in enumerate(range(0, land.height - 40, WAVES)):
        for k, x in enumerate(range((n % 2) * -40, land.width - 40, WAVES)):
            canvas.sprite(Box(x, y, WAVES, WAVES), wavelets, (3 * n + 5 * k) % 8)
    there = {(hex.x, hex.y) for hex in hexes}
    rim = [hex for hex in hexes if any((hex.x + dx, hex.y + dy) not in there for dx, dy in OFFSETS)]
    for reach, colour in BELTS:
        for hex in rim:
            canvas.sprite(land.box(hex).inset(-reach), coast, colour, look_of(hex.name))
    w, h = canvas.size
    canvas.sprite(Box(0, 0, w, BANK), shore, "top")
    canvas.sprite(Box(0, h - BANK, w, BANK), shore, "bottom")
    canvas.sprite(Box(0, 0, BANK, h), shore, "left")
    canvas.sprite(Box(w - BANK, 0, BANK, h), shore, "right")
    for hex in hexes:
        canvas.sprite(land.box(hex), hidden_tile, look_of(hex.name))
    _ships(canvas, hexes, land)
    return canvas


def _ships(canvas: Canvas, hexes: tuple[HexView, ...], land: Geography) -> None:
    """Off the rows that begin and end farther in."""
    first, last = min(hex.x for hex in hexes), max(hex.x for hex in hexes)
    bays = [hex for hex in hexes if hex.x in (first + 1, last - 1)]
    for hex in (bays[1], bays[-2]):
        box = land.box(hex)
        x = box.x - SHIP - 20 if hex.x == first + 1 else box.right + 20
        canvas.sprite(Box(x, box.middle[1] - SHIP // 2, SHIP, SHIP), ship)
