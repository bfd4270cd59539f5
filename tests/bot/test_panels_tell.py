"""In the middle of a turn of many answers: what they did so far, what others did before."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from playground import LoopbackServer
from playground.model import Message
from playground.person import Person
from tests.bot.forum import (
    PATIENCE,
    Table,
    button,
    has_verb,
    is_question,
    press_anything,
    running_bot,
)

pytestmark = pytest.mark.asyncio

NEWS = "Since your last move"
DONE = "Your answers together do this"


async def answer_once(person: Person, panel: Message, rng: Rng) -> Message:
    """An answer that leaves the turn open."""
    while True:
        after = await press_anything(person, panel, rng)
        if not has_verb(after, "confirm"):
            return after
        panel = await (await person.click(after, custom_id=button(after, "rethink"))).message(
            PATIENCE
        )


async def test_a_long_turn_tells_what_has_been_done() -> None:
    rng = Rng(3)
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")], "nova_roma")
        await table.start()
        people = sorted(table.people, key=lambda person: person.name)
        panels = [await table.panel(person) for person in people]
        first, second = people if is_question(panels[0]) else reversed(people)
        asked = panels[people.index(first)]
        while is_question(asked):
            asked = await press_anything(first, asked, rng)
        await server.idle()
        asked = await table.panel(second)
        assert NEWS in asked.text
        news = [line for line in asked.text.splitlines() if line.startswith("-# •")]
        assert any(first.name in line for line in news)
        answered = await answer_once(second, asked, rng)
        assert f"-# • {second.name}" in answered.text
        again = await table.panel(second)
        assert all(line in again.text.splitlines() for line in news)
        while not has_verb(again, "confirm"):
            again = await press_anything(second, again, rng)
        told = again.text.partition(DONE)[2].splitlines()
        assert sum(line.startswith("-# •") for line in told) >= 2
