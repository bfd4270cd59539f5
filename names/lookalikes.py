"""Whether two names could be taken for each other: their skeletons, after Unicode's UTS 39.

The table holds the letters of other alphabets that look like Latin ones in a common typeface. It is
ours and small on purpose: names at one table are compared, not all of the world's.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from names.spelling import cleaned

# Each row: a Latin letter, then what looks like it. Capitals first: some small letters differ.
CAPITALS: Final = """
A ΑАᎪ|B ΒВᏴ|C СϹᏟ|D Ꭰ|E ΕЕᎬ|F Ϝ|G ԌᏀ|H ΗНᎻ|I ΙІӀ|J ЈͿᎫ|K ΚКᏦ|L Ꮮ|M ΜМᎷϺ|N Ν|O ΟОՕ|P ΡРᏢ
Q Ԛ|R Ꮢ|S ЅՏᏚ|T ΤТᎢ|U Ս|V ѴᏙ|W ԜᏔ|X ΧХ|Y ΥУҮᎩ|Z ΖᏃ
"""
SMALL: Final = """
a αаɑᴀ|b βвьʙƅ|c сϲᴄ|d ԁᴅ|e еεҽᴇɛ|f ꜰքẝ|g ɡցɢ|h һнհʜ|i іιıɩɪӏ|j јϳյᴊ|k кκᴋ|l ʟⅼ|m мᴍ|n ոпηɴ
o оοσօᴏ|p рρᴘ|q ԛզ|r гʀ|s ѕꜱ|t тτᴛ|u υսцᴜ|v νѵᴠ|w ԝωшɯաᴡ|x хχ|y уүγʏ|z ᴢ
"""
LIKE_ONE_ANOTHER: Final = {"i": "l", "1": "l", "|": "l", "!": "l", "0": "o", "5": "s"}
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def _table(rows: str) -> dict[int, str]:
    pairs = [row.split() for row in rows.replace("\n", "|").split("|") if row.strip()]
    return {ord(letter): latin for latin, others in pairs for letter in others}


FIRST: Final = _table(CAPITALS)
THEN: Final = _table(SMALL)
LAST: Final = str.maketrans(LIKE_ONE_ANOTHER)
DOT_ABOVE: Final = "\u0307"


def skeleton(name: str) -> str:
    """What is left when every letter is written as the plainest one that looks like it."""
    apart = unicodedata.normalize("NFKD", cleaned(name)).translate(FIRST).casefold()
    plain = unicodedata.normalize("NFKD", apart).translate(THEN).replace(DOT_ABOVE, "")
    plain = plain.translate(LAST)
    for two, one in PAIRS:
        plain = plain.replace(two, one)
    return "".join(letter for letter in plain if not letter.isspace())


def look_alike(one: str, other: str) -> bool:
    """Whether somebody could take one for the other; a name looks like itself."""
    return skeleton(one) == skeleton(other)
