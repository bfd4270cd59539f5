"""The end of a game: result, points, export."""

from __future__ import annotations

from io import BytesIO

import discord

from bot.live import Live
from bot.speech import Voice
from games.core.record import Record, write_record


def end_content(live: Live, voice: Voice) -> str:
    """Who won and why; the points of everybody."""
    outcome = live.playing.outcome
    assert outcome is not None
    names = voice.listing([f"**{voice.names[seat]}**" for seat in outcome.winners])
    order = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
    lines = [f"{voice.names[seat]}: {outcome.scores[seat]}" for seat in order]
    title = voice("end-title", who=names, n=len(outcome.winners))
    return f"\n🏛️ {title} {voice(f'end-{outcome.reason}')}\n" + " · ".join(lines)


def export_file(live: Live, record: Record) -> discord.File:
    """The whole game as a file that `python -m games replay` reads."""
    name = f"{live.row.game}-{live.id}.json"
    return discord.File(BytesIO(write_record(record)), filename=name)
