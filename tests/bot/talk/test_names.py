"""Display names as the bot shows them: readable, told apart, and never a link of ours."""

from __future__ import annotations

import pytest

from bot.lobby.seating import Person
from bot.talk.names import NAME_LENGTH, NOBODY, clean_name, distinct_name, escaped
from tests.bot.house import LIVIA, house

CYRILLIC = "L\u0456via"


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u200b\u202e", " ", "\u0301" * 30])
def test_a_blank_name_is_shown_as_nobody(name: str) -> None:
    assert clean_name(name) == NOBODY


def test_a_letter_keeps_few_accents() -> None:
    assert len(clean_name("z" + "\u0301" * 30)) <= 3


@pytest.mark.parametrize(
    "name",
    [
        "https://evil.example/x",
        "discord.gg/abc",
        "[Livia](https://evil.example)",
        "hthttps://tps://evil.example",
        "https:\u200b//evil.example",
        "<https://evil.example>",
    ],
)
def test_no_name_is_a_link(name: str) -> None:
    for shown in (escaped(clean_name(name)), escaped(name)):
        assert "://" not in shown
        assert "discord.gg/" not in shown


@pytest.mark.parametrize("name", ["<@123>", "<@&5>", "<#7>", "</play:1>", "**x**", "_a_"])
def test_no_name_is_markup(name: str) -> None:
    shown = escaped(clean_name(name))
    assert shown.startswith("\\")


def test_look_alikes_are_numbered_and_others_are_not() -> None:
    assert distinct_name(CYRILLIC, ["Livia"]) == f"{CYRILLIC} (2)"
    assert distinct_name("LIVIA", ["Livia", "Livia (2)"]) == "LIVIA (3)"
    assert distinct_name("Gaius", ["Livia"]) == "Gaius"
    long = distinct_name("x" * 40, ["x" * 31 + "…"])
    assert long.endswith("(2)")
    assert len(long) <= NAME_LENGTH


@pytest.mark.asyncio
async def test_two_at_a_table_are_never_called_the_same() -> None:
    async with house() as home:
        table = await home.open(LIVIA, Person(2, CYRILLIC), Person(3, "Tir\u043e"), bots=1)
        async with home.sessions.table(table) as live:
            assert live.names == ["Livia", f"{CYRILLIC} (2)", "Tir\u043e", "Phaedrus"]
