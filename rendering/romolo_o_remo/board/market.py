"""Market and bank: what goods cost, what is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from games.romolo_o_remo.jobs.trading import bought_for
from games.romolo_o_remo.seat.view import ColumnView, PlayerView, View
from games.romolo_o_remo.terms import BANK_KINDS, EXHAUSTED_KINDS, UPDATE_AT, BankKind, Resource
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.panels import coin
from rendering.kit.theme import INK, INK_SOFT, PLASTER, PLASTER_DARK, PLASTER_LIGHT, RED, Colour
from rendering.kit.type import leading, width, wrap
from rendering.romolo_o_remo.look.buildings import Standing, awning, building
from rendering.romolo_o_remo.look.colours import GOODS, cube, purse
from rendering.words.spoken import Words

Sold: TypeAlias = Mapping[str, Sequence[Resource]]  # goods that may be sold, by column

HEAD = 40
AWNING = 26
MARKET = HEAD + 152
BANK = HEAD + 124
ASKED, LABELS = 660, 124  # width where it is asked about, and of what the rows are
STALL, HAVE = 216, 58  # heights of a stall then, and of what one has
LAID = 106  # of goods that may be sold over it
SIGN: dict[BankKind, Standing] = {
    "wall": "wall",
    "farm": "farm",
    "warehouse": "warehouse",
    "temple": "temple",
    "mill": "quarry",
    "aqueduct": "aqueduct",
    "forum": "forum",
    "harbour": "harbour",
    "mercenary": "mercenary",
    "battle_marker": "battle_marker",
}


def panel(w: int, h: int, title: str, note: str, ground: Colour = PLASTER) -> Canvas:
    """A title over a line, and a note at the right; no frame."""
    canvas = Canvas(w, h, PLASTER)
    if ground != PLASTER:
        canvas.rounded(canvas.box, 12, ground)
    end = canvas.text(title, Box(14, 2, w - 28, HEAD - 8), "head", 28, INK).right
    canvas.text(note, Box(end + 12, 4, w - end - 26, HEAD - 10), "semi", 22, INK_SOFT, "right")
    canvas.fill(Box(12, HEAD - 4, w - 24, 2), PLASTER_DARK)
    return canvas


def _bare(w: int, h: int) -> Canvas:
    """Without words, as large as with them."""
    return Canvas(w, h, PLASTER)


def below_each_other(canvas: Canvas, text: str, room: Box, size: int) -> None:
    """Lines from the top of their room."""
    setting = wrap(text, "text", size, room.w, room.h)
    h = min(room.h, len(setting.lines) * leading(setting.size))
    canvas.paragraph(text, Box(room.x, room.y, room.w, h), "text", setting.size, INK_SOFT)


def market(view: View, words: Words, w: int, asked: bool = False, noted: bool = True) -> Canvas:
    """With a spot for each stall, but for those that are asked about elsewhere."""
    note = words.say("romolo-market-cubes", n=view.market_cubes, limit=UPDATE_AT)
    canvas = panel(w, MARKET, words.say("sheet-market"), note) if noted else _bare(w, MARKET)
    step = (w - 16) // len(view.market)
    for n, column in enumerate(view.market):
        box = Box(8 + n * step, HEAD, step - 6, MARKET - HEAD - 8)
        _column(canvas, column, box)
        if not asked:
            tag = Tag(Box(box.x + 3, box.y + 2, 26, AWNING - 2))  # off the figures
            canvas.spot(f"column:{column.kind}", box, tag=tag)
    canvas.part(canvas.box)
    return canvas


def _column(canvas: Canvas, column: ColumnView, box: Box) -> None:
    """A stall: below its awning the cubes that were sold, then the good, then its price."""
    canvas.rounded(Box(box.x + 3, box.y + 8, box.w - 6, box.h - 8), 6, PLASTER_LIGHT)
    canvas.sprite(Box(box.x, box.y, box.w, AWNING), awning, GOODS[column.kind])
    x = box.middle[0]
    cubes = column.cubes
    for n, good in enumerate(cubes):
        cube(canvas, good, Box(x - 13 * len(cubes) + 26 * n + 1, box.y + AWNING + 2, 24, 24))
    cube(canvas, column.kind, Box(x - 20, box.y + AWNING + 28, 40, 40))
    room = Box(box.x, box.y + AWNING + 70, box.w, box.h - AWNING - 72)
    canvas.text(str(column.price), room, "title", 46, INK, "centre")


def asked_market(view: View, me: PlayerView, words: Words, sold: Sold) -> Canvas:
    """For a question about it: large stalls, and below each how many one has of its good.

    Over a stall lie the goods of which one may be sold onto it; where nothing is sold, stalls
    tell what one pays and how much one gets for it.
    """
    note = words.say("romolo-market-cubes", n=view.market_cubes, limit=UPDATE_AT)
    top = HEAD + (LAID if sold else 0)
    canvas = panel(ASKED, top + STALL + HAVE + 8, words.say("sheet-market"), note)
    step = (ASKED - LABELS - 8) // len(view.market)
    below = top + STALL
    canvas.rounded(Box(8, below, ASKED - 16, HAVE), 10, PLASTER_LIGHT)
    rows = [("romolo-price", Box(12, below - 66, LABELS - 12, 60))]
    rows.append(("romolo-you-have", Box(20, below, LABELS - 20, HAVE)))
    if sold:
        rows.append(("romolo-sell-one", Box(12, HEAD + 6, LABELS - 12, LAID - 30)))
        rows.append(("romolo-sell-over", Box(12, top + 2, LABELS - 12, 36)))
    for said, room in rows:
        canvas.paragraph(words.say(said), room, "semi", 24, INK_SOFT)
    for n, column in enumerate(view.market):
        whole = Box(LABELS + n * step, HEAD, step - 8, below - HEAD - 4)
        box = Box(whole.x, top, whole.w, STALL - 4)
        _large_stall(canvas, column, box, buys=not sold)
        _laid(canvas, sold.get(column.kind, ()), Box(whole.x, HEAD + 4, whole.w, LAID - 4))
        room = Box(box.x, below, box.w, HAVE)
        owned = me.stock.get(column.kind, 0)
        canvas.text(str(owned), room, "title", 38, INK if owned else INK_SOFT, "centre")
        tag = Tag(Box(box.x + 3, box.y + 3, 32, 30))
        canvas.spot(f"column:{column.kind}", whole, tag=tag)
    return canvas


def _laid(canvas: Canvas, goods: Sequence[Resource], room: Box) -> None:
    """Goods of which one may come here, in two rows, and an arrow down."""
    if not goods:
        return
    x, across = room.middle[0], -(-len(goods) // 2) if len(goods) > 2 else len(goods)
    for n, good in enumerate(goods):
        in_row = min(across, len(goods) - n // across * across)
        left = x - 18 * in_row + 36 * (n % across) + 2
        cube(canvas, good, Box(left, room.y + 4 + n // across * 36, 32, 32))
    canvas.text("↓", Box(room.x, room.bottom - 26, room.w, 26), "bold", 26, INK, "centre")


def _large_stall(canvas: Canvas, column: ColumnView, box: Box, buys: bool) -> None:
    canvas.rounded(Box(box.x + 3, box.y + 8, box.w - 6, box.h - 8), 8, PLASTER_LIGHT)
    canvas.sprite(Box(box.x, box.y, box.w, 36), awning, GOODS[column.kind])
    x = box.middle[0]
    for n, good in enumerate(column.cubes):
        cube(canvas, good, Box(x - 17 * len(column.cubes) + 34 * n + 1, box.y + 40, 32, 32))
    half_coins, got = bought_for(column.price) if buys else (2 * column.price, 1)
    side = 62 if got == 1 else 40
    for n in range(got):
        at = Box(
            x - got * (side + 4) // 2 + n * (side + 4) + 2, box.y + 111 - side // 2, side, side
        )
        cube(canvas, column.kind, at)
    said = purse(half_coins)
    wide = width(said, "title", 50)
    left = x - (wide + 36) // 2
    canvas.text(said, Box(left, box.bottom - 66, wide, 60), "title", 50, INK)
    coin(canvas, Box(left + wide + 8, box.bottom - 49, 28, 28))


def bank(view: View, words: Words, w: int, noted: bool = True) -> Canvas:
    note = words.say("romolo-exhausted", n=view.exhausted, limit=EXHAUSTED_KINDS)
    canvas = panel(w, BANK, words.say("sheet-bank"), note) if noted else _bare(w, BANK)
    step = (w - 16) // 5
    for n, kind in enumerate(BANK_KINDS):
        box = Box(8 + n % 5 * step, HEAD + n // 5 * 60, step, 58)
        left = view.bank[kind]
        canvas.sprite(Box(box.x + 2, box.y + 9, 40, 40), building, SIGN[kind])
        room = Box(box.x + 43, box.y, step - 44, 58)
        canvas.text(str(left), room, "bold", 28, INK if left else RED)
        canvas.spot(f"bank:{kind}", box.inset(1))
    return canvas
