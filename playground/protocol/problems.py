"""What is wrong with a request body, collected into Discord's tree of errors (code 50035)."""

from __future__ import annotations

import re
from collections.abc import Collection, Sized
from typing import Annotated, Final, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from playground.protocol.errors import invalid_form
from playground.protocol.numbers import Json
from playground.protocol.snowflakes import written_id

Path: TypeAlias = tuple[str | int, ...]
T = TypeVar("T")
IDS: Final = frozenset(
    {
        "channel_id",
        "default_member_permissions",
        "guild_id",
        "message_id",
        "messages",
        "recipient_id",
        "roles",
        "users",
        "version",
    }
)
Snowflake = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]  # in a body: a text or a number


class Problems:
    """Every fault of one body; raising names them all at once, as Discord does."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: Path) -> None:
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: Path, value: Sized | None, most: int, least: int = 0) -> None:
        """A text or list of `least` to `most`; absent is fine unless something is wanted."""
        if value is None:
            if least:
                self.required(path)
        elif least and not least <= len(value) <= most:
            message = f"Must be between {least} and {most} in length."
            self.add(path, "BASE_TYPE_BAD_LENGTH", message)
        elif len(value) > most:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def number(self, path: Path, value: float | None, least: float, most: float) -> None:
        if value is None:
            return
        if value < least:
            message = f"int value should be greater than or equal to {least}."
            self.add(path, "NUMBER_TYPE_MIN", message)
        elif value > most:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def not_snowflake(self, path: Path, value: object) -> None:
        message = f'Value "{str(value)[:32]}" is not snowflake.'
        self.add(path, "NUMBER_TYPE_COERCE", message)

    def choice(self, path: Path, value: object, allowed: Collection[object]) -> None:
        if value not in allowed:
            shown = ", ".join(sorted(str(item) for item in allowed))
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of ({shown}).")

    def raise_if_any(self) -> None:
        if self._tree:
            raise invalid_form(self._tree)


def _with_ids(data: object) -> object:
    """The same with numbers for ids, however deep."""
    if isinstance(data, dict):
        ids = IDS if "type" in data and "name" not in data else IDS | {"id"}  # not a component's
        return {key: (_id if key in ids else _with_ids)(value) for key, value in data.items()}
    return [_with_ids(each) for each in data] if isinstance(data, list) else data


def _id(value: object) -> object:
    if isinstance(value, list):
        return [_id(each) for each in value]
    found = written_id(value) if isinstance(value, str) else None
    return value if found is None else found


def read(kind: type[T], data: object) -> T:
    """A body as a typed struct; ids alone may be texts or numbers, as Discord allows."""
    try:
        return msgspec.convert(_with_ids(data), kind)
    except msgspec.ValidationError as error:
        problems = Problems()
        sentence, _, place = str(error).partition(" - at `$")
        path = tuple(re.findall(r"[^.\[\]`]+", place))
        problems.add(path, "BASE_TYPE_INVALID", sentence)
        problems.raise_if_any()
        raise AssertionError("a problem was just added") from error
