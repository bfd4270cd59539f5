"""Finding what somebody means by a word: exactly, by its beginning, or nearly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from unicodedata import combining, normalize

NEAR = 0.75  # how alike a misspelt word must be
FAR = 0.4  # how alike what is suggested must be

Names = Mapping[str, Sequence[str]]  # what each key may be called


def fold(word: str) -> str:
    """Without case, accents and punctuation between words: «Gärten» is «garten»."""
    letters = "".join(c for c in normalize("NFKD", word.casefold()) if not combining(c))
    return " ".join(letters.replace("_", " ").replace("-", " ").split())


def initials(name: str) -> str:
    return "".join(word[0] for word in fold(name).split())


def meant(word: str, names: Names) -> list[str]:
    """The keys a word fits best, misspelt too; several: ambiguous, none: unknown."""
    found = fitting(word, names)
    if found or not fold(word):
        return found
    return [key for key, likeness in _likeness(fold(word), names) if likeness >= NEAR]


def fitting(word: str, names: Names) -> list[str]:
    """The keys a word is a name of, or else the beginning, or else a part."""
    wanted = fold(word)
    if not wanted:
        return []
    for fits in _STAGES:
        found = [key for key, own in names.items() if any(fits(wanted, fold(n)) for n in own)]
        if found:
            return found
    return []


def nearest(word: str, names: Names, n: int = 3) -> list[str]:
    """What to suggest for a word that fits nothing."""
    ranked = [key for key, likeness in _likeness(fold(word), names) if likeness >= FAR]
    return ranked[:n]


def _begins_a_word(wanted: str, name: str) -> bool:
    return f" {wanted}" in f" {name}"


_STAGES: tuple[Callable[[str, str], bool], ...] = (
    lambda wanted, name: wanted == name,
    lambda wanted, name: name.startswith(wanted),
    _begins_a_word,
    lambda wanted, name: len(wanted) > 2 and wanted in name,
)


def _likeness(wanted: str, names: Names) -> list[tuple[str, float]]:
    """Every key with how alike its most similar name is, best first."""
    scored = [(key, max(map(_ratio(wanted), own), default=0.0)) for key, own in names.items()]
    return sorted(scored, key=lambda pair: -pair[1])


def _ratio(wanted: str) -> Callable[[str], float]:
    return lambda name: SequenceMatcher(None, wanted, fold(name)).ratio()


def unique(items: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(items))
