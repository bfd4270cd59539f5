"""What Rome demands in this decade: goods from all, troops and offerings from each, and ranks."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.seat.view import DemandView, View
from games.corduba.words.labels import DEMAND_TEXT
from rendering.corduba.board.panels.panel import HEAD, panel
from rendering.corduba.look.signs import effects_parts, medal, parts_row, parts_width, token
from rendering.corduba.look.things import ROD, scroll
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE, RED, TYRIAN
from rendering.kit.type import width
from rendering.words.spoken import Words

PAD = ROD + 12  # what is written stands off the rolled ends
ROMAN = ("I", "II", "III", "IV")


def demand(view: View, words: Words, w: int, h: int) -> Canvas:
    card = view.demand
    title = words.say("corduba-rome")
    note = words.tell(DEMAND_TEXT[card.id]) if card else ""
    canvas = panel(w, h, title, note, scroll, PAD)
    canvas.spot("demand", canvas.box.inset(3))
    canvas.part(canvas.box)
    if card is None:
        room = Box(PAD, HEAD, w - 2 * PAD, h - HEAD - 12)
        canvas.paragraph(words.say("corduba-no-demand"), room, "text", 24, INK_SOFT)
        return canvas
    left = Box(PAD, HEAD + 2, 196, h - HEAD - 16)
    _goods(canvas, card, left)
    _each(canvas, card, words, Box(left.x, left.y + 76, left.w, left.h - 76))
    ranks = Box(left.right + 6, HEAD + 2, w - left.right - PAD - 6, h - HEAD - 16)
    if card.last:
        _last(canvas, words, ranks)
    else:
        _ranks(canvas, card, ranks)
    return canvas


def _goods(canvas: Canvas, card: DemandView, box: Box) -> None:
    """How much of what all must send together."""
    canvas.text(str(card.minimum), Box(box.x, box.y, 70, 68), "title", 56, RED)
    token(canvas, card.what, box.x + 100, box.y + 34, 52)
    if card.amphora and card.what != "amphora":
        room = Box(box.x + 134, box.y + 16, 62, 36)
        parts_row(canvas, ("amphora", f"={card.amphora}"), room, 24, INK_SOFT)


def _each(canvas: Canvas, card: DemandView, words: Words, box: Box) -> None:
    """What each player owes."""
    canvas.text(words.say("corduba-each"), Box(box.x, box.y, 62, box.h - 4), "semi", 22, INK_SOFT)
    for n, (icon, value, face) in enumerate(
        (("shield-halved", card.troops, RED), ("wine-glass", card.offerings, TYRIAN))
    ):
        x = box.x + 66 + n * 66
        canvas.icon(
            "shield-halved" if icon == "shield-halved" else "wine-glass",
            x + 14,
            box.middle[1] - 2,
            28,
            face,
        )
        canvas.text(str(value), Box(x + 32, box.y, 30, box.h - 4), "title", 34, INK)


def _ranks(canvas: Canvas, card: DemandView, box: Box) -> None:
    tall = box.h // len(ROMAN)
    for n, effects in enumerate(TABLES.demands[card.id].ranks):
        row = Box(box.x, box.y + n * tall, box.w, tall - 3)
        canvas.rounded(row, 6, MARBLE)
        place = Box(row.x + 4, row.y + (row.h - 28) // 2, 40, 28)
        canvas.rounded(place, 6, GOLD if n < 3 else RED)
        canvas.text(ROMAN[n], place, "bold", 20, INK if n < 3 else MARBLE, "centre")
        parts = effects_parts(effects)
        room = Box(place.right + 8, row.y, row.right - place.right - 12, row.h)
        size = 22 if parts_width(parts, 22) <= room.w else 20
        parts_row(canvas, parts, room, size)


def _last(canvas: Canvas, words: Words, box: Box) -> None:
    """In the last decade Senators are won and lost."""
    for n, (said, key) in enumerate((("+1", "corduba-most"), ("−1", "corduba-least"))):
        row = Box(box.x, box.y + n * (box.h // 2), box.w, box.h // 2 - 4)
        canvas.rounded(row, 6, MARBLE)
        w = width(said, "title", 34)
        canvas.text(said, Box(row.x + 10, row.y, w, row.h), "title", 34, RED if n else INK)
        medal(canvas, Box(row.x + w + 16, row.middle[1] - 19, 38, 38))
        room = Box(row.x + w + 62, row.y + 2, row.w - w - 68, row.h - 4)
        canvas.paragraph(words.say(key), room, "semi", 22, INK_SOFT)
