"""Quiet hours: when somebody is not to be pinged, in the time zone where they live."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.talk.refusals import RefusedError
from storage.records import UserRow
from storage.store import Store

TIME = r"(\d{1,2})(?:[:.](\d\d))?\s*(am|pm|uhr|h)?"
HOURS = re.compile(rf"{TIME}\s*(?:-|–|—|to|bis)\s*{TIME}")
NOON = 12
DAY = 24 * 60
OFF = ("off", "aus", "none", "keine", "0", "-")


@cache
def zones() -> tuple[str, ...]:
    """Places with a time of their own, such as Europe/Rome."""
    return tuple(sorted(name for name in available_timezones() if "/" in name or name == "UTC"))


def read_hours(text: str) -> tuple[int, int] | None:
    """«22-7», «22:30–7» or «10pm-7» as minutes after midnight; None to switch them off."""
    if text.strip().casefold() in OFF:
        return None
    found = HOURS.fullmatch(text.strip().casefold())
    if found is None:
        raise RefusedError("refused-quiet", hours=text[:60])
    begin, end = (_minutes(found[n], found[n + 1], found[n + 2]) for n in (1, 4))
    if max(begin, end) > DAY or begin % DAY == end % DAY:
        raise RefusedError("refused-quiet", hours=text[:60])
    return begin % DAY, end % DAY


def _minutes(hour: str, minute: str | None, half: str | None) -> int:
    """After midnight; more than a day has if there is no such time."""
    at = int(hour)
    if half in ("am", "pm"):
        if not 1 <= at <= NOON:
            return DAY + 1
        at = at % NOON + (NOON if half == "pm" else 0)
    return at * 60 + int(minute or 0)


def hours_words(user: UserRow) -> str:
    """«22:00–7:00»; empty without quiet hours."""
    if user.quiet_from is None or user.quiet_to is None:
        return ""
    return "–".join(f"{at // 60}:{at % 60:02}" for at in (user.quiet_from, user.quiet_to))


def quiet_until(user: UserRow | None, now: int) -> int | None:
    """When a person's quiet hours end, if they have begun."""
    if user is None or user.quiet_from is None or user.quiet_to is None:
        return None
    if user.time_zone not in zones():
        return None
    local = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(user.time_zone))
    minute = local.hour * 60 + local.minute
    length = (user.quiet_to - user.quiet_from) % DAY
    if (minute - user.quiet_from) % DAY >= length:
        return None
    end = local.replace(
        hour=user.quiet_to // 60, minute=user.quiet_to % 60, second=0, microsecond=0
    )
    if user.quiet_to <= minute:
        end += timedelta(days=1)
    return max(int(end.timestamp()), now + 1)


def _quiet_from(user: UserRow, now: int) -> int:
    """When the quiet hours of somebody who has some begin next."""
    assert user.quiet_from is not None
    local = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(user.time_zone))
    begin = local.replace(
        hour=user.quiet_from // 60, minute=user.quiet_from % 60, second=0, microsecond=0
    )
    if int(begin.timestamp()) <= now:
        begin += timedelta(days=1)
    return max(int(begin.timestamp()), now + 1)


def waking_end(user: UserRow | None, since: int, seconds: int) -> int:
    """When so many seconds have passed in which a person had no quiet hours."""
    if user is None or user.quiet_from is None or user.time_zone not in zones():
        return since + seconds
    at, left = since, seconds
    while True:
        at = quiet_until(user, at) or at
        begin = _quiet_from(user, at)
        if at + left <= begin:
            return quiet_until(user, at + left) or at + left
        at, left = begin, left - (begin - at)


class QuietHours:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now

    async def among(self, users: Sequence[int]) -> dict[int, int]:
        """Who of them is not to be pinged now, and until when."""
        now = self.now()
        known = [(user, quiet_until(await self.store.user(user), now)) for user in users]
        return {user: until for user, until in known if until is not None}
