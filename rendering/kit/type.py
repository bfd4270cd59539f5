"""Type from packages: loading, measuring, shrinking, wrapping. Nothing is ever clipped."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from rendering.kit.cache import remember
from rendering.kit.scripts import MissingFontError as MissingFontError
from rendering.kit.scripts import file_of, has_glyph, runs, script_font, script_of

Face: TypeAlias = Literal["title", "head", "bold", "semi", "text", "italic", "icon"]

SMALLEST = 20  # px at full size: the least that reads after one tap
ELLIPSIS = "…"
MEASURED = 64  # the size at which words are measured for a guess at all others
DOUBT = 0.01  # of its size, by which a guess may be wrong for each letter; kerning is 0.003 at most
OVERHANG = 1  # times its size, by which no ink of a face leaves the way of the pen at both ends
LATIN = "\u0180"  # letters before it, of which none does by more than
LATIN_OVERHANG = 0.4
LOOSELY = 0.9  # share of the lengths of words that the lines of them have at least
FOREIGN = 0.92  # size of letters in other scripts: they stand higher than our capitals
_HYPHEN = re.compile(r"(?<=\w-)(?=\w)")

_FILES: dict[Face, tuple[str, str]] = {
    "title": ("font_source_serif_pro", "files/SourceSerifPro-Black.ttf"),
    "head": ("font_source_serif_pro", "files/SourceSerifPro-Bold.ttf"),
    "bold": ("font_source_sans_pro", "files/SourceSansPro-Bold.ttf"),
    "semi": ("font_source_sans_pro", "files/SourceSansPro-Semibold.ttf"),
    "text": ("font_source_sans_pro", "files/SourceSansPro-Regular.ttf"),
    "italic": ("font_source_sans_pro", "files/SourceSansPro-It.ttf"),
    "icon": ("fontawesomefree", "static/fontawesomefree/webfonts/fa-solid-900.ttf"),
}


class Glyphs(NamedTuple):
    """Text as a mask, where it lies from the start of its baseline, and the room it needs."""

    mask: Image.Image
    left: int
    top: int
    width: int


@cache
def _file(face: Face) -> Path:
    return file_of(*_FILES[face])


@cache
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(_file(face)), size)


@remember(8192)
def width(text: str, face: Face, size: int) -> int:
    """Room a line needs, in whole pixels."""
    if not _is_ours(text):
        return sum(_width(*piece) for piece in _pieces(text, face, size))
    return _width(font(face, size), text)


def _width(font: ImageFont.FreeTypeFont, text: str) -> int:
    left, _, right, _ = font.getbbox(text, anchor="ls")
    return _room(left, right, font.getlength(text))


def _room(left: float, right: float, length: float) -> int:
    """For the ink and for the way the pen goes."""
    return int(max(right, length) - min(left, 0) + 0.999)


def fits(text: str, face: Face, size: int, room: int) -> bool:
    """Whether a line needs no more room. It is measured only where a guess by its words, which are
    the same at every size, does not tell.
    """
    if _is_ours(text):
        length = _length(text, face, size)
        doubt = DOUBT * size * len(text) + 1
        if length - doubt > room:
            return False
        overhang = LATIN_OVERHANG if max(text, default="") < LATIN else OVERHANG
        if length + doubt + overhang * size < room:
            return True
    return width(text, face, size) <= room


def _length(text: str, face: Face, size: int) -> float:
    """About how far the pen goes."""
    words = text.split(" ")
    gaps = (len(words) - 1) * _way(" ", face)
    return (sum(_way(word, face) for word in words) + gaps) * size / MEASURED


@remember(8192)
def _way(word: str, face: Face) -> float:
    measured = font(face, MEASURED)
    return measured.getlength(word) if _is_ours(word) else width(word, face, MEASURED)


def _pieces(text: str, face: Face, size: int) -> list[tuple[ImageFont.FreeTypeFont, str]]:
    """A text in several scripts, each with its font; theirs stand higher than our capitals."""
    found = runs(text, _has_glyph)
    smaller = round(size * FOREIGN)
    return [
        (script_font(script, smaller) if script else font(face, size), part)
        for script, part in found
    ]


def figure(n: int) -> str:
    """A number with a true minus sign."""
    return str(n).replace("-", "−")


@cache
def cap_height(face: Face, size: int) -> int:
    """Height of capitals and figures, by which lines are centred."""
    return -int(font(face, size).getbbox("H", anchor="ls")[1])


def leading(size: int) -> int:
    return round(size * 1.13)


@remember(8192)
def glyphs(text: str, face: Face, size: int) -> Glyphs:
    if face != "icon" and not _is_ours(text):
        return _joined(_pieces(text, face, size))
    ink, (left, top) = font(face, size).getmask2(text, "L", anchor="ls")
    wide, high = ink.size
    room = _room(left, left + wide, font(face, size).getlength(text))
    mask = Image.new("L", (max(1, wide), max(1, high)))
    if wide and high:
        mask.im.paste(ink, (0, 0, wide, high))
    return Glyphs(mask, left, top, room)


def _joined(pieces: list[tuple[ImageFont.FreeTypeFont, str]]) -> Glyphs:
    """Pieces beside each other on one baseline."""
    boxes = [font.getbbox(text, anchor="ls") for font, text in pieces]
    top, bottom = min(int(box[1]) for box in boxes), max(int(box[3]) for box in boxes)
    wide = sum(_width(*piece) for piece in pieces)
    mask = Image.new("L", (max(1, wide), max(1, bottom - top)))
    draw, x = ImageDraw.Draw(mask), 0
    for font, text in pieces:
        draw.text((x, -top), text, 255, font, anchor="ls")
        x += _width(font, text)
    return Glyphs(mask, 0, top, wide)


class Setting(NamedTuple):
    """Lines as they fit: their size, and whether something had to be left out."""

    lines: tuple[str, ...]
    size: int
    elided: bool = False


@remember(4096)
def fit(text: str, face: Face, size: int, room: int, least: int = SMALLEST) -> Setting:
    """One line, shrunk down to `least`; only then cut short, visibly."""
    if fits(text, face, size, room):
        return Setting((text,), size)
    needed = max(1, width(text, face, size))
    likely = min(size - 1, size * room // needed + 1)
    for smaller in _sizes(likely, least):
        if fits(text, face, smaller, room):
            return Setting((text,), smaller)
    return Setting((_elide(text, face, least, room),), least, elided=True)


def _sizes(size: int, least: int) -> list[int]:
    """From a size down by twos: every size of every face is a font in memory."""
    return [*range(size, least, -2), least] if size >= least else []


@remember(4096)
def wrap(text: str, face: Face, size: int, w: int, h: int, least: int = SMALLEST) -> Setting:
    """Lines for an area, shrunk before a word is hyphenated, and only then cut short."""
    words = _words(text)
    for smaller in _sizes(max(size, least), least):
        if smaller > least and not _may_hold(words, face, smaller, w, h):
            continue
        broken = break_lines(text, face, smaller, w)
        if len(broken) * leading(smaller) <= h or len(broken) == 1:
            return Setting(broken, smaller)
    broken = break_lines(text, face, least, w)
    most = max(1, h // leading(least))
    last = _elide(" ".join(broken[most - 1 :]), face, least, w)
    return Setting((*broken[: most - 1], last), least, elided=True)


def _may_hold(words: Sequence[str], face: Face, size: int, w: int, h: int) -> bool:
    """Whether every word fits, and all of them might: breaking lines takes longer than counting."""
    if not all(fits(word, face, size, w) for word in words):
        return False
    most = max(1, h // leading(size))
    return sum(_length(word, face, size) for word in words) * LOOSELY <= most * w


TAIL = 3  # letters of a word, at least, that stand alone in a line


def break_lines(
    text: str, face: Face, size: int, room: int, first: int | None = None
) -> tuple[str, ...]:
    """Greedy lines; a word wider than the room is hyphenated.

    With `first`, the first line has only so much room and may stay empty.
    """
    lines: list[str] = []
    line = ""
    for word in _words(text):
        longer = f"{line}{word}" if line.endswith("-") else f"{line} {word}".lstrip()
        if fits(longer, face, size, room if first is None or lines else first):
            line = longer
            continue
        if line or (first is not None and not lines):
            lines.append(line)
        *parts, line = _hyphenate(word, face, size, room)
        lines += parts
    return (*lines, line) if line else tuple(lines)


def _words(text: str) -> list[str]:
    """Words, those with a hyphen in two parts: «Handwerker-» «Aktion»."""
    return [part for word in text.split() for part in _HYPHEN.split(word) if part]


def _hyphenate(word: str, face: Face, size: int, room: int) -> list[str]:
    parts = []
    while not fits(word, face, size, room) and len(word) > 2:
        end = next(
            (n for n in range(len(word) - 1, 1, -1) if fits(f"{word[:n]}-", face, size, room)),
            1,
        )
        end = max(1, min(end, len(word) - TAIL)) if len(word) > 2 * TAIL else end
        parts.append(f"{word[:end]}-")
        word = word[end:]
    return [*parts, word]


def _elide(text: str, face: Face, size: int, room: int) -> str:
    """As many letters as fit, found by halves."""
    kept, cut = 0, len(text) + 1
    while cut - kept > 1:
        half = (kept + cut) // 2
        if fits(text[:half].rstrip() + ELLIPSIS, face, size, room):
            kept = half
        else:
            cut = half
    return text[:kept].rstrip() + ELLIPSIS


@remember(4096)
def _has_glyph(character: str) -> bool:
    """In the faces of the house."""
    return character.isspace() or has_glyph(font("semi", 24), character)


def _is_ours(text: str) -> bool:
    return text.isascii() or all(_has_glyph(c) or script_of(c) is None for c in text)


def drawable(text: str) -> str:
    """The text without what no font of ours can draw, such as emoji. May be empty."""
    composed = unicodedata.normalize("NFKC", text)
    kept = "".join(
        c if c.isprintable() and (_has_glyph(c) or script_of(c)) else " " for c in composed
    )
    return " ".join(kept.split())
