"""States as JSON: typed by msgspec, with a chain of upgrades from every older layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeAlias, TypeVar, cast

import msgspec

from games.core.errors import SetupError
from games.core.text import Text

S = TypeVar("S")
Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
Upgrade: TypeAlias = Callable[[dict[str, Json]], dict[str, Json]]


class Codec(Generic[S]):
    """Writes layout `version` of a state and reads it and all before.

    `upgrades[n]` makes layout n + 1 of layout n.
    """

    def __init__(
        self, kind: type[S], version: int, upgrades: Mapping[int, Upgrade] | None = None
    ) -> None:
        self.kind = kind
        self.version = version
        self._upgrades = upgrades or {}
        self._encode = msgspec.json.Encoder().encode
        self._decode = msgspec.json.Decoder(kind).decode

    def dump(self, state: S) -> bytes:
        return self._encode(state)

    def load(self, data: bytes, version: int) -> S:
        if version > self.version:
            raise SetupError(Text("error-newer", {"found": version, "known": self.version}))
        try:
            if version == self.version:
                return self._decode(data)
            return self._upgraded(data, version)
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
            raise SetupError(Text("error-unreadable", {"detail": str(error)})) from error

    def _upgraded(self, data: bytes, version: int) -> S:
        tree = cast("dict[str, Json]", msgspec.json.decode(data))
        for layout in range(version, self.version):
            tree = self._upgrades[layout](tree)
        return msgspec.convert(tree, self.kind)


def readable_json(structs: object) -> str:
    """Anything made of structs (a view), for people and tools to read."""
    return msgspec.json.format(msgspec.json.encode(structs), indent=2).decode()
