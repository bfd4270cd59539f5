"""The buttons of what somebody may do at the side of the game."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.panel.widgets import recap_button, rules_button
from bot.talk.addresses import Address
from bot.talk.limits import BUTTONS_PER_ROW, ROWS
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from games.core.contract import Decision, Option


def aside_view(
    voice: Voice, table: int, decision: Decision, *, plans: bool = False, asked: bool = True
) -> ui.View:
    """With what a full panel has no room for: what the others did, and the rules of the question,
    if there is one.
    """
    items = [
        button(
            Address("aside", table, 0, option.id), voice.say(option.label), row=n // BUTTONS_PER_ROW
        )
        for n, option in enumerate(decision.options)
    ]
    if plans:
        items.append(button(Address("plan", table), voice("button-plan"), row=ROWS - 1))
    items.append(recap_button(voice, table))
    if asked:
        items.append(rules_button(voice, table))
    return view_of([*items, button(Address("back", table), voice("button-back"), row=ROWS - 1)])


def aside_confirm_view(voice: Voice, table: int, option: Option) -> ui.View:
    sure = Address("do_aside", table, 0, option.id)
    return view_of(
        [
            button(sure, voice.say(option.label), style=ButtonStyle.danger),
            button(Address("back", table), voice("button-back")),
        ]
    )
