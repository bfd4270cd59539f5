"""Alt texts within what Discord takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from rendering.board.masthead import news_of
from rendering.frame import Frame
from rendering.words.spoken import Words

LONGEST = 1024  # characters of an attachment's description
TOLD = 300  # characters for what happened
MARKED = 360  # characters for the places to choose from
_CODE = re.compile(r"(\D*)(\d+)")


def joined(sentences: Iterable[str]) -> str:
    """The sentences that fit, in their order; one that is too long is left out."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}" if text else shortened(sentence, LONGEST)
        if len(longer) <= LONGEST:
            text = longer
    return text


def sentence(text: str) -> str:
    """With a full stop, unless it ends as a sentence does."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def capital(text: str) -> str:
    """As a sentence begins."""
    return f"{text[:1].upper()}{text[1:]}"


def told(frame: Frame, most: int = TOLD) -> Iterator[str]:
    """What happened, with the numbers the picture has and in their order; if not all of it fits,
    what mattered most."""
    room, kept = most, []
    for n, line in enumerate(news_of(frame, drawn=False)):
        said = sentence(f"{line.number}: {line.text}" if line.number else line.text)
        if n and len(said) > room:
            continue
        kept.append((line.number, shortened(said, most)))
        room -= len(said) + 1
    yield from (said for _, said in sorted(kept, key=lambda found: found[0]))


def _unnamed(_spot: str) -> str:
    return ""


def pointed(frame: Frame, words: Words, named: Callable[[str], str] = _unnamed) -> Iterator[str]:
    """What is asked, and the places that are marked, or those a close-up is about.

    `named` tells what a spot is called of which no option says it.
    """
    if frame.question:
        yield sentence(shortened(frame.question, TOLD))
    if any(frame.marks.values()):
        seen = {spot: mark for spot, mark in frame.marks.items() if spot in frame.focus}
        marks = sorted((seen or frame.marks).items(), key=lambda found: _rank(found[1]))
        marked = [_named(mark, frame.places.get(spot) or named(spot)) for spot, mark in marks]
        yield as_many(words.say("pic-marked"), list(dict.fromkeys(marked)), MARKED)
    elif frame.focus:
        shown = dict.fromkeys(frame.places[spot] for spot in frame.focus if spot in frame.places)
        if shown:
            yield as_many(words.say("pic-shown"), list(shown), MARKED)


def _rank(mark: str) -> tuple[int, str, int]:
    """Numbers by size, then codes such as «B3»; others after them, as they came."""
    code = _CODE.fullmatch(mark)
    return (int(bool(code[1])), code[1], int(code[2])) if code else (2, "", 0)


def _named(mark: str, place: str) -> str:
    """«2 Wood», or «B3» where the option begins with what is written on the picture."""
    return place if place.startswith(mark) else f"{mark} {place}".rstrip()


def as_many(title: str, parts: list[str], most: int) -> str:
    """As many as fit."""
    for n in range(len(parts), 0, -1):
        said = f"{title}: {'; '.join(parts[:n])}{'.' if n == len(parts) else '; …'}"
        if len(said) <= most:
            return said
    return f"{title}: {len(parts)}."


def tally(names: Iterable[str]) -> str:
    """«2 × Road, Bath»: equal ones counted together, in the order of the first."""
    listed = list(names)
    several = {name: listed.count(name) for name in dict.fromkeys(listed)}
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in several.items())


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
