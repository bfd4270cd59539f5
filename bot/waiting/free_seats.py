"""A seat of a running game that somebody may have: who takes it gets all that belongs to it."""

from __future__ import annotations

import discord

from bot.posts.rows import note_row
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.names import distinct_name
from bot.talk.old_buttons import close_old
from bot.talk.refusals import RefusedError
from bot.votes.handing_over import HandingOver
from games.core.seats import Seat
from storage.records import SeatRow
from storage.store import Store


class FreeSeats:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.handing_over = HandingOver(sessions)

    async def take(self, live: Live, seat: Seat, user: int, name: str) -> None:
        """By anybody who does not play here, or by whom alone it is offered to; at a table by
        invitation the host must have named them.
        """
        row = live.seats[seat] if seat < len(live.seats) else None
        if row is None or row.offered is None or live.row.status != "playing":
            raise RefusedError("refused-not-free")
        if row.user == user:
            raise RefusedError("refused-seated")
        if row.offered not in (0, user):
            raise RefusedError("refused-offered-to", to=f"<@{row.offered}>")
        if row.offered == 0 and live.row.entry == "invited" and user != live.row.host:
            raise RefusedError("refused-private-seat", host=f"<@{live.row.host}>")
        others = [other.name for other in live.seats if other.seat != seat]
        heir = SeatRow(seat, user, None, distinct_name(name, others), row.colour)
        old = f"**{live.voice().names[seat]}**"
        told = [note_row(live, "note-taken", old=old, new=f"<@{user}>")]
        await self.handing_over.carry_out(live, heir, told=told)


async def close_offer(client: discord.Client, store: Store, live: Live, seat: Seat) -> None:
    """Where the seat was offered: it is somebody's now, or still."""
    place = client.get_partial_messageable(live.row.channel)
    take = Address("take", live.id, 0, str(seat))
    await close_old(client, store, place, take, live.voice()("offer-over"))
