"""What stays of a name: letters one can see, in one spelling, without anything that acts."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

MARKS: Final = 2  # accents on one letter: Vietnamese and Thai need two
# What nobody sees, though Unicode calls some of it letters or signs: default-ignorable code points,
# fillers, and the empty pattern of Braille.
UNSEEN: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFFC),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
SCHEME: Final = re.compile(r"(?:https?|ftp|steam|discord):/+", re.IGNORECASE)
INVITE: Final = re.compile(r"(discord(?:app)?)\.(gg|com|new|gift)/", re.IGNORECASE)


def is_unseen(letter: str) -> bool:
    code = ord(letter)
    return any(first <= code <= last for first, last in UNSEEN) or not (
        letter.isprintable() or letter.isspace()
    )


def cleaned(name: str) -> str:
    """The name without what cannot be seen and with few accents; empty when nothing is left."""
    spelled = unicodedata.normalize("NFC", name)
    seen = "".join(
        " " if letter.isspace() else letter for letter in spelled if not is_unseen(letter)
    )
    return " ".join(_with_few_marks(seen).split())


def is_overloaded(name: str) -> bool:
    """Whether a letter carries more accents than any language needs."""
    return _most_marks(unicodedata.normalize("NFC", name)) > MARKS


def unlinked(name: str) -> str:
    """The same, so that no app makes a link of it; also what a first cut leaves."""
    while (cut := SCHEME.sub("", name)) != name:
        name = cut
    return INVITE.sub(r"\1 \2 ", name)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in {"Mn", "Me"}


def _most_marks(name: str) -> int:
    most = run = 0
    for letter in name:
        run = run + 1 if _is_mark(letter) else 0
        most = max(most, run)
    return most


def _with_few_marks(name: str) -> str:
    """Accents need a letter to stand on, and leave each letter readable."""
    kept: list[str] = []
    run = MARKS
    for letter in name:
        is_mark = _is_mark(letter)
        run = run + 1 if is_mark else (MARKS if letter.isspace() else 0)
        if not is_mark or run <= MARKS:
            kept.append(letter)
    return "".join(kept)
