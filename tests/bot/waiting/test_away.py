"""Who says that they are away is waited for, or stood in for; their first look brings them back."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.talk.refusals import RefusedError
from bot.waiting.away import Away, read_until
from bot.waiting.clock import WaitingClock
from bot.waiting.steps import Steps
from games.core.rng import Rng
from storage.records import UserRow
from tests.bot.forum import Table, all_told, button, has_verb, told
from tests.bot.house import GAIUS, LIVIA, TITUS, house
from tests.bot.moved_clock import DAY, MovedClock
from tests.bot.waiting.test_stalled import pass_days, play

pytestmark = pytest.mark.asyncio

ROME = UserRow(7, time_zone="Europe/Rome")


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Rome")).timestamp())


NOW = at("2026-11-17 15:00")


@pytest.mark.parametrize(
    ("typed", "until"),
    [
        ("7", NOW + 7 * DAY),
        ("3 Tage", NOW + 3 * DAY),
        ("a week", NOW + 7 * DAY),
        ("2 Wochen", NOW + 14 * DAY),
        ("2026-11-24", at("2026-11-24")),
        ("24.11.", at("2026-11-24")),
        ("3.1.", at("2027-01-03")),
        ("24.11.2026", at("2026-11-24")),
    ],
)
async def test_a_time_is_read_as_people_write_it(typed: str, until: int) -> None:
    assert read_until(typed, ROME, NOW) == until


@pytest.mark.parametrize("typed", ["", "soon", "0", "61", "2026-02-30", "1.1.2020", "17.11.2026"])
async def test_what_is_no_time_to_come_is_refused(typed: str) -> None:
    with pytest.raises(RefusedError, match="refused-away"):
        read_until(typed, ROME, NOW)


async def test_time_rests_while_somebody_is_away_and_begins_anew_then() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        (wait,) = await home.store.waits(table)
        user = (await home.store.seats(table))[wait.seat].user
        await Away(home.sessions).go(user, home.time + 7 * DAY)
        back = home.time + 7 * DAY
        await pass_days(home, 7)
        (wait,) = await home.store.waits(table)
        assert (wait.since, wait.stage) == (back, 0)
        assert (await home.store.seats(table))[wait.seat].away_until is None
        await pass_days(home, 1)
        (wait,) = await home.store.waits(table)
        assert wait.stage == 1, "then they are reminded as ever"


async def test_who_comes_back_has_not_seen_what_the_steward_did() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        (wait,) = await home.store.waits(table)
        user = (await home.store.seats(table))[wait.seat].user
        away = Away(home.sessions)
        await away.go(user, home.time + 7 * DAY)
        await away.let_steward_play(user, {table})
        async with home.sessions.table(table) as live:
            for _ in range(6):
                await home.answer_at_random(live, Rng(2))
        moves = await home.store.moves(table)
        assert any(move.seat == wait.seat for move in moves)
        assert (await home.store.seen(table))[wait.seat] == 0
        assert (await home.store.export(user))["answer_times"] == []


async def test_nobody_is_away_at_tables_where_the_game_would_play_itself() -> None:
    async with house() as home:
        table = await home.start(LIVIA, bots=2)
        away = Away(home.sessions)
        await away.go(LIVIA.id, home.time + DAY)
        with pytest.raises(RefusedError, match="refused-nobody-plays"):
            await away.let_steward_play(LIVIA.id, {table})
        assert (await home.store.table(table)).status == "playing"


async def test_the_steward_stops_when_the_time_is_over() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        away = Away(home.sessions)
        await away.go(GAIUS.id, home.time + 2 * DAY)
        await away.let_steward_play(GAIUS.id, {table})
        rng = Rng(4)
        for _ in range(10):
            async with home.sessions.table(table) as live:
                assert live.waiting() == (live.seat_of(LIVIA.id),)
                await home.answer_at_random(live, rng)
        home.time += 2 * DAY
        await WaitingClock(home.sessions, Steps(home.sessions)).carry_due()
        async with home.sessions.table(table) as live:
            assert live.bot_at(live.seat_of(GAIUS.id)) is None


@pytest.fixture
def clock(roma, monkeypatch) -> MovedClock:
    return MovedClock(roma, monkeypatch)


async def test_being_away_is_found_from_buttons_and_seen_by_all(server, roma, clock) -> None:
    table = Table(server, [server.person("Livia"), server.person("Gaius", locale="de")])
    await table.start()
    await all_told(roma)
    livia, gaius = table.people
    menu = await table.press(gaius, table.latest(gaius), "table")
    ask = await table.press(gaius, menu, "away")
    now = await (await gaius.select(ask, "7")).message()
    until = f"<t:{clock.now + 7 * DAY}:D>"
    assert until in now.text
    await clock.told()
    assert any(f"**Gaius** is away until {until}" in m.text for m in livia.sees(table.channel))
    assert f"away until {until}" in await told(livia, table.channel, "table info")
    (at,) = now.selects
    chosen = await (await gaius.select(now, [at.options[0].value])).message()
    assert chosen.selects[0].options[0].default
    assert "the steward plays meanwhile" in await told(livia, table.channel, "table info")
    await clock.pass_(5 * DAY)
    pings = len(gaius.pings)
    await play(table, livia)
    await clock.told()
    assert len(gaius.pings) == pings, "nobody asks who is stood in for"
    panel = await table.panel(gaius)
    assert panel.seen_by == gaius.id
    await clock.told()
    assert any("**Gaius** is back" in m.text for m in livia.sees(table.channel))
    assert "away" not in await told(livia, table.channel, "table info")


async def test_the_command_does_the_same_everywhere(server, roma, clock) -> None:
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    await all_told(roma)
    _, gaius = table.people
    assert "not a time" in await told(gaius, gaius.dm, "away until", **{"date-or-days": "soon"})
    until = f"<t:{clock.now + 3 * DAY}:D>"
    assert until in await told(gaius, gaius.dm, "away until", **{"date-or-days": "3"})
    assert "Welcome back" in await told(gaius, gaius.dm, "away back")
    assert "away" not in await told(gaius, table.channel, "table info")
    stranger = server.person("Flavia")
    assert "no table" in await told(stranger, stranger.dm, "away until", **{"date-or-days": "3"})


async def test_away_stands_under_the_reminder(server, roma, clock) -> None:
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    await all_told(roma)
    await clock.pass_(DAY)
    (nudge,) = [m for p in table.people for m in p.pings if has_verb(m, "tomorrow")]
    assert button(nudge, "away")


async def test_a_table_that_cannot_be_read_is_not_tried_all_the_time() -> None:
    async with house() as home:
        broken = await home.start(LIVIA, GAIUS)
        await Away(home.sessions).go(LIVIA.id, home.time + DAY)
        await home.store._connection.run(
            lambda c: c.execute(
                "UPDATE checkpoints SET state = x'00' WHERE table_id = ?", (broken,)
            )
        )
        home.sessions.forget(broken)
        home.time += 2 * DAY
        clock = WaitingClock(home.sessions, Steps(home.sessions))
        await clock.carry_due()
        assert await home.store.due_waits(home.time) == (), "it is looked at again later"
        assert await clock._pause() > 1, "and not all the time"
