"""Sending one message to a table's channel, whatever is forbidden there."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.people.quiet_hours import QuietHours
from bot.posts.absences import Absences
from bot.posts.composer import Post, below, picture_file
from bot.posts.kept_pings import KeptPings
from bot.posts.outbox import WaitError
from bot.posts.rows import trouble_row
from bot.tables.live import Live
from bot.talk.mentions import only
from games.core.text import Seat
from storage.records import OutboxRow
from storage.store import Store

MISSING_PERMISSIONS = 50013


class ChannelPosts:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        quiet_hours: QuietHours,
        kept_pings: KeptPings,
        absences: Absences,
    ) -> None:
        self.client = client
        self.store = store
        self.quiet_hours = quiet_hours
        self.kept_pings = kept_pings
        self.absences = absences

    def message(self, live: Live, id: int) -> discord.PartialMessage:
        """One that was sent before."""
        return self.client.get_partial_messageable(live.row.channel).get_partial_message(id)

    async def send(
        self,
        live: Live,
        row: OutboxRow,
        post: Post,
        view: ui.View | None,
        pinged: Sequence[Seat] = (),
        extra: Sequence[discord.File] = (),
    ) -> discord.Message:
        """One message. Who has quiet hours is named but not pinged; if it is their turn
        (`pinged`), they are when those end.
        """
        quiet = await self.quiet_hours.among(post.mentions)
        loud = [user for user in post.mentions if user not in quiet]
        files = [*([picture_file(post.picture, "board")] if post.picture else []), *extra]
        try:
            message = await self._post(live, row, post, view, loud, files)
        except discord.Forbidden as error:
            if not files or error.code != MISSING_PERMISSIONS:
                await self._report_trouble(live, row, "trouble-forbidden")
                raise WaitError from error
            message = await self._without_files(live, row, post, view, loud)
        except discord.NotFound:
            await self._report_trouble(live, row, "trouble-channel-gone")
            raise
        await self.kept_pings.keep(live, pinged, quiet)
        await self.absences.watch(live, pinged)
        return message

    async def _without_files(
        self, live: Live, row: OutboxRow, post: Post, view: ui.View | None, loud: Sequence[int]
    ) -> discord.Message:
        """Perhaps only files are forbidden here; the words must go out all the same."""
        post.files_refused = True
        post.content = below(post.content, live.voice()("post-no-files"))
        try:
            return await self._post(live, row, post, view, loud, [])
        except discord.Forbidden as error:
            await self._report_trouble(live, row, "trouble-forbidden")
            raise WaitError from error

    async def _post(
        self,
        live: Live,
        row: OutboxRow,
        post: Post,
        view: ui.View | None,
        loud: Sequence[int],
        files: Sequence[discord.File],
    ) -> discord.Message:
        """The nonce keeps a repeated attempt from posting twice."""
        return await self.client.get_partial_messageable(live.row.channel).send(
            post.content or None,
            files=files,
            view=view or discord.utils.MISSING,
            nonce=row.nonce,
            silent=not loud,
            allowed_mentions=only(loud),
        )

    async def _report_trouble(self, live: Live, row: OutboxRow, key: str) -> None:
        """Once, to host and awaited players, where it can still be heard."""
        if row.attempts:
            return
        seats = [seat for seat, user in live.people() if user == live.row.host]
        told = dict.fromkeys([*seats, *live.waiting()])
        users = [user for seat in told if (user := live.user_at(seat)) is not None]
        await self.store.post([trouble_row(live, user, key) for user in users])
