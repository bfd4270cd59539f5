"""One state put into another's place, while a rule that holds parts of the old one goes on."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

S = TypeVar("S")


def graft(new: S, old: S) -> None:
    """Makes `old` equal to `new`, keeping its structs, lists and dicts: who holds one sees the new.

    Lists of another length keep themselves, but not what is in them.
    """
    assert isinstance(new, Struct)
    assert isinstance(old, Struct)
    _into_struct(new, old)


def _into_struct(new: Struct, old: Struct) -> None:
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        grafted = _grafted(after, before)
        if grafted is not before:
            setattr(old, name, grafted)


def _grafted(new: object, old: object) -> object:
    """The old thing, made equal to the new one; the new one where that cannot be."""
    if type(new) is not type(old):
        return new
    if isinstance(new, Struct) and isinstance(old, Struct):
        if new.__struct_config__.frozen:
            return new
        _into_struct(new, old)
        return old
    if isinstance(new, list) and isinstance(old, list):
        same = len(new) == len(old)
        old[:] = [_grafted(n, o) for n, o in zip(new, old, strict=True)] if same else new
        return old
    if isinstance(new, dict) and isinstance(old, dict):
        kept = {key: _grafted(value, old.get(key)) for key, value in new.items()}
        old.clear()
        old.update(kept)
        return old
    return new
