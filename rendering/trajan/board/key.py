"""What the signs mean: beside the panels, below them, or in one line where room is short."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.core.text import Language
from games.trajan.data.cargo import COMMODITIES
from games.trajan.data.tiles import BONUS_ACTION, BUILDINGS, DEMANDS, WILDS, Building
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.theme import (
    BRONZE,
    GOLD,
    INK,
    INK_SOFT,
    LAPIS,
    OCHRE,
    OLIVE,
    PLASTER,
    RED,
    TYRIAN,
    Colour,
    on,
)
from rendering.kit.type import SMALLEST, width
from rendering.trajan.look.faces import wild_face
from rendering.trajan.look.signs import (
    ACTION_SIGN,
    BUILDING_SIGN,
    CARD_COLOUR,
    CARD_SIGN,
    DEMAND_SIGN,
    GREY,
    Sign,
    sign,
)
from rendering.words.spoken import Words

LINE, LINES = 26, 2
ROW = 33
SIGN = 26
TITLE = 44
APART = 18

Draw = Callable[[Canvas, Box], None]


class Entry(NamedTuple):
    draw: Draw
    key: str  # of its words
    wide: int = SIGN


def _plain(what: Sign) -> Draw:
    return lambda canvas, box: sign(canvas, what, box, INK_SOFT)


def _seal(text: str, ground: Colour) -> Draw:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.rounded(box, 6, ground)
        canvas.text(text, box, "bold", SMALLEST, on(ground), "centre")

    return draw


def _wild(kind: str) -> Draw:
    return lambda canvas, box: wild_face(canvas, kind, box)


def _loss(canvas: Canvas, box: Box) -> None:
    sign(canvas, "triangle-exclamation", box, RED)


def _first(type: Building) -> Draw:
    """A building and the action that the first of its type brings."""

    def draw(canvas: Canvas, box: Box) -> None:
        sign(canvas, BUILDING_SIGN[type], Box(box.x, box.y, SIGN, SIGN), INK_SOFT)
        sign(
            canvas, ACTION_SIGN[BONUS_ACTION[type]], Box(box.right - SIGN, box.y, SIGN, SIGN), OCHRE
        )

    return draw


def _votes(canvas: Canvas, box: Box) -> None:
    sign(canvas, "landmark", box, TYRIAN)


def _bonus(canvas: Canvas, box: Box) -> None:
    """A tile on each of its sides."""
    half = box.w // 2
    for n, ground in enumerate((GOLD, GREY)):
        canvas.plate(Box(box.x + n * half, box.y + 2, half - 2, box.h - 4), 5, ground, INK)


_MAT: tuple[Entry, ...] = (
    Entry(_plain("fan"), "trajan-key-hand"),
    Entry(_plain("chess-pawn"), "trajan-key-supply"),
    Entry(_plain("person-digging"), "trajan-key-workers"),
    Entry(_plain("shield-halved"), "trajan-key-legionnaires"),
    Entry(_seal("1", OLIVE), "trajan-key-lasting"),
    Entry(_loss, "trajan-key-loss"),
    Entry(_seal("+1", GOLD), "trajan-key-extra"),
    Entry(_seal("+2", RED), "trajan-key-plus2"),
    Entry(_votes, "trajan-key-votes"),
    Entry(_plain("gift"), "trajan-key-bonus"),
    Entry(_plain("crown"), "trajan-key-start"),
)


# Told where there is room for more than the mats.
_MORE: tuple[Entry, ...] = (
    Entry(lambda canvas, box: sign(canvas, "archway", box, BRONZE), "trajan-key-arch"),
    Entry(lambda canvas, box: sign(canvas, CARD_SIGN["wine"], box, LAPIS), "trajan-key-display"),
)


def _demand(kind: str) -> Draw:
    drawn = next(DEMAND_SIGN[demand] for demand in DEMANDS if demand == kind)
    return lambda canvas, box: sign(canvas, drawn, box, OLIVE)


def _card(kind: str) -> Draw:
    named = next(card for card in COMMODITIES if card == kind)
    return lambda canvas, box: sign(canvas, CARD_SIGN[named], box, CARD_COLOUR[named])


_TILES: tuple[Entry, ...] = (
    *(Entry(_demand(kind), f"tile-{kind}") for kind in DEMANDS),
    *(Entry(_wild(kind), f"tile-{kind}", 46) for kind in WILDS),
)
_OWN_BONUS = Entry(_bonus, "trajan-key-own-bonus", 46)
# Those that are hardest to guess come first: two lines have room for some.
_SHORT = (*(_MAT[n] for n in (5, 4, 2, 3, 1, 6, 7, 8)), _OWN_BONUS, *_TILES[3:], *_TILES[:3])
_FIRST: tuple[Entry, ...] = tuple(
    Entry(_first(type), f"trajan-key-first-{type}", 58) for type in BUILDINGS
)
_CARDS: tuple[Entry, ...] = tuple(Entry(_card(kind), f"card-{kind}") for kind in COMMODITIES)
_COLUMNS: dict[int, tuple[tuple[Entry, ...], ...]] = {
    3: (_MAT, (*_FIRST, *_TILES), _CARDS),
    6: (_MAT[:6], (*_MAT[6:], *_MORE), _FIRST, _TILES, _CARDS[:6], _CARDS[6:]),
}


def key_panel(w: int, h: int, words: Words) -> Canvas:
    """The whole key, in the place of a fourth player."""
    return _panel(w, h, 3, words.package, words.language)


def key_sheet(words: Words) -> Canvas:
    """The whole key over the width of the picture."""
    return _panel(INNER, TITLE + 7 * ROW + 6, 6, words.package, words.language)


def key_lines(words: Words) -> Canvas:
    """The signs of the mats alone."""
    return _lines(words.package, words.language)


@remember(8)
def _panel(w: int, h: int, columns: int, package: str, language: Language) -> Canvas:
    """In so many columns, each as wide as it needs."""
    words = Words(package, language, (), 0)
    canvas = Canvas(w, h, PLASTER)
    canvas.text(words.say("trajan-key"), Box(16, 6, w - 32, TITLE - 8), "head", 28, INK)
    listed = _COLUMNS[columns]
    needed = [max(_width(entry, words) for entry in column) for column in listed]
    gap = (w - 32 - sum(needed)) // (columns - 1)
    step = min(ROW, (h - TITLE - 10) // max(map(len, listed)))
    x = 16
    for column, wide in zip(listed, needed, strict=True):
        for row, entry in enumerate(column):
            _entry(canvas, entry, Box(x, TITLE + row * step, wide, step), words)
        x += wide + gap
    return canvas


def _entry(canvas: Canvas, entry: Entry, box: Box, words: Words) -> int:
    """Sign and words; returns where they end."""
    at = Box(box.x, box.y + (box.h - SIGN) // 2, entry.wide, SIGN)
    entry.draw(canvas, at)
    room = Box(at.right + 8, box.y, box.right - at.right - 8, box.h)
    return canvas.text(words.say(entry.key), room, "semi", 22, INK_SOFT).right


@remember(4)
def _lines(package: str, language: Language) -> Canvas:
    words = Words(package, language, (), 0)
    canvas = Canvas(INNER, LINES * LINE, PLASTER)
    left = list(_SHORT)
    for n in range(LINES):
        shown = _fitting(left, words)
        gap = (INNER - sum(_width(entry, words) for entry in shown)) // max(1, len(shown) - 1)
        x = 0
        for entry in shown:
            w = _width(entry, words)
            _entry(canvas, entry, Box(x, n * LINE, w, LINE), words)
            x += w + gap
        left = [entry for entry in left if entry not in shown]
    return canvas


def _fitting(entries: Sequence[Entry], words: Words) -> list[Entry]:
    """As many of them as one line has room for, the first first."""
    shown, x = list[Entry](), 0
    for entry in entries:
        wide = _width(entry, words)
        if x + wide <= INNER or not shown:
            shown.append(entry)
            x += wide + APART
    return shown


def _width(entry: Entry, words: Words) -> int:
    return entry.wide + 9 + width(words.say(entry.key), "semi", 22)
