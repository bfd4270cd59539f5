"""Buildings as one sees them from the street: each of its material, begun ones in scaffolds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple
from zlib import crc32

from PIL import Image, ImageDraw

from games.glory_to_rome.data.cards import VALUE, Material
from rendering.glory_to_rome.look import COLOUR, PLANK
from rendering.glory_to_rome.place.pen import Pen
from rendering.kit.cache import remember
from rendering.kit.theme import INK, MARBLE, PLASTER_LIGHT, TERRACOTTA, Colour, mix

OVER = 3
TALL = {1: 0.72, 2: 0.86, 3: 1.0}  # of the height, by what a building is worth


class Tones(NamedTuple):
    """Of one colour, from light to dark; openings and joints."""

    light: Colour
    wall: Colour
    face: Colour
    joint: Colour
    dark: Colour
    name: int  # tells buildings of one material apart


@remember(160)
def front(w: int, h: int, name: str, material: Material, built: float) -> Image.Image:
    """The front of a building, standing on the lower edge; so much of its height is built."""
    tall = max(1, round(h * TALL[VALUE[material]]))
    face = COLOUR[material]
    tones = Tones(
        light=mix(face, MARBLE, 0.8),
        wall=mix(face, MARBLE, 0.55),
        face=face,
        joint=mix(face, MARBLE, 0.3),
        dark=mix(face, INK, 0.62),
        name=crc32(name.encode()),
    )
    pen = Pen(w, tall, over=OVER)
    kinds = _FRONTS[material]
    _NAMED.get(name, kinds[tones.name % len(kinds)])(pen, tones)
    image = pen.image if built >= 1 else _begun(pen.image, built)
    whole = Image.new("RGBA", (w, h))
    whole.paste(image.reduce(OVER), (0, h - tall))
    return whole


def _begun(image: Image.Image, built: float) -> Image.Image:
    """What is not built yet pale, with poles and planks before it."""
    w, h = image.size
    pale = Image.new("RGBA", image.size, PLASTER_LIGHT)
    pale.putalpha(image.getchannel("A").point(lambda a: a * 6 // 10))
    line = round(h * (1 - built))
    image.alpha_composite(pale.crop((0, 0, w, line)))
    draw = ImageDraw.Draw(image)
    thick = max(2, round(OVER * 2.6))
    for n in range(4):
        x = round(w * (0.05 + n * 0.3))
        draw.line((x, h * 0.06, x, h), PLANK, thick)
    for n, y in enumerate((0.16, 0.44, 0.72)):
        draw.line((w * 0.02, h * y, w * 0.98, h * y), PLANK, thick)
        low = h * (y + 0.28)
        left = w * (0.05 + n * 0.3)
        draw.line((left, low, left + w * 0.3, h * y), PLANK, max(1, thick // 2))
    return image


# ---- rubble: low houses of stones as they were found -------------------------------------------


def _stones(pen: Pen, tones: Tones, box: tuple[float, float, float, float]) -> None:
    pen.rect(*box, tones.joint)
    faces = (tones.light, tones.wall, mix(tones.face, INK, 0.12), tones.light)
    pen.pebbles((box[0] + 0.01, box[1] + 0.01, box[2] - 0.01, box[3]), faces, Random(tones.name))


def _cottage(pen: Pen, tones: Tones) -> None:
    _stones(pen, tones, (0.12, 0.46, 0.88, 0.99))
    pen.tiles([(0.04, 0.48), (0.96, 0.48), (0.8, 0.1), (0.2, 0.1)], TERRACOTTA, 9)
    pen.gate(0.43, 0.62, 0.57, 0.99, INK)
    for x in (0.2, 0.68):
        pen.rect(x, 0.62, x + 0.12, 0.78, tones.dark)


def _tavern(pen: Pen, tones: Tones) -> None:
    _stones(pen, tones, (0.1, 0.26, 0.9, 0.99))
    pen.rect(0.06, 0.16, 0.94, 0.28, TERRACOTTA)
    for n in range(3):
        pen.rect(0.2 + n * 0.24, 0.36, 0.31 + n * 0.24, 0.52, tones.dark)
    for n in range(3):
        x = 0.16 + n * 0.24
        pen.gate(x, 0.64, x + 0.17, 0.99, INK)


# ---- wood: planks and thatch -------------------------------------------------------------------


def _hall(pen: Pen, tones: Tones) -> None:
    box = (0.12, 0.46, 0.88, 0.99)
    pen.rect(*box, tones.wall)
    pen.planks(box, 12, tones.face)
    pen.area([(0.03, 0.5), (0.5, 0.03), (0.97, 0.5)], tones.face)
    for n in range(1, 8):
        x = 0.03 + n * 0.1175
        pen.line([(x, 0.49), (0.5, 0.05)], tones.joint, 1)
    pen.rect(0.4, 0.6, 0.6, 0.99, tones.dark)
    for x in (0.2, 0.7):
        pen.line([(x, 0.5), (x + 0.1, 0.98)], tones.face, 2.4)
        pen.line([(x + 0.1, 0.5), (x, 0.98)], tones.face, 2.4)


def _stall(pen: Pen, tones: Tones) -> None:
    """A market hall on posts, open in front."""
    pen.rect(0.1, 0.46, 0.9, 0.99, tones.dark)
    pen.rect(0.14, 0.74, 0.86, 0.99, tones.wall)
    pen.planks((0.14, 0.74, 0.86, 0.99), 10, tones.face)
    for n in range(4):
        x = 0.08 + n * 0.26
        pen.rect(x, 0.42, x + 0.06, 0.99, tones.joint)
    pen.tiles([(0.02, 0.46), (0.98, 0.46), (0.84, 0.12), (0.16, 0.12)], tones.face, 11)


# ---- concrete: smooth vaults -------------------------------------------------------------------


def _arcade(pen: Pen, tones: Tones) -> None:
    pen.rect(0.04, 0.12, 0.96, 0.99, tones.wall)
    for y in (0.06, 0.5):
        pen.rect(0.01, y, 0.99, y + 0.09, tones.face)
    for n in range(5):
        x = 0.09 + n * 0.17
        pen.gate(x, 0.22, x + 0.11, 0.49, tones.dark)
        pen.gate(x, 0.66, x + 0.13, 0.99, tones.dark)


def _rotunda(pen: Pen, tones: Tones) -> None:
    pen.dome(0.16, 0.04, 0.84, 0.46, tones.face)
    pen.oval(0.45, 0.0, 0.55, 0.08, tones.light, INK)
    pen.rect(0.08, 0.46, 0.92, 0.99, tones.wall)
    pen.rect(0.04, 0.42, 0.96, 0.52, tones.light)
    for x in (0.15, 0.42, 0.69):
        pen.gate(x, 0.6, x + 0.16, 0.99, tones.dark)


def _vaults(pen: Pen, tones: Tones) -> None:
    """Tall arches beside each other."""
    pen.rect(0.02, 0.1, 0.98, 0.99, tones.wall)
    pen.rect(0.0, 0.04, 1.0, 0.18, tones.face)
    for n in range(3):
        x = 0.09 + n * 0.29
        pen.gate(x, 0.28, x + 0.23, 0.99, tones.dark)


# ---- brick: courses, tiles, towers --------------------------------------------------------------


def _bricks(pen: Pen, tones: Tones, box: tuple[float, float, float, float], rows: int) -> None:
    pen.rect(*box, tones.face)
    pen.courses(box, rows, 0.09, tones.wall)
    pen.draw.rectangle(
        (box[0] * pen.w, box[1] * pen.h, box[2] * pen.w, box[3] * pen.h), None, INK, pen.thick
    )


def _school(pen: Pen, tones: Tones) -> None:
    _bricks(pen, tones, (0.08, 0.32, 0.92, 0.99), 9)
    pen.tiles([(0.02, 0.34), (0.98, 0.34), (0.84, 0.06), (0.16, 0.06)], tones.wall, 11)
    for n in range(4):
        x = 0.15 + n * 0.19
        pen.gate(x, 0.44, x + 0.12, 0.66, tones.light)
    pen.gate(0.42, 0.7, 0.58, 0.99, INK)


def _gatehouse(pen: Pen, tones: Tones) -> None:
    """Two towers and a gate."""
    _bricks(pen, tones, (0.2, 0.3, 0.8, 0.99), 9)
    for x in (0.04, 0.7):
        _bricks(pen, tones, (x, 0.16, x + 0.26, 0.99), 11)
        for n in range(3):
            pen.rect(x + n * 0.1, 0.05, x + 0.06 + n * 0.1, 0.17, tones.face)
        pen.gate(x + 0.09, 0.36, x + 0.17, 0.56, tones.light)
    pen.gate(0.37, 0.48, 0.63, 0.99, INK)


# ---- stone: great blocks ------------------------------------------------------------------------


def _blocks(pen: Pen, tones: Tones, box: tuple[float, float, float, float], rows: int) -> None:
    pen.rect(*box, tones.wall)
    pen.courses(box, rows, 0.17, tones.face)
    pen.draw.rectangle(
        (box[0] * pen.w, box[1] * pen.h, box[2] * pen.w, box[3] * pen.h), None, INK, pen.thick
    )


def _stronghold(pen: Pen, tones: Tones) -> None:
    _blocks(pen, tones, (0.08, 0.26, 0.92, 0.99), 6)
    for n in range(6):
        x = 0.08 + n * 0.151
        pen.rect(x, 0.14, x + 0.085, 0.28, tones.face)
    for x in (0.2, 0.69):
        pen.rect(x, 0.42, x + 0.11, 0.6, tones.dark)
    pen.gate(0.39, 0.52, 0.61, 0.99, tones.dark)


def _villa(pen: Pen, tones: Tones) -> None:
    """A great house with a porch."""
    _blocks(pen, tones, (0.06, 0.38, 0.94, 0.99), 5)
    pen.tiles([(0.01, 0.4), (0.99, 0.4), (0.88, 0.16), (0.12, 0.16)], tones.face, 11)
    pen.rect(0.33, 0.5, 0.67, 0.99, tones.dark)
    for x in (0.33, 0.48, 0.61):
        pen.rect(x, 0.48, x + 0.06, 0.99, tones.light)
    pen.area([(0.28, 0.5), (0.5, 0.26), (0.72, 0.5)], tones.light)


def _theatre(pen: Pen, tones: Tones) -> None:
    """Three storeys of arches."""
    _blocks(pen, tones, (0.04, 0.08, 0.96, 0.99), 3)
    for r, y in enumerate((0.14, 0.43, 0.72)):
        pen.rect(0.02, y - 0.08, 0.98, y - 0.03, tones.face)
        for n in range(6):
            x = 0.08 + n * 0.147
            pen.gate(x, y, x + 0.1, y + (0.27 if r == 2 else 0.2), tones.dark)


# ---- marble: columns ----------------------------------------------------------------------------


def _temple(pen: Pen, tones: Tones) -> None:
    _columns(pen, tones, 6, 0.36)
    pen.rect(0.03, 0.29, 0.97, 0.38, tones.face)
    pen.area([(0.01, 0.3), (0.5, 0.02), (0.99, 0.3)], tones.face)
    pen.area([(0.16, 0.27), (0.5, 0.08), (0.84, 0.27)], tones.wall, None)


def _portico(pen: Pen, tones: Tones) -> None:
    """Columns under a flat roof with statues."""
    _columns(pen, tones, 5, 0.34)
    pen.rect(0.02, 0.22, 0.98, 0.36, tones.face)
    for x in (0.12, 0.47, 0.82):
        pen.oval(x, 0.03, x + 0.06, 0.11, MARBLE, INK)
        pen.area([(x, 0.23), (x + 0.01, 0.11), (x + 0.05, 0.11), (x + 0.06, 0.23)], MARBLE)


def _round_temple(pen: Pen, tones: Tones) -> None:
    pen.dome(0.14, 0.03, 0.86, 0.34, tones.face)
    _columns(pen, tones, 5, 0.38)
    pen.rect(0.05, 0.3, 0.95, 0.41, tones.wall)


def _columns(pen: Pen, tones: Tones, n: int, top: float) -> None:
    """On three steps, before a dark hall."""
    pen.rect(0.07, top, 0.93, 0.86, tones.dark)
    step = 0.84 / (n - 0.5)
    for k in range(n):
        x = 0.08 + k * step
        pen.rect(x, top, x + step * 0.5, 0.86, MARBLE)
        pen.line([(x + step * 0.33, top + 0.03), (x + step * 0.33, 0.85)], tones.wall, 1.6)
    for k, y in enumerate((0.85, 0.9, 0.95)):
        inset = 0.06 - k * 0.025
        pen.rect(inset, y, 1 - inset, y + 0.05, tones.light)


_FRONTS: dict[Material, tuple[Callable[[Pen, Tones], None], ...]] = {
    "rubble": (_cottage, _tavern),
    "wood": (_hall, _stall),
    "concrete": (_arcade, _rotunda, _vaults),
    "brick": (_school, _gatehouse),
    "stone": (_stronghold, _villa, _theatre),
    "marble": (_temple, _portico, _round_temple),
}

# Those one expects to look like what they are called.
_NAMED: dict[str, Callable[[Pen, Tones], None]] = {
    "amphitheatre": _arcade,
    "aqueduct": _vaults,
    "archway": _gatehouse,
    "bar": _tavern,
    "bath": _school,
    "bridge": _vaults,
    "colosseum": _theatre,
    "garden": _villa,
    "gate": _gatehouse,
    "insula": _tavern,
    "market": _stall,
    "prison": _stronghold,
    "school": _school,
    "senate": _rotunda,
    "shrine": _school,
    "temple": _temple,
    "villa": _villa,
}
