"""Sentences not yet spoken: a catalogue key and its values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

Language: TypeAlias = Literal["en", "de"]
Value: TypeAlias = "int | str | Text | tuple[Text, ...]"

SEAT_KEY = "seat"


class Text(Struct, frozen=True):
    """A message of the catalogue (`key` or `key.attribute`) with what fills its gaps."""

    key: str
    args: Mapping[str, Value] = {}


def who(seat: int) -> Text:
    """The name of the person in a seat; only the catalogue's caller knows it."""
    return Text(SEAT_KEY, {"seat": seat})
