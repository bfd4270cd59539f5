"""Sentences that are too long for their room, made shorter where they can best be cut."""

from __future__ import annotations

import re
from collections.abc import Callable

from rendering.kit.type import ELLIPSIS

_ASIDE = re.compile(r" \([^()]*\)")
_CLAUSE = re.compile(r"(?<=[,;:]) |(?<=\)) ")


def curtailed(text: str, fits: Callable[[str], bool], least: int = 0) -> str:
    """As much of a text as fits: asides go first, then clauses from its end, then words."""
    if fits(text):
        return text
    text = _ASIDE.sub("", text)
    while not fits(text):
        clauses = [part.start() for part in _CLAUSE.finditer(text)]
        cut = clauses[-1] if clauses else text.rfind(" ")
        if cut <= least:
            break
        text = text[:cut].rstrip(" ,;:") + ELLIPSIS
    return text


def latest(progress: str, fits: Callable[[str], bool]) -> str:
    """As much from its end as fits, at least the last part: the move stands there."""
    parts = progress.split(" · ")
    while len(parts) > 1 and not fits(" · ".join(parts)):
        parts.pop(0)
    said = " · ".join(parts)
    return said[:1].upper() + said[1:]
