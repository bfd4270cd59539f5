"""A seat that is silent for long: the table says so, and those who play decide."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.posts.stalled_post import about_stalled, outcome
from bot.talk.refusals import RefusedError
from bot.votes.stalled_votes import StalledVotes
from bot.waiting.clock import WaitingClock
from bot.waiting.steps import Steps
from games.core.rng import Rng
from games.core.seats import Seat
from storage.records import VoteRow
from tests.bot.forum import (
    Table,
    all_told,
    button,
    has_verb,
    is_question,
    press_anything,
    told,
    verb,
)
from tests.bot.house import GAIUS, LIVIA, TITUS, house
from tests.bot.moved_clock import DAY, MovedClock

pytestmark = pytest.mark.asyncio

TOLD = ("nudge", "waiting_line", "vote", "note")


async def kinds(home) -> dict[str, int]:
    """What the outbox ever held of what is told about waiting."""
    rows = [await home.store.outbox_row(id) for id in range(1, 400)]
    return Counter(row.kind for row in rows if row and row.kind in TOLD)


async def pass_days(home, days: int) -> None:
    """Six hours at a time."""
    clock = WaitingClock(home.sessions, Steps(home.sessions))
    for _ in range(days * 4):
        home.time += DAY // 4
        await clock.carry_due()


@pytest.mark.parametrize(
    ("day", "expected"),
    [
        (1, {"nudge": 1}),
        (2, {"nudge": 1, "waiting_line": 1}),
        (5, {"nudge": 1, "waiting_line": 1, "vote": 1}),
        (10, {"nudge": 1, "waiting_line": 1, "vote": 2}),
        (30, {"nudge": 1, "waiting_line": 1, "vote": 3, "note": 1}),
        (90, {"nudge": 1, "waiting_line": 1, "vote": 3, "note": 1}),
    ],
)
async def test_what_a_silent_seat_brings_about_in_company(place: str, day: int, expected) -> None:
    """Nobody answers any question; in the end the table sleeps."""
    async with house(place) as home:
        await home.start(LIVIA, GAIUS, TITUS)
        await pass_days(home, day)
        assert await kinds(home) == expected


@pytest.mark.parametrize(
    ("day", "expected"),
    [
        (1, {"nudge": 1}),
        (2, {"nudge": 1}),
        (5, {"nudge": 2}),
        (10, {"nudge": 3, "note": 1}),
        (90, {"nudge": 3, "note": 1}),
    ],
)
async def test_what_it_brings_about_among_computer_players(place: str, day: int, expected) -> None:
    async with house(place) as home:
        table = await home.start(LIVIA, bots=2)
        await pass_days(home, day)
        assert await kinds(home) == expected
        if day == 90:
            async with home.sessions.table(table) as live:
                await home.answer_at_random(live, Rng(1))
            (wait,) = await home.store.waits(table)
            assert (wait.stage, wait.next_at) == (0, home.time + DAY), "any move wakes it"


@pytest.mark.parametrize(
    ("ballots", "remedy"),
    [
        ({}, "wait"),
        ({0: "steward"}, "steward"),
        ({0: "end"}, "wait"),
        ({0: "free", 2: "free"}, "free"),
        ({0: "end", 2: "steward"}, "wait"),
        ({0: "end", 2: "end", 3: "wait"}, "end"),
    ],
)
async def test_lasting_things_need_more_than_half_of_all_who_are_asked(ballots, remedy) -> None:
    vote = VoteRow(1, Seat(1), 0, 0, (Seat(0), Seat(2), Seat(3)), ballots=ballots, about="stalled")
    assert outcome(vote) == remedy


async def test_one_alone_cannot_give_an_opponents_hand_away() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        await pass_days(home, 3)
        vote = await home.store.vote(table)
        (voter,) = vote.needed
        async with home.sessions.table(table) as live:
            with pytest.raises(RefusedError, match="error-stale"):
                await StalledVotes(home.sessions).cast(live, voter, vote.expires_at, "free")
            assert live.seats[vote.by].offered is None
            asked = about_stalled(live, vote, home.sessions.now()).content
            assert f"<@{live.user_at(voter)}> decides" in asked, "nobody is half of one"


async def test_the_steward_plays_until_its_person_looks_at_the_panel() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        await pass_days(home, 3)
        vote = await home.store.vote(table)
        stalled = StalledVotes(home.sessions)
        async with home.sessions.table(table) as live:
            owner = live.user_at(vote.by)
            done = await stalled.cast(live, vote.needed[0], vote.expires_at, "steward")
            assert done.state == "agreed"
            assert live.user_at(vote.by) == owner, "it stays theirs"
            assert vote.by not in live.waiting()
        assert (await home.store.seats(table))[vote.by].stand_in == "steward"
        home.sessions.forget(table)
        for _ in range(30):
            async with home.sessions.table(table) as live:
                assert live.waiting() == vote.needed
                await home.answer_at_random(live, Rng(3))
        async with home.sessions.table(table) as live:
            assert await stalled.stand_ins.take_out(live, vote.by, said=True)
            assert live.bot_at(vote.by) is None
            assert not await stalled.stand_ins.take_out(live, vote.by, said=True)


# ---- as people meet it ------------------------------------------------------------------------


@pytest.fixture
def clock(roma, monkeypatch) -> MovedClock:
    return MovedClock(roma, monkeypatch)


async def stalled(server, roma):
    """Three at a table, and which of them is awaited."""
    table = Table(server, [server.person(name) for name in ("Livia", "Gaius", "Titus")])
    await table.start()
    await all_told(roma)
    (wait,) = await roma.store.waits(1)
    silent = table.people[wait.seat]
    return table, silent, [person for person in table.people if person is not silent]


def lines(table: Table) -> list:
    return [m for m in table.people[0].sees(table.channel) if "⏳" in m.text]


def question(table: Table):
    posts = [m for m in table.people[0].sees(table.channel) if has_verb(m, "ballot")]
    return posts[-1] if posts else None


async def play(table: Table, person) -> None:
    panel = await table.panel(person)
    for _ in range(30):
        if not is_question(panel):
            return
        panel = await press_anything(person, panel, Rng(1))


async def vote_for(table: Table, person, remedy: str):
    asked = question(table)
    tap = next(b.custom_id for b in asked.buttons if b.custom_id.endswith(f":{remedy}"))
    return await (await person.click(asked, custom_id=tap)).message()


async def test_the_line_is_quiet_stays_one_and_goes_with_the_move(server, roma, clock) -> None:
    table, silent, others = await stalled(server, roma)
    await clock.pass_(1.9 * DAY)
    assert lines(table) == []
    pings = len(silent.pings)
    await clock.pass_(0.1 * DAY)
    (line,) = lines(table)
    assert silent.name in line.text
    assert line not in silent.pings
    assert len(silent.pings) == pings
    await clock.pass_(1.5 * DAY)
    assert [m.id for m in lines(table)] == [line.id]
    await play(table, silent)
    await clock.told()
    assert lines(table) == []
    assert question(table) is None, "it ends at once when they move"
    assert any("has moved" in m.text for m in others[0].sees(table.channel))


async def test_the_others_are_asked_and_the_game_goes_on_without_the_silent(
    server, roma, clock
) -> None:
    table, silent, (first, second) = await stalled(server, roma)
    await clock.pass_(3 * DAY)
    asked = question(table)
    assert asked in first.pings
    assert asked in second.pings
    assert asked not in silent.pings
    assert {b.custom_id.rpartition(":")[2] for b in asked.buttons} == {
        "wait",
        "steward",
        "free",
        "end",
    }
    await (await silent.click(asked, custom_id=asked.buttons[0].custom_id))
    await silent.wait_for(lambda m: "You are not asked" in m.text)
    await vote_for(table, first, "steward")
    assert question(table) is not None
    await vote_for(table, second, "steward")
    await clock.told()
    assert question(table) is None
    assert any("The steward now plays" in m.text for m in first.sees(table.channel))
    assert "the steward plays meanwhile" in await told(first, table.channel, "table info")
    await play(table, silent)  # the first look at the panel brings them back
    await clock.told()
    assert any(f"{silent.name}** is back" in m.text for m in first.sees(table.channel))
    assert "the steward plays" not in await told(first, table.channel, "table info")


async def test_a_free_seat_is_taken_with_all_that_belongs_to_it(server, roma, clock) -> None:
    table, silent, (first, second) = await stalled(server, roma)
    await clock.pass_(3 * DAY)
    for person in (first, second):
        await vote_for(table, person, "free")
    await clock.told()
    (offer,) = [m for m in first.sees(table.channel) if has_verb(m, "take")]
    refused = await (await first.click(offer, custom_id=button(offer, "take"))).message()
    assert "already sit" in refused.text or "already sits" in refused.text
    newcomer = server.person("Flavia")
    welcome = await (await newcomer.click(offer, custom_id=button(offer, "take"))).message()
    assert welcome.seen_by == newcomer.id
    assert {"move", "rules"} <= {verb(b.custom_id) for b in welcome.buttons}
    await clock.told()
    assert any("Your hand" in m.text for m in newcomer.sees(newcomer.dm))
    assert not any("Your hand in" in m.text for m in silent.sees(silent.dm))
    assert any("now belongs to" in m.text for m in silent.sees(silent.dm))
    await first.wait_for(lambda m: m.id == offer.id and not m.buttons)
    assert "no longer free" in first.current(offer).text
    polite = await silent.click(table.latest(silent), custom_id=button(table.latest(first), "move"))
    assert "You do not play at this table" in (await polite.message()).text
    pings = len(silent.pings)
    await clock.pass_(20 * DAY)
    assert len(silent.pings) == pings, "who is gone is never asked again"


async def test_they_can_end_the_game(server, roma, clock) -> None:
    table, _, others = await stalled(server, roma)
    await clock.pass_(3 * DAY)
    for person in others:
        await vote_for(table, person, "end")
    await clock.told()
    assert (await roma.store.table(1)).status == "closed"
    assert question(table) is None
    assert lines(table) == []
