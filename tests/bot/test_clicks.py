"""One table says what every button does; those of other versions are answered politely."""

from __future__ import annotations

from typing import get_args

import pytest
from discord import ui

from bot.talk.addresses import BUTTON_PATTERN, SELECT_PATTERN, VERBS, Verb, read_address
from bot.talk.voice import Voice

# As they stand under messages that were posted already: format and verbs may not change.
POSTED = {
    "roma:move:7:12": ("move", 7, 12, ""),
    "roma:history:7:0:31": ("history", 7, 0, "31"),
    "roma:pick:7:12:card:bath.2": ("pick", 7, 12, "card:bath.2"),
    "roma:confirm:7:12:8d3f0a11": ("confirm", 7, 12, "8d3f0a11"),
    "roma:do_aside:7:0:concede": ("do_aside", 7, 0, "concede"),
    "roms:choose:7:12:0": ("choose", 7, 12, "0"),
    "roms:topic:0:2:some_game": ("topic", 0, 2, "some_game"),
    "roma:agree:7:1790000000": ("agree", 7, 1790000000, ""),
}


def test_every_verb_has_its_handler_and_there_are_no_others(roma) -> None:
    assert set(roma.clicks.handlers) == set(get_args(Verb)) == VERBS


@pytest.mark.parametrize(("custom_id", "meant"), POSTED.items())
def test_a_posted_address_keeps_its_meaning(custom_id: str, meant: tuple) -> None:
    address = read_address(custom_id)
    assert address is not None
    assert tuple(address) == meant
    assert custom_id in (address.custom_id(), address.select_id())


def test_an_address_of_another_version_is_known_as_ours() -> None:
    assert read_address("roma:gamble:7:12:all") is None
    with pytest.raises(ValueError, match="other:move"):
        read_address("other:move:7:12")
    assert BUTTON_PATTERN != SELECT_PATTERN


@pytest.mark.asyncio
async def test_a_button_of_another_version_is_answered_as_stale(server, roma) -> None:
    old = ui.View(timeout=None)
    old.add_item(ui.Button(label="Gamble", custom_id="roma:gamble:7:12:all"))
    old.stop()
    livia = server.person("Livia")
    await roma.get_partial_messageable(server.channel.id).send("posted long ago", view=old)
    post = await livia.wait_for(lambda m: m.text == "posted long ago")
    answer = await (await livia.click(post, custom_id="roma:gamble:7:12:all")).message()
    assert answer.seen_by == livia.id
    assert answer.text == Voice("en")("error-stale")
