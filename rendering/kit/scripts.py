"""Type for names in other scripts: what the faces of the house have no glyphs for.

Each font is loaded when the first name needs it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from PIL import Image, ImageDraw, ImageFont

from rendering.kit.cache import remember

# Greek, Cyrillic, Hebrew, Arabic, Devanagari, Thai, Georgian; Chinese and Japanese; Korean.
Script: TypeAlias = Literal["west", "han", "hangul"]
SCRIPTS: tuple[Script, ...] = get_args(Script)

PACKAGES: dict[Script, str] = {
    "west": "pymupdf_fonts",
    "han": "zhplot",
    "hangul": "koreanize_matplotlib",
}
NOTHING = "\U0010fffe"  # a character that no font has


class MissingFontError(RuntimeError):
    """A font package is not installed, or its files lie elsewhere."""


def file_of(package: str, path: str) -> Path:
    """A file of an installed package, which is not imported for it."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise MissingFontError(f"The package {package} is missing: run 'make setup'.")
    file = Path(spec.origin).parent / path
    if not file.is_file():
        raise MissingFontError(f"{file} is missing: another version of {package}?")
    return file


@cache
def _data(script: Script) -> bytes:
    match script:
        case "west":
            found = import_module("pymupdf_fonts.FiraGO_Regular").fontbuffer
            assert isinstance(found, bytes)
            return found
        case "han":
            return file_of(PACKAGES[script], "fonts/NotoSansSC-Regular.ttf").read_bytes()
        case "hangul":
            return file_of(PACKAGES[script], "fonts/NanumGothic.ttf").read_bytes()


@cache
def script_font(script: Script, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(BytesIO(_data(script)), size)


@cache
def installed() -> tuple[Script, ...]:
    """Scripts whose package is there; names in others are told by their seat."""
    return tuple(script for script in SCRIPTS if find_spec(PACKAGES[script]))


@remember(4096)
def script_of(character: str) -> Script | None:
    """The first font that can draw it."""
    for script in installed():
        if has_glyph(script_font(script, 24), character):
            return script
    return None


def has_glyph(font: ImageFont.FreeTypeFont, character: str) -> bool:
    """Whether it looks otherwise than what is drawn for an unknown character."""
    return _ink(font, character) != _ink(font, NOTHING)


def _ink(font: ImageFont.FreeTypeFont, character: str) -> bytes:
    mask = Image.new("L", (96, 96))
    ImageDraw.Draw(mask).text((24, 64), character, 255, font, anchor="ls")
    return mask.tobytes()


def runs(text: str, is_ours: Callable[[str], bool]) -> list[tuple[Script | None, str]]:
    """The text in pieces that one font can draw; None: a face of the house.

    Spaces and signs between letters of another script stay with them, so that they are set in
    their own direction.
    """
    found: list[tuple[Script | None, str]] = []
    for character in text:
        script = None if is_ours(character) else script_of(character)
        if found and (found[-1][0] == script or (character.isspace() and found[-1][0])):
            found[-1] = found[-1][0], found[-1][1] + character
        else:
            found.append((script, character))
    return found
