"""The post of a vote: its question, and what became of it."""

from __future__ import annotations

import msgspec
from discord import ButtonStyle, ui

from bot.posts.story_lines import told_lines
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from storage.records import VoteRow


class VotePost:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

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


def vote_view(voice: Voice, table: int, vote: int) -> ui.View:
    """Buttons of this vote alone: an old message must not answer a new question."""
    yes, no = Address("agree", table, vote), Address("refuse", table, vote)
    return view_of(
        [
            button(yes, voice("button-agree"), style=ButtonStyle.success),
            button(no, voice("button-refuse"), style=ButtonStyle.danger),
        ]
    )
