"""Sending one message to a table's channel, whatever is forbidden there."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Never

import discord
from discord import ui

from bot.people.quiet_hours import QuietHours
from bot.posts.layout import laid_out
from bot.posts.news import Trouble
from bot.posts.outbox import Undeliverable, WaitError
from bot.posts.post import Post, below
from bot.posts.rows import trouble_rows
from bot.posts.sending.absences import Absences
from bot.posts.sending.already_sent import AlreadySent
from bot.posts.sending.pings.turn_pings import TurnPings
from bot.tables.live import Live
from bot.talk.mentions import only
from bot.talk.troubles import (
    CHANNEL_GONE,
    MISSING_PERMISSIONS,
    THREAD_CLOSED,
    brief,
    meaning_of,
)
from games.core.seats import Seat
from storage.records import OutboxRow
from storage.store import Store

log = logging.getLogger(__name__)


class ChannelPosts:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        quiet_hours: QuietHours,
        turns: TurnPings,
        absences: Absences,
        already: AlreadySent,
    ) -> None:
        self.client = client
        self.store = store
        self.quiet_hours = quiet_hours
        self.turns = turns
        self.absences = absences
        self.already = already

    def message(self, live: Live, id: int) -> discord.PartialMessage:
        """One that was sent before."""
        return self.client.get_partial_messageable(live.row.channel).get_partial_message(id)

    async def sent_before(self, live: Live, row: OutboxRow) -> int | None:
        """The message of a row that was sent by somebody who could not note it any more."""
        if not self.already.is_signed(row):
            return None
        place = self.client.get_partial_messageable(live.row.channel)
        found = await self.already.find(row, place, "", None)
        return found.id if found else None

    async def send(
        self,
        live: Live,
        row: OutboxRow,
        post: Post,
        view: ui.View | None,
        pinged: Sequence[Seat] = (),
        extra: Sequence[discord.File] = (),
    ) -> discord.Message:
        """One message. Who has quiet hours is named but not pinged. Those whose turn it is
        (`pinged`) hear it in the way they chose, and later if it may not be now.
        """
        heard = await self.turns.decide(live, row, pinged)
        silent = {user for user, hearing in heard.items() if hearing.fate != "ring"}
        silent |= (
            await self.quiet_hours.among([it for it in post.mentions if it not in heard])
        ).keys()
        loud = [user for user in post.mentions if user not in silent]
        files = [*post.files(), *extra]
        try:
            message = await self._post(live, row, post, view, loud, files)
        except discord.HTTPException as error:
            if not files or not _may_be_the_files(error):
                await self._refused(live, error)
            message = await self._without_files(live, row, post, view, loud, error)
        if await self.store.troubles(live.id, live.row.channel):
            await self.store.end_troubles(live.id, live.row.channel)
        await self.turns.follow_up(live, row, heard, message.id)
        await self.absences.watch(live, pinged)
        return message

    async def _without_files(
        self,
        live: Live,
        row: OutboxRow,
        post: Post,
        view: ui.View | None,
        loud: Sequence[int],
        refused: discord.HTTPException,
    ) -> discord.Message:
        """Perhaps only the files are refused; the words must go out all the same."""
        post.files_refused = True
        forbidden = refused.code == MISSING_PERMISSIONS
        if not forbidden:
            log.error("table %s: a post was refused with its files: %s", live.id, refused)
        note = live.voice()("post-no-files" if forbidden else "post-no-picture")
        post.content = below(post.content, note)
        try:
            return await self._post(live, row, post, view, loud, [])
        except discord.HTTPException as error:
            await self._refused(live, error)

    async def _refused(self, live: Live, error: discord.HTTPException) -> Never:
        """Tells whoever it concerns, then says what becomes of the row."""
        meaning = meaning_of(error)
        if meaning == "tell":
            closed = error.code in THREAD_CLOSED
            key = "trouble-thread-closed" if closed else "trouble-forbidden"
            await self._report_trouble(live, key)
            raise WaitError(brief(error)) from error
        if meaning == "final":
            key = "trouble-channel-gone" if error.code == CHANNEL_GONE else "trouble-refused"
            await self._report_trouble(live, key)
            log.warning("table %s: nothing can be posted: %s", live.id, brief(error))
            raise Undeliverable(brief(error)) from error
        raise error

    async def _post(
        self,
        live: Live,
        row: OutboxRow,
        post: Post,
        view: ui.View | None,
        loud: Sequence[int],
        files: Sequence[discord.File],
    ) -> discord.Message:
        """The nonce keeps a repeated attempt from posting twice, while Discord remembers it."""
        place = self.client.get_partial_messageable(live.row.channel)
        message = await self.already.find(row, place, post.content, view)
        if message is None:
            await self.already.sign(row, post.content, view)
            message = await self._sent(place, row, post, view, loud, files)
        self.already.keep(row, message)
        return message

    async def _sent(
        self,
        place: discord.PartialMessageable,
        row: OutboxRow,
        post: Post,
        view: ui.View | None,
        loud: Sequence[int],
        files: Sequence[discord.File],
    ) -> discord.Message:
        if post.is_laid_out:
            return await place.send(
                view=laid_out(post.content, files, view),
                files=files,
                nonce=row.nonce,
                silent=not loud,
                allowed_mentions=only(loud),
            )
        return await place.send(
            post.content or None,
            files=files,
            view=view or discord.utils.MISSING,
            nonce=row.nonce,
            silent=not loud,
            allowed_mentions=only(loud),
        )

    async def _report_trouble(self, live: Live, key: str) -> None:
        """To host and awaited players, where it can still be heard; once until it passes."""
        awaited = [live.user_at(seat) for seat in live.waiting()]
        told = dict.fromkeys(user for user in (live.row.host, *awaited) if user is not None)
        news = Trouble(key, live.row.channel, tuple(told))
        rows = trouble_rows(live, news, news.told)
        await self.store.save_trouble(live.id, live.row.channel, key, rows)


def _may_be_the_files(error: discord.HTTPException) -> bool:
    return error.code == MISSING_PERMISSIONS or meaning_of(error) == "fault"
