"""Answers in words: one option, or several answers in a row such as «W1 D4»."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.panel.ways.offering import NOTHING, mark_of, none_of, shortcuts_of, takes_one
from bot.talk.faults import judging
from bot.talk.voice import Voice
from games.core.contract import Decision, Option
from games.core.guiding import Shortcut, WhyNot
from games.core.ids import last, parts, verb
from games.core.match import Match
from games.core.seats import Seat

MOST_ANSWERS = 5  # in one line

Test: TypeAlias = Callable[[Option, str], bool]  # of an option and what it says, in small letters


class Typed(NamedTuple):
    """Where words have led: their answers, and the question after them."""

    picks: tuple[str, ...]  # one for each question
    said: tuple[str, ...]
    match: Match[Any, Any]
    is_final: bool = False  # the last answer could not be taken back


def find_option(decision: Decision, word: str, labels: Sequence[str]) -> Option | None:
    """The option a typed word means.

    Its id, its label, or its place; else the only one whose verb it is, that begins with it or
    that holds it, or all words of it.
    """
    return _find(decision.options, word, labels)


def _find(options: Sequence[Option], word: str, labels: Sequence[str]) -> Option | None:
    wanted = " ".join(word.split()).casefold()
    named = list(zip(options, (label.casefold() for label in labels), strict=True))
    words = wanted.split()
    place = next((o for o, _ in named if o.spot and last(o.spot).casefold() == wanted), None)
    tests: tuple[Test, ...] = (
        lambda option, label: wanted in (option.id.casefold(), label),
        lambda option, label: option is place,
        lambda option, label: verb(option.id).casefold() == wanted,
        lambda option, label: label.startswith(wanted),
        lambda option, label: wanted in label or wanted in option.id.casefold(),
        lambda option, label: all(_holds(option, label, each) for each in words),
    )
    for meant in tests:
        found = [option for option, label in named if meant(option, label)]
        if len(found) == 1:
            return found[0]
    return None


def find_missing(missing: Sequence[WhyNot], word: str, voice: Voice) -> WhyNot | None:
    """What is not offered and a typed word means, found as options are."""
    named = [Option(each.id, each.label) for each in missing]
    labels = [voice.say(each.label) for each in missing]
    found = _find(named, word, labels)
    return next((each for each in missing if found and each.id == found.id), None)


def find_shortcut(
    table: int, match: Match[Any, Any], seat: Seat, voice: Voice, word: str
) -> Shortcut | None:
    """Several answers that have one name."""
    known = shortcuts_of(table, match, seat)
    named = [Option(mark_of(each), each.label) for each in known]
    found = _find(named, word, [voice.say(each.label) for each in known])
    return next((each for each in known if found and mark_of(each) == found.id), None)


def read_list(decision: Decision, line: str, voice: Voice) -> tuple[str, ...] | None:
    """The options named in a line, one behind the other or between commas; none of them twice.

    Names with commas in them are found too, and of equal ones the next that is left.
    """
    if _find(none_of(decision), line, [voice("button-none")] * (decision.least == 0)):
        return ()
    labels = {option.id: voice.say(option.label) for option in decision.options}
    parts = [part.split() for part in line.replace(";", ",").split(",")]
    picks = _read_parts(decision, parts, labels)
    if picks is None:
        whole = line.replace(";", " ").replace(",", " ").split()
        bare = {id: label.replace(",", "") for id, label in labels.items()}
        picks = _read_parts(decision, [whole], bare)
    return picks


def _read_parts(
    decision: Decision, parts: Sequence[Sequence[str]], labels: Mapping[str, str]
) -> tuple[str, ...] | None:
    picks: list[str] = []
    for words in parts:
        while words:
            ends = range(len(words), 0, -1)
            tried = ((n, _next_left(decision, words[:n], labels, picks)) for n in ends)
            n, option = next(((n, option) for n, option in tried if option), (0, None))
            if option is None:
                return None
            picks.append(option.id)
            words = words[n:]
    return tuple(dict.fromkeys(picks))


def _next_left(
    decision: Decision, words: Sequence[str], labels: Mapping[str, str], picked: Sequence[str]
) -> Option | None:
    """What words mean among the options that are left, of equal ones the first; else among all."""
    left = {labels[o.id]: o for o in reversed(decision.options) if o.id not in picked}
    word, everything = " ".join(words), list(labels.values())
    found = _find(list(left.values()), word, list(left))
    return found or find_option(decision, word, everything)


def _holds(option: Option, label: str, word: str) -> bool:
    return word in label or word in (part.casefold() for part in parts(option.id))


def read_words(
    table: int, match: Match[Any, Any], seat: Seat, voice: Voice, words: Sequence[str]
) -> Typed | None:
    """The answers that all these words are, from question to question.

    Only what can be taken back is answered before the last one.
    """
    return next(_readings(table, Typed((), (), match), seat, voice, words), None)


def _readings(
    table: int, so_far: Typed, seat: Seat, voice: Voice, words: Sequence[str]
) -> Iterator[Typed]:
    if not words:
        yield so_far
        return
    decision = so_far.match.pending(seat)
    if decision is None or not takes_one(decision):
        return
    if so_far.is_final or len(so_far.picks) == MOST_ANSWERS:
        return
    options = (*decision.options, *none_of(decision))
    labels = [voice.say(option.label) for option in options]
    for n in range(len(words), 0, -1):
        option = _find(options, " ".join(words[:n]), labels)
        if option:
            then = _after(table, so_far, seat, decision, option, voice)
            yield from _readings(table, then, seat, voice, words[n:])


def _after(
    table: int, so_far: Typed, seat: Seat, decision: Decision, option: Option, voice: Voice
) -> Typed:
    twin = so_far.match.clone()
    with judging(table, twin, seat, decision):
        told = twin.submit(seat, twin.seq, [] if option.id == NOTHING else [option.id])
    said = (*so_far.said, voice.say(option.label))
    is_final = not twin.tail or any(event.reveals for event in told)
    return Typed((*so_far.picks, option.id), said, twin, is_final)


def completions(
    table: int, match: Match[Any, Any], seat: Seat, voice: Voice, typed: str
) -> Iterator[tuple[str, str]]:
    """What may be meant by the words so far, as (name, value): what is open, and what follows."""
    words = typed.split()
    for n in range(len(words) + 1):
        begun = read_words(table, match, seat, voice, words[:n])
        decision = begun.match.pending(seat) if begun and not begun.is_final else None
        if begun is None or decision is None:
            continue
        rest = " ".join(words[n:]).casefold()
        for option in decision.options:
            label = voice.say(option.label)
            if rest in label.casefold() or rest in option.id.casefold():
                yield " › ".join((*begun.said, label)), " ".join((*begun.picks, option.id))
