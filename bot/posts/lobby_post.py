"""The lobby as people see it: who sits, what is played, what is still missing; its buttons."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.tables.computers import bot_words
from bot.tables.live import Live
from bot.tables.variants import variant_words
from bot.talk.addresses import Address
from bot.talk.limits import MESSAGE, cut
from bot.talk.names import escaped
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from storage.records import SeatRow


def shown_now(live: Live) -> Reply:
    """As it looks at this moment, also when the game has begun or the table is closed."""
    if live.row.status == "lobby":
        return lobby_reply(live)
    return closed_reply(live, "lobby-started" if live.row.status == "playing" else "lobby-closed")


def lobby_reply(live: Live) -> Reply:
    """Who sits, what is played, and what is still missing."""
    voice = live.voice()
    game = live.game
    lines = [f"## {voice('game-name')}", voice("game-about"), "", *seat_lines(live, voice)]
    free = range(len(live.seats) + 1, live.row.seats_wanted + 1)
    lines += [f"{n}. {voice('lobby-free')}" for n in free]
    lines.append("")
    lines.append(voice("lobby-variant", what=variant_words(game, voice, live.row.variant)))
    lines.append(pace_line(live, voice))
    lines += [*note_lines(live, voice), *entry_lines(live, voice), *hints_lines(live, voice)]
    enough = len(live.seats) in game.seats
    lines.append(voice("lobby-ready" if enough else "lobby-waiting", n=game.seats[0]))
    return Reply(
        cut("\n".join(lines), MESSAGE),
        lobby_view(voice, live.id, can_be_learnt=live.game.lesson is not None),
    )


def closed_reply(live: Live, key: str) -> Reply:
    voice = live.voice()
    what = variant_words(live.game, voice, live.row.variant)
    lines = [f"## {voice('game-name')}", voice(key), "", *seat_lines(live, voice)]
    return Reply("\n".join([*lines, voice("lobby-variant", what=what)]))


def pace_line(live: Live, voice: Voice) -> str:
    return voice("lobby-pace", pace=voice(f"pace-{live.row.pace}"))


def note_lines(live: Live, voice: Voice) -> list[str]:
    """What the host wants to say: a person's own words, so neither markup nor a link."""
    note = live.row.note
    return [voice("lobby-note", note=escaped(note))] if note else []


def entry_lines(live: Live, voice: Voice) -> list[str]:
    return [voice("lobby-private")] if live.row.entry == "invited" else []


def hints_lines(live: Live, voice: Voice) -> list[str]:
    return [] if live.row.hints == "off" else [voice(f"table-hints-{live.row.hints}")]


def seat_lines(live: Live, voice: Voice) -> list[str]:
    lines = []
    for row in live.seats:
        named = voice("lobby-bot", kind=bot_words(voice, row.bot)) if row.bot else ""
        kind = named or f"<@{row.user}>"
        host = f" · {voice('lobby-host')}" if row.user == live.row.host else ""
        absent = f" · {words}" if (words := absence_words(row, voice)) else ""
        lines.append(f"{row.seat + 1}. **{voice.names[row.seat]}** – {kind}{host}{absent}")
    return lines


def absence_words(row: SeatRow, voice: Voice) -> str:
    """What is to be known of a seat whose person is not here, or gives it away."""
    words = []
    if row.away_until is not None:
        words.append(voice("seat-away", until=f"<t:{row.away_until}:D>"))
    if row.stand_in is not None:
        words.append(voice("seat-stand-in"))
    if row.offered is not None:
        words.append(voice("seat-free"))
    return ", ".join(words)


def lobby_view(voice: Voice, table: int, *, can_be_learnt: bool = False) -> ui.View:
    learn = [button(Address("learn", table), voice("button-learn"), row=0)]
    return view_of(
        [
            button(Address("join", table), voice("button-join"), style=ButtonStyle.success, row=0),
            button(Address("leave", table), voice("button-leave"), row=0),
            button(
                Address("start", table), voice("button-start"), style=ButtonStyle.primary, row=0
            ),
            *(learn if can_be_learnt else []),
            button(Address("addbot", table), voice("button-add-bot"), row=1),
            button(Address("removebot", table), voice("button-remove-bot"), row=1),
            button(Address("variant", table), voice("button-variant"), row=1),
            button(Address("pace", table), voice("button-pace"), row=1),
            button(Address("table", table), voice("button-table"), row=1),
        ]
    )
