"""Direct messages about a channel in which nothing can be posted."""

from __future__ import annotations

import logging

import discord
import msgspec

from bot.posts.buttons import hand_buttons
from bot.posts.news import Trouble
from bot.posts.outbox import WaitError
from bot.posts.rows import trouble_rows
from bot.posts.sending.already_sent import AlreadySent
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.troubles import DM_CLOSED, brief, meaning_of
from storage.records import OutboxRow

log = logging.getLogger(__name__)

OTHERS = "others"  # beside the trouble: all at the table are told


class TroubleDelivery:
    def __init__(self, client: discord.Client, sessions: Sessions, already: AlreadySent) -> None:
        self.client = client
        self.sessions = sessions
        self.store = sessions.store
        self.already = already

    async def deliver(self, row: OutboxRow, table: int, news: Trouble) -> int | None:
        """To one person; where that is refused, to the others, and to that person later."""
        async with self.sessions.table(table) as live:
            user = int(row.lane.rpartition(":")[2])
        try:
            return await self._send(row, live, user, news)
        except discord.HTTPException as error:
            if meaning_of(error) != "final":
                raise
            log.warning("table %s: a trouble is not heard: %s", live.id, brief(error))
            await self._tell_others(live, user, news)
            if error.code in DM_CLOSED:
                raise WaitError("direct messages are closed") from error
            raise

    async def _send(self, row: OutboxRow, live: Live, user: int, news: Trouble) -> int | None:
        voice = live.voice()
        place = f"<#{news.channel or live.row.channel}>"
        text = voice(news.key, game=voice("game-name"), channel=place)
        view = hand_buttons(voice, live.id)
        person = await self.client.create_dm(discord.Object(user))
        message = await self.already.find(row, person, text, view)
        if message is None:
            if await self._has_passed(live, news):
                return None
            await self.already.sign(row, text, view)
            message = await person.send(text, view=view, nonce=row.nonce)
        self.already.keep(row, message)
        return message.id

    async def _has_passed(self, live: Live, news: Trouble) -> bool:
        """Something was posted there since, or the table has moved."""
        if not news.channel:
            return False
        moved = news.channel != live.row.channel
        return moved or news.key not in await self.store.troubles(live.id, news.channel)

    async def _tell_others(self, live: Live, user: int, news: Trouble) -> None:
        """Everybody at the table whom nobody told yet, once."""
        people = [other for _, other in live.people()]
        missing = [other for other in people if other != user and other not in news.told]
        channel = news.channel or live.row.channel
        told = msgspec.structs.replace(
            news, channel=channel, told=tuple(dict.fromkeys((*news.told, *people)))
        )
        rows = trouble_rows(live, told, missing)
        await self.store.save_trouble(live.id, channel, f"{news.key} {OTHERS}", rows)
