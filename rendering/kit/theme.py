"""The palette: warm plaster, ink lines, fresco colours."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Colour(NamedTuple):
    r: int
    g: int
    b: int


def colour(code: str) -> Colour:
    return Colour(*bytes.fromhex(code.lstrip("#")))


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """`share` of b in a."""
    return Colour(*(round(x + (y - x) * share) for x, y in zip(a, b, strict=True)))


PLASTER = colour("#EFE6D5")
PLASTER_LIGHT = colour("#F6F0E3")  # panels lie on the ground like fresh plaster
PLASTER_DARK = colour("#DFD2BA")
INK = colour("#2B2320")
INK_SOFT = colour("#665849")
INK_FAINT = colour("#B7A88F")
RED = colour("#9E2B25")
RED_DARK = colour("#7A1E1B")
OCHRE = colour("#C98A2B")
GOLD = colour("#E9BE5B")
TERRACOTTA = colour("#B5533C")
OLIVE = colour("#6B7A3A")
VERDIGRIS = colour("#2F7F79")
VERDIGRIS_LIGHT = colour("#6DB5AA")
LAPIS = colour("#2C4B8E")
TYRIAN = colour("#6E2A5E")
MARBLE = colour("#F7F5F0")
BRONZE = colour("#8A5A34")
BASALT = colour("#6E6C69")
ROSE = colour("#D3A3A8")
SAGE = colour("#BCC79B")
LILAC = colour("#A88DB6")
SOURCES = (TYRIAN, SAGE, BRONZE, ROSE, OLIVE, LILAC, BASALT)  # of points: no seat has them

CHANGED = colour("#E8500F")  # outline of what the last move changed
CHANGED_GROUND = colour("#FBE3AE")  # ground of the caption that tells it

VEIL = 0.3  # share of plaster over what steps back
FADED = (0.3, 0.56)  # the same over marks of what happened some time ago, and long ago


def luminance(c: Colour) -> float:
    """Relative luminance after WCAG 2."""
    linear = [
        v / 12.92 if v <= 0.04045 else float(((v + 0.055) / 1.055) ** 2.4)
        for v in (part / 255 for part in c)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio after WCAG 2, 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


@cache
def on(ground: Colour) -> Colour:
    """Ink or marble, whichever reads better on a ground."""
    return INK if contrast(ground, INK) >= contrast(ground, MARBLE) else MARBLE
