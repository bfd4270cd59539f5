"""A digest: one message a day with all tables that wait; and a quiet word to who is next."""

from __future__ import annotations

import asyncio

import pytest

from bot.posts.sending.pings.next_up import next_person
from bot.waiting.digests import Digests
from games.core.seats import Seat
from storage.records import TableWish
from tests.bot.forum import Table, all_told, has_verb, running_bot
from tests.bot.house import GAIUS, LIVIA, house
from tests.bot.moved_clock import BEGIN, DAY, MovedClock
from tests.bot.people.test_ping_ways import act, calls, messages
from tests.bot.posts.test_sent_once import forget_that_it_was_sent

pytestmark = pytest.mark.asyncio

HOUR = 3600


@pytest.fixture
def clock(roma, monkeypatch) -> MovedClock:
    return MovedClock(roma, monkeypatch)


async def awaited(server, roma, clock, **wishes):
    """A table that waits for somebody who wants a digest in an hour."""
    table = Table(server, [server.person("Livia", locale="de"), server.person("Gaius")])
    await table.start()
    await clock.told()
    (person,) = [person for person in table.people if table.latest(person) in person.pings]
    (other,) = [each for each in table.people if each is not person]
    chosen = {"ping_way": "digest", "digest_due": BEGIN + HOUR, "language": "en"} | wishes
    await roma.store.update_user(person.id, **chosen)
    return table, person, other


def digests(person) -> list:
    return [m for m in person.sees(person.dm) if "Your digest" in m.text or "Übersicht" in m.text]


async def test_one_message_a_day_while_a_table_waits(server, roma, clock) -> None:
    table, person, _ = await awaited(server, roma, clock)
    await clock.pass_(HOUR - 1)
    assert digests(person) == []
    await clock.pass_(1)
    (digest,) = digests(person)
    assert digest in person.pings
    assert "a table is waiting for you" in digest.text
    assert f"**Glory to Rome** <#{table.channel.id}> · lead a role or think" in digest.text
    assert f"/{table.channel.id}/{table.latest(person).id}" in digest.text
    panel = await table.press(
        person, digest, next(b.custom_id for b in digest.buttons).split(":")[1]
    )
    assert panel.seen_by == person.id
    assert has_verb(digest, "settings")
    due = (await roma.store.user(person.id)).digest_due
    assert HOUR < due - clock.now <= DAY
    await clock.pass_(due - clock.now)
    assert len(digests(person)) == 2, "it waits still"
    await act(table, person, clock)
    await clock.pass_(3 * DAY)
    assert len(digests(person)) == 2, "nobody waits any more"


async def test_a_turn_is_named_but_not_called_where_a_digest_tells_it(server, roma, clock) -> None:
    table, person, other = await awaited(server, roma, clock, language="de")
    before = len(calls(person, table))
    await act(table, person, clock)
    await act(table, other, clock)
    assert person.mention in table.latest(person).text
    assert len(calls(person, table)) == before
    assert messages(person) == []
    await clock.pass_(HOUR)
    (digest,) = digests(person)
    assert "Ein Tisch wartet auf dich" in digest.text
    assert "Ruhm für Rom" in digest.text


async def test_other_tables_and_absences_are_left_out(server, roma, clock) -> None:
    _, person, _ = await awaited(server, roma, clock)
    await roma.store.save_table_wish(TableWish(1, person.id, "channel"))
    await clock.pass_(HOUR)
    assert digests(person) == []
    await roma.store.save_table_wish(TableWish(1, person.id))
    await (await person.slash(server.channel, "away until", **{"date-or-days": "7"})).message()
    await clock.pass_(DAY)
    assert digests(person) == []


async def test_closed_messages_call_in_the_channel(server, roma, clock) -> None:
    table, person, _ = await awaited(server, roma, clock, pings=False)
    before = len(calls(person, table))
    person.set_dms(open=False)
    await clock.pass_(HOUR)
    assert len(calls(person, table)) == before + 1
    notes = [m for m in person.sees(table.channel) if "direct messages are closed" in m.text]
    assert len(notes) == 1
    person.set_dms(open=True)
    await clock.pass_(DAY)
    assert len(digests(person)) == 1, "it is tried again the next day"
    assert len(calls(person, table)) == before + 1


