"""How a game ended, in the first lines of its last post."""

from __future__ import annotations

from bot.tables.live import Live
from bot.tables.results import result_of
from bot.talk.voice import Voice


def end_lines(live: Live, voice: Voice) -> str:
    """Who has won, with everybody's points, and why it is over."""
    result = result_of(live.playing)
    if result is None:  # it was taken back before this was told
        return ""
    winners = [f"**{voice.names[it.seat]}**" for it in result.seats if it.won]
    won = voice("post-won", who=voice.listing(winners), n=len(winners))
    ranked = sorted(result.seats, key=lambda it: (it.place, it.seat))
    points = " · ".join(f"{voice.names[it.seat]} {it.score}" for it in ranked)
    reason = f"end-{result.reason}"
    why = [voice(reason)] if voice.has(reason) else []
    return "\n".join([f"🏛️ {won} – {points}", *(f"-# {line}" for line in why)])
