"""The nine plots, with their rents and shops."""

from __future__ import annotations

from games.vicus.data.plots import COLUMNS, PLOTS, ROWS, Plot
from games.vicus.seat.view import View
from games.vicus.state import Shop
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.panels import coins
from rendering.kit.seats import badge
from rendering.kit.theme import INK, INK_SOFT, PLASTER, PLASTER_DARK, PLASTER_LIGHT, on
from rendering.vicus.look import COLOUR, SIGN
from rendering.words.spoken import Words

PLOT_W, PLOT_H, APART = 300, 180, 12
WIDTH = len(COLUMNS) * (PLOT_W + APART) - APART
HEIGHT = len(ROWS) * (PLOT_H + APART) - APART


def street(view: View, words: Words) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, PLASTER)
    for place, plot in PLOTS.items():
        x = COLUMNS.index(place[1]) * (PLOT_W + APART)
        y = ROWS.index(place[0]) * (PLOT_H + APART)
        box = Box(x, y, PLOT_W, PLOT_H)
        shop = view.shops.get(place)
        if shop:
            _shop(canvas, shop, words, box)
        else:
            canvas.plate(box, 12, PLASTER_LIGHT, INK_SOFT)
        _name(canvas, plot, box)
    return canvas


def _name(canvas: Canvas, plot: Plot, box: Box) -> None:
    """The plot's name in its corner, where a mark stands too, and its rent in coins."""
    tag = Box(box.x + 10, box.y + 10, 52, 36)
    canvas.rounded(tag, 8, PLASTER_DARK)
    canvas.text(plot.id.upper(), tag, "bold", 24, INK, "centre")
    coins(canvas, box.right - 14, box.y + 28, plot.rent, 22)
    canvas.spot(plot.id, box, tag=Tag(tag, plot.id.upper()))


def _shop(canvas: Canvas, shop: Shop, words: Words, box: Box) -> None:
    ground = COLOUR[shop.ware]
    canvas.plate(box, 12, ground, INK)
    x, y = box.middle
    canvas.icon(SIGN[shop.ware], x + 60, y + 20, 84, on(ground))
    at = Box(x - 100, y - 24, 90, 90)
    badge(canvas, shop.seat, words.names[shop.seat], at, PLASTER_LIGHT)
