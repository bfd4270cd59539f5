"""The middle of the table: pool, sites, deck and Senators."""

from __future__ import annotations

from games.core.text import Language
from games.glory_to_rome.data.cards import KINDS, MATERIALS, ROLE_OF, SENATOR, VALUE, Material
from games.glory_to_rome.seat.view import View
from rendering.board.scene import INNER
from rendering.glory_to_rome.look import COLOUR, LETTER, ROLE_SIGN, SIGN, pale
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.panels import card_back, coin
from rendering.kit.theme import (
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    PLASTER,
    PLASTER_DARK,
    PLASTER_LIGHT,
    RED,
    mix,
    on,
)
from rendering.words.spoken import Words

HEAD, POOL, SITES = 70, 76, 50
HEIGHT = HEAD + POOL + SITES + 12
GUTTER = 178
COLUMN = 184
STEP = COLUMN + 6
AROUND = 6  # from a column to the edge of its close-up
LAST = 1  # in-town sites of a kind that are nearly gone


def centre(view: View, words: Words) -> Canvas:
    canvas = Canvas(INNER, HEIGHT, PLASTER)
    canvas.put(_printed(words.package, words.language), 0, 0)
    left = sum(stack.in_town for stack in view.sites.values())
    note = words.say("gtr-sites-left", n=left)
    room = Box(0, HEAD + POOL + 35, GUTTER - 14, 24)
    canvas.text(note, room, "semi", 21, INK_SOFT, "right")
    incoming = _incoming(view)
    for n, material in enumerate(MATERIALS):
        _counts(canvas, view, material, GUTTER + n * STEP, incoming[material])
    _piles(canvas, view, words)
    return canvas


@remember(4)
def _printed(package: str, language: Language) -> Canvas:
    """Labels and column heads, the same in every picture of a language."""
    words = Words(package, language, (), 0)
    canvas = Canvas(INNER, HEIGHT, PLASTER)
    _labels(canvas, words)
    for n, material in enumerate(MATERIALS):
        x = GUTTER + n * STEP
        canvas.plate(Box(x, 0, COLUMN, HEIGHT), 10, PLASTER_LIGHT, COLOUR[material], 3)
        canvas.part(Box(x - AROUND, -AROUND, COLUMN + 2 * AROUND, HEIGHT + 2 * AROUND))
        _head(canvas, words, material, x)
        canvas.fill(Box(x + 3, HEAD + POOL + 2, COLUMN - 6, 2), COLOUR[material])
    canvas.spot("pool", Box(GUTTER - 4, HEAD, len(MATERIALS) * STEP + 2, POOL))
    return canvas


def _incoming(view: View) -> dict[Material, int]:
    """Cards played this round: they fall into the pool when it ends."""
    played = [KINDS[c].material for p in view.players for c in p.camp if c != SENATOR]
    return {m: played.count(m) for m in MATERIALS}


def _labels(canvas: Canvas, words: Words) -> None:
    w = GUTTER - 14
    canvas.text(words.say("gtr-material"), Box(0, 2, w, 36), "semi", 24, INK_SOFT, "right")
    canvas.text(words.say("gtr-role"), Box(0, 38, w, 28), "semi", 24, INK_SOFT, "right")
    canvas.text(words.say("gtr-pool"), Box(0, HEAD + 4, w, POOL), "head", 28, INK, "right")
    y = HEAD + POOL + 8
    canvas.text(words.say("gtr-sites"), Box(0, y, w, 26), "head", 28, INK, "right")


def _counts(canvas: Canvas, view: View, material: Material, x: int, incoming: int) -> None:
    _pool(canvas, material, x, view.pool.get(material, 0), incoming)
    y, half = HEAD + POOL + 6, COLUMN // 2
    stack = view.sites[material]
    _site(canvas, Box(x, y, half, SITES), material, stack.in_town, True)
    _site(canvas, Box(x + half, y, half, SITES), material, stack.out_of_town, False)


