"""Turns are told in the way somebody chose: once, never too often, and never lost."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import discord
import pytest

from bot.people import ping_ways
from bot.people.ping_ways import manner_of, next_digest
from games.core.rng import Rng
from storage.records import TableWish, UserRow
from tests.bot.forum import (
    Table,
    choose_option,
    has_verb,
    is_question,
    offers,
    press_anything,
    told,
    verb,
)
from tests.bot.moved_clock import DAY, MovedClock

# ---- what was chosen --------------------------------------------------------------------------


def test_a_table_may_be_told_otherwise(monkeypatch) -> None:
    monkeypatch.undo()
    assert manner_of(None, None) == ("channel", 300, False, False)
    chosen = UserRow(7, ping_way="digest", next_up=True, ping_pause=0, ping_away=True)
    assert manner_of(chosen, None) == ("digest", 0, True, True)
    assert manner_of(chosen, TableWish(1, 7, "channel", False)) == ("channel", 0, False, True)
    assert manner_of(chosen, TableWish(1, 7)) == manner_of(chosen, None)
    assert ping_ways.PAUSE == 5


def test_who_cannot_be_written_to_is_called_in_the_channel() -> None:
    closed = UserRow(7, dm="closed", ping_way="message")
    assert manner_of(closed, None).way == "channel"
    assert manner_of(closed, TableWish(1, 7, "digest")).way == "channel"


@pytest.mark.parametrize(
    ("now", "due"),
    [
        ("2026-03-10 17:59:59", "2026-03-10 18:00"),
        ("2026-03-10 18:00", "2026-03-11 18:00"),
        ("2026-03-28 18:30", "2026-03-29 18:00"),  # a day of 23 hours
        ("2026-10-24 18:30", "2026-10-25 18:00"),  # and one of 25
    ],
)
def test_a_digest_comes_at_the_hour_of_the_place(now: str, due: str) -> None:
    berlin = ZoneInfo("Europe/Berlin")

    def at(text: str) -> int:
        return int(datetime.fromisoformat(text).replace(tzinfo=berlin).timestamp())

    assert next_digest(UserRow(7, time_zone="Europe/Berlin"), at(now)) == at(due)


# ---- as people meet it ------------------------------------------------------------------------


@pytest.fixture
def clock(roma, monkeypatch) -> MovedClock:
    return MovedClock(roma, monkeypatch)


async def seated(server, clock: MovedClock, **wishes):
    """A running table: who leads, and the other, who wants to be told in some way."""
    table = Table(server, [server.person("Livia", locale="de"), server.person("Gaius")])
    await table.start()
    await clock.told()
    (leader,) = [person for person in table.people if table.latest(person) in person.pings]
    (other,) = [person for person in table.people if person is not leader]
    await clock.roma.store.update_user(other.id, **{"language": "en"} | wishes)
    return table, leader, other


async def act(table: Table, person, clock: MovedClock) -> None:
    """Answers until nothing is asked, by thinking where that is possible."""
    panel = await table.panel(person)
    for _ in range(30):
        if not is_question(panel):
            break
        if "think:one" in offers(panel):
            panel = await choose_option(person, panel, "think:one")
        else:
            panel = await press_anything(person, panel, Rng(1))
    await clock.told()


def messages(person) -> list:
    """Turns told by direct message."""
    return [
        m
        for m in person.sees(person.dm)
        if has_verb(m, "move") and "with " in m.text.split("\n")[0]
    ]


def calls(person, table: Table) -> list:
    return [m for m in person.pings if m.channel_id == table.channel.id and has_verb(m, "move")]


@pytest.mark.asyncio
async def test_who_chose_messages_is_named_in_the_channel_and_called_by_message(
    server, roma, clock
) -> None:
    table, leader, other = await seated(server, clock, ping_way="message")
    before = len(other.pings)
    await act(table, leader, clock)
    post = table.latest(other)
    assert other.mention in post.text
    assert calls(other, table) == [], "named without a ping"
    (message,) = messages(other)
    assert message in other.pings[before:]
    assert f"<#{table.channel.id}>" in message.text
    assert leader.name in message.text
    assert "lead a role or think" in message.text
    assert f"/{table.channel.id}/{post.id}" in message.text
    assert verb(message.buttons[0].custom_id) == "move"
    panel = await table.press(other, message, "move")
    assert panel.seen_by == other.id
    await clock.pass_(DAY / 2)
    assert len(messages(other)) == 1


@pytest.mark.asyncio
async def test_it_speaks_the_language_of_who_is_told(server, roma, clock) -> None:
    table, leader, other = await seated(server, clock, ping_way="message", language="de")
    await act(table, leader, clock)
    found = [m for m in other.sees(other.dm) if "**Du bist dran** in Ruhm für Rom" in m.text]
    assert len(found) == 1


@pytest.mark.asyncio
async def test_one_table_may_be_told_otherwise(server, roma, clock) -> None:
    table, leader, other = await seated(server, clock, ping_way="digest")
    await roma.store.save_table_wish(TableWish(1, other.id, "channel"))
    await act(table, leader, clock)
    assert calls(other, table) == [table.latest(other)]
    assert messages(other) == []


@pytest.mark.asyncio
async def test_a_refused_message_becomes_a_call_and_it_is_said_once(server, roma, clock) -> None:
    table, leader, other = await seated(server, clock, ping_way="message", pings=False)
    other.set_dms(open=False)
    await act(table, leader, clock)
    (call,) = calls(other, table)
    assert "lead a role or think" in call.text
    await act(table, other, clock)
    await act(table, leader, clock)
    notes = [m for m in other.sees(table.channel) if "direct messages are closed" in m.text]
    assert len(notes) == 1
    assert len(calls(other, table)) == 2, "and from then on at once, by the post itself"
    assert calls(other, table)[-1] == table.latest(other)


@pytest.mark.asyncio
async def test_a_second_ping_waits_for_the_end_of_the_pause(server, roma, clock) -> None:
    table, leader, other = await seated(server, clock, ping_pause=5)
    await act(table, leader, clock)
    await clock.pass_(60)
    await act(table, other, clock)
    await clock.pass_(60)
    await act(table, leader, clock)
    post = table.latest(other)
    assert other.mention in post.text
    assert len(calls(other, table)) == 1, "it came two minutes ago"
    await clock.pass_(179)
    assert len(calls(other, table)) == 1
    await clock.pass_(1)
    assert len(calls(other, table)) == 2, "it is still open: nothing is lost"
    await clock.pass_(DAY / 2)
    assert len(calls(other, table)) == 2


@pytest.mark.asyncio
async def test_who_answers_within_the_pause_hears_nothing_more(server, roma, clock) -> None:
    table, leader, other = await seated(server, clock, ping_pause=5)
    for _ in range(3):
        await act(table, leader, clock)
        await clock.pass_(30)
        await act(table, other, clock)
        await clock.pass_(30)
    await clock.pass_(600)
    assert len(calls(other, table)) == 1


@pytest.mark.asyncio
async def test_messages_keep_the_pause_too(server, roma, clock) -> None:
    table, leader, other = await seated(server, clock, ping_way="message", ping_pause=5)
    await act(table, leader, clock)
    await clock.pass_(60)
    await act(table, other, clock)
    await act(table, leader, clock)
    await clock.pass_(239)
    assert len(messages(other)) == 1
    await clock.pass_(1)
    assert len(messages(other)) == 2


@pytest.mark.asyncio
async def test_who_is_away_is_not_called_until_they_are_back(server, roma, clock) -> None:
    table, leader, other = await seated(server, clock)
    await told(other, table.channel, "away until", **{"date-or-days": "7"})
    await act(table, leader, clock)
    assert other.mention in table.latest(other).text
    assert calls(other, table) == []
    await clock.pass_(7 * DAY - 2)
    assert calls(other, table) == []
    await clock.pass_(2)
    assert len(calls(other, table)) == 1


@pytest.mark.asyncio
async def test_who_wants_it_is_called_while_away(server, roma, clock) -> None:
    table, leader, other = await seated(server, clock, ping_away=True)
    await told(other, table.channel, "away until", **{"date-or-days": "7"})
    await act(table, leader, clock)
    assert calls(other, table) == [table.latest(other)]


@pytest.mark.asyncio
async def test_a_message_is_queued_once_though_the_post_is_delivered_again(
    server, roma, clock, monkeypatch
) -> None:
    """As after a kill between sending the post and noting that."""
    table, leader, other = await seated(server, clock, ping_way="message")
    twice = type(roma.delivery.moves).deliver

    async def deliver(self, row, *rest):
        await twice(self, row, *rest)
        return await twice(self, row, *rest)

    monkeypatch.setattr(type(roma.delivery.moves), "deliver", deliver)
    await act(table, leader, clock)
    await clock.pass_(600)
    assert len(messages(other)) == 1


@pytest.mark.asyncio
async def test_mentions_that_do_not_ping_are_forbidden_to(server, roma, clock, monkeypatch) -> None:
    """What Discord is sent says so itself."""
    table, leader, other = await seated(server, clock, ping_way="message")
    sent = []
    place = discord.PartialMessageable
    send = place.send

    async def noting(self, *args, **named):
        sent.append(named["allowed_mentions"])
        return await send(self, *args, **named)

    monkeypatch.setattr(place, "send", noting)
    await act(table, leader, clock)
    assert sent
    for allowed in sent:
        assert other.id not in [each.id for each in allowed.users]
