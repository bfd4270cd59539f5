"""Monuments one is asked for: what each costs and what is off it, what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.data import TABLES
from games.corduba.seat.view import View
from games.corduba.words.effects import modifier_text
from games.corduba.words.labels import DISTRICT_TINY, MONUMENT_TEXT
from rendering.corduba.board.panels.panel import from_the_top
from rendering.corduba.hand.prices import monument_discounts
from rendering.corduba.look.monuments import monument
from rendering.corduba.look.signs import cost_parts, parts_row
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.signs import Parts
from rendering.kit.theme import INK, INK_SOFT, MARBLE, OLIVE, PLASTER
from rendering.words.spoken import Words

CARD_W, GAP = 560, 10
NAME, LINE, EFFECT = 44, 34, 58
PICTURE = 120
FEW = 2  # that stand below each other


def works(view: View, focus: Sequence[str], words: Words) -> Canvas | None:
    """Of a seat; nothing where it is not about monuments."""
    ids = [id for id in TABLES.monuments if f"monument:{id}" in focus]
    if view.seat is None or not ids:
        return None
    lines = {id: _lines(view, id, words) for id in ids}
    tall = NAME + max(map(len, lines.values())) * LINE + EFFECT + 8
    columns = 1 if len(ids) <= FEW else 2
    rows = -(-len(ids) // columns)
    w, h = columns * (CARD_W + GAP) - GAP, rows * (tall + GAP) - GAP
    canvas = Canvas(w, h, PLASTER)
    for n, id in enumerate(ids):
        x, y = n % columns * (CARD_W + GAP), n // columns * (tall + GAP)
        _card(canvas, id, lines[id], words, Box(x, y, CARD_W, tall))
    return canvas


def works_wide(focus: Sequence[str]) -> int:
    """How broad it is."""
    n = sum(spot.startswith("monument:") for spot in focus)
    return CARD_W if n <= FEW else 2 * CARD_W + GAP


def _lines(view: View, id: str, words: Words) -> list[tuple[Parts, bool]]:
    """The printed price, what is off it, the prestige; whether it is a discount."""
    assert view.seat is not None
    row = TABLES.monuments[id]
    price = cost_parts(row.strength, row.cost)
    found: list[tuple[Parts, bool]] = [(price, False)]
    for district, saved in monument_discounts(view, view.players[view.seat], id):
        where = words.tell(DISTRICT_TINY[district]) if district else ""
        off = tuple(part for what, n in saved.items() for part in (f"−{n}", what))
        if off:
            found.append(((*off, f" {where}".rstrip()), True))
    gained = [f"{words.tell(DISTRICT_TINY[d])} +{n}" for d, n in row.prestige.items()]
    return [*found, (("prestige", ", ".join(gained)), False)]


def _card(
    canvas: Canvas, id: str, lines: Sequence[tuple[Parts, bool]], words: Words, box: Box
) -> None:
    canvas.plate(box, 10, MARBLE, INK)
    canvas.text(
        words.tell(MONUMENT_TEXT[id]), Box(box.x + 66, box.y + 6, box.w - 80, 36), "head", 28, INK
    )
    canvas.sprite(Box(box.x + 10, box.y + NAME + 2, PICTURE, 104), monument, id, True)
    room = Box(box.x + PICTURE + 22, box.y + NAME, box.w - PICTURE - 30, LINE)
    for n, (parts, is_discount) in enumerate(lines):
        parts_row(canvas, parts, room.moved(0, n * LINE), 23, OLIVE if is_discount else INK)
    said = words.tell(modifier_text(TABLES.monuments[id].bonus))
    top = room.y + max(PICTURE - 12, len(lines) * LINE) + 2
    below = Box(box.x + 14, top, box.w - 28, EFFECT - 4)
    from_the_top(canvas, said, below, 23, INK_SOFT)
    tag = Tag(Box(box.x + 8, box.y + 8, 46, 32))
    canvas.spot(f"monument:{id}", box.inset(1), tag=tag)
