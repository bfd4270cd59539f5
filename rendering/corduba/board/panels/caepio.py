"""The cards of the solo opponent: the open one with its pointer, and the stacks."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.seat.view import View
from rendering.corduba.board.panels.panel import HEAD, panel
from rendering.corduba.look.colours import ROOF
from rendering.corduba.look.signs import BUILDING_SIGN, good, parts_row, token
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.signs import sign
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE, PLASTER_DARK, on
from rendering.kit.type import width
from rendering.words.spoken import Words

STEP = 8


def caepio_card(view: View, words: Words, w: int, h: int) -> Canvas:
    """What he does next."""
    solo = view.solo
    assert solo is not None
    decade = view.decade - 1
    note = words.say("corduba-stacks", buildings=solo.stacks[decade], cards=solo.decks[decade])
    canvas = panel(w, h, words.say("caepio"), note)
    canvas.spot("caepio", canvas.box.inset(3))
    canvas.part(canvas.box)
    if not solo.opened:
        room = Box(14, HEAD, w - 28, h - HEAD - 12)
        canvas.paragraph(words.say("corduba-no-card"), room, "text", 24, INK_SOFT)
        return canvas
    card = TABLES.caepio[solo.opened[-1]]
    tall = (h - HEAD - 8) // max(4, len(card.rows))
    for n, row in enumerate(card.rows):
        box = Box(10, HEAD + n * tall, w - 130, tall - 4)
        now, past = n == solo.row, n < solo.row
        canvas.rounded(box, 6, GOLD if now else PLASTER_DARK if past else MARBLE)
        x = box.x + 10
        for k, code in enumerate(row):
            if k:
                canvas.text("›", Box(x, box.y, 14, box.h), "bold", 24, INK_SOFT)
                x += 18
            x = _code(canvas, code, words, x, box) + STEP
    trade = Box(w - 112, HEAD, 100, h - HEAD - 12)
    for n, (key, what) in enumerate((("corduba-sells", card.sell), ("corduba-buys", card.buy))):
        room = Box(trade.x, trade.y + n * (trade.h // 2), trade.w, 28)
        canvas.text(words.say(key), room, "semi", 20, INK_SOFT, "centre")
        good(canvas, what, Box(trade.middle[0] - 18, room.bottom + 2, 36, 36))
    return canvas


def _code(canvas: Canvas, code: str, words: Words, x: int, box: Box) -> int:
    """One thing on the card; returns where it ends."""
    verb, _, rest = code.partition(":")
    cy = box.middle[1]
    if verb == "act":
        face = ROOF[TABLES.buildings[rest].colour]
        canvas.plate(Box(x, cy - 14, 30, 28), 5, face, INK, 1)
        sign(canvas, BUILDING_SIGN[rest], x + 15, cy, 20, on(face))
        return x + 32
    if verb == "castra":
        token(canvas, rest, x + 12, cy, 26)
        return x + 26
    if verb == "market":
        sales, purchases = rest.split(":")
        return parts_row(
            canvas, ("market", f"−{sales}/+{purchases}"), Box(x, box.y, 120, box.h), 22
        )
    if verb == "random":
        canvas.icon("building-columns", x + 12, cy, 24, INK)
        canvas.text("?", Box(x + 28, box.y, 14, box.h), "bold", 24, INK)
        return x + 42
    if verb in ("build", "portus"):
        said = words.say(f"code-{verb}")
        w = width(said, "semi", 22)
        canvas.text(said, Box(x, box.y, w, box.h), "semi", 22, INK)
        return x + w
    space = TABLES.sites[code]
    return parts_row(canvas, (str(space.n), space.what), Box(x, box.y, 80, box.h), 22)
