"""One data file, and the one sentence that says what is wrong with it, and where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources.abc import Traversable
from typing import TypeAlias, TypeVar, cast

import msgspec

from games.corduba.data.effects import Row

R = TypeVar("R", bound=Row)
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

NAMED_BY = ("id", "site", "kind", "colour", "resource", "hereditas")  # tells an entry from others


class DataError(Exception):
    """A data file that cannot be played with."""


class File:
    """One data file; every complaint names it and the entry it is about."""

    def __init__(self, folder: Traversable, name: str) -> None:
        self.name = name
        try:
            content = (folder / name).read_bytes()
        except OSError as error:
            raise DataError(f"{name}: the file cannot be read ({error}).") from error
        try:
            self.content = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
        except msgspec.MsgspecError as error:
            raise DataError(f"{name}: this is no JSON object ({error}).") from error

    def wrong(self, entry: str, reason: str) -> DataError:
        return DataError(f"{self.name}, {entry}: {reason}.")

    def check(self, holds: bool, entry: str, reason: str) -> None:
        if not holds:
            raise self.wrong(entry, reason)

    def entries(self, key: str, kind: type[R]) -> list[R]:
        if key not in self.content:
            raise self.wrong(key, "this key is missing")
        try:
            rows = cast("list[Json]", msgspec.json.decode(self.content[key], type=list[object]))
        except msgspec.MsgspecError as error:
            raise self.wrong(key, str(error)) from error
        return [self._entry(f"{key} {n}", row, kind) for n, row in enumerate(rows, start=1)]

    def _entry(self, place: str, row: Json, kind: type[R]) -> R:
        name = place
        if isinstance(row, dict):
            name = next((str(row[key]) for key in NAMED_BY if key in row), place)
        try:
            return msgspec.convert(row, kind)
        except msgspec.MsgspecError as error:
            raise self.wrong(name, str(error)) from error

    def check_count(self, key: str, found: int, wanted: int) -> None:
        self.check(found == wanted, key, f"there must be {wanted} entries, not {found}")

    def check_once(self, names: Iterable[str]) -> None:
        seen: list[str] = []
        for name in names:
            self.check(name not in seen, name, "this is there twice")
            seen.append(name)

    def check_known(self, entry: str, words: Iterable[str], known: Sequence[str]) -> None:
        for word in words:
            reason = f"“{word}” is unknown; known are {', '.join(known)}"
            self.check(word in known, entry, reason)

    def listed(self, key: str, kind: type[R], wanted: int) -> dict[str, R]:
        """Entries by id, as many as the game has."""
        rows = self.entries(key, kind)
        names = [str(getattr(row, "id")) for row in rows]  # noqa: B009 - rows with an id only
        self.check_once(names)
        self.check_count(key, len(rows), wanted)
        return dict(zip(names, rows, strict=True))
