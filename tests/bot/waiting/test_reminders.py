"""Whoever is awaited for long is reminded: once, in the way they chose, never in quiet hours."""

from __future__ import annotations

import asyncio
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.people.quiet_hours import waking_end
from bot.tables.pace import SECONDS
from bot.talk.refusals import RefusedError
from bot.waiting.clock import WaitingClock
from bot.waiting.putting_off import PuttingOff
from bot.waiting.steps import Steps
from games.core.rng import Rng
from storage.records import UserRow
from tests.bot.forum import Table, all_told, button, has_verb, told, verb
from tests.bot.house import GAIUS, LIVIA, house
from tests.bot.moved_clock import DAY, MovedClock

pytestmark = pytest.mark.asyncio


def clock_of(home) -> WaitingClock:
    return WaitingClock(home.sessions, Steps(home.sessions))


async def reminded(home) -> list[int]:
    """Whom the rows of the outbox remind, in their order."""
    rows = [await home.store.outbox_row(id) for id in range(1, 400)]
    return [row.payload["user"] for row in rows if row and row.kind == "nudge"]


async def pass_days(home, days: float) -> None:
    """An hour at a time."""
    for _ in range(int(days * 24)):
        home.time += 3600
        await clock_of(home).carry_due()


# ---- when -------------------------------------------------------------------------------------


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp())


@pytest.mark.parametrize(
    ("since", "hours", "until"),
    [
        ("2026-03-10 12:00", 5, "2026-03-10 17:00"),
        ("2026-03-10 21:00", 1, "2026-03-11 07:00"),
        ("2026-03-10 21:00", 2, "2026-03-11 08:00"),
        ("2026-03-10 23:00", 2, "2026-03-11 09:00"),
        ("2026-03-10 07:00", 30, "2026-03-12 07:00"),
        ("2026-03-10 08:00", 30, "2026-03-12 08:00"),
        ("2026-03-28 12:00", 15, "2026-03-29 12:00"),  # the night is an hour shorter
    ],
)
async def test_time_runs_outside_quiet_hours_alone(since: str, hours: int, until: str) -> None:
    sleeper = UserRow(7, time_zone="Europe/Berlin", quiet_from=22 * 60, quiet_to=7 * 60)
    assert waking_end(sleeper, at(since), hours * 3600) == at(until)
    assert waking_end(None, at(since), 60) == at(since) + 60


async def test_a_reminder_comes_once_after_the_pace_of_the_table() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            (seat,) = live.waiting()
            user = live.user_at(seat)
        await pass_days(home, 23 / 24)
        assert await reminded(home) == []
        await pass_days(home, 1 / 24)
        assert await reminded(home) == [user]
        await pass_days(home, 0.5)
        assert await reminded(home) == [user]


async def test_answers_in_time_never_cause_a_reminder() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        rng = Rng(5)
        for _ in range(40):
            await pass_days(home, 23 / 24)
            async with home.sessions.table(table) as live:
                await home.answer_at_random(live, rng)
        assert await reminded(home) == []


@pytest.mark.parametrize("pace", SECONDS)
async def test_each_pace_waits_as_long_as_it_says(pace) -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            await home.lobby.set_pace(live, LIVIA.id, False, pace)
        patience = SECONDS[pace]
        home.time += (patience or 99 * DAY) - 1
        await clock_of(home).carry_due()
        assert await reminded(home) == []
        home.time += 1
        await clock_of(home).carry_due()
        assert len(await reminded(home)) == (patience is not None)


async def test_two_processes_remind_once() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        home.time += DAY
        other = type(home)(home.store)
        other.time = home.time
        await other.sessions.glance(table)
        await asyncio.gather(*(clock_of(each).carry_due() for each in (home, other)))
        assert len(await reminded(home)) == 1


async def test_a_process_that_missed_a_move_reminds_nobody_of_it() -> None:
    async with house() as home:
        home.store.is_shared = True
        table = await home.start(LIVIA, GAIUS)
        other = type(home)(home.store)
        await other.sessions.glance(table)
        home.time += DAY - 1
        async with home.sessions.table(table) as live:
            await home.answer_at_random(live, Rng(1))
            awaited = live.waiting()
        other.time = home.time + 1
        await clock_of(other).carry_due()
        assert await reminded(home) == []
        assert tuple(wait.seat for wait in await home.store.waits(table)) == awaited


async def test_time_of_a_game_of_an_older_version_counts_from_the_start() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        await home.store._connection.run(lambda c: c.execute("DELETE FROM waits"))
        home.sessions.forget(table)
        home.time += 90 * DAY
        clock = clock_of(home)
        await clock.adopt()
        await clock.carry_due()
        assert await reminded(home) == []
        await pass_days(home, 1)
        assert len(await reminded(home)) == 1


async def test_games_of_an_older_version_are_looked_for_once_only() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        await clock_of(home).adopt()
        await home.store._connection.run(lambda c: c.execute("DELETE FROM waits"))
        await clock_of(home).adopt()
        assert await home.store.waits(table) == ()


async def test_a_day_more_can_be_had_twice() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        later = PuttingOff(home.sessions)
        for n in range(3):
            await pass_days(home, 1)
            assert len(await reminded(home)) == n + 1
            (wait,) = await home.store.waits(table)
            async with home.sessions.table(table) as live:
                if n < 2:
                    assert await later.a_day(live, wait.seat, wait.since) == home.time + DAY
                    continue
                with pytest.raises(RefusedError, match="refused-put-off"):
                    await later.a_day(live, wait.seat, wait.since)


