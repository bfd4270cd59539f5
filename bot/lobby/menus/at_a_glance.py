"""A table in some lines: who sits there, what is played, how, and whose turn it is."""

from __future__ import annotations

from bot.posts.lines.turn_lines import asked_of, turn_lines
from bot.posts.lobby_post import entry_lines, hints_lines, note_lines, pace_line, seat_lines
from bot.tables.live import Live
from bot.tables.variants import variant_words
from bot.tables.volume import volume_line
from bot.talk.voice import Voice


def info_text(live: Live, voice: Voice, now: int) -> str:
    waiting = live.waiting()
    status, number = voice(f"status-{live.row.status}"), voice("info-table", id=str(live.id))
    lines = [f"**{voice('game-name')}** · {status} · {number}"]
    lines += seat_lines(live, voice)
    lines.append(voice("lobby-variant", what=variant_words(live.game, voice, live.row.variant)))
    lines += [pace_line(live, voice), volume_line(live, voice)]
    lines += [*hints_lines(live, voice), *note_lines(live, voice)]
    if live.row.status == "lobby":
        lines += entry_lines(live, voice)
    if live.row.paused_until > now:
        lines.append(voice("info-paused", until=f"<t:{live.row.paused_until}:D>"))
    if live.match:
        lines.append(voice("info-moves", n=live.row.moves))
    if waiting:
        lines.append(turn_lines(live, voice, waiting, asked_of(live, waiting), []))
    return "\n".join(lines)
