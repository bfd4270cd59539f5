"""What somebody can want, how it is read, and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, assert_never, get_args

import msgspec

from bot.people.ping_ways import next_digest, read_way
from bot.people.places import read_zone
from bot.people.quiet_hours import read_hours
from bot.posts.rows import hand_rows
from bot.tables.sessions import Sessions
from bot.talk.refusals import RefusedError
from bot.talk.voice import language_of
from games.core.text import Language
from storage.records import TableWish, UserChanges, UserRow

Wish: TypeAlias = Literal[
    "language", "style", "hands", "counted", "way", "hour", "pause", "next", "away", "zone", "quiet"
]
TableWishName: TypeAlias = Literal["table_way", "table_next"]
WISHES: Final = frozenset(get_args(Wish))
PAUSES: Final = (0, 5, 15, 30, 60)  # minutes
ON, OFF, AS_USUAL = "on", "off", "usual"
AS_DISCORD = "discord"


class Wishes:
    def __init__(self, sessions: Sessions, languages: dict[int, Language]) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.languages = languages  # of those who chose one

    async def change(self, user: int, locale: str, wanted: Mapping[Wish, str]) -> None:
        """All of it or, if something is refused, nothing; what follows from it is queued."""
        known = await self.store.user(user) or UserRow(user)
        changes: UserChanges = {"locale": language_of(locale)}
        for name, value in wanted.items():
            _note(changes, known, name, value)
        await self.store.update_user(user, **changes)
        if "language" in changes:
            self._speak(user, changes["language"])
        if "counted" in wanted:
            await self.store.count(user, wanted=_on(wanted["counted"]))
        if "language" in changes or changes.get("pings"):
            await self._send_hands(user)
        await self._plan_digest(user)

    async def change_at(self, table: int, user: int, name: TableWishName, value: str) -> None:
        """At one table; «as usual» as everywhere."""
        known = await self.store.table_wish(table, user) or TableWish(table, user)
        if name == "table_way":
            way = "" if value == AS_USUAL else read_way(value)
            known = msgspec.structs.replace(known, ping_way=way)
            if way not in ("", "channel"):
                await self._try_messages(user)
        else:
            told = None if value == AS_USUAL else _on(value)
            known = msgspec.structs.replace(known, next_up=told)
        await self.store.save_table_wish(known)
        await self._plan_digest(user)

    async def _try_messages(self, user: int) -> None:
        known = await self.store.user(user)
        if known is not None and known.dm == "closed":
            await self.store.update_user(user, dm="unknown")

    async def _plan_digest(self, user: int) -> None:
        """When the next one is due, as everything is chosen now."""
        known = await self.store.user(user) or UserRow(user)
        ways = {known.ping_way, *(wish.ping_way for wish in await self.store.table_wishes(user))}
        due = next_digest(known, self.sessions.now()) if "digest" in ways else None
        if due != known.digest_due:
            await self.store.update_user(user, digest_due=due)

    async def _send_hands(self, user: int) -> None:
        """All hands of a person, who wants them by DM, has opened DMs again, or reads another
        language now.
        """
        for row in await self.store.tables_of(user):
            async with self.sessions.table(row.id) as live:
                seat = live.seat_of(user)
                if live.match and seat is not None:
                    await self.store.post(hand_rows(live, [seat]))
        self.sessions.wake()

    def _speak(self, user: int, language: str) -> None:
        """In this language from now on; empty: in Discord's."""
        if language:
            self.languages[user] = language_of(language)
        else:
            self.languages.pop(user, None)


def _note(changes: UserChanges, known: UserRow, name: Wish, value: str) -> None:
    match name:
        case "language":
            changes["language"] = "" if value == AS_DISCORD else language_of(value)
        case "style":
            changes["style"] = value
        case "hands":
            changes["pings"] = _on(value)
            if changes["pings"]:
                changes["dm"] = "unknown"  # worth another try
        case "way":
            changes["ping_way"] = read_way(value)
            if changes["ping_way"] != "channel" and known.dm == "closed":
                changes["dm"] = "unknown"
        case "hour":
            changes["digest_hour"] = _number(value, range(24))
        case "pause":
            changes["ping_pause"] = _number(value, PAUSES)
        case "next":
            changes["next_up"] = _on(value)
        case "away":
            changes["ping_away"] = _on(value)
        case "zone":
            changes["time_zone"] = read_zone(value)
        case "quiet":
            hours = read_hours(value)
            if hours and not changes.get("time_zone") and not known.time_zone:
                raise RefusedError("refused-quiet-zone")
            changes["quiet_from"], changes["quiet_to"] = hours or (None, None)
        case "counted":
            _on(value)
        case unknown:
            assert_never(unknown)


def _on(value: str) -> bool:
    if value not in (ON, OFF):
        raise RefusedError("error-stale")
    return value == ON


def _number(value: str, allowed: range | tuple[int, ...]) -> int:
    if not value.isdecimal() or int(value) not in allowed:
        raise RefusedError("error-stale")
    return int(value)
