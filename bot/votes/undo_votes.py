"""Undo by consent: past what was revealed or done by others, those affected must agree."""

from __future__ import annotations

import msgspec
from discord import ButtonStyle, ui

from bot.posts.rows import hand_rows, present_row
from bot.posts.story_lines import told_lines
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.names import escaped
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from games.core.text import Seat
from storage.records import NewOutbox, VoteRow

DAY = 24 * 3600


class Votes:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def ask(self, live: Live, seat: Seat) -> VoteRow:
        """Opens a vote on taking back the seat's last turn and all after it."""
        if live.playing.outcome:
            raise RefusedError("error-over")
        known = await self._open(live)
        if known:
            raise RefusedError("refused-vote-open")
        first = await self._turn_of(live, seat)
        if first is None:
            raise RefusedError("refused-nothing-to-undo")
        needed = tuple(other for other, _ in live.people() if other != seat)
        expires = self.sessions.now() + DAY
        vote = VoteRow(live.id, seat, first, expires, needed)
        await self.store.save_vote(vote)
        if needed:
            await self.store.post(vote_rows(live, vote))
            self.sessions.wake()
        else:
            await self.carry_out(live, vote)
        return vote

    async def _turn_of(self, live: Live, seat: Seat) -> int | None:
        """The choice with which the seat's last turn began: since then nobody else chose."""
        choices = await self.store.choices(live.id)
        own = [n for n, choice in enumerate(choices) if choice.seat == seat and not choice.aside]
        if not own:
            return None
        moves = await self.store.moves(live.id, 0, live.row.moves)
        begun = [move.first for move in moves if not move.undone]
        begun.append(live.playing.saved().before)
        first = own[-1]
        start = max(n for n in begun if n <= first)
        while first > start and choices[first - 1].seat == seat:
            first -= 1
        return first

    async def _open(self, live: Live) -> VoteRow | None:
        vote = await self.store.vote(live.id)
        if vote is None or vote.state != "open":
            return None
        if vote.expires_at < self.sessions.now():
            await self.store.save_vote(msgspec.structs.replace(vote, state="expired"))
            return None
        return vote

    async def _this(self, live: Live, id: int) -> VoteRow:
        """The open vote, if it is the one whose button was pressed."""
        vote = await self._open(live)
        if vote is None or vote.expires_at != id:
            raise RefusedError("refused-no-vote")
        return vote

    async def agree(self, live: Live, seat: Seat, id: int) -> VoteRow:
        """Counts an agreement; the last one takes the choice back."""
        vote = await self._this(live, id)
        if seat not in vote.needed:
            raise RefusedError("refused-not-your-vote")
        agreed = tuple(dict.fromkeys((*vote.agreed, seat)))
        vote = msgspec.structs.replace(vote, agreed=agreed)
        if set(agreed) >= set(vote.needed):
            await self.carry_out(live, vote)
            vote = msgspec.structs.replace(vote, state="agreed")
        await self.store.save_vote(vote)
        return vote

    async def carry_out(self, live: Live, vote: VoteRow) -> None:
        """Everybody sees the table as it is again, and their hands."""
        told = present_row(live, "note-undone", who=escaped(live.names[vote.by]))
        await self.sessions.rewind(live, vote.to_choice, [told, *hand_rows(live)])

    async def expire(self, live: Live) -> VoteRow | None:
        """At its time, or overtaken by a move: a vote ends, and its message says so."""
        vote = await self.store.vote(live.id)
        if vote is None or vote.state not in ("open", "expired"):
            return None
        if vote.state == "open" and vote.expires_at > self.sessions.now():
            return None
        vote = msgspec.structs.replace(vote, state="expired")
        await self.store.save_vote(vote)
        return vote

    async def reply(self, live: Live, vote: VoteRow) -> Reply:
        """The vote as everybody sees it."""
        voice = live.voice()
        by = voice.names[vote.by]
        if vote.state == "expired" and vote.expires_at > self.sessions.now():
            return Reply(voice("vote-overtaken", who=by))
        if vote.state != "open":
            return Reply(voice(f"vote-{vote.state}", who=by))
        missing = [f"<@{live.user_at(seat)}>" for seat in vote.needed if seat not in vote.agreed]
        text = voice(
            "vote-open",
            who=by,
            what=await self._what(live, vote, voice),
            missing=voice.listing(missing),
            until=f"<t:{vote.expires_at}:R>",
        )
        return Reply(text, vote_view(voice, live.id, vote.expires_at))

    async def _what(self, live: Live, vote: VoteRow, voice: Voice) -> str:
        """Which moves would be taken back, and what the first of them was."""
        moves = await self.store.moves(live.id, 0, live.row.moves)
        lost = [move for move in moves if not move.undone and move.last >= vote.to_choice]
        if not lost:
            return voice("vote-what-draft")
        lines = told_lines(voice, lost[0].events)
        first, last, line = lost[0].number, lost[-1].number, lines[0] if lines else "…"
        return voice("vote-what", n=len(lost), first=first, last=last, line=line)

    async def refuse(self, live: Live, seat: Seat, id: int) -> VoteRow:
        vote = await self._this(live, id)
        if seat not in vote.needed and seat != vote.by:
            raise RefusedError("refused-not-your-vote")
        vote = msgspec.structs.replace(vote, state="refused")
        await self.store.save_vote(vote)
        return vote


def vote_later_row(live: Live, user: int, until: int) -> NewOutbox:
    """The same question to somebody who has quiet hours now."""
    lane = f"vote:{live.id}:{user}"
    return NewOutbox(
        lane, "vote", {"user": user}, table=live.id, not_before=until, replace_key=lane
    )


def vote_rows(live: Live, vote: VoteRow) -> list[NewOutbox]:
    """The question now, and its end in a lane of its own, so that nothing waits for it."""
    asked = NewOutbox(f"channel:{live.row.channel}", "vote", {}, table=live.id)
    lane = f"vote:{live.id}:{vote.expires_at}"
    ends = NewOutbox(lane, "vote_end", {}, table=live.id, not_before=vote.expires_at + 1)
    return [asked, ends]


def vote_view(voice: Voice, table: int, vote: int) -> ui.View:
    """Buttons of this vote alone: an old message must not answer a new question."""
    yes, no = Address("agree", table, vote), Address("refuse", table, vote)
    return view_of(
        [
            button(yes, voice("button-agree"), style=ButtonStyle.success),
            button(no, voice("button-refuse"), style=ButtonStyle.danger),
        ]
    )
