"""Type from packages: loading, measuring, shrinking, wrapping. Nothing is ever clipped."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from rendering.kit.cache import remember

Face: TypeAlias = Literal["title", "head", "bold", "semi", "text", "italic", "icon"]

SMALLEST = 20  # px at full size: the least that reads after one tap
ELLIPSIS = "…"
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


class MissingFontError(RuntimeError):
    """A font package is not installed, or its files lie elsewhere."""


class Glyphs(NamedTuple):
    """Text as a mask, and where it lies from the start of its baseline."""

    mask: Image.Image
    left: int
    top: int


@cache
def _file(face: Face) -> Path:
    package, path = _FILES[face]
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise MissingFontError(f"The package {package} is missing: run 'make setup'.")
    file = Path(spec.origin).parent / path
    if not file.is_file():
        raise MissingFontError(f"{file} is missing: another version of {package}?")
    return file


@cache
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(_file(face)), size)


@remember(8192)
def width(text: str, face: Face, size: int) -> int:
    """Room a line needs, in whole pixels."""
    left, _, right, _ = font(face, size).getbbox(text, anchor="ls")
    return int(max(right, font(face, size).getlength(text)) - min(left, 0) + 0.999)


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
    left, top, right, bottom = (int(v) for v in font(face, size).getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, font(face, size), anchor="ls")
    return Glyphs(mask, left, top)


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
    if character.isspace():
        return True
    missing = glyphs("\U0010fffe", "semi", 24)
    found = glyphs(character, "semi", 24)
    return found.mask.tobytes() != missing.mask.tobytes() or found.mask.size != missing.mask.size


def drawable(text: str) -> str:
    """The text without what our type cannot draw: emoji, foreign scripts. May be empty."""
    composed = unicodedata.normalize("NFKC", text)
    kept = "".join(c if c.isprintable() and _has_glyph(c) else " " for c in composed)
    return " ".join(kept.split())
