"""The table at a glance, and what can be done about it besides playing."""

from __future__ import annotations

from bot.posts.lines.turn_lines import asked_of, turn_lines
from bot.posts.lobby_post import pace_line, seat_lines
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.tables.variants import variant_words
from bot.talk.addresses import Address
from bot.talk.limits import MESSAGE, cut
from bot.talk.presses import Press
from bot.talk.replies import Reply, fill, private
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of


class TableMenu:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions

    async def open(self, press: Press) -> None:
        await private(press.click)
        async with self.sessions.table(press.table) as live:
            reply = table_menu(live, live.voice(press.language), press.user, self.sessions.now())
        await fill(press.click, reply)


def table_menu(live: Live, voice: Voice, user: int, now: int) -> Reply:
    """With buttons for who plays in a running game; the host has one more."""
    text = cut(info_text(live, voice, now), MESSAGE)
    if live.row.status != "playing" or live.seat_of(user) is None:
        return Reply(text)
    buttons = [
        button(Address("away", live.id), voice("button-away")),
        button(Address("pause", live.id), voice("button-pause")),
        button(Address("quit", live.id), voice("button-quit")),
    ]
    if live.row.host == user:
        buttons.append(button(Address("pace", live.id), voice("button-pace")))
    return Reply(text, view_of(buttons))


def info_text(live: Live, voice: Voice, now: int) -> str:
    waiting = live.waiting()
    status, number = voice(f"status-{live.row.status}"), voice("info-table", id=str(live.id))
    lines = [f"**{voice('game-name')}** · {status} · {number}"]
    lines += seat_lines(live, voice)
    lines.append(voice("lobby-variant", what=variant_words(live.game, voice, live.row.variant)))
    lines.append(pace_line(live, voice))
    if live.row.paused_until > now:
        lines.append(voice("info-paused", until=f"<t:{live.row.paused_until}:D>"))
    if live.match:
        lines.append(voice("info-moves", n=live.row.moves))
    if waiting:
        lines.append(turn_lines(live, voice, waiting, asked_of(live, waiting), []))
    return "\n".join(lines)
