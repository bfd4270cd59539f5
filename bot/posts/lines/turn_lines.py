"""Whose turn it is and what for, as far as everybody may know it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from bot.tables.live import Live
from bot.talk.voice import Voice
from games.core.seats import Seat


def asked_of(live: Live, seats: Sequence[Seat]) -> list[str]:
    """The kind of question each of the seats is asked; never the question itself, which may tell
    what a player holds.
    """
    return [live.playing.turn_key(seat) or "" for seat in seats]


def turn_lines(
    live: Live, voice: Voice, waiting: Sequence[Seat], asked: Sequence[str], mentions: Sequence[int]
) -> str:
    """One line for each kind of question: who is pinged by mention, the others by name."""
    groups: dict[str, list[Seat]] = {}
    for seat, key in zip_longest(waiting, asked[: len(waiting)], fillvalue=""):
        assert not isinstance(seat, str)
        groups.setdefault(what_for(voice, key), []).append(seat)
    return "\n".join(_line(live, voice, seats, what, mentions) for what, seats in groups.items())


def what_for(voice: Voice, key: str) -> str:
    """«lead a role or think»; empty where the game has no public words for it."""
    text = f"turn-{key.replace('.', '-')}"
    return voice(text) if key and voice.has(text) else ""


def _away(live: Live, voice: Voice, seat: Seat) -> str:
    """Behind the name of somebody who said so."""
    until = live.seats[seat].away_until
    return "" if until is None else f" ({voice('seat-away', until=f'<t:{until}:D>')})"


def what_for_all(voice: Voice, asked: Sequence[str]) -> str:
    """What is awaited of those who are asked, each thing once; empty where one cannot be told."""
    found = list(dict.fromkeys(what_for(voice, key) for key in asked))
    return " / ".join(found) if all(found) else ""


def _line(
    live: Live, voice: Voice, seats: Sequence[Seat], what: str, mentions: Sequence[int]
) -> str:
    users = [live.user_at(seat) for seat in seats]
    people = [
        (f"<@{user}>" if user in mentions else f"**{voice.names[seat]}**")
        + _away(live, voice, seat)
        for seat, user in zip(seats, users, strict=True)
    ]
    who, n = voice.listing(people), len(people)
    if not what:
        return voice("post-turn", who=who, n=n)
    addressed = all(user in mentions for user in users)
    return voice("post-your-turn" if addressed else "post-turn-what", who=who, n=n, what=what)
