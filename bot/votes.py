"""Undo by consent: past what was revealed or done by others, those affected must agree."""

from __future__ import annotations

import msgspec

from bot.live import Live
from bot.refusals import RefusedError
from bot.replies import Reply
from bot.sessions import Sessions
from bot.widgets import vote_view
from games.core.text import Seat
from storage.records import NewOutbox, VoteRow

DAY = 24 * 3600


class Votes:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def ask(self, live: Live, seat: Seat) -> VoteRow:
        """Opens a vote on taking back the seat's last choice and all after it."""
        if live.playing.outcome:
            raise RefusedError("error-over")
        known = await self._open(live)
        if known:
            raise RefusedError("refused-vote-open")
        choices = await self.store.choices(live.id)
        own = [n for n, choice in enumerate(choices) if choice.seat == seat and not choice.aside]
        if not own:
            raise RefusedError("refused-nothing-to-undo")
        needed = tuple(other for other, _ in live.people() if other != seat)
        expires = self.sessions.now() + DAY
        vote = VoteRow(live.id, seat, own[-1], expires, needed)
        await self.store.save_vote(vote)
        if needed:
            lane = f"channel:{live.row.channel}"
            await self.store.post([NewOutbox(lane, "vote", {}, table=live.id)])
            self.sessions.wake()
        else:
            await self.carry_out(live, vote)
        return vote

    async def _open(self, live: Live) -> VoteRow | None:
        vote = await self.store.vote(live.id)
        if vote is None or vote.state != "open":
            return None
        if vote.expires_at < self.sessions.now():
            await self.store.save_vote(msgspec.structs.replace(vote, state="expired"))
            return None
        return vote

    async def agree(self, live: Live, seat: Seat) -> VoteRow:
        """Counts an agreement; the last one takes the choice back."""
        vote = await self._open(live)
        if vote is None:
            raise RefusedError("refused-no-vote")
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
        args: dict[str, int | str] = {"who": live.names[vote.by]}
        row = NewOutbox(
            f"channel:{live.row.channel}",
            "note",
            {"key": "note-undone", "args": dict(args)},
            table=live.id,
        )
        await self.sessions.rewind(live, vote.to_choice, [row])

    async def refuse(self, live: Live, seat: Seat) -> VoteRow:
        vote = await self._open(live)
        if vote is None:
            raise RefusedError("refused-no-vote")
        if seat not in vote.needed and seat != vote.by:
            raise RefusedError("refused-not-your-vote")
        vote = msgspec.structs.replace(vote, state="refused")
        await self.store.save_vote(vote)
        return vote


def vote_reply(live: Live, vote: VoteRow) -> Reply:
    """The vote as everybody sees it."""
    voice = live.voice()
    by = voice.names[vote.by]
    if vote.state != "open":
        return Reply(voice(f"vote-{vote.state}", who=by))
    missing = [f"<@{live.user_at(seat)}>" for seat in vote.needed if seat not in vote.agreed]
    text = voice(
        "vote-open", who=by, missing=voice.listing(missing), until=f"<t:{vote.expires_at}:R>"
    )
    return Reply(text, vote_view(voice, live.id))
