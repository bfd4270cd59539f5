"""What the signs mean, and what lines of the mosaic bring."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.text import Language
from games.nova_roma.data import TABLES
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.signs import sign
from rendering.kit.theme import INK, PLASTER
from rendering.kit.type import SMALLEST, width
from rendering.nova_roma.look.effects import KIND_SIGN
from rendering.nova_roma.look.signs import gain_parts, parts_row, parts_width, points, token
from rendering.nova_roma.scenery.colours import PLOT, STREET, lit, shaded
from rendering.words.spoken import Words

ROW = 32
SIZES = (24, 23, 22, 21)  # of type, the first in which a row holds all
LEAST_GAP = 12  # between two signs of a row
SIGN_W = 24
COUNTED = ("sailing", "building", "race", "follower", "estate", "sum")
SIGNS = ("influence", "artisan", "card", "patrician", "block", "marker", "wheel", "good")


def mosaic_key(canvas: Canvas, box: Box, package: str, language: Language) -> None:
    """What the goals of a mosaic count, in two lines on a slab."""
    words = Words(package, language, (), 0)
    half = (len(COUNTED) + 1) // 2
    slab = box.inset(-6, -2)
    with canvas.label():
        canvas.fill(slab.moved(2, 3), shaded(STREET, 0.2))
        canvas.fill(slab, PLOT)
        canvas.fill(slab.inset(2), lit(PLOT, 0.4))
        for line, signs in enumerate((COUNTED[:half], COUNTED[half:])):
            room = Box(box.x, box.y + line * box.h // 2, box.w, box.h // 2)
            _key_line(canvas, signs, room, words)


def _key_line(canvas: Canvas, signs: tuple[str, ...], box: Box, words: Words) -> None:
    texts = [words.say(f"nova-sign-{what}") for what in signs]
    needed = [SIGN_W + 4 + width(text, "semi", SMALLEST) for text in texts]
    gap = min(40, (box.w - sum(needed)) // (len(signs) - 1))
    x = box.x
    for what, text, w in zip(signs, texts, needed, strict=True):
        if what == "sum":
            canvas.text("Σ", Box(x, box.y, SIGN_W, box.h), "bold", 22, INK, "centre")
        else:
            token(canvas, what, x + SIGN_W // 2, box.middle[1], 20)
        room = Box(x + SIGN_W + 4, box.y, w - SIGN_W - 4, box.h)
        canvas.text(text, room, "semi", SMALLEST, INK)
        x += w + gap


def legend(words: Words, rows: int) -> Canvas:
    """One row for the signs, a second one for the lines."""
    return _legend(words.package, words.language, rows)


@remember(8)
def _legend(package: str, language: Language, rows: int) -> Canvas:
    words = Words(package, language, (), 0)
    canvas = Canvas(INNER, ROW * rows + 2, PLASTER)
    _signs(canvas, words)
    if rows > 1:
        _lines(canvas, words)
    return canvas


def _signs(canvas: Canvas, words: Words) -> None:
    told = [words.say(f"nova-sign-{what}") for what in SIGNS]
    kinds = [words.say(f"nova-kind-{kind}") for kind in KIND_SIGN]
    strength = words.say("nova-sign-strength")
    texts = [strength, *told, *kinds]
    size = _largest(texts, len(texts) * (SIGN_W + 4 + LEAST_GAP))
    spare = INNER - sum(SIGN_W + 4 + width(text, "semi", size) for text in texts)
    x, cy = 0, ROW // 2
    for n, text in enumerate(texts):
        if not n:
            sign(canvas, "bolt", x + SIGN_W // 2, cy, SIGN_W, INK)
        elif n <= len(SIGNS):
            token(canvas, SIGNS[n - 1], x + SIGN_W // 2, cy, SIGN_W)
        else:
            icon, tone = list(KIND_SIGN.values())[n - 1 - len(SIGNS)]
            canvas.icon(icon, x + SIGN_W // 2, cy, SIGN_W - 4, tone)
        w = width(text, "semi", size)
        canvas.text(text, Box(x + SIGN_W + 4, 0, w, ROW), "semi", size, INK)
        x += SIGN_W + 4 + w + spare // (len(texts) - 1)


def _largest(texts: Sequence[str], taken: int) -> int:
    """Type in which texts fill a row, of which some is taken."""
    fits = (n for n in SIZES if taken + sum(width(text, "semi", n) for text in texts) <= INNER)
    return next(fits, SMALLEST)


def _lines(canvas: Canvas, words: Words) -> None:
    """Rows, columns and diagonals of the mosaic: points, and what comes at once."""
    title = words.say("nova-lines")
    parts = {line.id: gain_parts(line.reward) for line in TABLES.lines.values()}
    names = {line: words.say(f"nova-line-{line}") for line in parts}
    signs = sum(46 + LEAST_GAP + parts_width(gained, 20) for gained in parts.values())
    size = _largest([title, *names.values()], signs + 16)
    x = width(title, "semi", size) + 16
    canvas.text(title, Box(0, ROW, x, ROW), "semi", size, INK)
    needed = [
        width(names[line], "semi", size) + 46 + parts_width(parts[line], 20) for line in parts
    ]
    gap = (INNER - x - sum(needed)) // (len(needed) - 1)
    for (line, gained), w in zip(parts.items(), needed, strict=True):
        wide = width(names[line], "semi", size)
        canvas.text(names[line], Box(x, ROW, wide, ROW), "semi", size, INK)
        points(canvas, Box(x + wide + 6, ROW + 3, 32, 24), str(TABLES.lines[line].vp), 20)
        parts_row(canvas, gained, Box(x + wide + 44, ROW, 0, ROW), 20, INK, "left")
        x += w + gap