def _head(canvas: Canvas, words: Words, material: Material, x: int) -> None:
    colour = COLOUR[material]
    ink = on(colour)
    box = Box(x, 0, COLUMN, HEAD)
    canvas.rounded(box, 10, colour)
    canvas.fill(Box(x, HEAD - 12, COLUMN, 12), colour)
    canvas.shape(SIGN[material], Box(x + 10, 6, 30, 30), ink)
    for n in range(VALUE[material]):
        coin(canvas, Box(x + COLUMN - 21, 8 + n * 15, 14, 14))
    name = f"{LETTER[material]} {words.say(f'material-{material}')}"
    canvas.text(name, Box(x + 46, 2, COLUMN - 70, 36), "bold", 26, ink)
    role = ROLE_OF[material]
    canvas.icon(ROLE_SIGN[role], x + 25, 52, 26, ink)
    canvas.text(words.say(f"role-{role}"), Box(x + 46, 38, COLUMN - 52, 28), "semi", 24, ink)
    canvas.spot(f"role:{role}", box, tag=Tag(Box(x + 6, 38, 34, 28)))


def _pool(canvas: Canvas, material: Material, x: int, n: int, incoming: int) -> None:
    box = Box(x + 3, HEAD, COLUMN - 6, POOL)
    canvas.fill(box, pale(material) if n else PLASTER_LIGHT)
    figure = str(n) if n else "–"
    room = Box(x, HEAD, COLUMN if not incoming else COLUMN - 56, POOL)
    canvas.text(figure, room, "title", 60, INK if n else INK_FAINT, "centre")
    if incoming:
        faded = Box(x + COLUMN - 74, HEAD + 6, 64, 32)
        canvas.text(f"+{incoming}", faded, "semi", 28, INK_SOFT, "right")
    canvas.spot(f"pool:{material}", box, tag=Tag(Box(box.x + 3, box.y + 4, 34, 28)))


def _site(canvas: Canvas, box: Box, material: Material, n: int, in_town: bool) -> None:
    """In town under an arch, out of town in the hills; the last one in town has a red rim."""
    ink = INK if n else INK_FAINT
    canvas.icon("archway" if in_town else "mountain", box.x + 28, box.y + 24, 26, ink)
    canvas.text(str(n), Box(box.x + 46, box.y, 40, 48), "bold", 34, ink, "left")
    inner = Box(box.x + 6, box.y + 2, box.w - 10, box.h - 8)
    if in_town and n == LAST:
        canvas.outline(inner, 8, 3, RED)
    tag = Tag(Box(inner.right - 26, inner.y, 26, 24))
    canvas.spot(f"{'town' if in_town else 'away'}:{material}", inner, tag=tag)


def _piles(canvas: Canvas, view: View, words: Words) -> None:
    x = GUTTER + 6 * STEP + 10
    w = (INNER - x - 14) // 2
    deck, senators = Box(x, 0, w, HEIGHT - 34), Box(x + w + 14, 0, w, HEIGHT - 34)
    if view.deck_size:
        card_back(canvas, deck)
    else:
        canvas.plate(deck, 10, PLASTER_DARK, INK_SOFT)
    ink = MARBLE if view.deck_size else INK_SOFT
    canvas.text(str(view.deck_size), deck, "title", 46, ink, "centre", least=36)
    canvas.plate(senators, 10, MARBLE if view.senators else PLASTER_DARK, INK)
    faded = mix(MARBLE, INK, 0.75 if view.senators else 0.3)
    canvas.icon("scroll", senators.middle[0], 52, 52, faded)
    figure = Box(senators.x, 84, w, senators.h - 96)
    canvas.text(str(view.senators), figure, "title", 52, INK, "centre")
    for box, key in ((deck, "deck"), (senators, "senators")):
        room = Box(box.x - 6, HEIGHT - 28, box.w + 12, 26)
        canvas.text(words.say(f"gtr-{key}"), room, "semi", 22, INK_SOFT, "centre")
        canvas.spot(key, box)
        canvas.part(Box(box.x - 8, -8, box.w + 16, HEIGHT + 12))
