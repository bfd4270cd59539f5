"""/help leads on: what has no button elsewhere is one press away."""

from __future__ import annotations

import pytest

from bot.talk.limits import MESSAGE
from tests.bot.forum import Table, button, has_verb

pytestmark = pytest.mark.asyncio

LEADS = ("mygames", "stats", "settings", "privacy")


@pytest.mark.parametrize("locale", ["en-US", "de"])
@pytest.mark.parametrize("in_dm", [False, True])
async def test_each_button_of_help_opens_what_its_command_does(
    server, roma, locale: str, in_dm: bool
) -> None:
    livia = server.person("Livia", locale=locale)
    place = livia.dm if in_dm else server.channel
    told = await (await livia.slash(place, "help")).message()
    assert len(told.text) <= MESSAGE
    for verb in LEADS:
        by_button = await (await livia.click(told, custom_id=button(told, verb))).message()
        by_command = await (await livia.slash(place, verb)).message()
        assert by_button.id != told.id
        assert by_button.text == by_command.text


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-US", ("/privacy", "/table follow", "pausing", "*Plan*")),
        ("de", ("/datenschutz", "/tisch folgen", "pausieren", "*Planen*")),
    ],
)
async def test_help_names_what_there_is(server, roma, locale: str, words: tuple[str, ...]) -> None:
    livia = server.person("Livia", locale=locale)
    told = await (await livia.slash(server.channel, "help")).message()
    assert all(word in told.text for word in words)


async def test_the_menu_of_a_table_leads_to_all_of_ones_games(server, roma) -> None:
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    livia = table.people[0]
    menu = await (await livia.slash(table.channel, "table info")).message()
    listed = await (await livia.click(menu, custom_id=button(menu, "mygames"))).message()
    assert f"<#{table.channel.id}>" in listed.text
    assert has_verb(listed, "stats")
