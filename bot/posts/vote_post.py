"""The post of a vote: its question, and what became of it."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.posts.lines.story_lines import lost_line, lost_moves
from bot.posts.stalled_post import about_stalled
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.names import escaped
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from games.core.seats import Seat
from storage.records import SeatRow, VoteRow


class VotePost:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def reply(self, live: Live, vote: VoteRow) -> Reply:
        """The vote as everybody sees it."""
        voice = live.voice()
        if vote.about == "stalled":
            return about_stalled(live, vote, self.sessions.now())
        if vote.about == "pause":
            return _about_pause(live, vote)
        if vote.heir is not None:
            return _about_seat(live, vote, vote.heir)
        by = voice.names[vote.by]
        overtaken = vote.state == "expired" and vote.expires_at > self.sessions.now()
        if vote.state != "open":
            key = "vote-overtaken" if overtaken else f"vote-{vote.state}"
            return Reply(voice(key, who=by, n=len(vote.needed), asked=_asked(vote, voice)))
        missing = [f"<@{live.user_at(seat)}>" for seat in asked_seats(live, vote)]
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
        return lost_line(voice, lost_moves(moves, vote.to_choice))


def asked_seats(live: Live, vote: VoteRow) -> list[Seat]:
    """Who has not answered yet; whose seat is to be given comes first."""
    answered = {*vote.agreed, *vote.ballots}
    missing = [seat for seat in vote.needed if seat not in answered]
    if vote.heir is not None and live.user_at(vote.by) is not None:
        return [vote.by, *missing]
    return missing


def heir_shown(heir: SeatRow) -> str:
    """Who gets a seat: a mention, or the name of a computer player."""
    return f"<@{heir.user}>" if heir.user is not None else f"**{escaped(heir.name)}**"


def _about_pause(live: Live, vote: VoteRow) -> Reply:
    voice = live.voice()
    missing = [f"<@{live.user_at(seat)}>" for seat in asked_seats(live, vote)]
    text = voice(
        f"vote-pause-{vote.state}",
        who=f"**{voice.names[vote.by]}**",
        pause=f"<t:{vote.to_choice}:D>",
        missing=voice.listing(missing),
        until=f"<t:{vote.expires_at}:R>",
        n=len(vote.needed),
        asked=_asked(vote, voice),
    )
    return Reply(text, vote_view(voice, live.id, vote.expires_at) if vote.state == "open" else None)


def _asked(vote: VoteRow, voice: Voice) -> str:
    """Who had to agree, by name: one person is not everybody."""
    return voice.listing([f"**{voice.names[seat]}**" for seat in vote.needed])


def _about_seat(live: Live, vote: VoteRow, heir: SeatRow) -> Reply:
    """Whose seat is to go to whom, and who decides that."""
    voice = live.voice()
    if vote.state != "open":
        offered = vote.state == "agreed" and heir.user is not None
        key = "vote-seat-offered" if offered else f"vote-seat-{vote.state}"
        return Reply(voice(key, who=f"**{voice.names[vote.by]}**", heir=heir_shown(heir)))
    owner = live.user_at(vote.by)
    others = [f"<@{live.user_at(s)}>" for s in asked_seats(live, vote) if s != vote.by]
    text = voice(
        _question_about_seat(vote, owned=owner is not None, others=bool(others)),
        who=f"<@{owner}>" if owner is not None else f"**{voice.names[vote.by]}**",
        heir=heir_shown(heir),
        missing=voice.listing(others),
        until=f"<t:{vote.expires_at}:R>",
    )
    return Reply(text, vote_view(voice, live.id, vote.expires_at))


def _question_about_seat(vote: VoteRow, *, owned: bool, others: bool) -> str:
    if not owned:
        return "vote-seat-bot"
    if not vote.needed:
        return "vote-seat-owner"
    return "vote-seat-others" if others else "vote-seat-silent"


def vote_view(voice: Voice, table: int, vote: int) -> ui.View:
    """Buttons of this vote alone: an old message must not answer a new question."""
    yes, no = Address("agree", table, vote), Address("refuse", table, vote)
    return view_of(
        [
            button(yes, voice("button-agree"), style=ButtonStyle.success),
            button(no, voice("button-refuse"), style=ButtonStyle.danger),
        ]
    )
