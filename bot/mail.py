"""Delivering outbox rows to Discord: board posts, pings, hands, notes, the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from io import BytesIO

import discord
import msgspec
from discord import ui

from bot.deliveries import Composer, Post, mentioned, picture_file, turn_line
from bot.ending import export_file
from bot.limits import MESSAGE, cut
from bot.live import Live
from bot.outbox import DM_CLOSED, Undeliverable, WaitError
from bot.sessions import Sessions
from bot.speech import Voice
from bot.votes import Votes, vote_reply
from bot.widgets import end_buttons, hand_buttons, table_buttons
from games.core.codec import Json
from games.core.text import Seat, Text
from storage.records import HandMessageRow, NewOutbox, OutboxRow
from storage.store import Store

MISSING_PERMISSIONS = 50013


class Mail:
    def __init__(
        self, client: discord.Client, sessions: Sessions, composer: Composer, votes: Votes
    ) -> None:
        self.client = client
        self.votes = votes
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
            "vote_end": self._vote_end,
            "present": self._present,
            "trouble": self._trouble,
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
        post = await self.composer.board(live, first, last, [], [], "final")
        post.mentions = [user for _, user in live.people()]
        names = " ".join(f"<@{user}>" for user in post.mentions)
        post.content = cut(f"{post.content}\n\n🏛️ {names}", MESSAGE)
        if post.picture is None:
            post.content = cut(f"{post.content}\n-# {voice('post-no-picture')}", MESSAGE)
        export = export_file(live, await self.store.record(table))
        view = end_buttons(voice, table, last)
        return await self._send(live, row, post, view, extra=[export])

    async def _note(self, row: OutboxRow, table: int) -> int:
        async with self.sessions.table(table) as live:
            voice = live.voice()
        return await self._send(live, row, Post(self._sentence(voice, row), []), None, silent=True)

    @staticmethod
    def _sentence(voice: Voice, row: OutboxRow) -> str:
        args = row.payload["args"]
        assert isinstance(args, dict)
        words = {key: value for key, value in args.items() if isinstance(value, int | str)}
        return voice.say(Text(str(row.payload["key"]), words))

    async def _vote(self, row: OutboxRow, table: int) -> int | None:
        async with self.sessions.table(table) as live:
            vote = await self.store.vote(table)
            if vote is None or vote.state != "open":
                return None
            reply = vote_reply(live, vote)
        post = Post(reply.content, mentioned(live, vote.needed))
        message = await self._send(live, row, post, reply.view)
        await self.store.save_vote(msgspec.structs.replace(vote, message=message))
        return message

    async def _vote_end(self, row: OutboxRow, table: int) -> None:
        """The time is up: the question is closed where it was asked."""
        async with self.sessions.table(table) as live:
            vote = await self.votes.expire(live)
        if vote is None or vote.message is None:
            return
        place = self.client.get_partial_messageable(live.row.channel)
        reply = vote_reply(live, vote)
        await place.get_partial_message(vote.message).edit(content=reply.content, view=None)

    async def _present(self, row: OutboxRow, table: int) -> int:
        """The table as it is, after something other than a move."""
        async with self.sessions.table(table) as live:
            voice = live.voice()
            mentions = mentioned(live, live.waiting())
            lines = [self._sentence(voice, row)] if row.payload["key"] else []
            lines.append(turn_line(live, voice, live.waiting(), mentions))
            view = table_buttons(voice, table, live.playing.seq, live.row.moves)
        post = Post("\n".join(lines), mentions, await self.composer.present(live))
        return await self._send(live, row, post, view)

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
        try:
            return await self._post(live, row, post, view, silent=silent, files=files)
        except discord.Forbidden as error:
            if files and error.code == MISSING_PERMISSIONS:
                # Perhaps only files are forbidden here; the words must go out all the same.
                return await self._without_files(live, row, post, view, silent)
            await self.report_trouble(live, row, "trouble-forbidden")
            raise WaitError from error
        except discord.NotFound:
            await self.report_trouble(live, row, "trouble-channel-gone")
            raise

    async def _without_files(
        self, live: Live, row: OutboxRow, post: Post, view: ui.View | None, silent: bool
    ) -> int:
        post.content = cut(f"{post.content}\n-# {live.voice()('post-no-files')}", MESSAGE)
        try:
            return await self._post(live, row, post, view, silent=silent, files=[])
        except discord.Forbidden as error:
            await self.report_trouble(live, row, "trouble-forbidden")
            raise WaitError from error

    async def _post(
        self,
        live: Live,
        row: OutboxRow,
        post: Post,
        view: ui.View | None,
        *,
        silent: bool,
        files: Sequence[discord.File],
    ) -> int:
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

    async def report_trouble(self, live: Live, row: OutboxRow, key: str) -> None:
        """Once, to host and awaited players, where it can still be heard."""
        if row.attempts:
            return
        seats = [seat for seat, user in live.people() if user == live.row.host]
        told = dict.fromkeys([*seats, *live.waiting()])
        rows = [
            NewOutbox(f"user:{user}", "trouble", {"key": key}, table=live.id)
            for seat in told
            if (user := live.user_at(seat)) is not None
        ]
        await self.store.post(rows)

    async def _trouble(self, row: OutboxRow, table: int) -> int:
        async with self.sessions.table(table) as live:
            voice = live.voice()
        user = int(row.lane.partition(":")[2])
        text = voice(
            str(row.payload["key"]), game=voice("game-name"), channel=f"<#{live.row.channel}>"
        )
        person = await self.client.create_dm(discord.Object(user))
        message = await person.send(text, view=hand_buttons(voice, table), nonce=row.nonce)
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
            if error.code not in DM_CLOSED:
                raise
            await self.store.update_user(user, dm="closed")
            await self.store.post([_closed_row(live, user)])
            raise Undeliverable("direct messages are closed") from None
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


def _closed_row(live: Live, user: int) -> NewOutbox:
    """Said once, in the channel, when DMs turn out to be closed in the middle of a game."""
    payload: dict[str, Json] = {"key": "note-dm-closed", "args": {"who": f"<@{user}>"}}
    return NewOutbox(f"channel:{live.row.channel}", "note", payload, table=live.id)


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
