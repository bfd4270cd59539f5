"""Alt texts within what Discord takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rendering.board.masthead import news_of
from rendering.frame import Frame
from rendering.words.spoken import Words

LONGEST = 1024  # characters of an attachment's description
TOLD = 300  # characters for what happened
MARKED = 360  # characters for the places to choose from


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


def told(frame: Frame) -> Iterator[str]:
    """What happened, what mattered most first, with the numbers the picture has."""
    room = TOLD
    for n, line in enumerate(news_of(frame, drawn=False)):
        said = sentence(f"{line.number}: {line.text}" if line.number else line.text)
        if n and len(said) > room:
            continue
        yield shortened(said, TOLD)
        room -= len(said) + 1


def pointed(frame: Frame, words: Words) -> Iterator[str]:
    """What is asked, and the places that are marked, or those a close-up is about."""
    if frame.question:
        yield sentence(shortened(frame.question, TOLD))
    if any(frame.marks.values()):
        marked = [_named(mark, frame.places.get(spot, "")) for spot, mark in frame.marks.items()]
        yield _listed(words.say("pic-marked"), marked, MARKED)
    elif frame.focus:
        shown = dict.fromkeys(frame.places[spot] for spot in frame.focus if spot in frame.places)
        if shown:
            yield _listed(words.say("pic-shown"), list(shown), MARKED)


def _named(mark: str, place: str) -> str:
    """«2 Wood», or «B3» where the option begins with what is written on the picture."""
    return place if place.startswith(mark) else f"{mark} {place}".rstrip()


def _listed(title: str, parts: list[str], most: int) -> str:
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
