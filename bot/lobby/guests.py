"""Who may sit down in a lobby: anybody or who is invited; whom the host asks to leave; its note."""

from __future__ import annotations

from collections.abc import Sequence

from bot.lobby.seating import Person, Seating
from bot.posts.rows import asked_to_leave_row, invited_row
from bot.tables.expectations import expect_host, expect_lobby
from bot.tables.live import Live
from bot.talk.limits import cut
from bot.talk.names import clean_name
from bot.talk.refusals import RefusedError
from names import cleaned
from storage.records import Entry, GuestRow

NOTE_LENGTH = 200


def clean_note(text: str) -> str:
    """On one line, without what cannot be seen or acts; not too long."""
    return cut(cleaned(text), NOTE_LENGTH)


class Guests(Seating):
    """What the host of a lobby decides about who comes."""

    async def set_note(self, live: Live, by: int, text: str) -> None:
        expect_lobby(live)
        expect_host(live, by)
        live.row = await self.store.update_table(
            live.id, version=live.row.version, note=clean_note(text)
        )

    async def set_entry(self, live: Live, by: int, entry: Entry) -> None:
        """Who sits there already stays."""
        expect_lobby(live)
        expect_host(live, by)
        live.row = await self.store.update_table(live.id, version=live.row.version, entry=entry)

    async def invite(self, live: Live, by: int, people: Sequence[Person]) -> list[Person]:
        """Those of them who were not invited before; each is told once."""
        expect_lobby(live)
        expect_host(live, by)
        new = []
        for person in people:
            if live.seat_of(person.id) is not None:
                continue
            row = GuestRow(live.id, person.id, clean_name(person.name), "invited")
            if await self.store.save_guest(row, [invited_row(live, person.id)]):
                new.append(person)
        self.sessions.wake()
        return new

    async def remove(self, live: Live, by: int, user: int) -> None:
        """They are told, and cannot sit down again unless they are invited."""
        expect_lobby(live)
        expect_host(live, by)
        seat = live.seat_of(user)
        if seat is None or user == by:
            raise RefusedError("refused-not-there")
        row = GuestRow(live.id, user, live.seats[seat].name, "removed")
        await self.store.save_guest(row)
        left = [each for each in live.seats if each.user != user]
        await self._seat(live, left, told=[asked_to_leave_row(live, user)])
        self.sessions.wake()
