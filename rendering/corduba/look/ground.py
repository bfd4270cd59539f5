"""The ground of a quarter: plots between streets, and the wall around them."""

from __future__ import annotations

from random import Random

from PIL import Image

from games.corduba.terms import DistrictId
from rendering.corduba.look.brush import Brush
from rendering.corduba.look.colours import LEAF, LEAF_DARK, QUARTER, lit, shaded
from rendering.kit.cache import remember
from rendering.kit.theme import INK, Colour, mix

OVER = 2
STREET = 0.085  # half the width of a street, as a share of a cell
KERB = 0.035


@remember(12)
def plots(w: int, h: int, district: DistrictId, rows: tuple[str, ...]) -> Image.Image:
    """Streets, and plots of one colour with faint lines between their cells."""
    look = QUARTER[district]
    brush = Brush(w, h, look.street, OVER)
    _paving(brush, rows, look.street)
    for inset, ink in ((STREET, look.kerb), (STREET + KERB, look.plot)):
        _plots(brush, rows, inset, ink)
    _cells(brush, rows, look.plot_dark)
    _growth(brush, rows, district)
    return brush.done()


def _plots(brush: Brush, rows: tuple[str, ...], inset: float, ink: Colour) -> None:
    down, across = len(rows), len(rows[0])

    def fill(top: float, left: float, bottom: float, right: float) -> None:
        x, y = left / across * brush.w, top / down * brush.h
        brush.draw.rectangle((x, y, right / across * brush.w, bottom / down * brush.h), (*ink, 255))

    for r, row in enumerate(rows):
        for c, plot in enumerate(row):
            right = c + 1 < across and row[c + 1] == plot
            below = r + 1 < down and rows[r + 1][c] == plot
            fill(r + inset, c + inset, r + 1 - inset, c + 1 - inset)
            if right:
                fill(r + inset, c + 0.5, r + 1 - inset, c + 1.5)
            if below:
                fill(r + 0.5, c + inset, r + 1.5, c + 1 - inset)
            if right and below and rows[r + 1][c + 1] == plot:
                fill(r + 0.5, c + 0.5, r + 1.5, c + 1.5)


def _paving(brush: Brush, rows: tuple[str, ...], street: Colour) -> None:
    """Stones of the streets; plots are laid over most of them."""
    down, across = len(rows), len(rows[0])
    for n in range(down * 4):
        y = n / (down * 4)
        brush.line([(0, y), (1, y)], shaded(street, 0.08), 1)
    for n in range(across * 4):
        x = n / (across * 4)
        brush.line([(x, 0), (x, 1)], shaded(street, 0.08), 1)


def _cells(brush: Brush, rows: tuple[str, ...], ink: Colour) -> None:
    """Lines between the cells of a plot."""
    down, across = len(rows), len(rows[0])
    for r, row in enumerate(rows):
        for c, plot in enumerate(row):
            if c + 1 < across and row[c + 1] == plot:
                x = (c + 1) / across
                brush.line([(x, (r + 0.18) / down), (x, (r + 0.82) / down)], ink, 1.5)
            if r + 1 < down and rows[r + 1][c] == plot:
                y = (r + 1) / down
                brush.line([((c + 0.18) / across, y), ((c + 0.82) / across, y)], ink, 1.5)


def _growth(brush: Brush, rows: tuple[str, ...], district: DistrictId) -> None:
    """Weeds, slabs, or the bushes of gardens."""
    down, across = len(rows), len(rows[0])
    dice, look = Random(district), QUARTER[district]
    for r in range(down):
        for c in range(across):
            x, y = (c + dice.uniform(0.25, 0.75)) / across, (r + dice.uniform(0.25, 0.75)) / down
            unit = 1 / across
            match district:
                case "servorum":
                    for k in (-1, 0, 1):
                        blade = [(x, y), (x + k * 0.05 * unit, y - 0.1 / down)]
                        brush.line(blade, mix(look.plot_dark, LEAF, 0.5), 1.2)
                case "plebeius":
                    side = dice.uniform(0.1, 0.18)
                    brush.box(x, y, side * unit, side / down, look.plot_dark, None)
                case "patricius":
                    if dice.randrange(3):
                        r1 = dice.uniform(0.07, 0.12)
                        brush.oval(x, y, r1 * unit, r1 / down, LEAF)
                        brush.oval(
                            x - 0.02 * unit,
                            y - 0.02 / down,
                            r1 * unit / 2,
                            r1 / down / 2,
                            lit(LEAF),
                        )


# ---- walls ------------------------------------------------------------------------------------


@remember(12)
def walls(w: int, h: int, district: DistrictId, thick: float, thin: float) -> Image.Image:
    """The wall, thick at the top and left, with towers at the corners; shares of the width."""
    look = QUARTER[district]
    brush = Brush(w, h, INK, OVER)
    tall = w / h
    edge = 2 / w
    brush.box(edge, edge * tall, 1 - 2 * edge, 1 - 2 * edge * tall, look.wall, None)
    _battlements(brush, w, h, look.wall)
    inner = (thick, thick * tall, 1 - thick - thin, 1 - (thick + thin) * tall)
    brush.box(
        inner[0] - edge,
        inner[1] - edge * tall,
        inner[2] + 2 * edge,
        inner[3] + 2 * edge * tall,
        INK,
        None,
    )
    brush.box(*inner, look.street, None)
    for x in (0.0, 1 - thick * 0.8):
        for y in (0.0, 1 - thick * 0.8 * tall):
            side = thick * 0.8
            brush.box(
                x + edge / 2,
                y + edge * tall / 2,
                side - edge,
                (side - edge) * tall,
                shaded(look.wall, 0.15),
            )
            brush.box(
                x + side * 0.3, y + side * 0.3 * tall, side * 0.4, side * 0.4 * tall, look.wall
            )
    return brush.done()


def _battlements(brush: Brush, w: int, h: int, wall: Colour) -> None:
    """Merlons along the outer edge."""
    dark, step, deep = shaded(wall, 0.18), 9, 4
    for x in range(0, w, 2 * step):
        for y in (2 / h, 1 - (deep + 2) / h):
            brush.box(x / w, y, step / w, deep / h, dark, None)
    for y in range(0, h, 2 * step):
        for x2 in (2 / w, 1 - (deep + 2) / w):
            brush.box(x2, y / h, deep / w, step / h, dark, None)


# ---- trees ------------------------------------------------------------------------------------


def cypress(brush: Brush, x: float, y: float, w: float, h: float) -> None:
    brush.oval(x, y, w, h, LEAF_DARK)
    brush.oval(x - w * 0.25, y - h * 0.1, w * 0.4, h * 0.7, LEAF)
