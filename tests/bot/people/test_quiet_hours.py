"""Quiet hours: named but not pinged at night, pinged once in the morning if still awaited."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.app import client
from bot.people.places import ALSO, near_zones, read_zone
from bot.people.quiet_hours import hours_words, quiet_until, read_hours, zones
from bot.talk.refusals import RefusedError
from games.core.rng import Rng
from storage.records import UserRow
from tests.bot.forum import (
    Table,
    all_told,
    button,
    choose_option,
    close_game,
    is_question,
    offers,
    press_anything,
    told,
)

# ---- hours and zones --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("22-7", (22 * 60, 7 * 60)),
        ("22:30 – 7", (22 * 60 + 30, 7 * 60)),
        ("23.15 bis 6.45", (23 * 60 + 15, 6 * 60 + 45)),
        ("13-24", (13 * 60, 0)),
        ("10pm-7", (22 * 60, 7 * 60)),
        ("10:30 PM to 12 am", (22 * 60 + 30, 0)),
        ("22 Uhr bis 7 Uhr", (22 * 60, 7 * 60)),
        ("off", None),
        (" Aus ", None),
    ],
)
def test_hours_are_read_as_people_write_them(typed: str, read: tuple[int, int] | None) -> None:
    assert read_hours(typed) == read


@pytest.mark.parametrize(
    "typed", ["nights", "22", "25-7", "7-7", "0-24", "22-7-9", "", "-5-7", "22:60-x", "13pm-7"]
)
def test_what_is_no_span_of_hours_is_refused(typed: str) -> None:
    with pytest.raises(RefusedError):
        read_hours(typed)


def test_zones_are_known_by_name_and_by_city() -> None:
    assert read_zone("Europe/Berlin") == read_zone(" berlin ") == "Europe/Berlin"
    assert read_zone("new york") == "America/New_York"
    assert "UTC" in zones()
    for wrong in ("Atlantis", "../etc/passwd", ""):
        with pytest.raises(RefusedError):
            read_zone(wrong)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Köln", "Europe/Berlin"),
        ("koeln", "Europe/Berlin"),
        (" MÜNCHEN", "Europe/Berlin"),
        ("Zürich", "Europe/Zurich"),
        ("Rom", "Europe/Rome"),
        ("wien", "Europe/Vienna"),
        ("new-york", "America/New_York"),
        ("São Paulo", "America/Sao_Paulo"),
        ("europe/berlin", "Europe/Berlin"),
    ],
)
def test_cities_go_by_the_names_people_use(typed: str, zone: str) -> None:
    assert read_zone(typed) == zone


def test_other_names_of_cities_lead_to_zones_there_are() -> None:
    assert set(ALSO) <= set(zones())


def test_who_mistypes_a_city_is_offered_what_is_near() -> None:
    with pytest.raises(RefusedError) as near:
        read_zone("Hambrug")
    assert "Europe/Berlin" in str(near.value.text.args["near"])
    assert near_zones("Xyzzy") == []


def at(text: str, zone: str = "Europe/Berlin") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


def sleeper(begin: int, end: int, zone: str = "Europe/Berlin") -> UserRow:
    return UserRow(7, time_zone=zone, quiet_from=begin * 60, quiet_to=end * 60)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-03-10 21:59:59", None),
        ("2026-03-10 22:00", "2026-03-11 07:00"),
        ("2026-03-11 00:00", "2026-03-11 07:00"),
        ("2026-03-11 06:59:59", "2026-03-11 07:00"),
        ("2026-03-11 07:00", None),
        ("2026-03-28 23:00", "2026-03-29 07:00"),  # an hour is missing in this night
        ("2026-10-24 23:00", "2026-10-25 07:00"),  # and in this one it comes twice
    ],
)
def test_quiet_hours_end_at_the_time_of_the_place(now: str, until: str | None) -> None:
    assert quiet_until(sleeper(22, 7), at(now)) == (at(until) if until else None)


def test_quiet_hours_may_lie_within_a_day_and_always_end() -> None:
    nap = sleeper(13, 15)
    assert quiet_until(nap, at("2026-03-10 14:00")) == at("2026-03-10 15:00")
    assert quiet_until(nap, at("2026-03-10 15:00")) is None
    night = UserRow(7, time_zone="Europe/Berlin", quiet_from=60, quiet_to=150)
    first = at("2026-10-25 01:00")
    for minute in range(0, 240, 7):  # through the hour that comes twice
        now = first + minute * 60
        end = quiet_until(night, now)
        assert end is None or now < end <= now + 24 * 3600
    assert hours_words(night) == "1:00–2:30"


def test_nobody_is_quiet_without_hours_or_without_a_place() -> None:
    now = at("2026-03-10 23:00")
    assert quiet_until(None, now) is None
    assert quiet_until(UserRow(7), now) is None
    assert quiet_until(UserRow(7, quiet_from=0, quiet_to=60 * 23), now) is None
    assert quiet_until(sleeper(22, 7, "Nowhere/Gone"), now) is None
    assert hours_words(UserRow(7)) == ""


# ---- as people meet it ------------------------------------------------------------------------


class Clock:
    """The time for everything the bot does."""

    def __init__(self, roma) -> None:
        self.roma = roma
        self.now = 0

    def time(self) -> int:
        return self.now

    def set(self, text: str) -> None:
        self.now = at(text)
        self.roma.outbox.wake()


@pytest.fixture
def clock(roma, monkeypatch) -> Clock:
    made = Clock(roma)
    monkeypatch.setattr(client, "time", made)
    return made


async def leader_and_sleeper(server, roma, clock: Clock, others: int = 0):
    """A table whose second player sleeps; the evening is not over yet."""
    clock.set("2026-03-10 20:00")
    names = ("Livia", "Gaius", "Titus")[: 2 + others]
    table = Table(server, [server.person(name) for name in names])
    await table.start()
    await all_told(roma)
    (leader,) = [person for person in table.people if table.latest(person) in person.pings]
    asleep = next(person for person in table.people if person is not leader)
    place = table.channel
    await told(asleep, place, "settings", quiet="22-7", **{"time-zone": "Europe/Berlin"})
    return table, leader, asleep


async def act(table: Table, person) -> None:
    """Answers until nothing is asked, always by thinking."""
    panel = await table.panel(person)
    for _ in range(30):
        if not is_question(panel):
            return
        if "think:one" in offers(panel):
            panel = await choose_option(person, panel, "think:one")
        else:
            panel = await press_anything(person, panel, Rng(1))


@pytest.mark.asyncio
async def test_settings_know_quiet_hours(server, roma) -> None:
    livia = server.person("Livia", locale="de")
    place = server.channel
    await livia.slash(place, "settings", quiet="22-7")
    assert await livia.wait_for(lambda m: "unter *Ruhezeit* zuerst den Ort" in m.text)
    await livia.slash(place, "settings", **{"time-zone": "Atlantis"})
    assert await livia.wait_for(lambda m: "Eine Stadt oder Zeitzone „Atlantis“" in m.text)
    found = await livia.autocomplete(place, "settings", **{"time-zone": "new y"})
    assert [(choice.name, choice.value) for choice in found] == [
        ("America/New York", "America/New_York")
    ]
    assert len(await livia.autocomplete(place, "settings", **{"time-zone": ""})) == 25
    text = await told(livia, place, "settings", quiet="22-7", **{"time-zone": "Europe/Berlin"})
    assert "Ruhezeit: 22:00–7:00 (Europe/Berlin)" in text
    assert "Ruhezeit: 23:30–6:00" in await told(livia, place, "settings", quiet="23:30-6")
    assert "Ruhezeit: 23:30–6:00" in await told(livia, place, "settings")
    assert "Ruhezeit: keine" in await told(livia, place, "settings", quiet="aus")
    user = await roma.store.user(livia.id)
    assert (user.time_zone, user.quiet_from, user.quiet_to) == ("Europe/Berlin", None, None)


@pytest.mark.asyncio
async def test_a_turn_at_night_is_told_silently_and_pinged_once_in_the_morning(
    server, roma, clock: Clock
) -> None:
    table, leader, asleep = await leader_and_sleeper(server, roma, clock)
    clock.set("2026-03-10 23:00")
    before = len(asleep.pings)
    await act(table, leader)
    post = await asleep.wait_for(lambda m: f"Your turn, {asleep.mention}" in m.text)
    await server.idle()
    assert len(asleep.pings) == before, "written, but without a sound"
    clock.set("2026-03-11 06:59")
    await server.idle()
    assert len(asleep.pings) == before
    clock.set("2026-03-11 07:00")
    ping = await asleep.wait_for(
        lambda m: m.id > post.id and f"Your turn, {asleep.mention}" in m.text
    )
    assert "lead a role or think." in ping.text
    assert button(ping, "move")
    await all_told(roma)
    assert [m.id for m in asleep.pings[before:]] == [ping.id]
    clock.set("2026-03-11 09:00")
    await server.idle()
    assert len(asleep.pings) == before + 1, "one ping per turn"


@pytest.mark.asyncio
async def test_who_has_played_at_night_is_not_pinged_in_the_morning(
    server, roma, clock: Clock
) -> None:
    table, leader, asleep = await leader_and_sleeper(server, roma, clock)
    clock.set("2026-03-10 23:00")
    before = len(asleep.pings)
    await act(table, leader)
    await asleep.wait_for(lambda m: f"Your turn, {asleep.mention}" in m.text)
    await act(table, asleep)
    await server.idle()
    posts = len(leader.sees(table.channel))
    clock.set("2026-03-11 08:00")
    await all_told(roma)
    assert len(asleep.pings) == before
    assert len(leader.sees(table.channel)) == posts, "nothing is said in vain"


@pytest.mark.asyncio
async def test_two_turns_in_a_night_are_one_ping(server, roma, clock: Clock) -> None:
    table, leader, asleep = await leader_and_sleeper(server, roma, clock)
    clock.set("2026-03-10 23:00")
    before = len(asleep.pings)
    for _ in range(2):
        await act(table, leader)
        await asleep.wait_for(
            lambda m: m.id == table.latest(asleep).id and asleep.mention in m.text
        )
        await act(table, asleep)
    await act(table, leader)
    await server.idle()
    clock.set("2026-03-11 07:30")
    await all_told(roma)
    assert len(asleep.pings) == before + 1


@pytest.mark.asyncio
async def test_others_are_pinged_while_one_sleeps_and_longer_hours_hold(
    server, roma, clock: Clock
) -> None:
    table, leader, asleep = await leader_and_sleeper(server, roma, clock, others=1)
    awake = next(p for p in table.people if p not in (leader, asleep))
    clock.set("2026-03-10 23:00")
    counts = {person: len(person.pings) for person in (asleep, awake)}
    panel = await table.panel(leader)
    role = next(id for id in offers(panel) if id.startswith("lead:"))
    panel = await choose_option(leader, panel, role)
    while is_question(panel):
        panel = await press_anything(leader, panel, Rng(2))
    both = await awake.wait_for(lambda m: "Over to you" in m.text)
    assert asleep.mention in both.text
    await server.idle()
    assert len(awake.pings) == counts[awake] + 1
    assert len(asleep.pings) == counts[asleep]
    await told(asleep, table.channel, "settings", quiet="22-9")
    clock.set("2026-03-11 07:30")
    await server.idle()
    assert len(asleep.pings) == counts[asleep]
    clock.set("2026-03-11 09:00")
    await all_told(roma)
    assert len(asleep.pings) == counts[asleep] + 1
    assert len(awake.pings) == counts[awake] + 1


@pytest.mark.asyncio
async def test_a_question_for_consent_waits_for_the_morning_too(server, roma, clock: Clock) -> None:
    table, leader, asleep = await leader_and_sleeper(server, roma, clock)
    clock.set("2026-03-10 23:00")
    await act(table, leader)
    await server.idle()
    before = len(asleep.pings)
    await told(leader, table.channel, "undo")
    vote = await asleep.wait_for(lambda m: "asks to take back" in m.text)
    await server.idle()
    assert len(asleep.pings) == before
    clock.set("2026-03-11 07:00")
    again = await asleep.wait_for(lambda m: m.id > vote.id and "asks to take back" in m.text)
    await server.idle()
    assert again in asleep.pings
    done = await (await asleep.click(again, "Agree")).message()
    assert "Taken back" in done.text


@pytest.mark.asyncio
async def test_a_closed_table_reminds_nobody(server, roma, clock: Clock) -> None:
    table, leader, asleep = await leader_and_sleeper(server, roma, clock)
    clock.set("2026-03-10 23:00")
    before = len(asleep.pings)
    await act(table, leader)
    await asleep.wait_for(lambda m: f"Your turn, {asleep.mention}" in m.text)
    await server.idle()
    await close_game(server.person("Nero", permissions=["manage_messages"]), table)
    clock.set("2026-03-11 08:00")
    await all_told(roma)
    assert len(asleep.pings) == before
