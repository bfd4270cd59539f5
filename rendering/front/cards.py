"""Small cards for the pictures of a front page: what one player won and paid, drawn large.

A view of the page is 298 units wide and 209 high; where there are two, each is 100 high.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from rendering.board.changes import Figures
from rendering.board.scene import Placement, Scene
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows
from rendering.kit.seats import SEATS, initial, lettered
from rendering.kit.signs import sign
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, PLASTER_LIGHT, on
from rendering.kit.type import figure, width

WIDE = 270
HEAD = 44
PAD = 10
SIZE = 31  # of type: a phone shows two cards beside each other from farther away
TOKEN = 34
EDGE = 6  # of a chip, beside what is on it
CHIPS = ChipRows(tall=44, gap=10)
Token: TypeAlias = Callable[[Canvas, int, int, int], None]  # drawn around a point, of a size
APART = 240  # no other thing may stray into a view


def changed_chip(spot: str, now: str, figures: Figures | None, token: Token) -> Chip:
    """A token, what there was, and what there is."""
    then = figure(figures.then) if figures else ""
    before = width(then, "semi", SIZE) + 30 if then else 0
    wide = TOKEN + 8 + before + width(now, "bold", SIZE) + 2 * EDGE

    def draw(canvas: Canvas, box: Box) -> None:
        token(canvas, box.x + EDGE + TOKEN // 2, box.middle[1], TOKEN)
        x = box.x + EDGE + TOKEN + 8
        if then:
            room = Box(x, box.y, before - 30, box.h)
            end = canvas.text(then, room, "semi", SIZE, INK_SOFT, least=SIZE).right
            sign(canvas, "arrow-right", end + 16, box.middle[1], 20, INK_SOFT)
            x += before
        canvas.text(now, Box(x, box.y, box.right - x, box.h), "bold", SIZE, INK, least=SIZE)

    return Chip(wide, draw, spot)


def seat_card(look: int, name: str, below: Canvas, spot: str) -> Canvas:
    """Whose it is, in the colour of a seat, and below that what is shown; the head is a spot."""
    w = max(WIDE, below.box.w + 2 * PAD)
    canvas = Canvas(w, HEAD + below.box.h + 2 * PAD, PLASTER)
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, INK)
    colour = SEATS[look].colour
    canvas.rounded(Box(2, 2, w - 4, HEAD), 10, colour)
    canvas.fill(Box(2, HEAD - 10, w - 4, 12), colour)
    lettered(canvas, look, initial(name), Box(8, 3, HEAD - 4, HEAD - 4), MARBLE, SIZE - 1)
    room = Box(HEAD + 14, 2, w - HEAD - 22, HEAD)
    canvas.text(name, room, "head", SIZE, on(colour))
    canvas.spot(spot, Box(4, 4, w - 8, HEAD - 4))
    canvas.put(below, PAD, HEAD + PAD)
    return canvas


def chips_card(look: int, name: str, chips: Sequence[Chip], prefix: str) -> Canvas:
    """A card of chips, each a spot, and so is the name."""
    rows = CHIPS.flow(chips, WIDE - 2 * PAD)
    below = Canvas(WIDE - 2 * PAD, len(rows) * CHIPS.tall, PLASTER_LIGHT)
    for n, row in enumerate(rows):
        CHIPS.put(below, row, 0, n * CHIPS.tall, prefix)
    return seat_card(look, name, below, f"{prefix}name")


def hung(scene: Scene, cards: Iterable[Canvas]) -> Scene:
    """The board without its head, far below it the cards; what they show is looked at there.

    Cards say what there was before, and bars how points changed: no figures are written on them.
    """
    changed = {spot: None if _is_carded(spot) else it for spot, it in scene.changed.items()}
    board, y = scene.placements[1:], scene.height + APART
    placements = list(board)
    for card in cards:
        placements.append(Placement(card, (scene.width - card.box.w) // 2, y))
        y += card.box.h + APART
    shown, below = tuple(placements), len(placements) - len(board)
    return scene._replace(height=y, placements=shown, changed=changed, hung=below)


def unhung(scene: Scene) -> tuple[Scene, tuple[Canvas, ...]]:
    """The board, and the cards of people that hang below it."""
    cards = [placed.block for placed in scene.placements[len(scene.placements) - scene.hung :]]
    board = scene.placements[: len(scene.placements) - scene.hung]
    height = max(y + block.box.h for block, _, y in board)
    owned = tuple(card for card in cards if any(map(_is_carded, card.spots)))
    return scene._replace(placements=board, height=height, hung=0), owned


def _is_carded(spot: str) -> bool:
    owner, parted, _ = spot.partition(":")
    return bool(parted) and owner[:1] == "p" and owner[1:].lstrip("-").isdigit()
