"""How wares look, wherever they lie."""

from __future__ import annotations

from games.vicus.data.cards import CARDS, Ware
from games.vicus.seat.view import View
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.theme import INK, OCHRE, OLIVE, TYRIAN, Colour, on
from rendering.words.spoken import Words, drawn_words

PACKAGE = "games.vicus"
COLOUR: dict[Ware, Colour] = {"wine": TYRIAN, "oil": OLIVE, "bread": OCHRE}
SIGN: dict[Ware, Icon] = {"wine": "wine-glass", "oil": "bottle-droplet", "bread": "bread-slice"}


def words_for(view: View, frame: Frame) -> Words:
    return drawn_words(PACKAGE, frame, len(view.players))


def face(canvas: Canvas, card: str, box: Box) -> None:
    """A card: its ware's colour and sign, and its number."""
    row = CARDS[card]
    ground = COLOUR[row.ware]
    canvas.plate(box, 12, ground, INK)
    x, y = box.middle
    canvas.icon(SIGN[row.ware], x, box.y + box.h // 3, box.w // 2, on(ground))
    room = Box(box.x, y, box.w, box.h // 2)
    canvas.text(str(row.number), room, "title", box.h // 3, on(ground), "centre")
