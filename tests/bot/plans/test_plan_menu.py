"""Answers in advance as people meet them: found, listed, changed, cancelled, told."""

from __future__ import annotations

import msgspec
import pytest

from bot.tables.delays import SPANS
from games.core.rng import Rng
from tests.bot.forum import (
    PATIENCE,
    Table,
    all_told,
    button,
    has_verb,
    is_question,
    lead_something,
    offers,
    verb,
    waiting_person,
)
from tests.bot.moved_clock import MovedClock

pytestmark = pytest.mark.asyncio

LONGEST = SPANS["day"][1]


@pytest.fixture
def clock(roma, monkeypatch) -> MovedClock:
    return MovedClock(roma, monkeypatch)


async def opened(server, roma):
    """A table, who leads, and the two who do not; Livia speaks German."""
    people = [server.person("Livia", locale="de"), server.person("Gaius"), server.person("Titus")]
    table = Table(server, people)
    await table.start()
    await all_told(roma)
    leader, panel = await waiting_person(table)
    return table, leader, panel, [person for person in people if person is not leader]


def menu(message, wanted: str):
    return next(each for each in message.selects if verb(each.custom_id) == wanted)


async def press(person, message, wanted: str):
    return await (await person.click(message, custom_id=button(message, wanted))).message(PATIENCE)


async def choose(person, message, wanted: str, value: str):
    there = menu(message, wanted).custom_id
    return await (await person.select(message, value, custom_id=there)).message(PATIENCE)


async def plans_of(table: Table, person):
    return await press(person, await table.panel(person), "plan")


def led_by(panel) -> str:
    """The role that is led if the first is chosen."""
    return next(id for id in offers(panel) if id.startswith("lead:")).partition(":")[2]


async def test_who_is_not_asked_finds_the_plans_and_sets_one(server, roma, clock) -> None:
    table, leader, panel, (gaius, *_) = await opened(server, roma)
    key = f"gtr.follow:{led_by(panel)}"
    shown = await plans_of(table, gaius)
    assert shown.seen_by == gaius.id
    kinds = [option.value for option in menu(shown, "plankind").options]
    assert key in kinds
    assert len(kinds) == 7
    kind = await choose(gaius, shown, "plankind", key)
    ways = [option.value for option in menu(kind, "planas").options]
    assert ways[0] == "ask"
    planned = await choose(gaius, kind, "planas", "think:one")
    assert "once" in planned.text
    lasting = next(b for b in planned.buttons if ":always:" in b.custom_id)
    always = await (await gaius.click(planned, custom_id=lasting.custom_id)).message(PATIENCE)
    assert "until you cancel it" in always.text
    listed = await press(gaius, always, "plan")
    assert "draw one card" in listed.text
    await lead_something(leader, panel, Rng(3))
    await clock.pass_(LONGEST)
    again = await table.panel(gaius)
    assert not is_question(again) or "follow" not in again.text.lower()
    assert "your plan has answered for you" in again.text
    row = await roma.store.table_in(table.channel.id)
    seat = next(s.seat for s in await roma.store.seats(row.id) if s.user == gaius.id)
    made = [c for c in await roma.store.choices(row.id) if c.seat == seat]
    assert made[0].picks == ("think:one",)
    assert "your plan has answered for you" not in (await table.panel(gaius)).text


async def test_plans_are_changed_and_cancelled_one_by_one_and_all(server, roma) -> None:
    table, _, _, (gaius, *_) = await opened(server, roma)
    shown = await plans_of(table, gaius)
    for key in ("gtr.follow:laborer", "gtr.follow:patron"):
        kind = await choose(gaius, shown, "plankind", key)
        kind = await choose(gaius, kind, "planas", "think:one")
        shown = await press(gaius, kind, "plan")
    assert shown.text.count("draw one card") == 2
    kind = await choose(gaius, shown, "plankind", "gtr.follow:laborer")
    shown = await choose(gaius, kind, "planas", "ask")
    assert shown.text.count("draw one card") == 1
    shown = await press(gaius, shown, "plandrop")
    assert "draw one card" not in shown.text
    assert not has_verb(shown, "plandrop")
    back = await press(gaius, shown, "back")
    assert has_verb(back, "plan")


