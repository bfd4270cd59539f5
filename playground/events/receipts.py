"""What reached a person: every byte, for tests that look for leaks, and for a page to show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import msgspec
from msgspec import Struct

from playground.protocol.numbers import Json
from playground.world.model import StoredFile


class Receipt(Struct, frozen=True, kw_only=True):
    event: str  # as on the gateway; MODAL and CHOICES for what only the app shows
    channel_id: int
    body: bytes  # JSON
    message_id: int | None = None
    files: tuple[StoredFile, ...] = ()
    pinged: bool = False  # with a sound: not an edit, not a silent message

    @property
    def json(self) -> Json:
        decoded: Json = msgspec.json.decode(self.body)
        return decoded

    def everything(self) -> Iterator[bytes]:
        """All bytes of it: the JSON, names and contents of files."""
        yield self.body
        for file in self.files:
            yield file.name.encode()
            yield file.data


class Listener(Protocol):
    """Somebody who can be told something."""

    id: int

    def receive(self, receipt: Receipt) -> None: ...
