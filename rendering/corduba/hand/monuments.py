"""A list of the monuments: price, what each brings, and who has built it."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.seat.view import PlayerView, View
from games.corduba.words.effects import modifier_text
from games.corduba.words.labels import MONUMENT_TEXT
from rendering.corduba.hand.prices import MORE, payable_monuments, price_rows, veil
from rendering.corduba.look.monuments import monument
from rendering.corduba.look.people import looks_like, names_of, people
from rendering.corduba.look.signs import cost_parts, parts_row
from rendering.hand import COLUMN, COLUMNS, GUTTER, INNER, LEAST
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.signs import Parts
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, PLASTER_DARK
from rendering.kit.type import break_lines, leading
from rendering.words.spoken import Words

GAP = 12
HEAD = 92


def monument_list(view: View, me: PlayerView, words: Words) -> Canvas:
    """What one cannot pay steps back, as in the list of buildings."""
    tall = HEAD + 10 + max(_below(id, words) for id in TABLES.monuments)
    rows = -(-len(TABLES.monuments) // COLUMNS)
    canvas = Canvas(INNER, rows * (tall + GAP), PLASTER)
    owners = {id: looks_like(player.seat) for player in people(view) for id in player.monuments}
    paid = payable_monuments(view, me)
    for n, id in enumerate(TABLES.monuments):
        x, y = n % COLUMNS * (COLUMN + GUTTER), n // COLUMNS * (tall + GAP)
        card = Canvas(COLUMN, tall, PLASTER)
        _card(card, id, owners.get(id), words, card.box)
        if id not in paid and id not in owners:
            card.stamp(0, 0, PLASTER, veil, *card.size)
        canvas.put(card, x, y)
    return canvas


def _below(id: str, words: Words) -> int:
    """Height of what stands below the name."""
    return len(_price(id)) * MORE + len(_lines(id, words)) * leading(LEAST)


def _price(id: str) -> list[Parts]:
    row = TABLES.monuments[id]
    return price_rows(cost_parts(row.strength, row.cost))


def _lines(id: str, words: Words) -> tuple[str, ...]:
    said = words.tell(modifier_text(TABLES.monuments[id].bonus))
    return break_lines(said, "text", LEAST, COLUMN - 28)


def _card(canvas: Canvas, id: str, owner: int | None, words: Words, box: Box) -> None:
    """Of one that is built the price does not matter any more."""
    canvas.plate(box, 10, MARBLE if owner is None else PLASTER_DARK, INK)
    canvas.sprite(Box(box.x + 10, box.y + 10, 76, HEAD - 16), monument, id, owner is not None)
    right = box.right - (60 if owner is not None else 10)
    name = Box(box.x + 98, box.y + 4, right - box.x - 98, HEAD - 8)
    canvas.paragraph(words.tell(MONUMENT_TEXT[id]), name, "semi", 38, INK, least=LEAST)
    y = box.y + HEAD
    for parts in _price(id) if owner is None else ():
        parts_row(canvas, parts, Box(box.x + 14, y, box.w - 28, MORE), LEAST, INK)
        y += MORE
    for n, line in enumerate(_lines(id, words)):
        at = Box(box.x + 14, y + n * leading(LEAST), box.w - 28, leading(LEAST))
        canvas.text(line, at, "text", LEAST, INK_SOFT)
    if owner is not None:
        badge(canvas, owner, names_of(words)[owner], Box(right + 2, box.y + 18, 50, 50), INK)
