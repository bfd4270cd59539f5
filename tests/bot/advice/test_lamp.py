"""The lamp stands where it is seen, and an advised piece says what it would do."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from discord import SelectOption, ui

from bot.advice.deeds import deed_line
from bot.advice.lamp import LAMP, lit
from bot.tables.sitting import Sitting
from bot.talk.addresses import Address
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from games.registry import all_games
from tests.games.evening import moments

JOINED = {"joined>1": (("tray:3",), ("sow:a-b",)), "joined>2": (("tray:4",), ("sow:a-c",))}


def shown(*buttons: str, menu: tuple[str, ...] = ()) -> Reply:
    items: list[Any] = [button(Address("pick", 1, 1, id), id) for id in buttons]
    if menu:
        options = [SelectOption(label=id, value=id) for id in menu]
        items.append(ui.Select(custom_id=Address("choose", 1, 1, "0").select_id(), options=options))
    return Reply("", view_of(items))


def lamps(reply: Reply) -> list[str]:
    assert reply.view
    found = []
    for item in reply.view.children:
        each = item.options if isinstance(item, ui.Select) else [item]
        found += [one.label for one in each if one.emoji and one.emoji.name == LAMP]
    return found


def test_a_step_in_the_menu_has_its_lamp_on_the_shortcut_that_is_seen() -> None:
    panel = shown("joined>1", "joined>2", menu=("tray:3", "tray:4"))
    assert lamps(lit(panel, ["tray:3"], JOINED)) == ["joined>1"]


def test_the_option_itself_has_it_where_it_is_a_button() -> None:
    panel = shown("joined>1", "joined>2", "tray:3")
    assert lamps(lit(panel, ["tray:3"], JOINED)) == ["tray:3"]


def test_in_the_menu_where_several_shortcuts_begin_alike() -> None:
    panel = shown("joined>1", "joined>2", menu=("tray:3", "tray:4"))
    alike = {"joined>1": (("tray:3",), ("a",)), "joined>2": (("tray:3",), ("b",))}
    assert lamps(lit(panel, ["tray:3"], alike)) == ["tray:3"]


@pytest.mark.parametrize(("language", "wanted"), [("en", "would then do"), ("de", "dann täte")])
def test_an_advised_piece_says_what_it_would_do(language, wanted: str) -> None:
    game = all_games()["romolo_o_remo"]
    steward = game.bots["steward"]
    played = moments(game, [steward] * 2, 5)
    match, seat, asked = next(each for each in played if each[2].key in game.piece_keys)
    live: Any = SimpleNamespace(id=1, game=game, playing=match, row=SimpleNamespace(seed=5))
    sitting = Sitting(live, seat, Voice(language, game))
    lines = {each.id: deed_line(sitting, [each.id]) for each in asked.options}
    assert any(wanted in line and "**" in line for line in lines.values())
    assert deed_line(sitting, ["nobody"]) == ""
    others = [each.id for each in asked.options if not each.spot]
    assert all(lines[id] == "" for id in others)
