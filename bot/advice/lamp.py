"""A lamp on what is advised, among the buttons and menus of the panel that asks."""

from __future__ import annotations

from collections.abc import Collection

from discord import ui

from bot.panel.pieces import read_deed
from bot.talk.addresses import read_address
from bot.talk.replies import Reply

LAMP = "💡"
ANSWERING = ("pick", "piece", "act")


def lit(reply: Reply, picks: Collection[str]) -> Reply:
    """The same panel; whatever a button is called there, it is seen which one is meant."""
    for item in reply.view.children if reply.view else ():
        if isinstance(item, ui.Button) and _leads_to(item.custom_id or "", picks):
            item.emoji = LAMP
        elif isinstance(item, ui.Select):
            for option in item.options:
                if _is_meant(option.value, picks):
                    option.emoji = LAMP
    return reply


def _leads_to(custom_id: str, picks: Collection[str]) -> bool:
    address = read_address(custom_id)
    if address is None or address.verb not in ANSWERING:
        return False
    return _is_meant(address.argument, picks)


def _is_meant(argument: str, picks: Collection[str]) -> bool:
    """An option, or a piece with what it may do."""
    return argument in picks or read_deed(argument)[1] in picks
