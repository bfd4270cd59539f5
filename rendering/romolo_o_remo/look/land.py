"""Tiles of the landscape, each drawn once for its size: fields, mounds, woods, rivers."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

from PIL import Image, ImageDraw

from games.romolo_o_remo.terms import Terrain
from rendering.kit.cache import remember
from rendering.kit.seats import SEATS
from rendering.kit.theme import INK, Colour, mix
from rendering.romolo_o_remo.look.colours import (
    DEEP,
    FIELD_DARK,
    FIELD_LIGHT,
    FIELD_RIPE,
    LAND,
    LEAF_DARK,
    LEAF_LIGHT,
    MOUND_DARK,
    MOUND_LIGHT,
    PARCHMENT,
    PARCHMENT_DARK,
    SAND,
    STONEWORK,
    STONEWORK_DARK,
    WAVE,
    washed,
)

OVER = 2  # tiles are drawn so much larger
LOOKS = 4  # of each terrain

# Corners of a pointy-top hex in its box, clockwise from the top; side n lies between n and n + 1.
CORNERS = tuple((0.5 + 0.5 * x, 0.5 + 0.5 * y) for x, y in (
    (0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5),
))  # fmt: skip


class Brush:
    """Draws in shares of a tile's width and height."""

    def __init__(self, w: int, h: int, ground: Colour) -> None:
        self.w, self.h = w * OVER, h * OVER
        self.image = Image.new("RGB", (self.w, self.h), ground)
        self.draw = ImageDraw.Draw(self.image)

    def area(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        self.draw.polygon([(x * self.w, y * self.h) for x, y in points], fill=colour)

    def oval(self, x: float, y: float, rx: float, ry: float, colour: Colour) -> None:
        w, h = self.w, self.h
        self.draw.ellipse(((x - rx) * w, (y - ry) * h, (x + rx) * w, (y + ry) * h), fill=colour)

    def line(self, points: Sequence[tuple[float, float]], thick: float, colour: Colour) -> None:
        dots = [(x * self.w, y * self.h) for x, y in points]
        self.draw.line(dots, colour, max(1, round(thick * self.w)), "curve")

    def arch(self, x: float, y: float, rx: float, ry: float, thick: float, colour: Colour) -> None:
        """The upper half of an oval."""
        w, h = self.w, self.h
        box = ((x - rx) * w, (y - ry) * h, (x + rx) * w, (y + ry) * h)
        self.draw.arc(box, 190, 350, colour, max(1, round(thick * w)))

    def tile(self) -> Image.Image:
        """Cut to the hex."""
        mask = Image.new("L", (self.w, self.h))
        grown = [(x * self.w, y * self.h + (OVER if y > 0.5 else -OVER)) for x, y in CORNERS]
        ImageDraw.Draw(mask).polygon(grown, fill=255)
        found = self.image.reduce(OVER).convert("RGBA")
        found.putalpha(mask.reduce(OVER))
        return found


@remember(400)
def land_tile(
    w: int, h: int, terrain: Terrain, look: int, rulers: tuple[int, ...], open_sides: str
) -> Image.Image:
    """Open land, washed with the colour of who rules it; of water `open_sides` are those where it
    flows on."""
    seat = rulers[0] if rulers else None
    brush = Brush(w, h, washed(LAND[terrain], seat))
    dice = Random(f"{terrain}{look}")
    match terrain:
        case "plains":
            _fields(brush, dice)
        case "hill":
            _mounds(brush, dice)
        case "forest":
            _woods(brush, dice)
        case "water":
            _river(brush, dice, open_sides)
    _edge(brush, rulers)
    return brush.tile()


@remember(100)
def seen_tile(w: int, h: int, terrain: Terrain, look: int) -> Image.Image:
    """Land that one king alone has looked at, as a drawing on parchment."""
    whole = land_tile(w, h, terrain, look, (), "")
    paper = Image.new("RGBA", whole.size, (*PARCHMENT, 255))
    mixed = Image.blend(whole, paper, 0.5)
    mixed.putalpha(whole.getchannel("A"))
    return mixed


@remember(40)
def hidden_tile(w: int, h: int, look: int) -> Image.Image:
    """Unknown land: parchment with a few contours."""
    brush = Brush(w, h, PARCHMENT)
    dice = Random(look)
    for _ in range(4):
        x, y = dice.uniform(0.15, 0.7), dice.uniform(0.3, 0.75)
        waves = [(x + n * 0.05, y + 0.012 * sin(n * 1.7)) for n in range(5)]
        brush.line(waves, 0.012, mix(PARCHMENT, PARCHMENT_DARK, 0.6))
    _edge(brush, (), PARCHMENT_DARK)
    return brush.tile()


def _edge(brush: Brush, rulers: tuple[int, ...], line: Colour | None = None) -> None:
    """A fine line around, inside of it a band in the colours of the rulers."""
    for n, corner in enumerate(CORNERS):
        after = CORNERS[(n + 1) % 6]
        if rulers:
            inner = [_inward(corner, 0.94), _inward(after, 0.94)]
            brush.line(inner, 0.045, SEATS[rulers[n % len(rulers)]].colour)
        brush.line([corner, after], 0.02, line or mix(LAND["forest"], INK, 0.45))


def _inward(point: tuple[float, float], share: float) -> tuple[float, float]:
    return 0.5 + (point[0] - 0.5) * share, 0.5 + (point[1] - 0.5) * share


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


def _fields(brush: Brush, dice: Random) -> None:
    """Fields with furrows, and some ripe ones."""
    for n, (y, x) in enumerate(_scattered(dice, 2, 4)):
        if not dice.randrange(4):
            continue
        x, y = x * 0.85, y * 0.9
        w, h, lean = dice.uniform(0.16, 0.3), dice.uniform(0.07, 0.13), dice.uniform(-0.05, 0.05)
        face = (FIELD_LIGHT, FIELD_DARK, FIELD_RIPE)[n % 3]
        brush.area(
            [(x, y), (x + w, y + lean), (x + w + 0.04, y + h + lean), (x + 0.04, y + h)], face
        )
        for k in (1, 2, 3):
            down = h * k / 4
            furrow = [(x + 0.01 * k, y + down), (x + w + 0.01 * k, y + lean + down)]
            brush.line(furrow, 0.008, mix(face, INK, 0.18))
    for _ in range(7):
        x, y = dice.uniform(0.1, 0.9), dice.uniform(0.15, 0.9)
        brush.line([(x, y), (x + 0.008, y - 0.022)], 0.012, LEAF_LIGHT)


def _mounds(brush: Brush, dice: Random) -> None:
    """Rounded hills, the far ones first."""
    for y, x in _scattered(dice, 3, 4):
        rx, ry = dice.uniform(0.14, 0.2), dice.uniform(0.09, 0.13)
        brush.oval(x, y, rx, ry, MOUND_LIGHT)
        brush.oval(x + rx * 0.3, y + ry * 0.25, rx * 0.75, ry * 0.8, LAND["hill"])
        brush.arch(x, y, rx, ry, 0.016, MOUND_DARK)
        for k in (0.25, 0.55):
            brush.line(
                [(x + rx * k, y - ry * (0.8 - k)), (x + rx * (k + 0.2), y - ry * (0.35 - k * 0.5))],
                0.01,
                MOUND_DARK,
            )


def _woods(brush: Brush, dice: Random) -> None:
    """Trees, the far ones first."""
    for y, x in _scattered(dice, 6, 8):
        r = dice.uniform(0.05, 0.072)
        brush.line([(x, y), (x, y + r * 1.1)], 0.02, mix(LEAF_DARK, INK, 0.5))
        brush.oval(x, y, r, r * 0.9, LEAF_DARK)
        brush.oval(x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.5, LEAF_LIGHT)


def _river(brush: Brush, dice: Random, open_sides: str) -> None:
    """Water between sandy banks that flows on into open sides."""
    brush.image.paste(LAND["plains"], (0, 0, brush.w, brush.h))
    for _ in range(10):
        x, y = dice.uniform(0.05, 0.95), dice.uniform(0.1, 0.95)
        brush.line([(x, y), (x + 0.01, y - 0.025)], 0.014, LEAF_LIGHT)
    middles = [_side_middle(int(side)) for side in open_sides]
    for extra, colour in ((0.05, SAND), (0, LAND["water"])):
        brush.oval(0.5, 0.5, 0.385 + extra, 0.335 + extra * 0.87, colour)
        for x, y in middles:
            brush.line(
                [(0.5, 0.5), (0.5 + (x - 0.5) * 1.1, 0.5 + (y - 0.5) * 1.1)],
                0.5 + 2 * extra,
                colour,
            )
    for _ in range(9):
        x, y = dice.uniform(0.2, 0.66), dice.uniform(0.28, 0.74)
        colour = dice.choice((WAVE, WAVE, DEEP))
        wave = [(x + n * 0.03, y + 0.01 * sin(n * pi / 2)) for n in range(5)]
        brush.line(wave, 0.016, colour)


def _side_middle(side: int) -> tuple[float, float]:
    angle = -pi / 3 + side * pi / 3
    return 0.5 + 0.5 * cos(angle), 0.5 + 0.5 * 0.866 * sin(angle)


# ---- what stands on sides ---------------------------------------------------------------------


@remember(200)
def walls_tile(w: int, h: int, walls: tuple[int, ...]) -> Image.Image:
    """Walls with battlements along the inside of their sides."""
    found = Image.new("RGBA", (w * OVER, h * OVER))
    draw = ImageDraw.Draw(found)
    size = found.size
    for side in walls:
        one, two = (_inward(CORNERS[n % 6], 0.9) for n in (side, side + 1))
        for thick, colour in ((0.1, INK), (0.07, STONEWORK)):
            dots = [(x * size[0], y * size[1]) for x, y in (one, two)]
            draw.line(dots, (*colour, 255), round(thick * size[0]))
        for n in range(1, 8, 2):
            share = [(one[k] + (two[k] - one[k]) * n / 8) * size[k] for k in (0, 1)]
            r = 0.02 * size[0]
            box = (share[0] - r, share[1] - r, share[0] + r, share[1] + r)
            draw.rectangle(box, (*STONEWORK_DARK, 255))
    return found.reduce(OVER)


@remember(64)
def arrow(
    w: int, h: int, start: tuple[float, float], end: tuple[float, float], seat: int
) -> Image.Image:
    """The way of a unit, in shares of its box."""
    found = Image.new("RGBA", (w * OVER, h * OVER))
    draw = ImageDraw.Draw(found)
    x1, y1, x2, y2 = start[0] * w * OVER, start[1] * h * OVER, end[0] * w * OVER, end[1] * h * OVER
    long = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    dx, dy = (x2 - x1) / long, (y2 - y1) / long
    unit = OVER * 4
    for grow, colour in ((unit * 0.5, INK), (0.0, SEATS[seat].colour)):
        head, wide, half = 6 * unit + grow, 3.4 * unit + grow, 1.2 * unit + grow
        tip = (x2 + dx * grow, y2 + dy * grow)
        neck = (tip[0] - dx * head, tip[1] - dy * head)
        draw.polygon(
            [
                (x1 - dy * half, y1 + dx * half),
                (neck[0] - dy * half, neck[1] + dx * half),
                (neck[0] - dy * wide, neck[1] + dx * wide),
                tip,
                (neck[0] + dy * wide, neck[1] - dx * wide),
                (neck[0] + dy * half, neck[1] - dx * half),
                (x1 + dy * half, y1 - dx * half),
            ],
            fill=(*colour, 255),
        )
    return found.reduce(OVER)
