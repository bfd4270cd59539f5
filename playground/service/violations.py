"""What a correct bot would not have done, and every request it made."""

from __future__ import annotations

from collections import deque

import msgspec
from msgspec import Struct

from playground.protocol import limits
from playground.protocol.errors import ApiError
from playground.protocol.numbers import Json
from playground.world.interaction_record import InteractionRecord


class Violation(Struct, frozen=True, kw_only=True):
    what: str  # method and path, or the interaction that got no answer
    status: int
    code: int
    message: str
    errors: Json | None = None

    def __str__(self) -> str:
        tree = "" if self.errors is None else f" {msgspec.json.encode(self.errors).decode()}"
        return f"{self.what}: {self.status} {self.code} {self.message}{tree}"


class RequestLog(Struct, frozen=True, kw_only=True):
    method: str
    path: str
    status: int  # 0: the connection was dropped
    seconds: float


class Violations(list[Violation]):
    """A list that writes itself as one line each, for failing assertions."""

    def __repr__(self) -> str:
        return "\n".join(["", *map(str, self)]) if self else "none"

    def note(self, method: str, path: str, error: ApiError) -> None:
        self.append(
            Violation(
                what=f"{method} {path}",
                status=error.status,
                code=error.code,
                message=error.message,
                errors=error.errors,
            )
        )

    def note_unanswered(self, record: InteractionRecord) -> None:
        what = f"{record.kind.name.lower()} interaction {record.name}".rstrip()
        message = "The application did not respond"
        self.append(Violation(what=what, status=0, code=0, message=message))


def request_log() -> deque[RequestLog]:
    return deque(maxlen=limits.LOGGED_REQUESTS)
