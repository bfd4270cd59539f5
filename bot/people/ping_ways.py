"""How somebody is told that it is their turn: at all tables, and otherwise at single ones."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple, get_args
from zoneinfo import ZoneInfo

from bot.people.quiet_hours import zones
from bot.talk.refusals import RefusedError
from storage.records import PingWay, TableWish, UserRow
from storage.store import Store

WAYS: Final[tuple[PingWay, ...]] = get_args(PingWay)
PAUSE: Final = 5  # minutes between two pings at a table, where nobody chose otherwise


class Manner(NamedTuple):
    way: PingWay
    pause: int  # seconds between two pings at a table
    next_up: bool  # a quiet message before it is their turn
    despite_absence: bool  # they are pinged while they are away, too


def read_way(text: str) -> PingWay:
    for way in WAYS:
        if way == text:
            return way
    raise RefusedError("error-stale")


def manner_of(
    user: UserRow | None, wish: TableWish | None, *, even_if_closed: bool = False
) -> Manner:
    """What the table is told wins; who cannot be written to is called in the channel."""
    known = user or UserRow(0)
    way = (wish.ping_way if wish else "") or known.ping_way
    wanted = wish.next_up if wish else None
    return Manner(
        way="channel" if known.dm == "closed" and not even_if_closed else way,
        pause=60 * (PAUSE if known.ping_pause is None else known.ping_pause),
        next_up=known.next_up if wanted is None else wanted,
        despite_absence=known.ping_away,
    )


def next_digest(user: UserRow, now: int) -> int:
    """When it is the hour of somebody's digest next, where they live."""
    zone = ZoneInfo(user.time_zone) if user.time_zone in zones() else UTC
    local = datetime.fromtimestamp(now, zone)
    at = local.replace(hour=user.digest_hour, minute=0, second=0, microsecond=0)
    while at.timestamp() <= now:
        at += timedelta(days=1)
    return int(at.timestamp())


class PingWays:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def at(self, table: int, user: int) -> Manner:
        return manner_of(await self.store.user(user), await self.store.table_wish(table, user))
