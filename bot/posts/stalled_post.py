"""What is asked about somebody who has let the others wait for long, and what became of it."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, TypeAlias, get_args

from discord import ButtonStyle, ui

from bot.tables.live import Live
from bot.talk.addresses import Address
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from storage.records import VoteRow

Remedy: TypeAlias = Literal["wait", "steward", "free", "end"]
REMEDIES: Final[tuple[Remedy, ...]] = get_args(Remedy)
LASTING: Final[tuple[Remedy, ...]] = ("free", "end")  # most of those asked must want it
OTHERS = 2  # one alone would give an opponent's hand to a friend


def remedies(vote: VoteRow) -> tuple[Remedy, ...]:
    """What can be chosen."""
    return tuple(each for each in REMEDIES if each != "free" or len(vote.needed) >= OTHERS)


def outcome(vote: VoteRow) -> Remedy:
    """What is wanted by more than half of those who answered; to wait on, if nothing is."""
    cast = Counter(vote.ballots.values())
    for remedy in REMEDIES:
        voices = len(vote.needed) if remedy in LASTING else len(vote.ballots)
        if 2 * cast[remedy] > voices:
            return remedy
    return "wait"


def about_stalled(live: Live, vote: VoteRow, now: int) -> Reply:
    voice = live.voice()
    who = f"**{voice.names[vote.by]}**"
    if vote.state == "expired" and vote.expires_at > now:
        return Reply(voice("vote-stalled-back", who=who))
    if vote.state != "open":
        return Reply(voice(f"vote-stalled-{outcome(vote)}", who=who))
    missing = [f"<@{live.user_at(seat)}>" for seat in vote.needed if seat not in vote.ballots]
    given = Counter(vote.ballots.values())
    so_far = [f"{voice(f'button-stalled-{r}')} {given[r]}" for r in remedies(vote) if given[r]]
    lines = [
        voice(
            "vote-stalled-open",
            who=who,
            n=len(vote.needed),
            missing=voice.listing(missing),
            until=f"<t:{vote.expires_at}:R>",
        ),
        *([f"-# {' · '.join(so_far)}"] if so_far else []),
    ]
    return Reply("\n".join(lines), _view(voice, live.id, vote))


def _view(voice: Voice, table: int, vote: VoteRow) -> ui.View:
    """Buttons of this vote alone: an old message must not answer a new question."""
    return view_of(
        button(
            Address("ballot", table, vote.expires_at, remedy),
            voice(f"button-stalled-{remedy}"),
            style=ButtonStyle.danger if remedy == "end" else ButtonStyle.secondary,
        )
        for remedy in remedies(vote)
    )
