"""The grounds of the city: hills, wall and forum; a street with roofs behind it."""

from __future__ import annotations

from math import sin
from random import Random

from PIL import Image

from rendering.glory_to_rome.look import (
    EARTH,
    EARTH_DARK,
    HILL,
    HILL_DARK,
    JOINT,
    LEAF,
    LEAF_DARK,
    PAVING,
    SKY,
    WALL,
    WALL_DARK,
)
from rendering.glory_to_rome.place.pen import Pen
from rendering.kit.cache import remember
from rendering.kit.theme import MARBLE, Colour, mix

OVER = 2
FAR = mix(WALL, SKY, 0.55)  # what is built far away


@remember(16)
def forum_ground(w: int, h: int, hills: float, wall: float, town: float) -> Image.Image:
    """From the hills down: the wall, plots in town, the forum; shares of the height."""
    pen = Pen(w, h, SKY, OVER)
    _hills(pen, hills)
    pen.rect(0, wall, 1, town, EARTH, None)
    _furrows(pen, wall, town)
    _city_wall(pen, hills, wall)
    _pavement(pen, town)
    return pen.done().convert("RGB")


def forum_slice(
    w: int, h: int, left: int, whole: int, hills: float, wall: float, town: float
) -> Image.Image:
    """A piece of it, as large as it is in the whole."""
    return forum_ground(whole, h, hills, wall, town).crop((left, 0, left + w, h))


def _hills(pen: Pen, foot: float) -> None:
    """Two ranges, an aqueduct before them, cypresses."""
    if not foot:
        return
    for base, high, ink in ((0.2, 0.5, HILL), (0.52, 0.3, HILL_DARK)):
        ridge = [(x / 60, foot * (base + high * 0.5 * sin(x * 0.31 + base * 9))) for x in range(61)]
        pen.area([*ridge, (1, foot), (0, foot)], ink, None)
    _aqueduct(pen, foot)
    dice = Random(753)
    for n in range(7):  # between the plots, which lie in six columns
        for x in (-0.014, 0.012, 0.021)[: dice.randrange(1, 4)]:
            _cypress(pen, n * 0.1404 + x, foot * dice.uniform(0.8, 1.0), foot * 0.6)


def _aqueduct(pen: Pen, foot: float) -> None:
    left, right, top = 0.855, 1.0, foot * 0.3
    pen.rect(left, top, right, foot, FAR, None)
    n, step = 7, (right - left) / 7
    for k in range(n):
        x = left + step * (k + 0.18)
        pen.gate(x, top + foot * 0.16, x + step * 0.64, foot, HILL)


def _cypress(pen: Pen, x: float, foot: float, tall: float) -> None:
    wide = tall * pen.h / pen.w * 0.13
    pen.oval(x - wide, foot - tall, x + wide, foot, LEAF_DARK)
    pen.oval(x - wide * 0.8, foot - tall * 0.92, x + wide * 0.1, foot - tall * 0.12, LEAF)


def _city_wall(pen: Pen, top: float, foot: float) -> None:
    """With merlons, joints, and a tower now and then."""
    if not top:
        return
    pen.rect(0, top, 1, foot, WALL, None)
    pen.courses((0, top + (foot - top) * 0.2, 1, foot), 2, 0.03, mix(WALL, WALL_DARK, 0.35))
    pen.line([(0, foot), (1, foot)], WALL_DARK, 2)
    merlon, step = (foot - top) * 0.4, 0.011
    for n in range(round(1 / step) + 1):
        pen.rect(n * step, top - merlon, n * step + step * 0.6, top + 0.003, WALL, None)
    for n in range(7):
        x = n * 0.1404
        pen.rect(x - 0.012, top - 0.075, x + 0.012, foot + 0.01, WALL, WALL_DARK)
        for k in (-0.012, -0.003, 0.006):
            pen.rect(x + k, top - 0.105, x + k + 0.006, top - 0.07, WALL, WALL_DARK)


def _furrows(pen: Pen, top: float, foot: float) -> None:
    """Earth that waits for houses."""
    dice = Random(27)
    for _ in range(240):
        x, y = dice.random(), dice.uniform(top + 0.01, foot)
        pen.line([(x, y), (x + dice.uniform(0.004, 0.014), y)], mix(EARTH, EARTH_DARK, 0.4), 1.2)


def _pavement(pen: Pen, top: float) -> None:
    """Slabs that run towards the horizon."""
    pen.rect(0, top, 1, 1.01, PAVING, None)
    pen.line([(0, top), (1, top)], mix(JOINT, WALL_DARK, 0.5), 3)
    y, deep = top, (1 - top) * 0.07
    while y < 1:
        pen.line([(0, y), (1, y)], JOINT, 1.2)
        y, deep = y + deep, deep * 1.32
    for n in range(-24, 65):
        x = n / 40
        pen.line([(0.5 + (x - 0.5) * 0.82, top), (0.5 + (x - 0.5) * 1.3, 1)], JOINT, 1.2)


# ---- a street -----------------------------------------------------------------------------------


@remember(12)
def street_ground(w: int, h: int, walk: float) -> Image.Image:
    """Sky, roofs of the city behind, and from `walk` on the pavement."""
    pen = Pen(w, h, SKY, OVER)
    dice, x = Random(21), 0.0
    unit = h / w
    while x < 1:
        wide, tall = unit * dice.uniform(0.5, 1.1), walk * dice.uniform(0.2, 0.55)
        _far_house(pen, (x, walk - tall, x + wide, walk), dice.randrange(4))
        x += wide * dice.uniform(0.9, 1.15)
    for n in range(round(1.2 / unit)):
        if dice.random() < 0.5:
            _cypress(pen, (n + dice.random()) * unit / 1.2, walk, walk * dice.uniform(0.3, 0.5))
    pen.rect(0, walk, 1, 1.01, PAVING, None)
    pen.line([(0, walk), (1, walk)], WALL_DARK, 2.5)
    return pen.done().convert("RGB")


def street_view(w: int, h: int, left: int, street: int, walk: float) -> Image.Image:
    """A piece of a street."""
    return street_ground(street, h, walk).crop((left, 0, left + w, h))


def _far_house(pen: Pen, box: tuple[float, float, float, float], kind: int) -> None:
    x, y, right, foot = box
    face: Colour = mix(SKY, WALL, 0.42)
    roof = mix(SKY, WALL, 0.75)
    pen.rect(x, y, right, foot, face, None)
    middle, eaves = (x + right) / 2, (right - x) * 0.06
    tall = foot - y
    if kind == 0:
        pen.area([(x - eaves, y), (middle, y - tall * 0.4), (right + eaves, y)], roof, None)
    elif kind == 1:
        pen.rect(x - eaves, y - tall * 0.12, right + eaves, y, roof, None)
    elif kind == 2:
        low = y - tall * 0.3
        ridge = [(x + eaves * 2, low), (right - eaves * 2, low)]
        pen.area([(x - eaves, y), *ridge, (right + eaves, y)], roof, None)
    else:
        pen.oval(x + eaves, y - tall * 0.35, right - eaves, y + tall * 0.35, roof)
        pen.rect(x, y, right, foot, face, None)
    for k in (0.2, 0.45, 0.7):
        at = x + (right - x) * k
        pane = (at, y + tall * 0.25, at + (right - x) * 0.1, y + tall * 0.5)
        pen.rect(*pane, mix(face, MARBLE, 0.5), None)
