"""The table as a street, for the front page: houses on their plots, the pool on the forum."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.glory_to_rome.data.cards import MATERIALS, ROLE_OF, SENATOR
from games.glory_to_rome.seat.view import BuildingView, PlayerView, View
from rendering.board.scene import Placement, Scene
from rendering.frame import Frame
from rendering.glory_to_rome.board.changes import changes
from rendering.glory_to_rome.look import COLOUR, ROLE_SIGN, SIGN, card_colour
from rendering.glory_to_rome.place.fronts import front
from rendering.glory_to_rome.player.names import card_name
from rendering.glory_to_rome.words.head import words_for
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows
from rendering.kit.panels import card_back
from rendering.kit.seats import SEATS, initial, lettered
from rendering.kit.signs import Sign, sign
from rendering.kit.theme import INK, MARBLE, OCHRE, PLASTER_LIGHT, Colour, mix, on
from rendering.kit.type import width
from rendering.words.spoken import Words

WIDTH = 536
GAP = 20
HEAD = 70
CHIPS = ChipRows(58, 10)
SIZE = 44  # of type: it can still be read a step farther away
HOUSE = Box(0, 0, 256, 150)
BOARD = 50  # height of the name below a house
CARD_W, CARD_H = 84, 122
PAVEMENT = mix(PLASTER_LIGHT, INK, 0.18)


def street(view: View, frame: Frame) -> Scene:
    """Only what is there: empty places are left out."""
    words = words_for(view, frame)
    blocks = [_forum(view), *(_plot(view, player, words) for player in view.players)]
    placements, y = [], GAP
    for block in blocks:
        placements.append(Placement(block, GAP, y))
        y += block.box.h + GAP
    changed = changes(frame.before, view)
    return Scene(y, tuple(placements), changed, width=WIDTH + 2 * GAP)


# ---- the forum --------------------------------------------------------------------------------


def _forum(view: View) -> Canvas:
    """The pool as piles of cards, then the two decks."""
    canvas = Canvas(WIDTH, CARD_H * 2 + 56, PLASTER_LIGHT)
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, INK, 3)
    step = (WIDTH - 20) // 4
    at = [Box(22 + n % 4 * step, 14 + n // 4 * (CARD_H + 26), CARD_W, CARD_H) for n in range(8)]
    for material, box in zip(MATERIALS, at, strict=False):
        n = view.pool.get(material, 0)
        _pile(canvas, box, COLOUR[material], SIGN[material], n)
        canvas.spot(f"pool:{material}", Box(box.x - 4, box.y - 2, CARD_W + 28, CARD_H + 8))
    deck, senators = at[6], at[7]
    card_back(canvas, deck)
    _count(canvas, Box(deck.x, deck.y + 36, deck.w, 50), view.deck_size, MARBLE)
    canvas.spot("deck", deck.inset(-4))
    _pile(canvas, senators, MARBLE, "scroll", view.senators)
    canvas.spot("senators", Box(senators.x - 4, senators.y - 2, CARD_W + 28, CARD_H + 8))
    return canvas


def _pile(canvas: Canvas, box: Box, ground: Colour, shown: Sign, n: int) -> None:
    """As many cards as lie there, up to three of them seen."""
    if not n:
        canvas.outline(box, 10, 3, mix(PLASTER_LIGHT, ground, 0.5))
        return
    for k in reversed(range(min(3, n))):
        canvas.plate(box.moved(k * 9, k * 3), 10, ground, INK, 3)
    sign(canvas, shown, box.middle[0], box.y + 34, 44, on(ground))
    _count(canvas, Box(box.x, box.y + 60, box.w, 56), n, on(ground))


def _count(canvas: Canvas, box: Box, n: int, ink: Colour) -> None:
    canvas.text(str(n), box, "title", 48, ink, "centre", least=SIZE)


# ---- a player ---------------------------------------------------------------------------------


def _plot(view: View, player: PlayerView, words: Words) -> Canvas:
    rows = CHIPS.flow(list(_chips(player)), WIDTH - 32)
    houses = -(-len(player.buildings) // 2)
    top = HEAD + 12 + len(rows) * (CHIPS.tall + 10)
    h = top + houses * (HOUSE.h + BOARD + 14) + 10
    canvas = Canvas(WIDTH, h, PLASTER_LIGHT)
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, INK, 3)
    _name(canvas, view, player, words)
    prefix = f"p{player.seat}:"
    for n, row in enumerate(rows):
        CHIPS.put(canvas, row, 16, HEAD + 12 + n * (CHIPS.tall + 10), prefix)
    for n, building in enumerate(player.buildings):
        x = 8 + n % 2 * (HOUSE.w + 8)
        at = HOUSE.moved(x, top + n // 2 * (HOUSE.h + BOARD + 14))
        _house(canvas, building, at, words)
        canvas.spot(f"{prefix}b:{building.name}", Box(at.x, at.y, at.w, at.h + BOARD))
    return canvas


def _name(canvas: Canvas, view: View, player: PlayerView, words: Words) -> None:
    """In the colour of the seat; at the right the card that was played."""
    seat, name = SEATS[player.seat].colour, words.names[player.seat]
    canvas.rounded(Box(3, 3, WIDTH - 6, HEAD), 10, seat)
    canvas.fill(Box(3, HEAD - 10, WIDTH - 6, 13), seat)
    lettered(canvas, player.seat, initial(name), Box(12, 6, 60, 60), MARBLE, SIZE)
    room = Box(82, 4, WIDTH - 100, HEAD - 4)
    camp = player.camp[:1]
    said = card_name(camp[0], words) if camp else ""
    wide = width(said, "semi", SIZE) + 28 if camp else 0
    end = canvas.text(name, room, "head", SIZE, on(seat), least=36).right
    if player.seat == view.leader:
        canvas.icon("crown", end + 36, HEAD // 2 + 2, 40, OCHRE if on(seat) == INK else MARBLE)
        end += 60
    canvas.spot(f"p{player.seat}:name", Box(8, 6, end - 4, HEAD - 6))
    canvas.spot(f"p{player.seat}:head", Box(0, 0, WIDTH, HEAD))
    if camp and end + wide + 30 <= WIDTH:
        at = Box(WIDTH - 16 - wide, 10, wide, HEAD - 16)
        ground = card_colour(camp[0])
        canvas.plate(at, 8, ground, INK, 3)
        canvas.text(said, at, "semi", SIZE, on(ground), "centre", least=36)
        canvas.spot(f"p{player.seat}:stance", at)


def _chips(player: PlayerView) -> Iterator[Chip]:
    """Hand and vault, then clients and stockpile as far as there are any."""
    counts: tuple[tuple[str, Sign, int, int], ...] = (
        ("hand", "fan", player.hand_size, player.hand_limit),
        ("vault", "box-archive", player.vault_size, player.vault_limit),
    )
    for spot, shown, n, limit in counts:
        yield _chip(spot, shown, f"{n}/{limit}", MARBLE)
    for material in MATERIALS:
        if n := player.clients.count(material):
            client = ROLE_SIGN[ROLE_OF[material]]
            yield _chip(f"client:{material}", client, str(n), COLOUR[material])
    for material in MATERIALS:
        if n := player.stockpile.get(material, 0):
            yield _chip(f"stock:{material}", SIGN[material], str(n), COLOUR[material])


def _chip(spot: str, shown: Sign, text: str, ground: Colour) -> Chip:
    return Chip(60 + width(text, "bold", SIZE) + 12, partial(_draw_chip, shown, text, ground), spot)


def _draw_chip(shown: Sign, text: str, ground: Colour, canvas: Canvas, box: Box) -> None:
    canvas.plate(box, 10, ground, INK, 3)
    sign(canvas, shown, box.x + 30, box.middle[1], 40, on(ground))
    room = Box(box.x + 57, box.y, box.w - 61, box.h)
    canvas.text(text, room, "bold", SIZE, on(ground), least=36)


def _house(canvas: Canvas, b: BuildingView, at: Box, words: Words) -> None:
    """On the pavement, its name below it; of one begun also what is laid."""
    colour = COLOUR[b.material]
    built = 1.0 if b.complete else 0.12 + 0.8 * len(b.materials) / max(1, b.need)
    canvas.fill(Box(at.x, at.bottom - 6, at.w, 10), PAVEMENT)
    canvas.sprite(at.inset(16, 2), front, b.name, b.material, built)
    ground = colour if b.complete else mix(PLASTER_LIGHT, colour, 0.3)
    board = Box(at.x + 2, at.bottom + 2, at.w - 4, BOARD - 4)
    canvas.plate(board, 8, ground, INK, 2)
    name = words.say(SENATOR if b.name == SENATOR else f"building-{b.name}")
    canvas.text(name, board.inset(4, 0), "semi", SIZE, on(ground), "centre", least=30)
