"""What can be pressed under a post."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.talk.addresses import Address
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of


def table_buttons(voice: Voice, table: int, seq: int, move: int) -> ui.View:
    """What stands under every public post."""
    return view_of(
        [
            button(Address("move", table, seq), voice("button-move"), style=ButtonStyle.primary),
            button(Address("recap", table, 0, str(move)), voice("button-recap")),
            button(Address("hand", table, seq), voice("button-hand")),
            button(Address("history", table, 0, str(move)), voice("button-history")),
            button(Address("rules", table), voice("button-rules")),
            button(Address("table", table), voice("button-table")),
        ]
    )


def offer_buttons(voice: Voice, table: int, seat: int) -> ui.View:
    address = Address("take", table, 0, str(seat))
    return view_of([button(address, voice("button-take"), style=ButtonStyle.success)])


def keep_buttons(voice: Voice, table: int) -> ui.View:
    address = Address("keep", table)
    return view_of([button(address, voice("button-keep"), style=ButtonStyle.success)])


def follower_buttons(voice: Voice, table: int, move: int, *, goes_on: bool) -> ui.View:
    """For who looks on; while there is more to come, it can be ended."""
    history = button(Address("history", table, 0, str(move)), voice("button-history"))
    stop = button(Address("unfollow", table), voice("button-unfollow"))
    return view_of([history, *([stop] if goes_on else [])])


def sit_buttons(voice: Voice, table: int) -> ui.View:
    address = Address("sit", table)
    return view_of([button(address, voice("button-sit"), style=ButtonStyle.success)])


def start_buttons(voice: Voice, table: int) -> ui.View:
    address = Address("start", table)
    return view_of([button(address, voice("button-start"), style=ButtonStyle.primary)])


def newcomer_buttons(voice: Voice, table: int) -> ui.View:
    """For somebody who sits down in the middle of a game."""
    return view_of(
        [
            button(Address("move", table), voice("button-move"), style=ButtonStyle.primary),
            button(Address("history", table, 0, "1"), voice("button-history")),
            button(Address("rules", table), voice("button-rules")),
        ]
    )


def nudge_buttons(voice: Voice, table: int, since: int) -> ui.View:
    """For somebody who is awaited: to move, or to say when."""
    return view_of(
        [
            button(Address("move", table), voice("button-move"), style=ButtonStyle.primary),
            button(Address("recap", table), voice("button-recap")),
            button(Address("tomorrow", table, since), voice("button-tomorrow")),
            button(Address("away", table), voice("button-away")),
            button(Address("settings", table), voice("button-settings")),
        ]
    )


def ping_buttons(voice: Voice, table: int) -> ui.View:
    """For somebody who hears of their turn by direct message."""
    return view_of(
        [
            button(Address("move", table), voice("button-move"), style=ButtonStyle.primary),
            button(Address("recap", table), voice("button-recap")),
            button(Address("settings", table), voice("button-settings")),
        ]
    )


def hand_buttons(voice: Voice, table: int) -> ui.View:
    return view_of(
        [
            button(Address("move", table), voice("button-move"), style=ButtonStyle.primary),
            button(Address("recap", table), voice("button-recap")),
            button(Address("settings", table), voice("button-settings")),
        ]
    )


def end_buttons(voice: Voice, table: int, move: int) -> ui.View:
    return view_of(
        [
            button(Address("rematch", table), voice("button-rematch"), style=ButtonStyle.primary),
            button(Address("stats", table), voice("button-stats")),
            button(Address("history", table, 0, str(move)), voice("button-history")),
            button(Address("lookback", table), voice("button-look-back")),
        ]
    )


def past_buttons(voice: Voice, table: int, move: int) -> ui.View:
    """Under a hand when there is no move to be made any more."""
    return view_of(
        [
            button(Address("recap", table), voice("button-recap")),
            button(Address("history", table, 0, str(move)), voice("button-history")),
        ]
    )
