"""The Macellum: stalls with price, stock and supply of every good."""

from __future__ import annotations

from games.corduba.seat.view import MarketView, View
from games.corduba.terms import LEAST_PRICE, MOST_PRICE
from rendering.corduba.board.panel import HEAD, panel
from rendering.corduba.look.colours import LINEN
from rendering.corduba.look.people import looks_like
from rendering.corduba.look.signs import good
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import token as piece
from rendering.kit.theme import GOLD, INK, INK_FAINT, INK_SOFT, MARBLE, OCHRE, PLASTER_DARK, RED
from rendering.words.spoken import Words

AWNING = 22
STOCK = 30


def market(view: View, words: Words, w: int, h: int) -> Canvas:
    canvas = panel(w, h, words.say("sheet-market"))
    _traders(canvas, view, w)
    step = (w - 16) // len(view.market)
    for n, row in enumerate(view.market):
        _stall(canvas, view, row, Box(8 + n * step, HEAD, step - 6, h - HEAD - 8))
    canvas.spot("market", canvas.box.inset(3), tag=Tag(Box(8, 6, 30, 30)))
    canvas.part(canvas.box)
    return canvas


def _traders(canvas: Canvas, view: View, w: int) -> None:
    """Who has not sent the trader in this decade."""
    x = w - 14
    for player in reversed(view.players):
        if player.trader_ready and player.character:
            x -= 28
            piece(canvas, looks_like(player.seat), Box(x, 10, 24, 24), INK)
    if x < w - 14:
        canvas.icon("scale-balanced", x - 20, 22, 26, INK_SOFT)


def _stall(canvas: Canvas, view: View, row: MarketView, box: Box) -> None:
    """An awning, the good, its price among the possible ones, and what lies there."""
    canvas.rounded(box, 8, MARBLE)
    stripe = box.w // 6
    for n in range(6):
        at = Box(box.x + n * stripe, box.y, stripe, AWNING)
        canvas.fill(at, LINEN if n % 2 else RED)
    canvas.fill(Box(box.x, box.y + AWNING, box.w, 2), INK)
    good(canvas, row.resource, Box(box.x + 8, box.y + AWNING + 12, 40, 40))
    room = Box(box.x + 48, box.y + AWNING + 6, box.w - 54, 52)
    canvas.text(str(row.price), room, "title", 48, INK, "centre")
    _prices(canvas, row, Box(box.x + 8, box.y + AWNING + 64, box.w - 16, 12))
    below = Box(box.x + 6, box.bottom - STOCK - 2, box.w - 12, STOCK)
    _stock(canvas, view, row, below)
    canvas.spot(f"market:{row.resource}", box, tag=Tag(Box(box.x + 2, box.y + 1, 32, 26)))


def _prices(canvas: Canvas, row: MarketView, box: Box) -> None:
    steps = MOST_PRICE - LEAST_PRICE + 1
    step = box.w // steps
    for n in range(steps):
        face = GOLD if LEAST_PRICE + n < row.price else OCHRE
        at = Box(box.x + n * step, box.y, step - 2, box.h)
        canvas.fill(at, face if LEAST_PRICE + n <= row.price else PLASTER_DARK)


def _stock(canvas: Canvas, view: View, row: MarketView, box: Box) -> None:
    """Crates that are there, and places for more; a basket shows what is taken or brought."""
    side, x = 14, box.x + 2
    for n in range(row.capacity):
        at = Box(x + n * (side + 3), box.middle[1] - side // 2, side, side)
        canvas.plate(at, 3, INK_SOFT if n < row.stock else PLASTER_DARK, INK_FAINT, 1)
    basket = view.basket
    change = (
        (basket.sold.get(row.resource, 0) - basket.bought.get(row.resource, 0)) if basket else 0
    )
    if change:
        said = f"+{change}" if change > 0 else f"−{-change}"
        canvas.text(said, box, "bold", 24, RED, "right")
