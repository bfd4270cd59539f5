"""A list of the monuments: price, what each brings, and who has built it."""

from __future__ import annotations

from typing import NamedTuple

from games.corduba.data import TABLES
from games.corduba.seat.view import PlayerView, View
from games.corduba.words.effects import modifier_text
from games.corduba.words.labels import MONUMENT_TEXT
from rendering.corduba.hand.buildings import LINE, lack_rows, price_rows
from rendering.corduba.hand.prices import lacking_for_monument, payable_monuments
from rendering.corduba.look.monuments import monument
from rendering.corduba.look.people import looks_like, names_of, people
from rendering.corduba.look.signs import cost_parts, parts_row
from rendering.hand import COLUMN, COLUMNS, GUTTER, INNER, LEAST
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.signs import Parts
from rendering.kit.theme import (
    INK,
    INK_SOFT,
    MARBLE,
    PLASTER,
    PLASTER_DARK,
    PLASTER_LIGHT,
    RED,
    VERDIGRIS,
    Colour,
)
from rendering.kit.type import break_lines, leading
from rendering.words.spoken import Words

GAP = 12
HEAD = 92


def monument_list(view: View, me: PlayerView, words: Words) -> Canvas:
    """Of what one cannot pay one sees what is missing, as in the list of buildings."""
    paid = payable_monuments(view, me)
    owners = {id: looks_like(player.seat) for player in people(view) for id in player.monuments}
    shown: dict[str, Shown] = {}
    for id in TABLES.monuments:
        if id in owners:
            shown[id] = Shown([], INK, PLASTER_DARK)
        elif id in paid:
            row = TABLES.monuments[id]
            parts = cost_parts(row.strength, row.cost)
            shown[id] = Shown(price_rows(parts, COLUMN - 28), INK, MARBLE)
        else:
            rows = lack_rows(lacking_for_monument(view, me, id))
            shown[id] = Shown(rows, RED, PLASTER_LIGHT)
    tall = HEAD + 10 + max(_below(id, shown[id], words) for id in shown)
    shelves = -(-len(shown) // COLUMNS)
    canvas = Canvas(INNER, shelves * (tall + GAP), PLASTER)
    for n, (id, it) in enumerate(shown.items()):
        x, y = n % COLUMNS * (COLUMN + GUTTER), n // COLUMNS * (tall + GAP)
        _card(canvas, id, it, owners.get(id), words, Box(x, y, COLUMN, tall))
        if id in paid:
            canvas.outline(Box(x, y, COLUMN, tall), 10, 4, VERDIGRIS)
    return canvas


class Shown(NamedTuple):
    """Price or what is missing of it, in its colour, on a ground."""

    rows: list[Parts]
    ink: Colour
    ground: Colour


def _below(id: str, it: Shown, words: Words) -> int:
    """Height of what stands below the name."""
    return len(it.rows) * LINE + len(_lines(id, words)) * leading(LEAST)


def _lines(id: str, words: Words) -> tuple[str, ...]:
    said = words.tell(modifier_text(TABLES.monuments[id].bonus))
    return break_lines(said, "text", LEAST, COLUMN - 28)


def _card(canvas: Canvas, id: str, it: Shown, owner: int | None, words: Words, box: Box) -> None:
    canvas.rounded(box, 10, it.ground)
    canvas.sprite(Box(box.x + 10, box.y + 10, 76, HEAD - 16), monument, id, owner is not None)
    right = box.right - (60 if owner is not None else 10)
    name = Box(box.x + 98, box.y + 4, right - box.x - 98, HEAD - 8)
    canvas.paragraph(words.tell(MONUMENT_TEXT[id]), name, "semi", 38, INK, least=LEAST)
    y = box.y + HEAD
    for parts in it.rows:
        parts_row(canvas, parts, Box(box.x + 14, y, box.w - 28, LINE), LEAST, it.ink)
        y += LINE
    for n, line in enumerate(_lines(id, words)):
        at = Box(box.x + 14, y + n * leading(LEAST), box.w - 28, leading(LEAST))
        canvas.text(line, at, "text", LEAST, INK_SOFT)
    if owner is not None:
        badge(canvas, owner, names_of(words)[owner], Box(right + 2, box.y + 18, 50, 50), INK)
