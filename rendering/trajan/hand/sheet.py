"""A player's hand: one card for each kind with its number, and what the ships would pay."""

from __future__ import annotations

from typing import NamedTuple

from games.core.text import Language
from games.trajan.data.cargo import COMMODITIES, Commodity
from games.trajan.data.tiles import BONUS_TILES
from games.trajan.seat.view import BonusView, PlayerView, ShipView, View
from rendering.board.scene import MARGIN
from rendering.frame import Frame
from rendering.hand import (
    COLUMNS,
    GUTTER,
    INNER,
    LEAST,
    OVER,
    SEAL,
    TITLE,
    hand_sheet,
    place,
    seal,
    step_back,
)
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_FAINT,
    INK_SOFT,
    LAPIS,
    MARBLE,
    OCHRE,
    PLASTER,
    PLASTER_LIGHT,
    mix,
    on,
)
from rendering.kit.type import width
from rendering.trajan.front.painting import LOOK
from rendering.trajan.look.faces import bonus_face, wild_face
from rendering.trajan.look.signs import CARD_COLOUR, CARD_SIGN, GREY, sign
from rendering.trajan.scenery.colours import SHALLOW
from rendering.trajan.words.head import words_for
from rendering.words.spoken import Words

TALL = 286  # height of a card
WIDE = 480  # width of a card of which sign and number need not spread
NOTE = 50  # height of a line that explains
BAND = 62
BONUS = 88  # height of a bonus tile
SHIPS = 290


class Card(NamedTuple):
    """What is on a card's face."""

    kind: Commodity
    copies: int
    displayed: int  # of the kind in the own display
    bonus: tuple[BonusView, ...]  # own bonus tiles that count the kind
    dimmed: bool


