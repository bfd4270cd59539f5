"""What stays the same from move to move is made once: glyphs, shapes, faces, whole panels."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_stores: list[Store[object]] = []


class Store(Generic[T]):
    """The things used last, up to a number of them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.found: OrderedDict[Hashable, T] = OrderedDict()
        _stores.append(self)  # type: ignore[arg-type]  # only ever cleared through this list

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        if key in self.found:
            self.found.move_to_end(key)
            return self.found[key]
        made = self.found[key] = make()
        if len(self.found) > self.most:
            self.found.popitem(last=False)
        return made


def remember(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keeps what a function made for the arguments of late; they must be hashable."""

    def wrap(make: Callable[P, T]) -> Callable[P, T]:
        store: Store[T] = Store(most)

        def recall(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (args, *sorted(kwargs.items())) if kwargs else args
            return store.get(key, lambda: make(*args, **kwargs))

        recall.__name__, recall.__doc__ = make.__name__, make.__doc__
        return recall

    return wrap


def forget() -> None:
    """Empties every store, for measuring cold starts."""
    for store in _stores:
        store.found.clear()
