"""Rows that hold what nobody else may know."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct


class Discreet(Struct, frozen=True):
    """Rows get into logs and error reports: they say which they are, not what they hold."""

    SHOWN: ClassVar[tuple[str, ...]] = ()

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.SHOWN)
        return f"{type(self).__name__}({shown})"
