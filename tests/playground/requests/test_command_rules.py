"""Registering commands: what Discord accepts, keeps and refuses."""

from __future__ import annotations

import aiohttp
import discord
import pytest
import pytest_asyncio

from playground import RefusedError

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def put(server):
    """Overwrites all global commands; gives status and answer."""
    headers = {"Authorization": f"Bot {server.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:

        async def send(*commands):
            url = f"{server.api_url}/applications/{server.bot.id}/commands"
            async with session.put(url, json=list(commands)) as answer:
                return answer.status, await answer.json()

        yield send


def command(**fields):
    return {"name": "play", "description": "Play", "type": 1, **fields}


def option(**fields):
    return {"name": "card", "description": "A card", "type": 3, **fields}


def several(count, **fields):
    return [option(name=f"o{n}", **fields) for n in range(count)]


def choices(count, name="c"):
    return [{"name": f"{name}{n}", "value": f"{n}"} for n in range(count)]


def branch(*options, type=1, **fields):
    return {"name": "b", "description": "B", "type": type, "options": list(options), **fields}


LONG = [option(name=f"o{n}", choices=choices(25, "x" * 10)) for n in range(25)]
BEYOND = {
    "capitals": command(name="Play"),
    "spaces": command(name="play now"),
    "long name": command(name="x" * 33),
    "no description": command(description=""),
    "long description": command(description="x" * 101),
    "unknown locale": command(name_localizations={"latin": "ludo"}),
    "bad localised name": command(name_localizations={"de": "Spielen!"}),
    "long localised description": command(description_localizations={"de": "x" * 101}),
    "26 options": command(options=several(26)),
    "26 choices": command(options=[option(choices=choices(26))]),
    "long choice": command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])]),
    "same choice": command(options=[option(choices=choices(1) * 2)]),
    "same option": command(options=[option(), option()]),
    "choices and completion": command(options=[option(choices=choices(1), autocomplete=True)]),
    "optional first": command(options=[option(), option(name="other", required=True)]),
    "options beside sub-commands": command(options=[option(), branch()]),
    "groups in groups": command(options=[branch(branch(type=2), type=2)]),
    "sub-commands in sub-commands": command(options=[branch(branch())]),
    "8000 characters": command(options=LONG),
}


@pytest.mark.parametrize("wrong", BEYOND.values(), ids=BEYOND.keys())
async def test_a_command_beyond_a_limit_is_refused(server, put, wrong):
    status, answer = await put(wrong)
    assert (status, answer["code"]) == (400, 50035)
    assert list(answer["errors"]) == ["0"]
    assert len(server.violations) == 1


async def test_a_command_may_have_8000_characters_in_its_longest_language(server, put):
    first = option(name="first", description="x" * 100)
    rest = option(name="other", description="x" * 95)
    options = [*LONG[:23], first, rest]  # 7,795 with the command's own, 105, and 100
    assert (await put(command(options=options)))[0] == 200
    rest["description_localizations"] = {"de": "x" * 95, "fr": "x" * 96}
    status, answer = await put(command(options=options))
    assert (status, list(answer["errors"]["0"])) == (400, ["_errors"])


async def test_names_are_unique_and_at_most_a_hundred(server, put):
    assert (await put(command(), command()))[1]["code"] == 50035
    status, answer = await put(*(command(name=f"c{n}") for n in range(101)))
    assert (status, answer["code"]) == (400, 30032)


async def test_commands_with_the_same_name_keep_their_ids(server, put):
    _, first = await put(command(), command(name="other"))
    _, second = await put(command(description="Play more"))
    assert [each["id"] for each in second] == [first[0]["id"]]
    assert second[0]["description"] == "Play more"


async def test_names_may_be_written_in_any_script(server, put):
    names = {"de": "spielzug-ü", "ja": "遊ぶ", "ru": "играть"}
    status, answer = await put(command(name_localizations=names))
    assert status == 200, answer
    assert answer[0]["name_localizations"] == names


async def test_discord_py_registers_its_tree(server, bot):
    assert {command.name for command in bot.synced} >= {"table", "play", "show"}
    (table,) = [command for command in bot.synced if command.name == "table"]
    assert {option.name for option in table.options} == {"seats", "open"}
    stored = [each for each in server.loopback.world.commands if each.name == "table"]
    assert stored[0].name_localizations == {"de": "tisch"}
    fetched = await bot.tree.fetch_commands()
    assert {command.id for command in fetched} == {command.id for command in bot.synced}


async def test_a_guild_has_commands_of_its_own(server, bot, livia):
    @bot.tree.command(guild=discord.Object(server.guild.id), description="Only here")
    async def local(interaction: discord.Interaction):
        await interaction.response.send_message("here")

    await bot.tree.sync(guild=discord.Object(server.guild.id))
    started = await livia.slash(server.channel, "local")
    assert (await started.message()).content == "here"
    assert len(await bot.tree.fetch_commands(guild=discord.Object(server.guild.id))) == 1


async def test_people_type_the_names_they_read(server, bot):
    german, english = server.person("Antonia", locale="de"), server.person("Brutus")
    for typed in ("tisch open", "table open"):
        started = await german.slash(server.channel, typed, fruit="Birne")
        assert (await started.message()).content == "pear for 3, in de"
    with pytest.raises(RefusedError, match="there is no /tisch"):
        await english.slash(server.channel, "tisch open", fruit="Pear")
