"""Option ids taken apart, for who has the question alone: computer players, `playable`, records.

An id is a verb and what it is about, joined by colons ("add:temple:marble"); equal things may be
told apart by a number behind a dot ("card:bath.2"), and several of a kind joined by dashes
("sow:pink-white").
"""

from __future__ import annotations

from collections.abc import Mapping


def parts(id: str) -> tuple[str, ...]:
    """Verb and things: ("add", "temple", "marble")."""
    return tuple(id.split(":"))


def verb(id: str) -> str:
    return id.partition(":")[0]


def rest(id: str) -> str:
    """Everything behind the verb; empty when there is nothing."""
    return id.partition(":")[2]


def last(id: str) -> str:
    """The thing an id ends with: "marble"."""
    return id.rpartition(":")[2]


def kind(thing: str) -> str:
    """A thing without the number that tells it from its equals."""
    return thing.partition(".")[0]


def copy(thing: str) -> int:
    """The number that tells a thing from its equals; the first has none."""
    return int(thing.partition(".")[2] or 1)


def several(thing: str) -> tuple[str, ...]:
    """What is joined by dashes: ("pink", "white")."""
    return tuple(thing.split("-"))


def former_id(id: str, former: Mapping[str, str]) -> str:
    """An id as it was when its things had other names."""
    return ":".join(former.get(part, part) for part in parts(id)) if former else id
