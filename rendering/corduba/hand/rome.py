"""Rome's card beside one's goods: what all owe, what one has of it, and what the ranks bring."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.seat.view import DemandView, PlayerView, View
from games.corduba.words.effects import effects_text
from games.corduba.words.labels import DEMAND_TEXT, amount_text
from rendering.corduba.board.panels.demand import ROMAN
from rendering.corduba.look.colours import LINEN
from rendering.corduba.look.signs import effects_parts, medal, parts_row, token
from rendering.hand import INNER, LEAST
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE, OLIVE, PLASTER, RED, TYRIAN, Colour
from rendering.kit.type import width
from rendering.words.spoken import Words

TITLE = 84
LINE = 92  # heights of what is owed, and of a rank
SIZE = 46


def rome_card(view: View, me: PlayerView, words: Words) -> Canvas | None:
    card = view.demand
    if card is None:
        return None
    owed = 3 + _has_substitute(card)
    canvas = Canvas(INNER, TITLE + (owed + 4) * LINE + 24, PLASTER)
    canvas.plate(canvas.box, 14, LINEN, INK, 3)
    title = f"{words.say('corduba-rome')}: {words.tell(DEMAND_TEXT[card.id])}"
    canvas.text(title, Box(24, 8, INNER - 48, TITLE - 16), "head", 52, INK, least=LEAST)
    _owed(canvas, card, me, words)
    ranks = Box(24, TITLE + owed * LINE + 8, INNER - 48, 4 * LINE)
    if card.last:
        _last(canvas, words, ranks)
    else:
        _ranks(canvas, card, words, ranks)
    return canvas


def _has_substitute(card: DemandView) -> bool:
    return bool(card.amphora) and card.what != "amphora"


def _owed(canvas: Canvas, card: DemandView, me: PlayerView, words: Words) -> None:
    """Goods from all together; troops and offerings from each, with what one has."""
    together = Box(24, TITLE, INNER - 48, LINE)
    token(canvas, card.what, together.x + 40, together.middle[1], 68)
    owed = words.tell(amount_text(card.what, card.minimum))
    said = words.say("corduba-together", what=owed)
    room = Box(together.x + 90, together.y, together.w - 90, together.h)
    canvas.text(said, room, "semi", SIZE, INK, least=LEAST)
    rows: list[tuple[Icon, Colour, str, int, int]] = [
        ("shield-halved", RED, "troops", card.troops, me.troop_value),
        ("wine-glass", TYRIAN, "offerings", card.offerings, me.offering_value),
    ]
    for n, (icon, face, what, owes, has) in enumerate(rows, start=1):
        line = together.moved(0, n * LINE)
        canvas.icon(icon, line.x + 40, line.middle[1], 56, face)
        text = words.say("corduba-each-owes", what=words.say(f"points-{what}"), n=owes, has=has)
        room = Box(line.x + 90, line.y, line.w - 90, line.h)
        canvas.text(text, room, "semi", SIZE, INK if has >= owes else RED, least=LEAST)
    if _has_substitute(card):
        line = together.moved(0, 3 * LINE)
        token(canvas, "amphora", line.x + 40, line.middle[1], 60)
        text = words.say("corduba-amphora-counts", n=card.amphora)
        room = Box(line.x + 90, line.y, line.w - 90, line.h)
        canvas.text(text, room, "semi", SIZE, INK_SOFT, least=LEAST)


def _ranks(canvas: Canvas, card: DemandView, words: Words, box: Box) -> None:
    """In words, for no sign says «to each on rank 1»; in signs what would be too long."""
    for n, effects in enumerate(TABLES.demands[card.id].ranks):
        row = Box(box.x, box.y + n * LINE, box.w, LINE - 10)
        canvas.rounded(row, 12, MARBLE)
        place = Box(row.x + 10, row.y + 10, 90, row.h - 20)
        canvas.rounded(place, 10, GOLD if n < 3 else RED)
        canvas.text(ROMAN[n], place, "bold", SIZE, INK if n < 3 else MARBLE, "centre")
        said = words.speaker.listing([words.tell(text) for text in effects_text(effects)])
        room = Box(place.right + 20, row.y, row.right - place.right - 30, row.h)
        if width(said, "semi", LEAST) <= room.w:
            canvas.text(said, room, "semi", SIZE, INK, least=LEAST)
        else:
            parts_row(canvas, effects_parts(effects), room, 40)


def _last(canvas: Canvas, words: Words, box: Box) -> None:
    """In the last decade Senators are won and lost."""
    for n, (said, key) in enumerate((("+1", "corduba-most"), ("−1", "corduba-least"))):
        row = Box(box.x, box.y + n * 2 * LINE, box.w, 2 * LINE - 10)
        canvas.rounded(row, 12, MARBLE)
        canvas.text(said, Box(row.x + 20, row.y, 110, row.h), "title", 72, RED if n else OLIVE)
        medal(canvas, Box(row.x + 140, row.middle[1] - 42, 84, 84))
        room = Box(row.x + 250, row.y, row.w - 260, row.h)
        canvas.text(words.say(key), room, "semi", SIZE, INK, least=LEAST)
