"""Sentences that are too long for their room, made shorter where they can best be cut."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from rendering.kit.type import ELLIPSIS

_ASIDE = re.compile(r" \([^()]*\)")
_PRICE = re.compile(r" (?:for|für) [^:]*$")  # what is paid for a deed
_SENTENCE = re.compile(r"(?<=[.?!]) (?=\S)")
_CLAUSE = re.compile(r"(?<=[,;:]) |(?<=\)) ")


def curtailed(text: str, fits: Callable[[str], bool], least: int = 0) -> str:
    """As much of a text as fits: asides go first, then the list of what a deed cost, then
    clauses from its end, then words. A whole sentence stays one: what is left out of it is not
    missed.
    """
    if fits(text):
        return text
    text = _ASIDE.sub("", text)
    if not fits(text) and (short := _costless(text, fits)):
        return short
    stop = "." if text.endswith(".") else ""
    for parts in range(text.count("; "), 0, -1):
        said = "; ".join(text.split("; ")[:parts]) + stop
        if fits(said) and len(said) > least:
            return said
    while not fits(text):
        clauses = [part.start() for part in _CLAUSE.finditer(text)]
        cut = clauses[-1] if clauses else text.rfind(" ")
        if cut <= least:
            break
        text = text[:cut].rstrip(" ,;:") + ELLIPSIS
    return text


def first_sentence(text: str, fits: Callable[[str], bool]) -> str:
    """All of it, or as much of its first sentence as fits."""
    return text if fits(text) else curtailed(_SENTENCE.split(text, maxsplit=1)[0], fits)


def latest(progress: str, fits: Callable[[str], bool]) -> str:
    """As much from its end as fits, at least the last part: the move stands there."""
    parts = progress.split(" · ")
    while len(parts) > 1 and not fits(" · ".join(parts)):
        parts.pop(0)
    said = " · ".join(parts)
    return said[:1].upper() + said[1:]


def _costless(text: str, fits: Callable[[str], bool]) -> str:
    """With its result, of «builds a bath for 2 workers, 1 stone and 1 tool: 3 points»; the price
    goes first, then the end of the list behind the colon. Empty if that is still too long.
    """
    deed, colon, result = text.rpartition(": ")
    free = _PRICE.sub("", deed)
    if not colon or (free == deed and ", " not in deed.rpartition(": ")[2]):
        return ""
    listed = result.split(", ")
    stop = "." if result.endswith(".") else ELLIPSIS
    shorter = [free] if free != deed else [f"{short}{ELLIPSIS}" for short in _shorter(deed)]
    for n in range(len(listed), 0, -1):
        for short in shorter:
            more = stop if n < len(listed) else ""
            said = f"{short}: {', '.join(listed[:n])}{more}"
            if fits(said):
                return said
    return ""


def _shorter(deed: str) -> Iterator[str]:
    """Without the last things of its list."""
    while ", " in deed.rpartition(": ")[2]:
        deed = deed.rpartition(", ")[0]
        yield deed
