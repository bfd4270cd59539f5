"""People, and what they chose."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from msgspec import Struct

from games.core.text import Language

DmState: TypeAlias = Literal["unknown", "open", "closed"]
PingWay: TypeAlias = Literal["channel", "message", "digest"]  # how a turn is told


class UserRow(Struct, frozen=True):
    id: int
    locale: str = ""  # what Discord said last
    name: str = ""
    dm: DmState = "unknown"
    pings: bool = True
    style: str = ""
    time_zone: str = ""
    quiet_from: int | None = None  # minutes after midnight, in the user's time zone
    quiet_to: int | None = None
    last_seen: int = 0
    language: Language | Literal[""] = ""  # chosen here; empty: as Discord says
    ping_way: PingWay = "channel"
    digest_hour: int = 18  # in the user's time zone
    digest_due: int | None = None  # when the next one is; None: none is wanted
    next_up: bool = False  # told by a quiet message before it is their turn
    ping_pause: int | None = None  # minutes between two pings at a table; None: as usual
    ping_away: bool = False  # also while they are away


class UserChanges(TypedDict, total=False):
    locale: str
    name: str
    dm: DmState
    pings: bool
    style: str
    time_zone: str
    quiet_from: int | None
    quiet_to: int | None
    last_seen: int
    language: Language | Literal[""]
    ping_way: PingWay
    digest_hour: int
    digest_due: int | None
    next_up: bool
    ping_pause: int | None
    ping_away: bool


class TableWish(Struct, frozen=True):
    """What somebody wants otherwise at one table."""

    table: int
    user: int
    ping_way: PingWay | Literal[""] = ""  # empty: as everywhere
    next_up: bool | None = None  # None: as everywhere


class AbsenceRow(Struct, frozen=True):
    """What is known of somebody's being in the server of their table."""

    table: int
    user: int
    looked_at: int
    gone: bool
