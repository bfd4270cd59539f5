"""What a computer player finds out when it is first asked for, and then knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - read as a word above a method
    """`cached_property` of functools without its lock: who looks ahead has thousands of minds."""

    def __init__(self, found: Callable[[Any], T]) -> None:
        self._found = found
        self._name = found.__name__
        self.__doc__ = found.__doc__

    @overload
    def __get__(self, one: None, owner: type) -> once[T]: ...
    @overload
    def __get__(self, one: object, owner: type) -> T: ...
    def __get__(self, one: object | None, owner: type) -> T | once[T]:
        if one is None:
            return self
        found = self._found(one)
        setattr(one, self._name, found)  # its `__dict__`, once asked for, would slow all else down
        return found