async def test_a_reminder_of_an_old_turn_gives_no_day_more() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        (wait,) = await home.store.waits(table)
        home.time += 60
        async with home.sessions.table(table) as live:
            await home.answer_at_random(live, Rng(1))
            with pytest.raises(RefusedError, match="refused-no-longer-asked"):
                await PuttingOff(home.sessions).a_day(live, wait.seat, wait.since)


# ---- as people meet it ------------------------------------------------------------------------


@pytest.fixture
def clock(roma, monkeypatch) -> MovedClock:
    return MovedClock(roma, monkeypatch)


async def awaited(server, roma):
    table = Table(server, [server.person("Livia", locale="de"), server.person("Gaius")])
    await table.start()
    await all_told(roma)
    row = await roma.store.table_in(table.channel.id)
    (wait,) = await roma.store.waits(row.id)
    user = (await roma.store.seats(row.id))[wait.seat].user
    return table, next(person for person in table.people if person.id == user)


def nudges(person, place) -> list:
    return [m for m in person.sees(place) if has_verb(m, "tomorrow")]


async def test_it_comes_by_direct_message_with_what_can_be_done(server, roma, clock) -> None:
    table, person = await awaited(server, roma)
    await roma.store.update_user(person.id, ping_way="message")
    await clock.pass_(DAY)
    (nudge,) = nudges(person, person.dm)
    assert [verb(b.custom_id) for b in nudge.buttons][:3] == ["move", "recap", "tomorrow"]
    assert f"<#{table.channel.id}>" in nudge.text
    assert nudges(person, table.channel) == []
    panel = await table.press(person, nudge, "move")
    assert panel.seen_by == person.id
    answer = await table.press(person, nudge, "tomorrow")
    assert f"<t:{clock.now + DAY}:f>" in answer.text
    await clock.pass_(DAY)
    assert len(nudges(person, person.dm)) == 2


async def test_a_digest_takes_the_place_of_a_reminder_unless_minutes_count(
    server, roma, clock
) -> None:
    table, person = await awaited(server, roma)
    await roma.store.update_user(person.id, ping_way="digest")
    await clock.pass_(DAY)
    assert nudges(person, table.channel) == nudges(person, person.dm) == []
    await told(table.people[0], table.channel, "table settings", pace="live")
    await clock.pass_(600)
    assert len(nudges(person, person.dm)) == 1


async def test_a_reminder_keeps_the_pause_after_another_ping(server, roma, clock) -> None:
    table, person = await awaited(server, roma)
    await roma.store.update_user(person.id, ping_pause=30)
    await clock.pass_(DAY - 60)
    assert await roma.store.claim_ping(10**6, 1, person.id, at=clock.now, pause=0) is None
    await clock.pass_(1799)
    assert nudges(person, table.channel) == []
    await clock.pass_(1)
    assert len(nudges(person, table.channel)) == 1
    await clock.pass_(DAY / 2)
    assert len(nudges(person, table.channel)) == 1


async def test_who_chose_nothing_is_reminded_in_the_channel(server, roma, clock) -> None:
    table, person = await awaited(server, roma)
    await clock.pass_(DAY)
    (nudge,) = nudges(person, table.channel)
    assert nudge in person.pings
    (other,) = [each for each in table.people if each is not person]
    refused = await other.click(nudge, custom_id=button(nudge, "tomorrow"))
    said = await refused.message()
    assert said.seen_by == other.id
    assert any(words in said.text for words in ("for somebody else", "gilt jemand anderem"))
    (wait,) = await roma.store.waits(1)
    assert wait.put_off == 0, "it is not theirs to put off"


async def test_it_is_not_told_when_the_move_was_made_meanwhile(server, roma, clock) -> None:
    """The reminder is on its way when somebody moves."""
    _, person = await awaited(server, roma)
    async with roma.sessions.table(1) as live:
        clock.now += DAY
        (wait,) = await roma.store.due_waits(clock.now)
        await roma.waiting.steps.take(live, wait)
        decision = live.question(wait.seat)
        await roma.sessions.submit(
            live, wait.seat, live.playing.seq, [decision.options[0].id][: decision.most]
        )
    await clock.look()
    assert nudges(person, person.dm) == []


async def test_the_pace_is_chosen_and_changed_by_the_host(server, roma) -> None:
    table = Table(server, [server.person("Livia", locale="de"), server.person("Gaius")])
    livia, gaius = table.people
    lobby = await table.open(pace="three_days")
    assert "Pace: three days" in lobby.text
    menu = await table.press(livia, lobby, "pace")
    assert "drei Tage" in menu.text
    await (await livia.select(menu, "live")).message()
    assert "Pace: live, 10 minutes" in await told(gaius, table.channel, "table info")
    refused = await gaius.click(lobby, custom_id=button(lobby, "pace"))
    assert "host" in (await refused.message()).text
    await table.press(livia, lobby, "start")
    await all_told(roma)
    answer = await told(livia, table.channel, "table settings", pace="none")
    assert "Tempo: keines" in answer
    await all_told(roma)
    assert any("nobody is reminded any more" in m.text for m in gaius.sees(table.channel))
    (wait,) = await roma.store.waits(1)
    assert wait.next_at is None
