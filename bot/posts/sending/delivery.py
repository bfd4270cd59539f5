"""Delivering news to Discord: boards, pings, notes, votes, hands, the end of a game."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias, assert_never

import discord
import msgspec
from discord import ui

from bot.people.ping_ways import PingWays
from bot.people.quiet_hours import QuietHours
from bot.posts.buttons import offer_buttons, past_buttons, table_buttons
from bot.posts.composer import Composer, mentioned
from bot.posts.lines.turn_lines import asked_of, turn_lines
from bot.posts.news import (
    AskedToLeave,
    Board,
    Digest,
    End,
    Followed,
    FollowersTold,
    Hand,
    Invited,
    LatePicture,
    LobbyEnding,
    LobbyFull,
    LobbyShown,
    Look,
    NextUp,
    Note,
    Nudge,
    Offer,
    Ping,
    Present,
    Reminder,
    SeatAsked,
    SeatGone,
    Trouble,
    VoteEnd,
    VoteQuestion,
    WaitingLine,
    news_in,
)
from bot.posts.outbox import Undeliverable
from bot.posts.post import Post
from bot.posts.rows import note_row, vote_end_row, vote_later_row
from bot.posts.sending.absences import Absences
from bot.posts.sending.already_sent import AlreadySent
from bot.posts.sending.channel import ChannelPosts
from bot.posts.sending.direct import DirectMessages
from bot.posts.sending.follower_delivery import FollowerDelivery
from bot.posts.sending.hand_delivery import HandDelivery
from bot.posts.sending.lobby_delivery import LobbyDelivery
from bot.posts.sending.move_delivery import MoveDelivery
from bot.posts.sending.pings.digest_delivery import DigestDelivery
from bot.posts.sending.pings.kept_pings import KeptPings
from bot.posts.sending.pings.next_up import NextUps
from bot.posts.sending.pings.nudges import Nudges
from bot.posts.sending.pings.turn_messages import TurnMessages
from bot.posts.sending.pings.turn_pings import TurnPings
from bot.posts.sending.seat_delivery import SeatDelivery
from bot.posts.sending.trouble_delivery import TroubleDelivery
from bot.posts.sending.waiting_lines import WaitingLines
from bot.posts.vote_post import VotePost, asked_seats
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.troubles import meaning_of
from bot.talk.voice import Voice
from games.core.seats import Seat
from games.core.text import Text
from storage.records import OutboxRow, VoteRow

log = logging.getLogger(__name__)

Settle: TypeAlias = Callable[[Live], Awaitable[VoteRow | None]]  # ends a vote whose time is up


class Delivery:
    def __init__(
        self, client: discord.Client, sessions: Sessions, composer: Composer, settle: Settle
    ) -> None:
        self.client = client
        self.sessions = sessions
        self.store = sessions.store
        self.composer = composer
        self.settle = settle
        self.votes = VotePost(sessions)
        self.quiet_hours = QuietHours(sessions.store, sessions.now)
        kept, ways = KeptPings(sessions.store), PingWays(sessions.store)
        self.turns = TurnPings(sessions.store, sessions.now, self.quiet_hours, kept, ways)
        self.absences = Absences(client, sessions)
        self.already = AlreadySent(client, sessions)
        self.hands = HandDelivery(
            client, sessions, composer, self.quiet_hours, self.absences, self.already
        )
        direct = DirectMessages(client, sessions, self.quiet_hours, self.already)
        self.seats = SeatDelivery(client, sessions, direct, self.already)
        self.troubles = TroubleDelivery(client, sessions, self.already)
        self.channel = ChannelPosts(
            client, self.store, self.quiet_hours, self.turns, self.absences, self.already
        )
        self.turn_messages = TurnMessages(sessions, self.turns, direct, self.channel)
        self.next_ups = NextUps(sessions, ways, direct)
        self.moves = MoveDelivery(sessions, composer, self.channel, self.next_ups)
        self.nudges = Nudges(sessions, self.quiet_hours, ways, self.absences, direct, self.channel)

        self.followers = FollowerDelivery(sessions, composer, direct)
        self.lobbies = LobbyDelivery(sessions, self.channel, direct)
        self.digests = DigestDelivery(sessions, self.absences, kept, direct)
        self.lines = WaitingLines(sessions, self.channel)

    async def deliver(self, row: OutboxRow) -> int | None:
        """Sends one row; returns the message's id."""
        message = await self._deliver(row)
        self.already.noted(row)
        return message

    async def _deliver(self, row: OutboxRow) -> int | None:
        news, table = news_in(row), row.table
        if isinstance(news, Digest):
            return await self.digests.deliver(row, news)
        if table is None:
            raise Undeliverable("a row without a table")
        match news:
            case Board() | End() as news:
                return await self.moves.deliver(row, table, news)
            case LatePicture() as news:
                return await self.moves.add_pictures(row, table, news)
            case Ping() as news:
                return await self._ping(row, table, news)
            case Present(key, args):
                return await self._present(row, table, key, args)
            case Reminder() as news:
                return await self.turn_messages.deliver(row, table, news)
            case NextUp() as news:
                return await self.next_ups.deliver(row, table, news)
            case Nudge() as news:
                return await self.nudges.deliver(row, table, news)
            case WaitingLine():
                return await self.lines.deliver(row, table)
            case Offer(seat):
                return await self._offer(row, table, seat)
            case Note(key, args, pings):
                return await self._note(row, table, key, args, pings)
            case VoteQuestion(user):
                return await self._vote(row, table, user)
            case VoteEnd():
                return await self._vote_end(row, table)
            case SeatAsked(vote):
                return await self.seats.ask(row, table, vote)
            case SeatGone(user, heir):
                return await self.seats.take_away(row, table, user, heir)
            case Trouble() as news:
                return await self.troubles.deliver(row, table, news)
            case Look(user):
                await self.absences.look(await self.sessions.glance(table), user)
                return None
            case Hand(seat):
                return await self.hands.deliver(row, table, seat)
            case LobbyEnding():
                return await self.lobbies.warn(row, table)
            case LobbyFull():
                return await self.lobbies.call_host(row, table)
            case FollowersTold() as news:
                await self.followers.spread(table, news)
                return None
            case Followed() as news:
                return await self.followers.deliver(row, table, news)
            case Invited(user):
                return await self.lobbies.invite(row, table, user)
            case AskedToLeave(user):
                return await self.lobbies.part(row, table, user)
            case LobbyShown():
                return await self.lobbies.show(row, table)
            case unknown:
                assert_never(unknown)

    async def untold(self, row: OutboxRow) -> None:
        """Something could not be told for a fault of ours: a plain sentence calls instead."""
        if row.table is None or row.kind == "note" or not row.lane.startswith("channel:"):
            return  # a sentence that fails is not mended by another one
        live = await self.sessions.glance(row.table)
        called = mentioned(live, live.waiting())
        names = " ".join(f"<@{user}>" for user in called)
        await self.store.post([note_row(live, "note-untold", called, called=names)])

    # ---- turns --------------------------------------------------------------------------------

    async def _ping(self, row: OutboxRow, table: int, news: Ping) -> int:
        async with self.sessions.table(table) as live:
            voice = live.voice()
            mentions = mentioned(live, news.pinged)
            told = [f"• {voice.say(text)}" for text in news.told]
            turn = turn_lines(live, voice, news.waiting, news.asked, mentions)
            view = table_buttons(voice, table, news.seq, live.row.moves)
        post = Post("\n".join([*told, turn]), mentions)
        sent = await self.channel.send(live, row, post, view, news.pinged)
        await self.next_ups.after(live, row, news)
        return sent.id

    async def _present(
        self, row: OutboxRow, table: int, key: str, args: Mapping[str, int | str]
    ) -> int:
        """The table as it is, after something other than a move."""
        async with self.sessions.table(table) as live:
            voice, waiting = live.voice(), live.waiting()
            lines = [voice.say(Text(key, args))] if key else []
            post, view = _turn(live, voice, waiting)
        post.content = "\n".join([*lines, post.content])
        post.picture = await self.composer.present(live)
        post.content = post.with_note(voice)
        return (await self.channel.send(live, row, post, view, waiting)).id

    # ---- notes and votes ----------------------------------------------------------------------

    async def _note(
        self,
        row: OutboxRow,
        table: int,
        key: str,
        args: Mapping[str, int | str],
        pings: Sequence[int],
    ) -> int:
        """Of a game that was closed, with the way to what was played."""
        async with self.sessions.table(table) as live:
            voice = live.voice()
            post = Post(voice.say(Text(key, args)), list(pings))
            is_past = live.row.status == "closed" and live.match is not None
            view = past_buttons(voice, live.id, live.row.moves) if is_past else None
        return (await self.channel.send(live, row, post, view)).id

    async def _offer(self, row: OutboxRow, table: int, seat: Seat) -> int | None:
        """Unless it was taken meanwhile."""
        async with self.sessions.table(table) as live:
            offered = live.seats[seat].offered
            if offered is None or live.row.status != "playing":
                return None
            voice, who = live.voice(), f"**{live.voice().names[seat]}**"
            key, to = ("offer-anybody", []) if offered == 0 else ("offer-person", [offered])
            view: ui.View | None = offer_buttons(voice, table, seat)
            if offered == 0 and live.row.entry == "invited":
                key, view = "offer-invited", None
        host = f"<@{live.row.host}>"
        post = Post(voice(key, who=who, to=f"<@{offered}>", host=host), to)
        return (await self.channel.send(live, row, post, view)).id

    async def _vote(self, row: OutboxRow, table: int, late: int | None) -> int | None:
        """The question; to `late` alone, who was asked in quiet hours, once more."""
        async with self.sessions.table(table) as live:
            vote = await self.store.vote(table)
            if vote is None or vote.state != "open":
                return None
            reply = await self.votes.reply(live, vote)
        missing = mentioned(live, asked_seats(live, vote))
        if late is not None and late not in missing:
            return None
        post = Post(reply.content, missing if late is None else [late])
        quiet = await self.quiet_hours.among(post.mentions)
        message = await self.channel.send(live, row, post, reply.view)
        rows = [vote_later_row(live, user, until) for user, until in quiet.items()]
        await self.store.post(rows)
        if late is None:
            await self._note_question(table, vote, message.id)
        return message.id

    async def _note_question(self, table: int, asked: VoteRow, message: int) -> None:
        """Where it was asked. It may have been answered meanwhile, elsewhere than there."""
        async with self.sessions.table(table) as live:
            vote = await self.store.vote(table)
            if vote is None or vote.expires_at != asked.expires_at:
                return
            noted = msgspec.structs.replace(vote, message=message)
            await self.store.save_vote(noted, instead_of=vote)
        if vote.state != "open":
            await self.store.post([vote_end_row(live, vote, 0)])

    async def _vote_end(self, row: OutboxRow, table: int) -> int | None:
        """The time is up: the question is closed where it was asked."""
        async with self.sessions.table(table) as live:
            vote = await self.settle(live)
        if vote is None:
            return None
        reply = await self.votes.reply(live, vote)
        owner = live.user_at(vote.by)
        if vote.heir is not None and owner is not None:
            await self.seats.decided(owner, vote, reply.content)
        if vote.message is None:
            return None
        try:
            await self.channel.message(live, vote.message).edit(content=reply.content, view=None)
        except discord.HTTPException as error:
            if meaning_of(error) != "anew":
                raise
            return (await self.channel.send(live, row, Post(reply.content, []), None)).id
        return vote.message


def _turn(live: Live, voice: Voice, seats: Sequence[Seat]) -> tuple[Post, ui.View]:
    """Whose turn it is now, all of them pinged."""
    mentions = mentioned(live, seats)
    words = turn_lines(live, voice, seats, asked_of(live, seats), mentions)
    return Post(words, mentions), table_buttons(voice, live.id, live.playing.seq, live.row.moves)
