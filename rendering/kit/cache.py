"""What stays the same from move to move is made once: glyphs, shapes, faces, whole panels."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Generic, ParamSpec, TypeVar, cast
from weakref import ref

P = ParamSpec("P")
T = TypeVar("T")

_clearing: list[Callable[[], None]] = []


class Store(Generic[T]):
    """The things used last, up to a number of them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.found: OrderedDict[Hashable, T] = OrderedDict()
        _clearing.append(self.found.clear)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        if key in self.found:
            self.found.move_to_end(key)
            return self.found[key]
        made = self.found[key] = make()
        if len(self.found) > self.most:
            self.found.popitem(last=False)
        return made


class Shelf(Generic[T]):
    """What was made of things that are still there, those used last, up to so many bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._found: OrderedDict[ref[object], tuple[T, int]] = OrderedDict()
        _clearing.append(self.clear)

    def find(self, owner: object) -> T | None:
        key = ref(owner)
        if key not in self._found:
            return None
        self._found.move_to_end(key)
        return self._found[key][0]

    def keep(self, owner: object, made: T, size: int) -> None:
        """In place of what was made of it before."""
        self._drop(ref(owner))
        self._found[ref(owner, self._drop)] = made, size
        self.size += size
        while self.size > self.most:
            self._drop(next(iter(self._found)))

    def clear(self) -> None:
        self._found.clear()
        self.size = 0

    def _drop(self, key: ref[object]) -> None:
        _, size = self._found.pop(key, (None, 0))
        self.size -= size


def remember(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keeps what a function made for the arguments of late; they must be hashable."""

    def wrap(make: Callable[P, T]) -> Callable[P, T]:
        kept = lru_cache(most)(make)
        _clearing.append(kept.cache_clear)
        return cast("Callable[P, T]", kept)

    return wrap


def forget() -> None:
    """Empties every store, for measuring cold starts."""
    for clear in _clearing:
        clear()