def hand_canvas(view: View, frame: Frame) -> Canvas:
    """The hand of the view's own seat; raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator's view has no hand to draw")
    words = words_for(view, frame)
    cards = cards_of(view, frame)
    notes = note_lines(view, frame, words)
    boxes = balanced(len(cards))
    shelf = max((box.bottom + GUTTER for box in boxes), default=TITLE + GUTTER + TALL)
    ships = shelf + NOTE * len(notes)
    canvas = _sheet(view, words, ships + SHIPS + GUTTER)
    if not cards:
        empty = Box(MARGIN, TITLE, INNER, TALL)
        canvas.text(words.say("pic-hand-empty"), empty, "head", 40, INK_SOFT, "centre")
    for card, box in zip(cards, boxes, strict=True):
        face = _face(card, box.w, box.h, words.package, words.language)
        place(canvas, face, box, card.kind, card.kind in frame.playable)
        _seals(canvas, box, view, words, card)
    for n, note in enumerate(notes):
        at = Box(MARGIN, shelf - GUTTER // 2 + n * NOTE, INNER, NOTE)
        canvas.text(note, at, "semi", LEAST, INK_SOFT, least=LEAST)
    _ships(canvas, view, ships, words)
    return canvas


def balanced(n: int) -> list[Box]:
    """Places of so many cards in as few rows as can be; every row is as wide as the sheet."""
    rows = -(-n // COLUMNS)
    found = list[Box]()
    for row in range(rows):
        held = n // rows + (row < n % rows)
        w = (INNER - GUTTER * (held - 1)) // held
        y = TITLE + GUTTER + row * (TALL + GUTTER)
        found += [Box(MARGIN + k * (w + GUTTER), y, w, TALL) for k in range(held)]
    return found


def note_lines(view: View, frame: Frame, words: Words) -> list[str]:
    """What it means that cards are pale, or known; in one line if there is room."""
    assert view.seat is not None
    player = view.players[view.seat]
    held = player.hand or ()
    pale = bool(frame.playable) and any(kind not in frame.playable for kind in held)
    known = any(kind in player.known_hand for kind in held)
    told = ((pale, "pic-hand-pale"), (known, "trajan-known-means"))
    said = [words.say(key) for applies, key in told if applies]
    line = " · ".join(said)
    return [line] if line and width(line, "semi", LEAST) <= INNER else said


def cards_of(view: View, frame: Frame) -> list[Card]:
    """Own cards by kind, in the order of the cards."""
    assert view.seat is not None
    player = view.players[view.seat]
    held = player.hand or ()
    return [
        Card(
            kind,
            held.count(kind),
            player.display.count(kind),
            tuple(own for own in player.bonus if kind in BONUS_TILES[own.id].of),
            bool(frame.playable) and kind not in frame.playable,
        )
        for kind in COMMODITIES
        if kind in held
    ]


def _sheet(view: View, words: Words, height: int) -> Canvas:
    assert view.seat is not None
    name = words.names[view.seat]
    player = view.players[view.seat]
    note = words.say("trajan-hand-count", n=len(player.hand or ()))
    title = words.say("pic-hand-title", name=name)
    return hand_sheet(height + height % 2, view.seat, name, title, note, LOOK)


# ---- cards ------------------------------------------------------------------------------------


@remember(48)
def _face(card: Card, w: int, h: int, package: str, language: Language) -> Canvas:
    words = Words(package, language, (), 0)
    canvas = Canvas(w, h, PLASTER)
    ground = CARD_COLOUR[card.kind]
    canvas.plate(canvas.box, 14, MARBLE, INK, 3)
    band = Box(3, h - BAND - 3, w - 6, BAND)
    canvas.rounded(band, 11, ground)
    canvas.fill(Box(band.x, band.y, band.w, 14), ground)
    name = words.say(f"card-{card.kind}")
    canvas.text(name, band.inset(12, 0), "title", 42, on(ground), "centre", least=LEAST)
    upper = Box(12, 10, w - 24, band.y - 14)
    is_wide = w >= WIDE
    if is_wide:  # sign and number stay together, bonus tiles lie beside them
        upper = upper.inset(max((w - WIDE) // 2, len(card.bonus) * (BONUS + 10)), 0)
    room = upper.h - (BONUS if card.bonus and not is_wide else 0)
    side = min(room - 8, upper.w * 5 // 9, 190 if is_wide else 150)
    at = Box(upper.x + 6, upper.y + (room - side) // 2, side, side)
    sign(canvas, CARD_SIGN[card.kind], at, ground)
    right = Box(at.right + 6, upper.y, upper.right - at.right - 6, upper.h)
    _tally(canvas, card, right, words)
    if card.dimmed:
        step_back(canvas)
    return canvas


def _tally(canvas: Canvas, card: Card, box: Box, words: Words) -> None:
    """How many there are; below, what lies in the display and counts for a bonus tile."""
    is_wide = canvas.box.w >= WIDE
    top = Box(box.x, box.y, box.w, box.h if is_wide and not card.displayed else 84)
    canvas.text(f"×{card.copies}", top, "title", 84 if is_wide else 60, INK, "right")
    if card.displayed:
        told = words.say("trajan-displayed", n=card.displayed)
        room = Box(box.x, top.bottom - 4, box.w, 88)
        canvas.paragraph(told, room, "semi", LEAST, INK_SOFT, "right", least=LEAST)
    for n, own in enumerate(card.bonus):
        at = Box(18 + n * (BONUS + 10), box.bottom - BONUS, BONUS + 4, BONUS - 2)
        bonus_face(canvas, own.id, own.side, at)


def _seals(canvas: Canvas, box: Box, view: View, words: Words, card: Card) -> None:
    """Just drawn, or seen by everybody."""
    assert view.seat is not None
    right, y = box.right - 8, box.y - OVER
    if card.kind in view.fresh:
        right = seal(canvas, right, y, None, words.say("pic-drawn"), OCHRE)
    if card.kind in view.players[view.seat].known_hand:
        seal(canvas, right, y, None, words.say("trajan-known"), INK_SOFT)


# ---- ships ------------------------------------------------------------------------------------


def _ships(canvas: Canvas, view: View, y: int, words: Words) -> None:
    assert view.seat is not None
    best = {shipment.ship: shipment.units for shipment in view.shipments}
    w = (INNER - 2 * GUTTER) // len(view.ships)
    for n, ship in enumerate(view.ships):
        box = Box(MARGIN + n * (w + GUTTER), y, w, SHIPS)
        _ship(canvas, ship, best.get(ship.id, 0), box, words)
    _wild(canvas, view.players[view.seat], y, words)


def _ship(canvas: Canvas, ship: ShipView, units: int, box: Box, words: Words) -> None:
    """Values of the side that shows; what the hand can reach stands out."""
    sailed = ship.side == "back"
    canvas.plate(box, 12, GREY if sailed else SHALLOW, INK_SOFT)
    hull = mix(GREY, INK, 0.6) if sailed else LAPIS
    canvas.shape("galley", Box(box.x + 14, box.y + 10, 68, 68), hull)
    room = Box(box.x + 92, box.y + 4, box.w - 102, 84)
    canvas.paragraph(words.say(f"ship-{ship.id[5:]}"), room, "head", 38, INK, least=LEAST)
    note = Box(box.x + 14, room.bottom, box.w - 28, 86)
    canvas.paragraph(shipment_told(ship, units, words), note, "semi", LEAST, INK_SOFT, least=LEAST)
    step = (box.w - 24) // 4
    for n, value in enumerate(ship.values, 1):
        at = Box(box.x + 12 + (n - 1) * step, box.bottom - 106, step - 8, 96)
        _value(canvas, n, value, at, n <= units, n == units)
    canvas.spot(f"ship:{ship.id}", box)


def shipment_told(ship: ShipView, units: int, words: Words) -> str:
    if not units:
        return words.say("trajan-ship-nothing")
    key = "trajan-ship-pairs" if ship.id == "ship_pairs" else "trajan-ship-cards"
    return words.say(key, n=units, vp=ship.values[units - 1])


def _value(canvas: Canvas, n: int, value: int, box: Box, open: bool, best: bool) -> None:
    ground = GOLD if best else MARBLE if open else PLASTER_LIGHT
    canvas.plate(box, 10, ground, INK if open else INK_FAINT)
    ink = INK if open else INK_FAINT
    canvas.text(f"{n}", Box(box.x, box.y + 2, box.w, 42), "semi", LEAST, ink, "centre")
    low = Box(box.x, box.y + 42, box.w, box.h - 46)
    canvas.text(str(value), low, "title", 44, ink, "centre")


def _wild(canvas: Canvas, player: PlayerView, y: int, words: Words) -> None:
    """Wild commodity tiles, beside the title of the first ship: they count as cards there."""
    n = player.wild["wild_commodity"]
    if not n:
        return
    box = Box(MARGIN + 8, y - SEAL // 2, 170, SEAL)
    canvas.plate(box, 10, MARBLE, INK_SOFT)
    wild_face(canvas, "wild_commodity", Box(box.x + 4, box.y, 76, box.h))
    canvas.text(f"×{n}", Box(box.x + 88, box.y, 76, box.h), "bold", LEAST, INK)
