"""What is to be told, and what was."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.core.codec import Json
from storage.records.discreet import Discreet

OutboxState: TypeAlias = Literal["waiting", "sent", "failed"]

NONCE_LENGTH = 25  # Discord's limit


class NewOutbox(Discreet, frozen=True):
    """Something to be told. Rows of a lane are delivered strictly in order."""

    SHOWN = ("table", "lane", "kind")

    lane: str  # "channel:123", "user:45"
    kind: str
    payload: dict[str, Json]
    table: int | None = None
    not_before: int = 0
    nonce: str = ""  # empty: storage makes one
    replace_key: str | None = None  # takes the place of undelivered rows with the same key


class OutboxRow(Discreet, frozen=True):
    SHOWN = ("id", "table", "lane", "kind", "state", "attempts")

    id: int
    table: int | None
    lane: str
    kind: str
    payload: dict[str, Json]
    nonce: str
    replace_key: str | None
    not_before: int
    attempts: int
    state: OutboxState
    error: str
    message: int | None
    under_way: str = ""  # as what it may have been sent already, in the caller's words
    holder: str = ""  # who delivers it; empty: nobody, or there is only one who could


class Lanes(Struct, frozen=True):
    """Those whose names begin so, or all others."""

    beginning: str = ""
    are_left_out: bool = False


ALL_LANES = Lanes()


class Backlog(Struct, frozen=True):
    """What is due in the outbox: how many lanes, and the first of their heads."""

    due: int = 0
    first: int | None = None
    not_before: int = 0
