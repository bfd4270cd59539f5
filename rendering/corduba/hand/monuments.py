"""A list of the monuments: what each brings, and who has built it."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.seat.view import View
from games.corduba.words.effects import modifier_text
from games.corduba.words.labels import MONUMENT_TEXT
from rendering.board.scene import INNER
from rendering.corduba.board.panels.panel import from_the_top
from rendering.corduba.look.monuments import monument
from rendering.corduba.look.people import looks_like, names_of, people
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.theme import INK, MARBLE, PLASTER, PLASTER_DARK
from rendering.kit.type import wrap
from rendering.words.spoken import Words

ACROSS = 3
CARD, GAP = 84, 8
WIDE = (INNER - GAP * (ACROSS - 1)) // ACROSS


def monument_list(view: View, words: Words) -> Canvas:
    rows = -(-len(TABLES.monuments) // ACROSS)
    canvas = Canvas(INNER, rows * (CARD + GAP), PLASTER)
    owners = {id: looks_like(player.seat) for player in people(view) for id in player.monuments}
    for n, id in enumerate(TABLES.monuments):
        x, y = n % ACROSS * (WIDE + GAP), n // ACROSS * (CARD + GAP)
        _card(canvas, id, owners.get(id), words, Box(x, y, WIDE, CARD))
    return canvas


def _card(canvas: Canvas, id: str, owner: int | None, words: Words, box: Box) -> None:
    canvas.plate(box, 10, MARBLE if owner is None else PLASTER_DARK, INK)
    canvas.sprite(Box(box.x + 10, box.y + 10, 76, box.h - 20), monument, id, owner is not None)
    said = words.tell(modifier_text(TABLES.monuments[id].bonus))
    room = Box(box.x + 98, box.y + 31, box.w - (160 if owner is not None else 108), box.h - 35)
    lines = wrap(said, "text", 22, room.w, room.h).lines
    down = 10 if len(lines) == 1 else 0  # name and line in the middle of the card
    name = Box(room.x, box.y + 4 + down, box.w - 160, 28)
    canvas.text(words.tell(MONUMENT_TEXT[id]), name, "semi", 24, INK)
    from_the_top(canvas, said, Box(room.x, room.y + down, room.w, room.h - down), 22)
    if owner is not None:
        at = Box(box.right - 54, box.y + (box.h - 44) // 2, 44, 44)
        badge(canvas, owner, names_of(words)[owner], at, INK)
