"""What happened, in sentences, as far as somebody may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.posts.lines.film import heard
from bot.talk.limits import MESSAGE
from bot.talk.voice import Voice
from games.core.contract import Event
from games.core.seats import Seat
from storage.records import MoveRow

FULL = MESSAGE - 200  # with a title, and the line that says how many are left out


def told_lines(voice: Voice, events: Iterable[Event], seat: Seat | None = None) -> list[str]:
    """Public events, and those told to this seat alone."""
    return [voice.say(event.text) for event in heard(events, seat)]


def hurried_line(voice: Voice, hurried: Sequence[Seat]) -> str:
    """Whose answers the steward gave because there was no time to look ahead; empty: nobody's."""
    if not hurried:
        return ""
    who = voice.listing([f"**{voice.names[seat]}**" for seat in sorted(set(hurried))])
    return f"-# {voice('post-hurried', who=who, n=len(hurried))}"


def recap_lines(
    voice: Voice, moves: Sequence[MoveRow], seat: Seat | None = None, *, all_of_it: bool = False
) -> list[tuple[int, str]]:
    """Each line with the number of its move; moves taken back only where all of it is wanted."""
    return [
        (move.number, voice("log-undone", line=line) if move.undone else line)
        for move in moves
        if all_of_it or not move.undone
        for line in told_lines(voice, move.events, seat)
    ]


def lost_moves(moves: Iterable[MoveRow], to_choice: int) -> list[MoveRow]:
    """Which moves go when everything from a choice on is taken back."""
    return [move for move in moves if not move.undone and move.last >= to_choice]


def lost_line(voice: Voice, lost: Sequence[MoveRow]) -> str:
    """Which moves are taken back, and what the first of them was."""
    if not lost:
        return voice("vote-what-draft")
    lines = told_lines(voice, lost[0].events)
    first, last, line = lost[0].number, lost[-1].number, lines[0] if lines else "…"
    return voice("vote-what", n=len(lost), first=first, last=last, line=line)


def latest_lines(voice: Voice, lines: Sequence[str], room: int = FULL) -> str:
    """As many of the latest lines as there is room for; the first says how many are left out."""
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            kept.append(voice("post-earlier", n=len(lines) - len(kept)))
            break
        kept.append(line)
    return "\n".join(reversed(kept))
