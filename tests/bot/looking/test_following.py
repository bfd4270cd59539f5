"""Following a game without playing it: each round or its end, once, and nothing that is hidden."""

from __future__ import annotations

import pytest
import pytest_asyncio

from games.core.rng import Rng
from playground.people.person import Person
from playground.world.model import Message
from tests.bot.forum import Table, all_told, button, close_game, concede, told

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def table(server, roma):
    made = Table(server, [server.person("Livia"), server.person("Gaius")])
    await made.start()
    await all_told(roma)
    return made


async def follow(table: Table, person: Person, way: str) -> Message:
    shown = await table.press(person, table.latest(person), "table")
    asked = await table.press(person, shown, "following")
    wanted = next(b.custom_id for b in asked.buttons if b.custom_id.endswith(f":{way}"))
    return await (await person.click(asked, custom_id=wanted)).message()


def letters(person: Person, words: str) -> list[Message]:
    return [m for m in person.inbox if words in m.text]


async def test_who_follows_each_round_hears_of_each_and_of_the_end(
    server, roma, table: Table
) -> None:
    titus, nero = server.person("Titus", locale="de"), server.person("Nero")
    assert "nach jeder Runde" in (await follow(table, titus, "round")).text
    assert "when it is over" in (await follow(table, nero, "end")).text
    assert letters(titus, "Du folgst Ruhm für Rom")
    rng = Rng(6)
    for _ in range(4):
        await table.play_round(rng)
    await all_told(roma)
    (row,) = await roma.store.tables_of(table.people[0].id)
    async with roma.sessions.table(row.id) as live:
        rounds = live.playing.rounds - 1
    assert rounds >= 2
    assert len(letters(titus, "Eine Runde ist vorbei")) == rounds
    assert not letters(nero, "round is over")
    await concede(table)
    await all_told(roma)
    (end,) = letters(titus, "Die Partie ist zu Ende")
    assert "gewinnt" in end.text
    assert len(letters(nero, "the game is over")) == 1
    assert await roma.store.followers(row.id) == ()
    assert not (await roma.store.export(titus.id))["followers"]


async def test_every_line_that_all_may_know_is_told_once(server, roma, table: Table) -> None:
    titus = server.person("Titus")
    await follow(table, titus, "round")
    rng = Rng(6)
    for _ in range(4):
        await table.play_round(rng)
    await all_told(roma)
    heard = [line for m in letters(titus, "round is over") for line in m.text.splitlines()[1:]]
    posted = "\n".join(m.text for m in titus.sees(table.channel))
    assert heard
    assert all(line.removeprefix("• ") in posted for line in heard)


async def test_following_ends_when_somebody_wants(server, roma, table: Table) -> None:
    titus = server.person("Titus")
    await follow(table, titus, "round")
    (letter,) = letters(titus, "You follow")
    assert "no longer follow" in (await table.press(titus, letter, "unfollow")).text
    rng = Rng(6)
    for _ in range(4):
        await table.play_round(rng)
    await all_told(roma)
    assert not letters(titus, "round is over")


async def test_closed_messages_are_said_at_once_and_end_it_later(
    server, roma, table: Table
) -> None:
    titus = server.person("Titus", accepts_dms=False)
    shown = await table.press(titus, table.latest(titus), "table")
    asked = await table.press(titus, shown, "following")
    await titus.click(asked, custom_id=button(asked, "follow"))
    await titus.wait_for(lambda m: "closed to me" in m.text and m.seen_by == titus.id)
    titus.set_dms(open=True)
    await follow(table, titus, "round")
    titus.set_dms(open=False)
    rng = Rng(6)
    for _ in range(6):
        await table.play_round(rng)
    await all_told(roma)
    notes = [m for m in titus.sees(table.channel) if "no longer follow" in m.text]
    assert [list(m.mentions) for m in notes] == [[titus.id]]
    (row,) = await roma.store.tables_of(table.people[0].id)
    assert (row.followed, await roma.store.followers(row.id)) == (0, ())


async def test_who_plays_does_not_follow_and_a_closed_game_is_told(
    server, roma, table: Table
) -> None:
    livia = table.people[0]
    assert "You play here" in await told(livia, table.channel, "table follow")
    titus = server.person("Titus")
    await follow(table, titus, "end")
    await close_game(livia, table)
    await all_told(roma)
    assert len(letters(titus, "was closed before its end")) == 1
    assert "There is no table here" in await told(titus, table.channel, "table follow")
