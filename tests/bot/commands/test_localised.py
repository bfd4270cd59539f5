"""German users see German command names, type them, and are answered in German."""

from __future__ import annotations

import pytest
import pytest_asyncio

from playground import LoopbackServer
from playground.people.command_line import usable_commands
from playground.protocol.errors import RefusedError
from tests.bot.forum import PATIENCE, Table, has_verb, running_bot

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def server():
    async with LoopbackServer() as running, running_bot(running, ":memory:"):
        yield running
        assert list(running.violations) == []


def listed(server: LoopbackServer, person) -> set[str]:
    """What the app lists when somebody types a slash: commands, and after a space their parts."""
    names = set()
    for command in usable_commands(server.loopback.world, person.user, server.channel):
        own = command.name_in(person.locale)
        branches = [option for option in command.options if option.is_branch]
        names |= {f"{own} {branch.name_in(person.locale)}" for branch in branches} or {own}
    return names


async def test_commands_are_listed_in_the_language_of_the_app(server) -> None:
    german = listed(server, server.person("Livia", locale="de"))
    english = listed(server, server.person("Gaius"))
    assert {"tisch eröffnen", "tisch bot-dazu", "spielen", "spielplan", "einstellungen"} <= german
    assert {"table open", "table add-bot", "play", "board", "settings"} <= english
    same = {"hand", "info"}  # the same word in both
    assert not {name.split()[-1] for name in german} & {n.split()[-1] for n in english} - same
    assert len(german) == len(english)


async def test_every_option_and_choice_has_a_german_name_and_explanation(server) -> None:
    def walk(parts):
        for part in parts:
            yield part
            yield from walk(part.options)

    parts = list(walk(server.loopback.world.commands))
    assert len(parts) > 40
    for part in parts:
        assert "de" in part.name_localizations, part.name
        assert "de" in part.description_localizations, part.name
        assert part.description_localizations["de"] != part.description, part.name


async def test_a_game_is_opened_and_looked_at_with_german_commands(server) -> None:
    livia, gaius = server.person("Livia", locale="de"), server.person("Gaius")
    found = await livia.autocomplete(server.channel, "tisch eröffnen", spiel="ruhm")
    (choice,) = found
    assert choice.name.startswith("Ruhm für Rom – "), "what it is about stands behind its name"
    found = await livia.autocomplete(
        server.channel, "tisch eröffnen", spiel="glory_to_rome", variante="probe"
    )
    opened = await livia.slash(
        server.channel,
        "tisch eröffnen",
        spiel="glory_to_rome",
        plätze=2,
        variante=found[0].value,
    )
    assert "Probepartie" in (await opened.message()).text, "the table speaks its opener's language"
    await (await gaius.slash(server.channel, "table join")).message()
    assert "begonnen" in (await (await livia.slash(server.channel, "tisch starten")).message()).text
    await gaius.wait_for(lambda m: has_verb(m, "move"), PATIENCE)
    table = Table(server, [livia, gaius])
    told = await (await livia.slash(table.channel, "spielplan", text=True)).message()
    assert "Runde 1" in told.text
    told = await (await livia.slash(table.channel, "einstellungen", bilder="knapp")).message()
    assert "Bilder: knapp" in told.text
    told = await (await livia.slash(livia.dm, "meinespiele")).message()
    assert "Ruhm für Rom" in told.text


async def test_names_of_another_language_are_not_known(server) -> None:
    with pytest.raises(RefusedError, match="there is no /tisch"):
        await server.person("Gaius").slash(server.channel, "tisch info")
