"""Tiles of the landscape, each drawn once for its size: fields, mountains, woods, rivers, mist."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from PIL import Image

from games.romolo_o_remo.terms import Terrain
from rendering.kit.cache import remember
from rendering.kit.seats import SEATS
from rendering.kit.theme import INK, Colour, mix
from rendering.romolo_o_remo.look.brush import CORNERS, Brush, inward
from rendering.romolo_o_remo.look.colours import (
    FIELD_DARK,
    FIELD_LIGHT,
    FIELD_RIPE,
    LAND,
    LEAF_DARK,
    LEAF_LIGHT,
    MIST,
    MOUND_DARK,
    MOUND_LIGHT,
    PARCHMENT,
    PARCHMENT_DARK,
    washed,
)
from rendering.romolo_o_remo.look.river import river

LOOKS = 4  # of each terrain
GUESSED = mix(PARCHMENT, PARCHMENT_DARK, 0.4)


@remember(400)
def land_tile(
    w: int, h: int, terrain: Terrain, look: int, rulers: tuple[int, ...], sides: str
) -> Image.Image:
    """Open land; `sides` are those where the rule of its rulers ends, of water those where it
    flows on."""
    seat = rulers[0] if rulers else None
    brush = Brush(w, h, washed(LAND[terrain], seat))
    dice = Random(f"{terrain}{look}")
    match terrain:
        case "plains":
            _fields(brush, dice, washed(LAND[terrain], seat))
        case "hill":
            _mountains(brush, dice)
        case "forest":
            _woods(brush, dice)
        case "water":
            river(brush, dice, sides)
    if terrain == "water":
        _edge(brush, mix(LAND["water"], LAND["plains"], 0.45), sides)
    else:
        _edge(brush, mix(LAND[terrain], INK, 0.4))
        _border(brush, rulers, sides)
    return brush.tile()


@remember(100)
def seen_tile(w: int, h: int, terrain: Terrain, look: int) -> Image.Image:
    """Land that one king alone has looked at, as a drawing on parchment."""
    whole = land_tile(w, h, terrain, look, (), "")
    paper = Image.new("RGBA", whole.size, (*PARCHMENT, 255))
    mixed = Image.blend(whole, paper, 0.5)
    mixed.putalpha(whole.getchannel("A"))
    return mixed


def _edge(brush: Brush, line: Colour, without: str = "") -> None:
    """A fine line around, but for some sides."""
    for n, corner in enumerate(CORNERS):
        if str(n) not in without:
            brush.line([corner, CORNERS[(n + 1) % 6]], 0.018, line)


def _border(brush: Brush, rulers: tuple[int, ...], sides: str) -> None:
    """A band in the colours of the rulers where their land ends."""
    for n in map(int, sides if rulers else ""):
        band = [inward(CORNERS[n], 0.94), inward(CORNERS[(n + 1) % 6], 0.94)]
        colour = SEATS[rulers[n % len(rulers)]].colour
        brush.line(band, 0.07, mix(colour, INK, 0.35))
        brush.line(band, 0.055, colour)


# ---- what nobody knows ------------------------------------------------------------------------


@remember(40)
def hidden_tile(w: int, h: int, look: int) -> Image.Image:
    """Unknown land: an old map that guesses at hills and woods, and mist over it.

    What is drawn depends on the place alone, never on what lies there.
    """
    brush, dice = Brush(w, h, PARCHMENT), Random(look)
    for n, (y, x) in enumerate(_scattered(dice, 3, 4)):
        (_guessed_hill, _guessed_wood, _guessed_peak)[(look + n) % 3](brush, x, y)
    for _ in range(5):
        x, y, rx = dice.uniform(0.15, 0.85), dice.uniform(0.2, 0.85), dice.uniform(0.14, 0.24)
        for k in (-0.6, 0, 0.55):
            brush.oval(x + k * rx, y - 0.02 * (k == 0), rx * 0.6, rx * 0.22, MIST)
    brush.oval(0.5, 0.5, 0.2, 0.07, MIST)
    _edge(brush, mix(PARCHMENT, PARCHMENT_DARK, 0.7))
    return brush.tile()


def _guessed_hill(brush: Brush, x: float, y: float) -> None:
    for dx, r in ((0.08, 0.08), (0.0, 0.11)):
        brush.oval(x + dx, y, r, r * 0.55, GUESSED)
        brush.arch(x + dx, y, r, r * 0.55, 0.013, PARCHMENT_DARK)
    brush.area(
        [(x - 0.12, y), (x + 0.17, y), (x + 0.17, y + 0.07), (x - 0.12, y + 0.07)], PARCHMENT
    )


def _guessed_peak(brush: Brush, x: float, y: float) -> None:
    brush.area([(x - 0.11, y), (x, y - 0.12), (x + 0.11, y)], GUESSED)
    brush.line([(x - 0.11, y), (x, y - 0.12), (x + 0.11, y)], 0.013, PARCHMENT_DARK)
    brush.line([(x, y - 0.12), (x + 0.02, y - 0.06), (x + 0.01, y)], 0.01, PARCHMENT_DARK)


def _guessed_wood(brush: Brush, x: float, y: float) -> None:
    for k, low in ((-0.07, 0.0), (0.07, 0.0), (0.0, 0.02)):
        brush.line([(x + k, y - 0.03), (x + k, y + low + 0.02)], 0.013, PARCHMENT_DARK)
        brush.oval(x + k, y + low - 0.04, 0.037, 0.04, PARCHMENT_DARK)
        brush.oval(x + k, y + low - 0.04, 0.027, 0.03, GUESSED)


# ---- terrains ---------------------------------------------------------------------------------


def _scattered(dice: Random, across: int, down: int) -> list[tuple[float, float]]:
    """Places (y, x) all over the tile, none quite in line, the far ones first."""
    return sorted(
        (
            (row + dice.uniform(0.15, 0.85)) / down,
            (n + dice.uniform(0.1, 0.9) + 0.3 * (row % 2)) / (across + 0.3),
        )
        for row in range(down)
        for n in range(across)
    )


def _fields(brush: Brush, dice: Random, ground: Colour) -> None:
    """A patchwork of fields with furrows between hedges."""
    lean = dice.uniform(0.03, 0.09) * dice.choice((-1, 1))
    rows = [0.02, 0.2, 0.38, 0.56, 0.74, 0.92, 1.1]
    for top, bottom in pairwise(rows):
        x = dice.uniform(-0.15, 0.0)
        while x < 1.05:
            w = dice.uniform(0.2, 0.42)
            face = dice.choice((FIELD_LIGHT, FIELD_DARK, FIELD_RIPE, ground, ground, ground))
            if face != ground:
                _field(brush, (x, top, x + w - 0.015, bottom - 0.015), lean, face)
            x += w
    for _ in range(9):
        x, y = dice.random(), dice.choice(rows) + lean * dice.uniform(-0.5, 0.5)
        brush.oval(x, y - 0.015, 0.02, 0.018, LEAF_DARK)
        brush.oval(x - 0.005, y - 0.02, 0.011, 0.009, LEAF_LIGHT)


def _field(brush: Brush, box: tuple[float, float, float, float], lean: float, face: Colour) -> None:
    left, top, right, bottom = box

    def at(x: float, y: float) -> tuple[float, float]:
        return x, y + (x - 0.5) * lean

    brush.area([at(left, top), at(right, top), at(right, bottom), at(left, bottom)], face)
    for k in range(1, 5):
        y = top + (bottom - top) * k / 5
        brush.line([at(left + 0.01, y), at(right - 0.01, y)], 0.008, mix(face, INK, 0.16))


def _mountains(brush: Brush, dice: Random) -> None:
    """Peaks with a lit and a shaded face, the far ones first."""
    for y, x in _scattered(dice, 3, 4):
        w, h = dice.uniform(0.14, 0.2), dice.uniform(0.15, 0.23)
        tip, foot = (x + dice.uniform(-0.02, 0.02), y - h * 0.62), y + h * 0.38
        ridge = [tip, (x + 0.02, y - h * 0.2), (x - 0.015, y + h * 0.05), (x + 0.01, foot)]
        brush.area([*ridge, (x - w, foot)], MOUND_LIGHT)
        brush.area([*ridge, (x + w, foot)], mix(LAND["hill"], MOUND_DARK, 0.55))
        brush.line([(x - w, foot), tip, (x + w, foot)], 0.012, MOUND_DARK)
        for k in (0.3, 0.6):
            crease = [(x - w * k, foot - h * 0.1), (x - w * k * 0.6, foot - h * (0.62 - k * 0.5))]
            brush.line(crease, 0.009, mix(MOUND_LIGHT, MOUND_DARK, 0.5))


def _woods(brush: Brush, dice: Random) -> None:
    """Trees, the far ones first."""
    for y, x in _scattered(dice, 6, 8):
        r = dice.uniform(0.055, 0.078)
        brush.oval(x + r * 0.2, y + r * 0.9, r * 0.9, r * 0.4, mix(LEAF_DARK, INK, 0.35))
        brush.line([(x, y), (x, y + r * 1.1)], 0.02, mix(LEAF_DARK, INK, 0.5))
        brush.oval(x, y, r, r * 0.9, LEAF_DARK)
        brush.oval(x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.5, LEAF_LIGHT)