async def test_a_silence_of_the_bot_costs_one_digest_and_no_more(server, roma, clock) -> None:
    _, person, _ = await awaited(server, roma, clock)
    clock.now += 5 * DAY
    await clock.look()
    await clock.look()
    assert len(digests(person)) == 1


async def test_two_processes_queue_one() -> None:
    async with house() as home:
        await home.start(LIVIA, GAIUS)
        await home.store.update_user(LIVIA.id, ping_way="digest", digest_due=home.time)
        other = type(home)(home.store)
        other.time = home.time
        await asyncio.gather(*(Digests(each.sessions).carry_due() for each in (home, other)))
        rows = [await home.store.outbox_row(id) for id in range(1, 40)]
        assert [row.payload["user"] for row in rows if row and row.kind == "digest"] == [LIVIA.id]


class Present:
    """The clock as it is, in place of a moved one."""

    def __init__(self, roma) -> None:
        self.roma = roma

    async def told(self) -> None:
        await all_told(self.roma)


@pytest.mark.parametrize(("way", "kind"), [("digest", "digest"), ("message", "reminder")])
async def test_what_is_under_way_is_not_doubled_by_a_kill(
    server, tmp_path, way: str, kind: str
) -> None:
    database = tmp_path / "roma.db"
    async with running_bot(server, database) as roma:
        clock = Present(roma)
        table, person, other = await awaited(server, roma, clock, ping_way=way, digest_due=None)
        await act(table, person, clock)
        await act(table, other, clock)
        await roma.store.update_user(person.id, digest_due=1 if way == "digest" else None)
        await roma.waiting.carry_due()
        await all_told(roma)
        rows = [await roma.store.outbox_row(id) for id in range(1, 60)]
        (row,) = [row for row in rows if row and row.kind == kind and row.message]
    before = len(person.inbox)
    forget_that_it_was_sent(database, row.id)
    server.forget_nonces()
    async with running_bot(server, database) as roma:
        await all_told(roma)
        assert (await roma.store.outbox_row(row.id)).message == row.message
    assert len(person.inbox) == before


# ---- who is next ------------------------------------------------------------------------------


def words(person) -> list:
    return [m for m in person.sees(person.dm) if "You are next" in m.text]


async def test_who_wants_it_is_told_when_the_turn_before_theirs_begins(server, roma, clock) -> None:
    table, person, other = await awaited(server, roma, clock, ping_way="channel")
    await roma.store.update_user(person.id, next_up=True, digest_due=None)
    await act(table, person, clock)
    (word,) = words(person)
    assert word not in person.pings, "without a sound"
    assert other.name in word.text
    assert words(other) == []
    await act(table, other, clock)
    await clock.pass_(HOUR)
    assert len(words(person)) == 1
    await act(table, person, clock)
    assert len(words(person)) == 2


async def test_a_word_that_comes_late_is_not_said(server, roma, clock) -> None:
    table, person, other = await awaited(server, roma, clock, ping_way="channel")
    await roma.store.save_table_wish(TableWish(1, person.id, "", True))
    await act(table, person, clock)
    rows = [await roma.store.outbox_row(id) for id in range(1, 60)]
    (row,) = [row for row in rows if row and row.kind == "next_up"]
    await act(table, other, clock)
    assert await roma.delivery.deliver(row) is None
    assert len(words(person)) == 1


async def test_a_computer_player_between_is_passed_over() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, bots=1)
        async with home.sessions.table(table) as live:
            first, second, third = Seat(0), Seat(1), Seat(2)
            assert live.bot_at(third) is not None
            lead = live.playing.view(None).leader
            assert next_person(live, lead) == (second if lead == first else first)
            assert next_person(live, second if lead == first else first) is None, "they follow"
