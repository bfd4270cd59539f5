"""One data file of a game, and the one sentence that says what is wrong with it, and where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources.abc import Traversable
from typing import ClassVar, TypeAlias, TypeVar, cast

import msgspec
from msgspec import Struct

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a data file."""


R = TypeVar("R", bound=Row)


class DataError(Exception):
    """A data file that cannot be played with."""


class DataFile:
    """One data file; every complaint names it and the entry it is about."""

    named_by: ClassVar[tuple[str, ...]] = ("id",)  # keys that tell one entry from the others

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

    # ---- reading --------------------------------------------------------------------------

    def value(self, key: str, kind: object) -> object:
        """The value of a key, converted."""
        if key not in self.content:
            raise self.wrong(key, "this key is missing")
        try:
            return msgspec.json.decode(self.content[key], type=kind)
        except msgspec.MsgspecError as error:
            raise self.wrong(key, str(error)) from error

    def entries(self, key: str, kind: type[R]) -> list[R]:
        rows = cast("list[Json]", self.value(key, list[object]))
        return [self._entry(f"{key} {n}", row, kind) for n, row in enumerate(rows, start=1)]

    def _entry(self, place: str, row: Json, kind: type[R]) -> R:
        name = place
        if isinstance(row, dict):
            name = next((str(row[key]) for key in self.named_by if key in row), place)
        try:
            return msgspec.convert(row, kind)
        except msgspec.MsgspecError as error:
            raise self.wrong(name, str(error)) from error

    def listed(self, key: str, kind: type[R], wanted: int) -> dict[str, R]:
        """Entries by id, as many as the game has."""
        rows = self.entries(key, kind)
        names = [str(getattr(row, "id")) for row in rows]  # noqa: B009 - rows with an id only
        self.check_once(names)
        self.check_count(key, len(rows), wanted)
        return dict(zip(names, rows, strict=True))

    # ---- checking -------------------------------------------------------------------------

    def check(self, holds: bool, entry: str, reason: str) -> None:
        if not holds:
            raise self.wrong(entry, reason)

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

    def check_all(self, key: str, found: Iterable[str], wanted: Sequence[str]) -> None:
        """Each of the wanted names exactly once."""
        names = list(found)
        for name in names:
            self.check_known(key, [name], wanted)
            self.check(names.count(name) == 1, key, f"“{name}” is there twice")
        missing = [name for name in wanted if name not in names]
        if missing:
            raise self.wrong(key, f"“{missing[0]}” is missing")
