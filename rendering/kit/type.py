"""Type from packages: loading, measuring, shrinking, wrapping. Nothing is ever clipped."""

from __future__ import annotations

import re
import unicodedata
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
    """Text as a mask, and where it lies from the start of its baseline."""

    mask: Image.Image
    left: int
    top: int


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
    return int(max(right, font.getlength(text)) - min(left, 0) + 0.999)


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


@remember(3000)
def glyphs(text: str, face: Face, size: int) -> Glyphs:
    if face != "icon" and not _is_ours(text):
        return _joined(_pieces(text, face, size))
    left, top, right, bottom = (int(v) for v in font(face, size).getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, font(face, size), anchor="ls")
    return Glyphs(mask, left, top)


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
    return Glyphs(mask, 0, top)


class Setting(NamedTuple):
    """Lines as they fit: their size, and whether something had to be left out."""

    lines: tuple[str, ...]
    size: int
    elided: bool = False


@remember(4096)
def fit(text: str, face: Face, size: int, room: int, least: int = SMALLEST) -> Setting:
    """One line, shrunk down to `least`; only then cut short, visibly."""
    needed = max(1, width(text, face, size))
    if needed <= room:
        return Setting((text,), size)
    likely = min(size - 1, size * room // needed + 1)
    for smaller in _sizes(likely, least):
        if width(text, face, smaller) <= room:
            return Setting((text,), smaller)
    return Setting((_elide(text, face, least, room),), least, elided=True)


def _sizes(size: int, least: int) -> list[int]:
    """From a size down by twos: every size of every face is a font in memory."""
    return [*range(size, least, -2), least] if size >= least else []


@remember(4096)
def wrap(text: str, face: Face, size: int, w: int, h: int, least: int = SMALLEST) -> Setting:
    """Lines for an area, shrunk before a word is hyphenated, and only then cut short."""
    for smaller in _sizes(max(size, least), least):
        broken = break_lines(text, face, smaller, w)
        fits = len(broken) * leading(smaller) <= h or len(broken) == 1
        whole = all(width(word, face, smaller) <= w for word in _words(text))
        if fits and (whole or smaller == least):
            return Setting(broken, smaller)
    broken = break_lines(text, face, least, w)
    most = max(1, h // leading(least))
    last = _elide(" ".join(broken[most - 1 :]), face, least, w)
    return Setting((*broken[: most - 1], last), least, elided=True)


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
        if width(longer, face, size) <= (room if first is None or lines else first):
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
    while width(word, face, size) > room and len(word) > 2:
        end = next(
            (n for n in range(len(word) - 1, 1, -1) if width(f"{word[:n]}-", face, size) <= room),
            1,
        )
        parts.append(f"{word[:end]}-")
        word = word[end:]
    return [*parts, word]


def _elide(text: str, face: Face, size: int, room: int) -> str:
    """As many letters as fit, found by halves."""
    fits, cut = 0, len(text) + 1
    while cut - fits > 1:
        half = (fits + cut) // 2
        if width(text[:half].rstrip() + ELLIPSIS, face, size) <= room:
            fits = half
        else:
            cut = half
    return text[:fits].rstrip() + ELLIPSIS


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
