"""Market and bank: what goods cost, what is left."""

from __future__ import annotations

from games.romolo_o_remo.seat.view import ColumnView, View
from games.romolo_o_remo.terms import BANK_KINDS, EXHAUSTED_KINDS, UPDATE_AT, BankKind
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import INK, INK_SOFT, PLASTER, PLASTER_DARK, PLASTER_LIGHT, RED
from rendering.kit.type import leading, wrap
from rendering.romolo_o_remo.look.buildings import Standing, building
from rendering.romolo_o_remo.look.colours import cube
from rendering.words.spoken import Words

HEAD = 40
MARKET = HEAD + 132
BANK = HEAD + 132
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


def panel(w: int, h: int, title: str, note: str) -> Canvas:
    """A plate with its title and a note at the right."""
    canvas = Canvas(w, h, PLASTER)
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, INK, 2)
    end = canvas.text(title, Box(14, 4, w - 28, HEAD - 4), "head", 28, INK).right
    canvas.text(note, Box(end + 12, 6, w - end - 26, HEAD - 6), "semi", 22, INK_SOFT, "right")
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
    """Cubes that were sold above, then the good, then its price."""
    canvas.rounded(box, 8, PLASTER_DARK)
    x = box.middle[0]
    cubes = column.cubes
    for n, good in enumerate(cubes):
        cube(canvas, good, Box(x - 13 * len(cubes) + 26 * n + 1, box.y + 4, 24, 24))
    cube(canvas, column.kind, Box(x - 20, box.y + 32, 40, 40))
    room = Box(box.x, box.y + 74, box.w, box.h - 76)
    canvas.text(str(column.price), room, "title", 46, INK, "centre")
    tag = Tag(Box(box.x + 1, box.bottom - 27, 21, 26))
    canvas.spot(f"column:{column.kind}", box, tag=tag)


def bank(view: View, words: Words, w: int) -> Canvas:
    note = words.say("romolo-exhausted", n=view.exhausted, limit=EXHAUSTED_KINDS)
    canvas = panel(w, BANK, words.say("sheet-bank"), note)
    step = (w - 16) // 5
    for n, kind in enumerate(BANK_KINDS):
        box = Box(8 + n % 5 * step, HEAD + n // 5 * 64, step, 60)
        left = view.bank[kind]
        canvas.sprite(Box(box.x + 4, box.y + 12, 36, 36), building, SIGN[kind])
        room = Box(box.x + 42, box.y, step - 44, 60)
        canvas.text(str(left), room, "bold", 28, INK if left else RED)
        canvas.spot(f"bank:{kind}", box.inset(1))
    return canvas
