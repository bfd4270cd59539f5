"""Delivering outbox rows to Discord: board posts, pings, hands, notes, the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from io import BytesIO

import discord
from discord import ui

from bot.deliveries import Composer, Post, mentioned, picture_file, turn_line
from bot.ending import end_content, export_file
from bot.limits import MESSAGE, cut
from bot.live import Live
from bot.outbox import DM_CLOSED, Undeliverable
from bot.sessions import Sessions
from bot.votes import vote_reply
from bot.widgets import end_buttons, hand_buttons, table_buttons
from games.core.codec import Json
from games.core.text import Seat, Text
from storage.records import HandMessageRow, OutboxRow
from storage.store import Store


class Mail:
    def __init__(self, client: discord.Client, sessions: Sessions, composer: Composer) -> None:
        self.client = client
        self.sessions = sessions
        self.store: Store = sessions.store
        self.composer = composer

    async def deliver(self, row: OutboxRow) -> int | None:
        """Sends one row; returns the message's id."""
        if row.table is None:
            raise Undeliverable("a row without a table")
        deliverers = {
            "board": self._board,
            "ping": self._ping,
            "end": self._end,
            "note": self._note,
            "vote": self._vote,
            "hand": self._hand,
        }
        return await deliverers[row.kind](row, row.table)

    # ---- to the channel -----------------------------------------------------------------------

    async def _board(self, row: OutboxRow, table: int) -> int:
        first, last = number(row.payload["first"]), number(row.payload["last"])
        async with self.sessions.table(table) as live:
            snapshot = live
        waiting, pinged = seats(row.payload["waiting"]), seats(row.payload["pinged"])
        post = await self.composer.board(snapshot, first, last, waiting, pinged)
        if post.picture_missing:
            post.content = cut(f"{post.content}\n-# {snapshot.voice()('post-no-picture')}", MESSAGE)
        view = table_buttons(snapshot.voice(), table, number(row.payload["seq"]), last)
        sent = await self._send(snapshot, row, post, view, silent=not post.mentions)
        for move in range(first, last + 1):
            await self.store.set_move_message(table, move, sent)
        return sent

    async def _ping(self, row: OutboxRow, table: int) -> int:
        async with self.sessions.table(table) as live:
            voice = live.voice()
            mentions = mentioned(live, seats(row.payload["pinged"]))
            turn = turn_line(live, voice, seats(row.payload["waiting"]), mentions)
            view = table_buttons(voice, table, number(row.payload["seq"]), live.row.moves)
        return await self._send(live, row, Post(turn, mentions), view)

    async def _end(self, row: OutboxRow, table: int) -> int:
        first, last = number(row.payload["first"]), number(row.payload["last"])
        async with self.sessions.table(table) as live:
            voice = live.voice()
        post = await self.composer.board(live, first, last, [], [])
        post.picture = await self.composer.picture_of(
            live, last, first - 1, voice.language, None, "final"
        )
        post.content = cut(f"{post.content}\n{end_content(live, voice)}", MESSAGE)
        export = export_file(live, await self.store.record(table))
        view = end_buttons(voice, table, last)
        return await self._send(live, row, post, view, silent=True, extra=[export])

    async def _note(self, row: OutboxRow, table: int) -> int:
        async with self.sessions.table(table) as live:
            voice = live.voice()
        args = row.payload["args"]
        assert isinstance(args, dict)
        words = {key: value for key, value in args.items() if isinstance(value, int | str)}
        text = voice.say(Text(str(row.payload["key"]), words))
        return await self._send(live, row, Post(text, []), None, silent=True)

    async def _vote(self, row: OutboxRow, table: int) -> int | None:
        async with self.sessions.table(table) as live:
            vote = await self.store.vote(table)
            if vote is None or vote.state != "open":
                return None
            reply = vote_reply(live, vote)
        post = Post(reply.content, mentioned(live, vote.needed))
        return await self._send(live, row, post, reply.view)

    async def _send(
        self,
        live: Live,
        row: OutboxRow,
        post: Post,
        view: ui.View | None,
        *,
        silent: bool = False,
        extra: Sequence[discord.File] = (),
    ) -> int:
        """One message; the nonce keeps a repeated attempt from posting twice."""
        files = [*([picture_file(post.picture, "board")] if post.picture else []), *extra]
        channel = self.client.get_partial_messageable(live.row.channel)
        message = await channel.send(
            post.content or None,
            files=files,
            view=view or discord.utils.MISSING,
            nonce=row.nonce,
            silent=silent,
            allowed_mentions=only(post.mentions),
        )
        return message.id

    # ---- to one person ------------------------------------------------------------------------

    async def _hand(self, row: OutboxRow, table: int) -> int | None:
        """The one message that shows a hand, kept current."""
        seat = Seat(number(row.payload["seat"]))
        async with self.sessions.table(table) as live:
            user = live.user_at(seat)
            if user is None or live.match is None:
                return None
            known = await self.store.user(user)
            chosen = (known.language or known.locale) if known else ""
            voice = live.voice(chosen or None)
            view = live.view_json(seat)
            moves = live.row.moves
        digest = blake2b(view, digest_size=8).hexdigest()
        if known and (known.dm == "closed" or not known.pings):
            return None
        picture = await self.composer.hand(live, seat, view, voice.language, moves)
        text = voice("hand-title", game=voice("game-name"), channel=f"<#{live.row.channel}>")
        post = Post(text, [], picture)
        old = await self.store.hand_message(table, user)
        buttons = hand_buttons(voice, table)
        try:
            message = await self._show_hand(user, old, row.nonce, post, buttons)
        except discord.Forbidden as error:
            if error.code in DM_CLOSED:
                await self.store.update_user(user, dm="closed")
                raise Undeliverable("direct messages are closed") from None
            raise
        await self.store.update_user(user, dm="open")
        await self.store.save_hand_message(
            HandMessageRow(table, user, message.channel.id, message.id, digest)
        )
        return message.id

    async def _show_hand(
        self, user: int, old: HandMessageRow | None, nonce: str, post: Post, view: ui.View
    ) -> discord.Message:
        """Edits the message there is; where that fails, a new one takes its place."""
        file = picture_file(post.picture, "hand") if post.picture else None
        if old is not None:
            place = self.client.get_partial_messageable(old.channel)
            try:
                return await place.get_partial_message(old.message).edit(
                    content=post.content, attachments=[file] if file else [], view=view
                )
            except discord.NotFound:
                pass
            except discord.HTTPException as error:
                if error.status >= 500 or error.status == 429:
                    raise
        file = picture_file(post.picture, "hand") if post.picture else None
        person = await self.client.create_dm(discord.Object(user))
        return await person.send(
            post.content,
            file=file or discord.utils.MISSING,
            view=view,
            nonce=nonce,
            allowed_mentions=discord.AllowedMentions.none(),
        )


def only(users: Sequence[int]) -> discord.AllowedMentions:
    """Exactly these people are pinged, whatever the text says."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in users]
    )


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def seats(value: Json) -> list[Seat]:
    assert isinstance(value, list)
    return [Seat(number(item)) for item in value]


def text_file(text: str, name: str) -> discord.File:
    return discord.File(BytesIO(text.encode()), filename=name)
