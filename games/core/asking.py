"""How rules ask: domain objects in, domain objects out; a rule never reads an id back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from games.core.contract import Ask, Decision, Option, Steps
from games.core.seats import Seat
from games.core.text import Text

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Offer(Struct, Generic[T_co], frozen=True):
    """An option and what it stands for."""

    option: Option
    thing: T_co


def offer(
    thing: T, id: str, label: Text, hint: Text | None = None, *, group: str = "", spot: str = ""
) -> Offer[T]:
    return Offer(Option(id, label, hint, spot or None, group), thing)


def decision(
    seat: Seat,
    key: str,
    prompt: Text,
    offers: Iterable[Offer[T]],
    least: int = 1,
    most: int = 1,
    ordered: bool = False,
) -> Decision:
    return Decision(seat, key, prompt, tuple(o.option for o in offers), least, most, ordered)


def chosen(offers: Iterable[Offer[T]], picks: Sequence[str]) -> tuple[T, ...]:
    """The things behind picked ids, in the order of picking."""
    things = {o.option.id: o.thing for o in offers}
    return tuple(things[id] for id in picks)


def pick(seat: Seat, key: str, prompt: Text, offers: Sequence[Offer[T]]) -> Steps[T]:
    """Exactly one of the offers."""
    answers = yield Ask((decision(seat, key, prompt, offers),), sealed=False)
    return chosen(offers, answers[seat])[0]


def pick_some(
    seat: Seat,
    key: str,
    prompt: Text,
    offers: Sequence[Offer[T]],
    least: int = 0,
    most: int | None = None,
) -> Steps[tuple[T, ...]]:
    """Any `least` to `most` of the offers; nothing is asked when there are none."""
    if not offers:
        return ()
    most = len(offers) if most is None else min(most, len(offers))
    answers = yield Ask((decision(seat, key, prompt, offers, least, most),), sealed=False)
    picked = answers[seat]
    return tuple(o.thing for o in offers if o.option.id in picked)


def order(seat: Seat, key: str, prompt: Text, offers: Sequence[Offer[T]]) -> Steps[tuple[T, ...]]:
    """All the offers, in the order the player wants."""
    n = len(offers)
    if n < 2:
        return tuple(o.thing for o in offers)
    answers = yield Ask((decision(seat, key, prompt, offers, n, n, ordered=True),), sealed=False)
    return chosen(offers, answers[seat])


def agree(seat: Seat, key: str, prompt: Text, yes: Text, no: Text) -> Steps[bool]:
    return (yield from pick(seat, key, prompt, (offer(True, "yes", yes), offer(False, "no", no))))


def amount(seat: Seat, key: str, prompt: Text, low: int, high: int) -> Steps[int]:
    numbers = [offer(n, str(n), Text("number", {"n": n})) for n in range(low, high + 1)]
    return (yield from pick(seat, key, prompt, numbers))


def each(
    key: str, prompt: Text, offers: Callable[[], Mapping[Seat, Sequence[Offer[T]]]]
) -> Steps[dict[Seat, T]]:
    """One of its own offers by every seat, sealed: nobody sees an answer before the last is in."""
    picked = yield from each_some(key, prompt, offers, 1)
    return {seat: things[0] for seat, things in picked.items()}


def each_some(
    key: str, prompt: Text, offers: Callable[[], Mapping[Seat, Sequence[Offer[T]]]], n: int
) -> Steps[dict[Seat, tuple[T, ...]]]:
    """As `each`, but `n` of its own offers by every seat."""

    def ask(seat: Seat | None = None) -> Ask:
        own = offers().items()
        return Ask(tuple(decision(s, key, prompt, o, n, n) for s, o in own), True, ask)

    answers = yield ask()
    return {seat: chosen(own, answers[seat]) for seat, own in offers().items()}
