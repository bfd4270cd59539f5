"""Delivering moves: words and pictures in one post, late pictures by an edit."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
from discord import ui

from bot.posts.buttons import end_buttons, table_buttons
from bot.posts.composer import Composer
from bot.posts.export import export_file
from bot.posts.layout import has_pictures, laid_out
from bot.posts.lines.end_lines import end_lines
from bot.posts.news import Board, End, LatePicture, Telling
from bot.posts.post import Post, below
from bot.posts.rows import hand_rows, picture_row
from bot.posts.sending.channel import ChannelPosts
from bot.posts.sending.pings.next_up import NextUps
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.limits import MESSAGE, cut
from bot.talk.mentions import only
from bot.talk.troubles import brief, meaning_of
from storage.records import OutboxRow

log = logging.getLogger(__name__)

PICTURE_TRIES = 4


class MoveDelivery:
    def __init__(
        self, sessions: Sessions, composer: Composer, channel: ChannelPosts, next_ups: NextUps
    ) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.composer = composer
        self.channel = channel
        self.next_ups = next_ups

    async def deliver(self, row: OutboxRow, table: int, news: Board | End) -> int:
        """What happened; the picture too, unless it takes so long that it has to follow."""
        live, ends = await self.sessions.glance(table), isinstance(news, End)
        post, view, extra = await self._about_moves(live, news, ends=ends)
        post.content = post.with_note(live.voice())
        pinged = () if ends else news.pinged
        sent = await self.channel.send(live, row, post, view, pinged, extra)
        for move in range(news.first, news.last + 1):
            await self.store.set_move_message(table, move, sent.id)
        # A repeated attempt is answered with the first one's message, which may lack the picture.
        lost = not post.is_bare and not has_pictures(sent) and not post.files_refused
        if post.late or lost:
            await self.store.post([picture_row(live, news, sent.id)])
        if ends:
            await self.store.post(hand_rows(live))  # there is no move to be made any more
        else:
            await self.next_ups.after(live, row, news)
        return sent.id

    async def _about_moves(
        self, live: Live, telling: Telling, *, ends: bool
    ) -> tuple[Post, ui.View, list[discord.File]]:
        """The post about some moves, or the one that ends the game."""
        voice, last = live.voice(), telling.last
        if not ends:
            post = await self.composer.board(live, telling)
            return post, table_buttons(voice, live.id, telling.seq, last), []
        post = await self.composer.board(live, telling, "final")
        post.mentions = [user for _, user in live.people()]
        names = " ".join(f"<@{user}>" for user in post.mentions)
        post.content = cut(f"{end_lines(live, voice)}\n{post.content}\n{names}", MESSAGE)
        export = export_file(live, await self.store.record(live.id))
        return post, end_buttons(voice, live.id, last), [export]

    async def add_pictures(self, row: OutboxRow, table: int, news: LatePicture) -> int:
        """The picture that was late goes into its post; or at last the post says it is missing."""
        live = await self.sessions.glance(table)
        post, view, extra = await self._about_moves(live, news, ends=news.kind == "end")
        if post.late and row.attempts < PICTURE_TRIES:
            raise TimeoutError
        post.late = False
        post.content = post.with_note(live.voice())
        try:
            await self._edit(live, news, post, view, [*post.files(), *extra])
        except discord.HTTPException as error:
            return await self._picture_refused(row, live, news, post, view, error)
        return news.message

    async def _edit(
        self,
        live: Live,
        news: LatePicture,
        post: Post,
        view: ui.View,
        files: Sequence[discord.File],
    ) -> None:
        """A post of an older version has its words as content; they move into its layout."""
        await self.channel.message(live, news.message).edit(
            content=None,
            view=laid_out(post.content, files, view),
            attachments=files,
            allowed_mentions=only(post.mentions),
        )

    async def _picture_refused(
        self,
        row: OutboxRow,
        live: Live,
        news: LatePicture,
        post: Post,
        view: ui.View,
        error: discord.HTTPException,
    ) -> int:
        """By what it means: below its words, in a message of its own, or words alone."""
        meaning = meaning_of(error)
        if meaning == "anew" and error.status != 404 and not post.is_bare:
            alone = Post("", [], post.picture, front=post.front, is_laid_out=True)
            return (await self.channel.send(live, row, alone, None)).id
        if meaning not in ("fault", "tell"):
            raise error
        log.error("table %s: a picture was refused: %s", live.id, brief(error))
        note = "post-no-picture" if meaning == "fault" else "post-no-files"
        post.content = below(post.content, live.voice()(note))
        await self._edit(live, news, post, view, [])
        return news.message
