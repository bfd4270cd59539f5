"""One never answers, one goes away for a week, one plays on: the game reaches its end."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.core.rng import Rng
from playground.people.person import Person
from tests.bot.forum import Table, all_told, has_verb, is_question, press_anything
from tests.bot.moved_clock import DAY, MovedClock

pytestmark = pytest.mark.asyncio

TURNS = 400  # more than any such game has


async def ledger(roma) -> list[tuple[str, dict, str, int | None]]:
    """All that was ever to be told: kind, payload, state, message."""

    def read(connection):
        rows = connection.execute("SELECT kind, payload, state, message FROM outbox ORDER BY id")
        return [(row[0], msgspec.json.decode(row[1]), row[2], row[3]) for row in rows]

    return await roma.store._connection.run(read)


async def answer(table: Table, person: Person, rng: Rng) -> None:
    """What somebody does who looks in: the panel, and a question to all if there is one."""
    for post in person.sees(table.channel):
        if has_verb(post, "ballot"):
            steward = next(b for b in post.buttons if b.custom_id.endswith(":steward"))
            await (await person.click(post, custom_id=steward.custom_id)).message()
    panel = await table.panel(person)
    for _ in range(60):
        if not is_question(panel):
            return
        panel = await press_anything(person, panel, rng)


async def go_away(table: Table, person: Person) -> None:
    post = [m for m in person.sees(table.channel) if has_verb(m, "table")][-1]
    menu = await table.press(person, post, "table")
    ask = await table.press(person, menu, "away")
    await (await person.select(ask, "7")).message()


async def test_the_game_goes_on_to_its_end(server, roma, monkeypatch) -> None:
    clock = MovedClock(roma, monkeypatch)
    table = Table(server, [server.person(name) for name in ("Livia", "Gaius", "Titus")])
    await table.start()
    await all_told(roma)
    stays, travels, silent = table.people
    rng, back = Rng(7), 0
    for turn in range(TURNS):
        if turn == 6:
            await go_away(table, travels)
            back = clock.now + 7 * DAY
        await answer(table, stays, rng)
        if clock.now >= back:
            await answer(table, travels, rng)
        await clock.pass_(DAY / 4)
        if table.is_over():
            break
    assert table.is_over()
    await clock.told()
    assert clock.now > back + DAY, "it went on long after the week"
    assert any("steward now plays" in m.text for m in stays.sees(table.channel))

    told = await ledger(roma)
    assert {state for _, _, state, _ in told} == {"sent"}, "nothing is left, nothing was given up"
    nudges = [(news["seat"], news["since"]) for kind, news, _, _ in told if kind == "nudge"]
    assert nudges, "the silent one was reminded"
    assert set(Counter(nudges).values()) == {1}, "each reminder once"
    shown = [m for p in table.people for m in p.pings if has_verb(m, "tomorrow")]
    assert len(shown) == len([m for kind, *_, m in told if kind == "nudge" and m])
    seats = await roma.store.seats(1)
    assert [row.user for row in seats] == [person.id for person in table.people]
    last_ping = max(m.id for m in silent.pings)
    assert any(has_verb(m, "rematch") and m.id == last_ping for m in silent.sees(table.channel))
