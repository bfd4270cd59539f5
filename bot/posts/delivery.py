"""Delivering outbox rows to Discord: board posts, pings, notes, votes, the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec
from discord import ui

from bot.people.quiet_hours import QuietHours
from bot.posts.absences import Absences
from bot.posts.buttons import end_buttons, hand_buttons, table_buttons
from bot.posts.composer import Composer, Post, below, mentioned, picture_file
from bot.posts.export import export_file
from bot.posts.hand_delivery import HandDelivery
from bot.posts.kept_pings import KeptPings
from bot.posts.outbox import Undeliverable, WaitError
from bot.posts.rows import Telling, hand_rows, picture_row, vote_later_row
from bot.posts.turn_lines import asked_of, turn_lines
from bot.posts.vote_post import VotePost
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.limits import MESSAGE, cut
from bot.talk.mentions import only, pings_of
from bot.talk.voice import Voice
from games.core.codec import Json
from games.core.text import Seat, Text
from storage.records import NewOutbox, OutboxRow
from storage.store import Store

MISSING_PERMISSIONS = 50013
PICTURE_TRIES = 4


class Delivery:
    def __init__(self, client: discord.Client, sessions: Sessions, composer: Composer) -> None:
        self.client = client
        self.sessions = sessions
        self.store: Store = sessions.store
        self.composer = composer
        self.votes = VotePost(sessions)
        self.quiet_hours = QuietHours(sessions.store, sessions.now)
        self.kept_pings = KeptPings(sessions.store, self.quiet_hours)
        self.absences = Absences(client, sessions)
        hands = HandDelivery(client, sessions, composer, self.quiet_hours, self.absences)
        self.deliverers = {
            "board": self._moves,
            "end": self._moves,
            "picture": self._picture,
            "ping": self._ping,
            "present": self._present,
            "reminder": self._reminder,
            "note": self._note,
            "vote": self._vote,
            "vote_end": self._vote_end,
            "trouble": self._trouble,
            "look": self.absences.look,
            "hand": hands.deliver,
        }

    async def deliver(self, row: OutboxRow) -> int | None:
        """Sends one row; returns the message's id."""
        if row.table is None:
            raise Undeliverable("a row without a table")
        return await self.deliverers[row.kind](row, row.table)

    # ---- moves --------------------------------------------------------------------------------

    async def _moves(self, row: OutboxRow, table: int) -> int:
        """What happened; the picture too, unless it takes so long that it has to follow."""
        telling, live = Telling.of(row), await self.sessions.glance(table)
        post, view, extra = await self._about_moves(live, telling, row.kind)
        post.content = post.with_note(live.voice())
        pinged = telling.pinged if row.kind == "board" else ()
        sent = await self._send(live, row, post, view, pinged, extra)
        for move in range(telling.first, telling.last + 1):
            await self.store.set_move_message(table, move, sent.id)
        # A repeated attempt is answered with the first one's message, which may lack the picture.
        lost = post.picture is not None and not sent.attachments and not post.files_refused
        if post.late or lost:
            await self.store.post([picture_row(live, row, sent.id)])
        if row.kind == "end":
            await self.store.post(hand_rows(live))  # there is no move to be made any more
        return sent.id

    async def _about_moves(
        self, live: Live, telling: Telling, kind: str
    ) -> tuple[Post, ui.View, list[discord.File]]:
        """The post about some moves, or the one that ends the game."""
        voice, last = live.voice(), telling.last
        if kind == "board":
            post = await self.composer.board(live, telling)
            return post, table_buttons(voice, live.id, telling.seq, last), []
        post = await self.composer.board(live, telling, "final")
        post.mentions = [user for _, user in live.people()]
        names = " ".join(f"<@{user}>" for user in post.mentions)
        post.content = cut(f"{post.content}\n\n🏛️ {names}", MESSAGE)
        export = export_file(live, await self.store.record(live.id))
        return post, end_buttons(voice, live.id, last), [export]

    async def _picture(self, row: OutboxRow, table: int) -> int:
        """The picture that was late goes into its post; or at last the post says it is missing."""
        live = await self.sessions.glance(table)
        post, _, extra = await self._about_moves(live, Telling.of(row), str(row.payload["kind"]))
        if post.late and row.attempts < PICTURE_TRIES:
            raise TimeoutError
        post.late = False
        place = self.client.get_partial_messageable(live.row.channel)
        message = place.get_partial_message(number(row.payload["message"]))
        files = [picture_file(post.picture, "board")] if post.picture else []
        try:
            await message.edit(
                content=post.with_note(live.voice()),
                attachments=[*files, *extra],
                allowed_mentions=only(post.mentions),
            )
        except discord.Forbidden:
            note = live.voice()("post-no-files")
            await message.edit(content=below(post.content, note))
        return message.id

    # ---- turns --------------------------------------------------------------------------------

    async def _ping(self, row: OutboxRow, table: int) -> int:
        telling = Telling.of(row)
        async with self.sessions.table(table) as live:
            voice = live.voice()
            mentions = mentioned(live, telling.pinged)
            told = [f"• {voice.say(text)}" for text in telling.told]
            turn = turn_lines(live, voice, telling.waiting, telling.asked, mentions)
            view = table_buttons(voice, table, telling.seq, live.row.moves)
        post = Post("\n".join([*told, turn]), mentions)
        return (await self._send(live, row, post, view, telling.pinged)).id

    async def _present(self, row: OutboxRow, table: int) -> int:
        """The table as it is, after something other than a move."""
        async with self.sessions.table(table) as live:
            voice, waiting = live.voice(), live.waiting()
            lines = [_sentence(voice, row)] if row.payload["key"] else []
            post, view = _turn(live, voice, waiting)
        post.content = "\n".join([*lines, post.content])
        post.picture = await self.composer.present(live)
        post.content = post.with_note(voice)
        return (await self._send(live, row, post, view, waiting)).id

    async def _reminder(self, row: OutboxRow, table: int) -> int | None:
        """Quiet hours are over: a ping, if it is still that person's turn."""
        async with self.sessions.table(table) as live:
            seat = await self.kept_pings.still_awaited(live, row)
            if seat is None:
                return None
            post, view = _turn(live, live.voice(), [seat])
        return (await self._send(live, row, post, view, [seat])).id

    # ---- notes and votes ----------------------------------------------------------------------

    async def _note(self, row: OutboxRow, table: int) -> int:
        async with self.sessions.table(table) as live:
            post = Post(_sentence(live.voice(), row), pings_of(row))
        return (await self._send(live, row, post, None)).id

    async def _vote(self, row: OutboxRow, table: int) -> int | None:
        async with self.sessions.table(table) as live:
            vote = await self.store.vote(table)
            if vote is None or vote.state != "open":
                return None
            reply = await self.votes.reply(live, vote)
        missing = mentioned(live, [seat for seat in vote.needed if seat not in vote.agreed])
        late = row.payload.get("user")  # asked again, after quiet hours
        if late is not None and late not in missing:
            return None
        post = Post(reply.content, [late] if isinstance(late, int) else missing)
        quiet = await self.quiet_hours.among(post.mentions)
        message = await self._send(live, row, post, reply.view)
        rows = [vote_later_row(live, user, until) for user, until in quiet.items()]
        await self.store.post(rows)
        if late is None:
            await self.store.save_vote(msgspec.structs.replace(vote, message=message.id))
        return message.id

    async def _vote_end(self, row: OutboxRow, table: int) -> None:
        """The time is up: the question is closed where it was asked."""
        async with self.sessions.table(table) as live:
            vote = await self.votes.expire(live)
        if vote is None or vote.message is None:
            return
        place = self.client.get_partial_messageable(live.row.channel)
        reply = await self.votes.reply(live, vote)
        await place.get_partial_message(vote.message).edit(content=reply.content, view=None)

    # ---- sending ------------------------------------------------------------------------------

    async def _send(
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


def _turn(live: Live, voice: Voice, seats: Sequence[Seat]) -> tuple[Post, ui.View]:
    """Whose turn it is now, all of them pinged."""
    mentions = mentioned(live, seats)
    words = turn_lines(live, voice, seats, asked_of(live, seats), mentions)
    return Post(words, mentions), table_buttons(voice, live.id, live.playing.seq, live.row.moves)


def _sentence(voice: Voice, row: OutboxRow) -> str:
    args = row.payload["args"]
    assert isinstance(args, dict)
    words = {key: value for key, value in args.items() if isinstance(value, int | str)}
    return voice.say(Text(str(row.payload["key"]), words))


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value
