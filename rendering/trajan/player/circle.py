"""A player's action circle: six trays with their stones, Trajan tiles beside them, the arch."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image

from games.trajan.data.circle import ACTIONS, NUMERALS, TRAYS, Action
from games.trajan.data.circle import Colour as Stone
from games.trajan.seat.view import PlayerView, TurnView
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import SEATS
from rendering.kit.shapes import Pen
from rendering.kit.theme import (
    BRONZE,
    INK,
    MARBLE,
    PLASTER_LIGHT,
    VERDIGRIS,
    VERDIGRIS_LIGHT,
    Colour,
    mix,
)
from rendering.trajan.look.faces import trajan_face
from rendering.trajan.look.signs import ACTION_SIGN, stone
from rendering.trajan.scenery.colours import LINEN, STONE, STONE_DARK, WOOD, WOOD_DARK
from rendering.words.spoken import Words

HOLLOW = mix(LINEN, WOOD, 0.55)
WIDTH, HEIGHT = 424, 306
CENTRE = (WIDTH // 2, HEIGHT // 2)
RING, TRAY = 101, 49  # radii
RIM = 5  # of a bowl
TILE_W, TILE_H = 58, 54
ROOM = 2 * TRAY - 8  # for the stones of a tray
INSIDE = 38  # radius for them where they fill it
ASIDE = 4  # from the numeral
NUMERAL, SIGN = 24, 22  # sides: numerals on the rims, signs of the actions inside them
INWARDS = 3  # from the rim of a tray to the middle of its numeral
SCALES = 4  # at which the wheel is kept

# From the centre of a tray: few stones in rows, in units of their own width.
_ROWS: dict[int, tuple[int, ...]] = {1: (1,), 2: (2,), 3: (1, 2), 4: (2, 2), 5: (2, 1, 2)}
# More of them in two rings: how many in the inner one, and how wide each may be.
_RINGS: dict[int, tuple[int, int]] = {
    **{6: (1, 25), 7: (1, 25), 8: (1, 23), 9: (1, 21)},
    **{10: (2, 19), 11: (3, 18), 12: (3, 18)},
}


# From the centre, beside each tray, where neither stones nor tiles lie.
_LEADS = ((-80, -137), (148, -98), (148, 106), (80, 137), (-148, 106), (-148, -98))


class Sown(NamedTuple):
    """What became of a circle: stones that came into each tray, trays that were emptied."""

    stones: tuple[tuple[Stone, ...], ...] = ((),) * TRAYS
    emptied: tuple[int, ...] = ()


class Preview(NamedTuple):
    """A sowing that goes on: where the next stone goes, where the last one will."""

    following: int
    target: int
    left: tuple[Stone, ...]


def preview(player: PlayerView, turn: TurnView | None) -> Preview | None:
    if turn is None or turn.seat != player.seat or turn.next_tray is None:
        return None
    return Preview(turn.next_tray, (turn.source + turn.steps) % TRAYS, turn.left)


def circle(
    player: PlayerView,
    sown: Sown,
    ahead: Preview | None,
    words: Words,
    offered: tuple[int, ...] = (),
    to_lay: tuple[Stone, ...] = (),
    hand: bool = True,
) -> Canvas:
    """Trays that are offered tell where their last stone would fall; stones that are being sown
    lie in a corner, unless they are shown elsewhere.
    """
    canvas = Canvas(WIDTH, HEIGHT, PLASTER_LIGHT)
    canvas.put(_wheel(), 0, 0)
    for tray in range(TRAYS):
        draw_slot(canvas, player, tray, slot_box(tray), words)
        _tray(canvas, player, tray, sown, ahead, words)
    for tray in offered:
        _leads_to(canvas, tray, (tray + len(player.trays[tray])) % TRAYS)
    if player.arch is None:
        canvas.icon("archway", *CENTRE, 26, BRONZE)
        canvas.spot(f"p{player.seat}:arch", Box(CENTRE[0] - 19, CENTRE[1] - 19, 38, 38))
    if ahead and hand:
        _in_hand(canvas, ahead.left, words)
    for n, kind in enumerate(to_lay):  # equal ones beside each other
        stone(canvas, kind, Box(4 + n % 2 * 31, 52 + n // 2 * 33, 30, 30), words)
    return canvas


# ---- places -----------------------------------------------------------------------------------


def _at(tray: int, radius: float) -> tuple[int, int]:
    """A point in the direction of a tray; I is on top, the others follow clockwise."""
    angle = -pi / 2 + tray * pi / 3
    return round(CENTRE[0] + radius * cos(angle)), round(CENTRE[1] + radius * sin(angle))


def tray_box(tray: int) -> Box:
    x, y = _at(tray, RING)
    return Box(x - TRAY, y - TRAY, 2 * TRAY, 2 * TRAY)


def numeral_box(tray: int) -> Box:
    return _square(_at(tray, RING - TRAY + INWARDS), NUMERAL)


def mark_box(tray: int) -> Box:
    """Where a mark covers the numeral."""
    return numeral_box(tray).inset(-2)


def sign_box(tray: int) -> Box:
    """Of the action, inside the ring of numerals."""
    return _square(_at(tray, 26), SIGN)


def slot_box(tray: int) -> Box:
    """Beside the tray: I to its upper right, IV to its lower left, the others outside."""
    around = tray_box(tray)
    match tray:
        case 0:
            return Box(around.right + 3, around.y - 1, TILE_W, TILE_H)
        case 3:
            return Box(around.x - 3 - TILE_W, around.bottom + 1 - TILE_H, TILE_W, TILE_H)
        case 1 | 2:
            return Box(around.right + 4, around.middle[1] - TILE_H // 2, TILE_W, TILE_H)
        case _:
            return Box(around.x - 4 - TILE_W, around.middle[1] - TILE_H // 2, TILE_W, TILE_H)


def _square(point: tuple[int, int], side: int) -> Box:
    return Box(point[0] - side // 2, point[1] - side // 2, side, side)


# ---- what is the same for everybody -----------------------------------------------------------


@remember(1)
def _wheel() -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, PLASTER_LIGHT)
    canvas.stamp(0, 0, STONE, _ring, WIDTH, HEIGHT)
    for tray in range(TRAYS):
        at = sign_box(tray)
        canvas.icon(ACTION_SIGN[ACTIONS[tray]], *at.middle, at.w, INK)
        canvas.stamp(0, 0, STONE_DARK, _chevron, WIDTH, HEIGHT, ACTIONS[tray])
    return canvas


@remember(SCALES)
def _ring(w: int, h: int) -> Image.Image:
    pen = Pen(w, h)
    pen.disc(0.5, 0.5, (RING + 7) / HEIGHT)
    pen.disc(0.5, 0.5, (RING - 7) / HEIGHT, 0)
    return pen.done()


@remember(SCALES * TRAYS)
def _chevron(w: int, h: int, action: Action) -> Image.Image:
    """An arrow head between the tray of an action and the next one, clockwise."""
    pen = Pen(w, h)
    ahead = -pi / 2 + (ACTIONS.index(action) + 0.5) * pi / 3
    tip, left, right = (
        (CENTRE[0] + r * cos(a), CENTRE[1] + r * sin(a))
        for r, a in (
            (RING, ahead + 0.09),
            (RING - 13, ahead - 0.05),
            (RING + 13, ahead - 0.05),
        )
    )
    pen.polygon([(x / WIDTH, y / HEIGHT) for x, y in (tip, left, right)])
    return pen.done()


# ---- trays and tiles --------------------------------------------------------------------------


def _tray(
    canvas: Canvas,
    player: PlayerView,
    tray: int,
    sown: Sown,
    ahead: Preview | None,
    words: Words,
) -> None:
    box = tray_box(tray)
    rim = rim_of(player.seat, tray, sown, ahead)
    canvas.shape("disc", box, WOOD_DARK if rim == WOOD else INK)
    canvas.shape("disc", box.inset(2), rim)
    canvas.shape("disc", box.inset(2 + RIM), HOLLOW)
    canvas.shape("disc", box.inset(4 + RIM).moved(1, 2), LINEN)  # light falls from above
    stones = (player.trays[tray], sown.stones[tray])
    lay_stones(canvas, *stones, _at(tray, RING + ASIDE), SEATS[player.seat].colour, words)
    badge = numeral_box(tray)
    target = ahead is not None and tray == ahead.target
    canvas.rounded(badge, NUMERAL // 2, VERDIGRIS if target else INK)
    canvas.text(NUMERALS[tray], badge, "bold", 20, MARBLE, "centre")
    name = f"p{player.seat}:tray:{tray}"
    canvas.spot(name, box, round=True, tag=Tag(mark_box(tray), NUMERALS[tray]))
    canvas.lit_spots.add(name)


def _leads_to(canvas: Canvas, tray: int, target: int) -> None:
    """An arrow and the action of the tray in which the last stone would fall."""
    x, y = _LEADS[tray]
    chip = Box(CENTRE[0] + x - 29, CENTRE[1] + y - 15, 58, 30)
    canvas.plate(chip, 9, MARBLE, VERDIGRIS)
    canvas.icon("arrow-right", chip.x + 16, chip.middle[1], 18, VERDIGRIS)
    canvas.icon(ACTION_SIGN[ACTIONS[target]], chip.x + 41, chip.middle[1], 24, INK)


def rim_of(seat: int, tray: int, sown: Sown, ahead: Preview | None) -> Colour:
    """Where a sowing goes on and will end, where one came from and went to."""
    if ahead and tray in (ahead.target, ahead.following):
        return VERDIGRIS if tray == ahead.target else VERDIGRIS_LIGHT
    if tray in sown.emptied or sown.stones[tray]:
        return SEATS[seat].colour
    return WOOD


def lay_stones(
    canvas: Canvas,
    stones: tuple[Stone, ...],
    fresh: tuple[Stone, ...],
    centre: tuple[int, int],
    colour: Colour,
    words: Words,
) -> None:
    """Stones close together in a circle; those that just came have a rim in this colour."""
    new = list(fresh)
    side, places = stone_places(len(stones))
    for kind, (x, y) in zip(stones, places, strict=True):
        rim = INK
        if kind in new:
            new.remove(kind)
            rim = colour
        at = round(centre[0] + x), round(centre[1] + y)
        stone(canvas, kind, _square(at, side - 1), words, rim)


def stone_places(n: int) -> tuple[int, list[tuple[float, float]]]:
    """How wide each of so many stones is, and where they lie from the centre."""
    if n in _RINGS:
        inner, side = _RINGS[n]
        near = 0 if inner == 1 else side / 2 / sin(pi / inner)
        rings = ((inner, near), (n - inner, INSIDE - side / 2))
        turns = [(k + 0.5) * 2 * pi / count for count, _ in rings for k in range(count)]
        reach = [radius for count, radius in rings for _ in range(count)]
        return side, [(r * sin(a), -r * cos(a)) for r, a in zip(reach, turns, strict=True)]
    rows = _ROWS.get(n, ())
    side = min(34, ROOM // max(3 if n > 2 else 2, len(rows), *rows, 2))
    return side, [
        ((i - (count - 1) / 2) * side, (r - (len(rows) - 1) / 2) * side * 0.92)
        for r, count in enumerate(rows)
        for i in range(count)
    ]


def draw_slot(canvas: Canvas, player: PlayerView, tray: int, box: Box, words: Words) -> None:
    """A Trajan tile or the arch; nothing where the slot is empty."""
    tile = player.slots[tray]
    if tile:
        trajan_face(canvas, tile, box, words)
    if player.arch == tray:
        canvas.icon("archway", *box.middle, 44, BRONZE)
    name = Box(box.middle[0] - 20, box.middle[1] - 14, 40, 28)
    free = not tile and player.arch != tray
    tag = Tag(name) if free else None
    canvas.spot(f"p{player.seat}:slot:{tray}", box, tag=tag)


def _in_hand(canvas: Canvas, left: tuple[Stone, ...], words: Words) -> None:
    """Stones still to be sown, in the free corner."""
    canvas.icon("hand-holding", 18, 22, 26, VERDIGRIS)
    for n, kind in enumerate(left):
        at = Box(36 + n % 4 * 27, 6 + n // 4 * 29, 26, 26)
        stone(canvas, kind, at, words)