async def test_the_panel_says_what_will_be_answered_and_one_may_still_answer(
    server, roma, clock
) -> None:
    table, leader, panel, (gaius, *_) = await opened(server, roma)
    shown = await plans_of(table, gaius)
    kind = await choose(gaius, shown, "plankind", f"gtr.follow:{led_by(panel)}")
    await choose(gaius, kind, "planas", "think:one")
    await lead_something(leader, panel, Rng(3))
    asked = await table.panel(gaius)
    assert "unless you do: **Think: draw one card**" in asked.text
    assert is_question(asked)


async def test_thinking_where_nothing_else_can_be_done_is_turned_off(server, roma) -> None:
    table, _, _, (person, *_) = await opened(server, roma)
    shown = await plans_of(table, person)
    assert [o.value for o in menu(shown, "planauto").options if o.default] == ["cards"]
    assert "When I can only think: **Refill my hand" in shown.text
    shown = await choose(person, shown, "planauto", "off")
    assert "When I can only think: **Ask me**" in shown.text
    assert [o.value for o in menu(shown, "planauto").options if o.default] == ["off"]
    again = await plans_of(table, person)
    assert [o.value for o in menu(again, "planauto").options if o.default] == ["off"]


async def test_it_is_said_in_german_too(server, roma) -> None:
    table, *_ = await opened(server, roma)
    livia = next(person for person in table.people if person.name == "Livia")
    shown = await plans_of(table, livia)
    assert "Antworten im Voraus" in shown.text
    assert "wird angeführt" in menu(shown, "plankind").options[0].label


async def test_nobody_plans_at_a_table_that_is_over(server, roma) -> None:
    table, _, _, (gaius, *_) = await opened(server, roma)
    shown = await plans_of(table, gaius)
    row = await roma.store.table_in(table.channel.id)
    await roma.store.close_table(row.id, 1)
    roma.sessions.forget(row.id)
    there = menu(shown, "plankind").custom_id
    await gaius.select(shown, "gtr.follow:patron", custom_id=there)
    await gaius.wait_for(lambda m: m.seen_by == gaius.id and "over" in m.text, PATIENCE)


async def test_what_the_rules_keep_is_set_from_the_same_list(server, roma) -> None:
    people = [server.person("Livia"), server.person("Gaius")]
    table = Table(server, people, "romolo_o_remo")
    await table.start()
    await all_told(roma)
    leader, _ = await waiting_person(table)
    other = next(person for person in people if person is not leader)
    row = await roma.store.table_in(table.channel.id)
    seat = next(s.seat for s in await roma.store.seats(row.id) if s.user == leader.id)
    shown = await plans_of(table, other)
    kind = await choose(other, shown, "plankind", f"stance:{seat}")
    sure = await choose(other, kind, "wish", f"stance:{seat}:friendly")
    assert has_verb(sure, "do_aside")
    await press(other, sure, "do_aside")
    shown = await plans_of(table, other)
    options = {o.value: o.description for o in menu(shown, "plankind").options}
    assert options[f"stance:{seat}"].startswith("Friendly")


async def test_whoever_relies_on_a_plan_that_stopped_is_told_in_private(
    server, roma, clock
) -> None:
    table, leader, panel, (gaius, *_) = await opened(server, roma)
    shown = await plans_of(table, gaius)
    key = f"gtr.follow:{led_by(panel)}"
    kind = await choose(gaius, shown, "plankind", key)
    await choose(gaius, kind, "planas", "think:one")
    row = await roma.store.table_in(table.channel.id)
    seat = next(s.seat for s in await roma.store.seats(row.id) if s.user == gaius.id)
    (plan,) = await roma.store.plans(row.id, seat)
    await roma.store.save_plan(msgspec.structs.replace(plan, rests_on="another hand"))
    await lead_something(leader, panel, Rng(3))
    await clock.pass_(LONGEST)
    told = [m for m in gaius.sees(gaius.dm) if "your plan did not answer" in m.text]
    assert len(told) == 1
    assert not any("plan" in m.text for m in leader.sees(table.channel) if m.seen_by is None)
    again = await table.panel(gaius)
    assert "no longer holds" in again.text
    assert is_question(again)
