"""Alt texts within what Discord takes."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST = 1024  # characters of an attachment's description


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


def tally(names: Iterable[str]) -> str:
    """«2 × Road, Bath»: equal ones counted together, in the order of the first."""
    listed = list(names)
    several = {name: listed.count(name) for name in dict.fromkeys(listed)}
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in several.items())


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
