"""Direct messages about somebody's seat: the question, and that it is another's now."""

from __future__ import annotations

import logging
from contextlib import suppress

import discord

from bot.posts.sending.already_sent import AlreadySent
from bot.posts.sending.direct import DirectMessages
from bot.posts.vote_post import heir_shown, vote_view
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.old_buttons import close_old
from bot.talk.troubles import brief
from storage.records import OutboxRow, VoteRow

log = logging.getLogger(__name__)


class SeatDelivery:
    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        direct: DirectMessages,
        already: AlreadySent,
    ) -> None:
        self.client = client
        self.sessions = sessions
        self.store = sessions.store
        self.direct = direct
        self.already = already

    async def ask(self, row: OutboxRow, table: int, id: int) -> int | None:
        """Asks the owner, if that is still the question."""
        async with self.sessions.table(table) as live:
            vote = await self.store.vote(table)
            if vote is None or vote.heir is None or vote.state != "open" or vote.expires_at != id:
                return None
            user = live.user_at(vote.by)
        if user is None:
            return None
        voice = await self.direct.voice(live, user)
        text = voice(
            "dm-seat-others" if vote.needed else "dm-seat-asked",
            game=voice("game-name"),
            channel=f"<#{live.row.channel}>",
            heir=heir_shown(vote.heir),
            until=f"<t:{vote.expires_at}:R>",
        )
        return await self.direct.send(row, user, text, vote_view(voice, table, vote.expires_at))

    async def decided(self, user: int, vote: VoteRow, text: str | None = None) -> None:
        """The owner was asked by direct message, too; it may have been decided elsewhere."""
        try:
            person = await self.client.create_dm(discord.Object(user))
        except discord.HTTPException as error:
            log.info("table %s: an owner cannot be written to: %s", vote.table, brief(error))
            return
        agree = Address("agree", vote.table, vote.expires_at)
        await close_old(self.client, self.store, person, agree, text)

    async def take_away(self, row: OutboxRow, table: int, user: int, heir: str) -> int | None:
        """The hand goes first; what is said may fail and be said again."""
        async with self.sessions.table(table) as live:
            if live.seat_of(user) is not None:
                return None  # they sit here again, and their hand is on its way
        vote = await self.store.vote(table)
        if vote is not None and vote.heir is not None:
            await self.decided(user, vote)  # what became of it is said below
        await self._take_unknown_hand(row, user)
        shown = await self.store.hand_message(table, user)
        if shown is not None:
            place = self.client.get_partial_messageable(shown.channel)
            with suppress(discord.NotFound):  # its owner may have deleted it
                await place.get_partial_message(shown.message).delete()
            await self.store.delete_hand_message(table, user)
        voice = await self.direct.voice(live, user)
        game, channel = voice("game-name"), f"<#{live.row.channel}>"
        return await self.direct.send(
            row, user, voice("dm-seat-gone", game=game, channel=channel, heir=heir)
        )

    async def _take_unknown_hand(self, row: OutboxRow, user: int) -> None:
        """One that was under way when this row took its place, and perhaps arrived."""
        if self.already.is_signed(row):
            person = await self.client.create_dm(discord.Object(user))
            hand = await self.already.find_replaced(row, person)
            if hand is not None:
                await hand.delete()
