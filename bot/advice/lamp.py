"""A lamp on what is advised, among the buttons and menus of the panel that asks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from discord import ui

from bot.panel.pieces import read_deed
from bot.talk.addresses import read_address
from bot.talk.replies import Reply
from games.core.guiding import Answer

LAMP = "💡"
ANSWERING = ("pick", "piece", "act")


def lit(
    reply: Reply, picks: Sequence[str], joined: Mapping[str, tuple[Answer, ...]] | None = None
) -> Reply:
    """The same panel; whatever a button is called there, it is seen which one is meant.

    An option that only stands in a menu has its lamp on the one shortcut that begins with it.
    """
    items = reply.view.children if reply.view else ()
    buttons = [item for item in items if isinstance(item, ui.Button)]
    begun = [id for id, answers in (joined or {}).items() if answers[0] == tuple(picks)]
    meant = [each for each in buttons if _leads_to(each.custom_id or "", picks)]
    if not meant and len(begun) == 1:
        meant = [each for each in buttons if _leads_to(each.custom_id or "", begun)]
        picks = () if meant else picks
    for each in meant:
        each.emoji = LAMP
    for item in items:
        if isinstance(item, ui.Select):
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
