"""The Macellum: stalls with price, stock and supply of every good."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeAlias

from games.corduba.data import TABLES
from games.corduba.data.effects import Market
from games.corduba.seat.view import MarketView, View
from games.corduba.terms import LEAST_PRICE, MOST_PRICE, OFFERINGS
from rendering.corduba.board.panels.panel import HEAD, panel
from rendering.corduba.look.colours import LINEN
from rendering.corduba.look.people import looks_like
from rendering.corduba.look.signs import good, parts_row
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import token as piece
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    OCHRE,
    PLASTER_DARK,
    RED,
    VERDIGRIS,
)
from rendering.words.spoken import Words

AWNING = 22
STALL = 152  # height of a stall, and of a line below it that tells what is offered
DEAL = 30
TRADING_W = 760  # of all, where somebody trades
Deals: TypeAlias = dict[str, Sequence[tuple[str, str]]]  # by good: «sell» or «buy», and the price
TRADE_HOUSE = "emporium"  # called the same in every language
EMPORIUM = max(
    -effect.buy
    for action in TABLES.buildings[TRADE_HOUSE].actions
    for effect in action.effects
    if isinstance(effect, Market)
)  # what is saved there on each thing that is bought
_PRICE = re.compile(r"[+−]\d+")


def deals(view: View, frame: Frame) -> Deals:
    """What is offered at each stall, by good: selling, buying, or both, with the price of one."""
    found: Deals = {}
    off = _off(view, frame)
    prices: dict[str, int] = {row.resource: row.price for row in view.market}
    for spot, ids in frame.offers.items():
        if spot.startswith("market:"):
            what = spot.removeprefix("market:")
            kinds = list(dict.fromkeys(id.split(":")[0] for id in ids))
            first, second = _first(frame, spot), f"−{max(LEAST_PRICE, prices[what] - off)}"
            found[what] = list(zip(kinds, (first, second), strict=False))
    return found


def _first(frame: Frame, spot: str) -> str:
    """The price of the first option there, as its words tell it: for one, gained or paid."""
    priced = _PRICE.findall(frame.places.get(spot, ""))
    return priced[-1] if priced else ""


def _off(view: View, frame: Frame) -> int:
    """What is saved on this visit when buying: told by a stall that only sells to one, or by the
    name of the building that is used.
    """
    told = {f"market:{row.resource}": f"−{row.price - EMPORIUM}" for row in view.market}
    only = (spot for spot, ids in frame.offers.items() if ids[0].startswith("buy:"))
    cheaper = any(_first(frame, spot) == told.get(spot) for spot in only)
    named = TRADE_HOUSE in frame.question.lower()
    return EMPORIUM if cheaper or named else 0


def market(view: View, words: Words, w: int, h: int, offered: Deals | None = None) -> Canvas:
    """With what is offered at the stalls, if somebody trades."""
    if offered:
        h += DEAL * max(map(len, offered.values()))
    canvas = panel(w, h, words.say("sheet-market"))
    _supply(canvas, view, Box(170, 4, w - 330, HEAD - 4))
    _traders(canvas, view, w)
    step = (w - 16) // len(view.market)
    for n, row in enumerate(view.market):
        box = Box(8 + n * step, HEAD, step - 6, h - HEAD - 8)
        _stall(canvas, view, row, box, _said((offered or {}).get(row.resource, ()), words))
    canvas.spot("market", canvas.box.inset(3), tag=Tag(Box(w // 2 - 20, 6, 40, 30)))
    canvas.part(canvas.box)
    return canvas


def _said(offered: Sequence[tuple[str, str]], words: Words) -> list[str]:
    return [f"{words.say(f'corduba-deal-{kind}')} {price}".rstrip() for kind, price in offered]


def _supply(canvas: Canvas, view: View, box: Box) -> None:
    """What is left of offerings, neutral houses, and Senators of the Basilica."""
    parts: list[str] = []
    for kind in OFFERINGS:
        parts += [kind, f"{view.offerings[kind]} "]
    parts += ["insula", f"{view.neutral} ", "senator", str(view.basilica_senators)]
    parts_row(canvas, tuple(parts), box, 20, INK_SOFT)


def _traders(canvas: Canvas, view: View, w: int) -> None:
    """Who has not sent the trader in this decade."""
    x = w - 14
    for player in reversed(view.players):
        if player.trader_ready and player.character:
            x -= 28
            piece(canvas, looks_like(player.seat), Box(x, 10, 24, 24), INK)
    if x < w - 14:
        canvas.icon("scale-balanced", x - 20, 22, 26, INK_SOFT)


def _stall(
    canvas: Canvas, view: View, row: MarketView, box: Box, offered: Sequence[str] = ()
) -> None:
    """An awning, a column of prices with a bead, the good, its price, and what lies there."""
    canvas.rounded(box, 8, MARBLE)
    whole, box = box, box._replace(h=STALL)
    _awning(canvas, Box(box.x, box.y, box.w, AWNING))
    column = Box(box.x + 7, box.y + AWNING + 8, 16, box.h - AWNING - 14)
    _prices(canvas, row, column)
    left = column.right + 4
    room = Box(left, box.y + AWNING + 4, box.right - left - 2, 0)
    good(canvas, row.resource, Box(room.x + (room.w - 38) // 2, room.y + 4, 38, 38))
    price = Box(room.x, room.y + 44, room.w, 46)
    canvas.text(str(row.price), price, "title", 46, INK, "centre")
    _stock(canvas, view, row, Box(room.x, price.bottom + 2, room.w, box.bottom - price.bottom - 6))
    for n, said in enumerate(offered):
        at = Box(whole.x + 4, box.bottom + n * DEAL - 4, whole.w - 8, DEAL)
        canvas.text(said, at, "bold", 21, VERDIGRIS, "centre")
    canvas.spot(f"market:{row.resource}", whole, tag=Tag(Box(box.x + 2, box.y + 1, 32, 26)))


def _awning(canvas: Canvas, box: Box) -> None:
    """Stripes with a scalloped edge."""
    stripes = 6
    for n in range(stripes):
        x = box.x + n * box.w // stripes
        w = box.x + (n + 1) * box.w // stripes - x
        face = LINEN if n % 2 else RED
        canvas.fill(Box(x, box.y, w, box.h - w // 2), face)
        canvas.shape("disc", Box(x, box.bottom - w, w, w), face)


def _prices(canvas: Canvas, row: MarketView, box: Box) -> None:
    """From the lowest at the foot to the highest."""
    steps = MOST_PRICE - LEAST_PRICE + 1
    tall = box.h // steps
    for n in range(steps):
        at = Box(box.x, box.bottom - (n + 1) * tall, box.w, tall - 2)
        dear = LEAST_PRICE + n
        canvas.fill(at, GOLD if dear <= row.price else PLASTER_DARK)
    side, y = box.w + 6, box.bottom - (row.price - LEAST_PRICE) * tall - tall // 2 - 1
    bead = Box(box.middle[0] - side // 2, y - side // 2, side, side)
    canvas.shape("disc", bead, INK)
    canvas.shape("disc", bead.inset(3), OCHRE)


def _stock(canvas: Canvas, view: View, row: MarketView, box: Box) -> None:
    """Crates that are there, and places for more; a basket tells what is brought or taken."""
    gap = 2
    side = min(11, (box.w - 4) // row.capacity - gap)  # a mark's line stays free of them
    whole = row.capacity * (side + gap) - gap
    x = box.x + (box.w - whole) // 2 - 1
    for n in range(row.capacity):
        at = Box(x + n * (side + gap), box.y + 1, side, side)
        canvas.plate(at, 3, INK_SOFT if n < row.stock else PLASTER_DARK, INK_FAINT, 1)
    basket = view.basket
    sold, bought = (
        (basket.sold.get(row.resource, 0), basket.bought.get(row.resource, 0)) if basket else (0, 0)
    )
    if sold or bought:
        told = f"+{sold}" if sold else f"−{bought}"
        plate = Box(box.right - 38, box.y - 120, 36, 26)
        canvas.rounded(plate, 6, RED)
        canvas.text(told, plate, "bold", 22, MARBLE, "centre")
