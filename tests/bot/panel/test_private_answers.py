"""Private answers of a kind replace each other; /hand, /play and /undo give each their own."""

from __future__ import annotations

import pytest

from bot.panel.answering import asked_to_confirm
from bot.tables.live import Live
from bot.tables.sitting import Sitting
from games.core.rng import Rng
from playground import LoopbackServer
from playground.people.person import Person
from playground.world.model import Message
from tests.bot.forum import (
    PATIENCE,
    Table,
    has_verb,
    is_question,
    running_bot,
    until_final,
    waiting_person,
)
from tests.bot.house import GAIUS, LIVIA, TITUS, house

pytestmark = pytest.mark.asyncio


async def said(person: Person, table: Table, command: str) -> Message:
    return await (await person.slash(table.channel, command)).message(PATIENCE)


def is_there(person: Person, table: Table, message: Message) -> bool:
    return message.id in [each.id for each in person.sees(table.channel)]


async def test_a_new_answer_takes_the_place_of_the_old_one_of_its_kind() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        person, panel = await waiting_person(table)
        hand, again = await said(person, table, "hand"), await said(person, table, "hand")
        assert "Your hand" in hand.text
        assert not is_question(hand)
        await server.idle()
        assert not is_there(person, table, hand)
        assert is_there(person, table, again)
        assert is_there(person, table, panel), "a hand is no panel"
        rules = await table.press(person, panel, "rules")
        other = await table.press(person, panel, "rules")
        await server.idle()
        assert not is_there(person, table, rules)
        assert is_there(person, table, other)


async def test_undo_alone_brings_the_panel_back_as_it_is_now() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia = server.person("Livia")
        table = Table(server, [livia])
        lobby = await table.open(seats=2)
        lobby = await table.press(livia, lobby, "addbot")
        await table.press(livia, lobby, "start")
        await livia.wait_for(lambda m: has_verb(m, "move"), PATIENCE)
        panel = await until_final(livia, await table.panel(livia), Rng(1))
        assert "so /undo takes it back even afterwards" in panel.text
        done = await table.press(livia, panel, "confirm")
        assert done.text.startswith(("**And then:**", "Your choice stands."))
        assert f"<#{table.channel.id}>" in done.text or "the newest post" in done.text
        taken = await said(livia, table, "undo")
        assert taken.text.startswith("Taken back: move"), "what it was is said"
        assert is_question(taken)
        await server.idle()
        assert not is_there(livia, table, done)
        post = await livia.wait_for(lambda m: "has taken back move" in m.text, PATIENCE)
        assert "consent" not in post.text
        assert "with others at the table they would be asked" in post.text
        assert list(server.violations) == []


@pytest.mark.parametrize(
    ("people", "bots", "words"),
    [
        ((LIVIA,), 2, "No other person plays here, so /undo takes it back even afterwards"),
        ((LIVIA, GAIUS), 1, "if **Gaius** agrees"),
        ((LIVIA, GAIUS, TITUS), 0, "if the others agree"),
    ],
)
async def test_a_confirmation_says_who_would_have_to_agree(people, bots: int, words: str) -> None:
    async with house() as home:
        table = await home.open(*people, bots=bots)
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
            assert words in asked_to_confirm(sitting_of(live), "Patron")


def sitting_of(live: Live) -> Sitting:
    return Sitting.of(live, LIVIA.id, "en")
