"""Delivering hands: to one person, by direct message, in one message that is kept current."""

from __future__ import annotations

import logging
from hashlib import blake2b

import discord
from discord import ui

from bot.people.quiet_hours import QuietHours
from bot.posts.buttons import hand_buttons, past_buttons
from bot.posts.composer import Composer
from bot.posts.outbox import Undeliverable
from bot.posts.post import Post, picture_file
from bot.posts.rows import note_row
from bot.posts.sending.absences import Absences
from bot.posts.sending.already_sent import AlreadySent
from bot.posts.sending.direct import CLOSED
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.troubles import DM_CLOSED, NO_SHARED_SERVER, brief, meaning_of
from bot.talk.voice import language_of
from games.core.seats import Seat
from storage.records import HandMessageRow, OutboxRow

log = logging.getLogger(__name__)

TRY_CLOSED = 600  # seconds; who opened their direct messages again gets the next hand


class HandDelivery:
    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        composer: Composer,
        quiet_hours: QuietHours,
        absences: Absences,
        already: AlreadySent,
    ) -> None:
        self.client = client
        self.sessions = sessions
        self.store = sessions.store
        self.composer = composer
        self.quiet_hours = quiet_hours
        self.absences = absences
        self.already = already
        self._refused: dict[int, int] = {}  # when direct messages were last found closed

    async def deliver(self, row: OutboxRow, table: int, seat: Seat) -> int | None:
        async with self.sessions.table(table) as live:
            user = live.user_at(seat)
            if user is None or live.match is None:
                return None
            known = await self.store.user(user)
            chosen = (known.language or known.locale) if known else ""
            voice = live.voice(language_of(chosen) if chosen else None)
            view = live.view_json(seat)
            moves, running = live.row.moves, live.row.status == "playing"
        digest = blake2b(view, digest_size=8).hexdigest()
        closed = known is not None and known.dm == "closed"
        if known and not known.pings:
            return None
        if closed and not self._may_be_open(user):
            raise Undeliverable(CLOSED)
        if await self.absences.is_gone(table, user):
            return None
        picture = await self.composer.hand(live, seat, view, voice.language, moves)
        text = voice("hand-title", game=voice("game-name"), channel=f"<#{live.row.channel}>")
        buttons = hand_buttons(voice, table) if running else past_buttons(voice, table, moves)
        try:
            message = await self._show(live, user, row, Post(text, [], picture), buttons)
        except discord.HTTPException as error:
            if error.code == NO_SHARED_SERVER:
                await self.absences.look(live, user)
                if await self.absences.is_gone(table, user):
                    raise Undeliverable("the person has left the server") from None
            if error.code not in DM_CLOSED:
                raise
            await self._found_closed(live, user, known_closed=closed)
            raise Undeliverable(CLOSED) from None
        self._refused.pop(user, None)
        if known is None or known.dm != "open":
            await self.store.messages_open(user, row.lane, CLOSED)
        await self.store.save_hand_message(
            HandMessageRow(table, user, message.channel.id, message.id, digest)
        )
        return message.id

    def _may_be_open(self, user: int) -> bool:
        """Nobody tells the bot that somebody opened them again, so it tries now and then."""
        return self.sessions.now() - self._refused.get(user, 0) >= TRY_CLOSED

    async def _found_closed(self, live: Live, user: int, *, known_closed: bool) -> None:
        self._refused[user] = self.sessions.now()
        if known_closed:
            return
        # Said once, in the channel, when they turn out to be closed in the middle of a game.
        note = note_row(live, "note-dm-closed", who=f"<@{user}>")
        await self.store.messages_closed(user, [note])

    async def _show(
        self, live: Live, user: int, row: OutboxRow, post: Post, view: ui.View
    ) -> discord.Message:
        """Edits the message there is; where that fails, a new one takes its place."""
        if self.already.is_signed(row):
            person = await self.client.create_dm(discord.Object(user))
            sent = await self.already.find(row, person, post.content, view)
            if sent is not None:
                return await sent.edit(content=post.content, attachments=_files(post), view=view)
        old = await self.store.hand_message(live.id, user)
        if old is not None:
            place = self.client.get_partial_messageable(old.channel)
            try:
                return await place.get_partial_message(old.message).edit(
                    content=post.content, attachments=_files(post), view=view
                )
            except discord.HTTPException as error:
                if meaning_of(error) == "wait":
                    raise
                log.info("table %s: a hand is posted anew: %s", live.id, brief(error))
        person = await self.client.create_dm(discord.Object(user))
        await self.already.sign(row, post.content, view)
        sent = await self._new(live, person, user, row, post, view)
        self.already.keep(row, sent)
        return sent

    async def _new(
        self,
        live: Live,
        person: discord.DMChannel,
        user: int,
        row: OutboxRow,
        post: Post,
        view: ui.View,
    ) -> discord.Message:
        """With its picture, or without it if that is refused by a fault of ours."""
        try:
            return await self._send(person, user, row.nonce, post, view, _files(post))
        except discord.HTTPException as error:
            if not post.picture or meaning_of(error) != "fault":
                raise
            log.error("table %s: a hand was refused with its picture: %s", live.id, brief(error))
            return await self._send(person, user, row.nonce, post, view, [])

    async def _send(
        self,
        person: discord.DMChannel,
        user: int,
        nonce: str,
        post: Post,
        view: ui.View,
        files: list[discord.File],
    ) -> discord.Message:
        return await person.send(
            post.content,
            files=files,
            view=view,
            nonce=nonce,
            silent=bool(await self.quiet_hours.among([user])),
            allowed_mentions=discord.AllowedMentions.none(),
        )


def _files(post: Post) -> list[discord.File]:
    """Made anew for every attempt: sending uses them up."""
    return [picture_file(post.picture, "hand")] if post.picture else []
