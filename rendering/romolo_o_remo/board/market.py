"""Market and bank: what goods cost, what is left."""

from __future__ import annotations

from games.romolo_o_remo.seat.view import ColumnView, View
from games.romolo_o_remo.terms import BANK_KINDS, EXHAUSTED_KINDS, UPDATE_AT, BankKind
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import INK, INK_SOFT, PLASTER, PLASTER_DARK, PLASTER_LIGHT, RED, Colour
from rendering.kit.type import leading, wrap
from rendering.romolo_o_remo.look.buildings import Standing, awning, building
from rendering.romolo_o_remo.look.colours import GOODS, cube
from rendering.words.spoken import Words

HEAD = 40
AWNING = 26
MARKET = HEAD + 152
BANK = HEAD + 124
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


def below_each_other(canvas: Canvas, text: str, room: Box, size: int) -> None:
    """Lines from the top of their room."""
    setting = wrap(text, "text", size, room.w, room.h)
    h = min(room.h, len(setting.lines) * leading(setting.size))
    canvas.paragraph(text, Box(room.x, room.y, room.w, h), "text", setting.size, INK_SOFT)


def market(view: View, words: Words, w: int) -> Canvas:
    note = words.say("romolo-market-cubes", n=view.market_cubes, limit=UPDATE_AT)
    canvas = panel(w, MARKET, words.say("sheet-market"), note)
    step = (w - 16) // len(view.market)
    for n, column in enumerate(view.market):
        _column(canvas, column, Box(8 + n * step, HEAD, step - 6, MARKET - HEAD - 8))
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
    tag = Tag(Box(box.x + 3, box.y + 2, 26, AWNING - 2))  # off the figures
    canvas.spot(f"column:{column.kind}", box, tag=tag)


def bank(view: View, words: Words, w: int) -> Canvas:
    note = words.say("romolo-exhausted", n=view.exhausted, limit=EXHAUSTED_KINDS)
    canvas = panel(w, BANK, words.say("sheet-bank"), note)
    step = (w - 16) // 5
    for n, kind in enumerate(BANK_KINDS):
        box = Box(8 + n % 5 * step, HEAD + n // 5 * 60, step, 58)
        left = view.bank[kind]
        canvas.sprite(Box(box.x + 2, box.y + 9, 40, 40), building, SIGN[kind])
        room = Box(box.x + 43, box.y, step - 44, 58)
        canvas.text(str(left), room, "bold", 28, INK if left else RED)
        canvas.spot(f"bank:{kind}", box.inset(1))
    return canvas
