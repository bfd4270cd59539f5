"""Things by id, and which of them changed since they were last saved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Shelf(Generic[T]):
    """Keeps things in the order of their ids' first use."""

    def __init__(self, kind: str, of: type[T]) -> None:
        self.kind = kind
        self.of = of
        self.touched: set[int] = set()
        self._things: dict[int, T] = {}

    def __len__(self) -> int:
        return len(self._things)

    def __iter__(self) -> Iterator[T]:
        return iter(tuple(self._things.values()))

    def __contains__(self, id: int) -> bool:
        return id in self._things

    def __getitem__(self, id: int) -> T:
        return self._things[id]

    def get(self, id: int | None) -> T | None:
        return None if id is None else self._things.get(id)

    def items(self) -> Iterator[tuple[int, T]]:
        return iter(tuple(self._things.items()))

    def oldest_id(self) -> int | None:
        return next(iter(self._things), None)

    def put(self, id: int, thing: T) -> None:
        self._things[id] = thing
        self.touched.add(id)

    def remove(self, id: int) -> None:
        if self._things.pop(id, None) is not None:
            self.touched.add(id)

    def restore(self, id: int, thing: T) -> None:
        """Put back what was saved: not a change."""
        self._things[id] = thing
